import {SYNONYMS} from './synonyms';

/**
 * Chinese technical terms. The dictionary of browsers (ICU) does not know most of them and cuts them into single
 * characters, which then stick to their neighbors: 看组件 became one word.
 */
const TRADE = (
  '组件 网关 镜像 插件 集群 节点 容器 域名 证书 团队 租户 命名空间 灰度 伸缩 扩容 缩容 副本 实例 日志 监控 探针 流水线 源码 代码 构建 部署 回滚 端口 ' +
  '环境变量 系统变量 构建变量 模板 应用 商店 控制台 平台 微服务 虚拟机 离线 内网 外网 公网 弹性 持久化 存储 存储卷 挂载 仓库 私有 依赖 调度 亲和性 污点 容忍 信创 ' +
  '国产化 架构 路由 策略 报错 闪退 卡住 拉取 推送 触发 账号 密码 权限 角色 成员 配额 限额 接口 令牌 密钥 鉴权 认证 火焰图 链路 追踪 探活 健康检测 健康检查 滚动更新 ' +
  '一键 交付 导出 导入 纳管 接管 对接 上架 下架 升级 备份 恢复 迁移 克隆 配置 配置组 配置文件 启动 重启 关闭 停止 变量 中间件 前端 后端 静态 网页 白屏 超时 内存 磁盘 ' +
  '主机 裸机 单机 高可用 容灾 续期 续签 过期 跨域 负载均衡 反向代理 限流 熔断 蓝绿 终端 命令行 定时任务 计划任务 批处理 制品 多云 混合云 算子 版本 服务 服务器 升降级 ' +
  '数据库 防火墙 处理器 内核 网络 网段 公网 重定向 跳转 子域名 泛域名 签发 启用 停用 禁用 开通 卸载 安装包 应用包 软件包 组件库 应用库 应用商店 应用市场 应用模板 ' +
  '多租户 多环境 多集群 单节点 多节点 高并发 压测 扩展 自动化 持续集成 持续交付 持续部署 自动构建 自动部署 代码仓库 镜像仓库 启动命令 启动顺序 端口映射 访问策略 ' +
  '别名 重命名 快照 回收 清理 缓存 资源 概览 详情 列表 事件 操作 记录 审计 告警 报警 指标 看板 仪表盘 图形化 可视化 编排 拓扑 ' +
  '客户 机房 公司 系统 页面 刷新 调用 私服 方法 数据 文件 程序 软件 项目 参数 命令 容量'
).split(' ');

/** Chinese words and phrases that stay whole in a query; longer ones first, since 应用商店 holds 应用. */
export const KNOWN_WORDS = [...new Set([...TRADE, ...SYNONYMS.zh.flat()])]
  .filter((word) => /^\p{Script=Han}{2,}$/u.test(word))
  .sort((a, b) => b.length - a.length);

const KNOWN = new RegExp(`(${KNOWN_WORDS.join('|')})`);

/** Cuts a Chinese text at the technical terms: those have odd indexes, the text between them even ones. */
export function cutAtKnown(text: string): string[] {
  return text.split(KNOWN);
}

const SINGLES = new Set(SYNONYMS.zh.flat().filter((word) => /^\p{Script=Han}$/u.test(word)));

/** Whether a single character is a word of its own: 装 for 安装, 看 for 查看. */
export function isKnownSingle(character: string): boolean {
  return SINGLES.has(character);
}
