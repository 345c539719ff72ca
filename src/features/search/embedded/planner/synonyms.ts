import type {Locale} from '../../../../config/locale';

/**
 * Groups of words that mean the same on this site, one group per line, words parted by `|`. A reader who writes one
 * finds the others, a little lower. Keep a line short: every word in it is looked up.
 */
const BOTH = `
k8s|kubernetes
cert|certificate|ssl|tls|https
hpa|autoscaling|auto scaling|automatic scaling
ci|continuous integration
cd|continuous delivery|continuous deployment
db|database
vm|virtual machine
env|environment
repo|repository
config|configuration
lb|load balancer
`;

const ENGLISH = `
password|passwd|pwd|credential
forgot|forget|forgotten|lost|reset|recover
login|log in|sign in|signin|logon
delete|remove|destroy|drop
uninstall|remove rainbond
create|add|new
change|edit|modify|update
upgrade|update
rollback|roll back|revert
restart|reboot
start|run|launch
stop|close|shut down
install|setup|set up|deploy
scaling|scale|replica
autoscale|autoscaling|hpa|scale automatically
offline|air gapped|airgapped|without internet|closed network
disk|volume|storage|persistent
domain|domain name|host name|hostname
port|tcp
user|member|account
team|tenant|workspace
cluster|region
app|application
component|service
dependency|depend|dependon|connect
plugin|sidecar
microservice|service mesh
jar|java|spring boot|springboot
node|nodejs|node.js
go|golang
js|javascript|nodejs
log|logs
monitoring|metrics|monitor
trace|tracing|apm
high availability|ha|highly available
arm|arm64|multi arch
price|cost|pricing
compare|difference|versus|vs
crash|crashloopbackoff|restarts
fail|error|failure
backup|back up
compile|build
webhook|auto build|automatic build
marketplace|app store|application store
template|app model
gray|canary|grey
job|cronjob|cron
env|variable
slow|performance|latency|profile
token|api key|access key
certificate|cert-manager|let's encrypt
schedule|scheduled|cronjob|cron|nightly|every night|every day|job
restrict|limit|quota
typo|mistake|spelling
staff|employee|user
documentation|docs|manual
website|site|web app|web page
reachable|reach|access|expose
internet|public|outside|external
world|outside
isolated|offline|air gapped
laptop|one machine|single machine
begin|start|first
debug|diagnose|troubleshoot
unauthorized|authentication|credential|login
forbidden|permission|access
teammate|colleague|member
customise|customize|custom
newest|latest
shell|terminal|exec
restore|recover|backup
throughput|performance
cancel|stop|undo
undo|roll back|revert
inspect|diagnose|view
grow|scale|enlarge
bigger|more|larger|enlarge
ram|memory
folder|directory|volume
vanish|lost|lose|gone
persist|keep|persistent
freeze|hang|stuck
unreachable|cannot be reached|unavailable
refused|rejected|denied
duration|time|latency
release|version|publish
artifact|package
microservices|spring cloud|service mesh
pause|suspend|stop
subfolder|subdirectory|directory
requirement|prerequisite
safely|secure
handshake|tls
go back|roll back|rollback|previous version|revert
previous release|previous version
reach|access|expose|visit
outside|external|public
renew|renewal|extend|expire
script|shell|command
watch|monitor|observe
buy|purchase|subscribe|enterprise
help|support|contact
copy|clone|duplicate
move|migrate|migration
share|publish
machine|host|server|node
intranet|offline|internal
zip|package|archive
secret|password|token
blank|empty|white screen
stuck|pending|hang
slow|timeout
import|take over|adopt
invite|add member|add user
colleague|employee|member|user
permission|role|access|right
read only|view only|role
node|host|machine|server
choose|pick|select|pin|affinity
terminal|shell|console
download|export|fetch
upload|import
pull|image
registry|harbor|image repository
proxy|mirror
wildcard|domain
oom|out of memory|memory
health check|probe|liveness|readiness
alert|alarm|notification
snapshot|backup
attach|connect|import cluster
detach|disconnect|remove
bind|attach|mount
notify|webhook
sso|oauth|single sign on
config file|configmap|configuration file
frontend|static|html|nginx|vue
backend|api|service
docker compose|compose
chart|helm
svn|git|repository
code quality|sonarqube|code scan
pipeline|ci|cd
trial|try|quick install|one machine
single node|one machine|single machine
multi node|several hosts|hosts
occupied|in use|conflict
change|adjust|set
see|show|list|get|view
fetch|get|list
kill|stop|delete
bug|issue|problem
broken|fail|problem
error|problem|message
old|previous|earlier|older
newest|latest|upgrade
clean|free|delete|reclaim
disk full|disk space|disk pressure
timezone|time
kunpeng|phytium|arm|arm64
kylin|uos|openeuler
customer|client|delivery
external database|third party|third-party component
registry center|nacos|eureka
circuit breaker|rate limit|governance
forward|route|proxy
redirect|rewrite
entry|gateway|ingress
tcp|stream|udp
blue green|canary|gray release
`;

const CHINESE = `
忘记|重置|找回|恢复|丢失
登录|登陆|登入
账号|帐号|账户|帐户|用户
部署|布署
删除|移除|删掉
卸载|清除
新建|创建|添加|新增|建
修改|编辑|更改|变更|改
更新|升级
回滚|回退|恢复
重启|重新启动
停止|关闭|停掉
安装|搭建|装|部署
伸缩|扩容|缩容|扩缩容|弹性伸缩|自动伸缩|水平伸缩|hpa|autoscaling
副本|实例
离线|内网|无网|断网
u盘|离线|拷贝
拷|拷贝|复制|导出
私服|私有仓库|仓库
耗|占用|高
存储|磁盘|硬盘|持久化|挂载|卷|volume
域名|网址|访问地址
证书|https|ssl|tls
环境变量|变量|env
虚拟机|虚机|vm
插件|sidecar|plugin
微服务|服务网格|service mesh|spring cloud
流水线|pipeline|ci
集群|region
团队|租户|team
应用市场|应用商店|应用库
应用模板|模版|模板|应用模型
组件|服务
依赖|连接
日志|log
监控|指标
链路追踪|调用链|tracing|链路
性能分析|慢|性能
镜像|image|docker
源码|源代码|代码
构建|编译|打包
自动构建|webhook|自动部署
报错|错误|失败|异常
高可用|ha
信创|国产化|arm
多集群|多云
数据库|mysql|db
价格|费用|成本|多少钱|花钱|开销
区别|对比|差异|比较|不一样
备份|恢复
网关|路由|gateway|ingress
定时任务|任务|job|cronjob
灰度|金丝雀
密钥|令牌|token|access key
案例|客户
架构|原理|设计
快速|迅速
入门|上手|开始
不一样|区别|不同|差别
退回|回退|换回|回滚|上一个版本|旧版本
定时|定时任务|cronjob|周期|每天|每晚|凌晨|计划任务
脚本|命令
共用|共享|公用
目录|路径|文件夹
没了|丢失|丢|消失|不见了
起不来|启动失败|无法启动|启动不了|启动异常
打不开|无法访问|访问不了|访问不到|进不去
连不上|无法连接|连接失败|连接不上
续签|续期|自动签发|renew
交流群|社区|微信群|qq群|钉钉群
认证|鉴权|token|登录
拿|获取|取得|得到
外网|公网|外部|外面
上线|部署|发布
买|购买|付费|商业|企业版
升|升级
限制|限额|配额
防火墙|端口|安全组
机器|主机|服务器|节点
看|查看
传|上传
搬|迁移|搬迁
共建|贡献|提交代码
满了|不足|不够
卡住|pending|一直等待
中文名|别名
空白|白屏
超时|timeout
换|更换|切换|替换|改用
跑|运行|执行
指定|固定|调度|亲和
权限|角色|授权|只读
成员|用户|人员|同事|员工
邀请|加入|添加成员
开放|暴露|对外
终端|web终端|命令行|shell|控制台
下载|导出
导入|上传
拉取|下载镜像|拉镜像
镜像仓库|仓库|registry|harbor
代理|proxy
泛域名|二级域名|域名
内存|memory|oom
崩溃|挂掉|挂了|异常退出|反复重启|不断重启|crashloopbackoff
健康检查|探针|存活
通知|告警|报警
快照|备份
复制|克隆|拷贝
接管|纳管|导入
对接|接入|连接|添加集群
断开|解绑|移除
绑定|关联|挂载
分享|发布|共享|上架
下架|撤下
默认密码|初始密码
密码|口令|password
单点登录|oauth|第三方登录
配置文件|configmap|配置
压测|性能
拓扑|编排
前端|静态|html|nginx|vue
jar|war|java|spring boot|springboot
docker compose|docker-compose|compose
chart|helm
仓库|代码仓库|git
代码检查|代码质量|代码扫描|sonarqube
持续集成|ci|gitlab
持续部署|持续交付|cd
搭建|安装
试用|体验|快速安装
单机|一台机器|单节点
多节点|多台机器|主机安装
占用|冲突|被占
放行|开放端口
调整|修改|设置
设置|配置
查询|查看|获取
列表|获取
启动|开启|运行
起|启动
自启|启动
文档|手册|说明
反馈|提交问题|issue
联系|客服|支持
培训|服务
迁移|切换|搬
老版本|旧版本|历史版本
新版本|最新版本|升级
数据目录|存储
清理|删除|释放
磁盘满|磁盘空间|磁盘不足
时区|时间
中文|语言|国际化
虚拟化|虚拟机
arm|鲲鹏|飞腾|龙芯|aarch64
麒麟|统信|欧拉|国产操作系统
甲方|客户现场|交付
一键|快速
外部数据库|自建数据库|第三方组件
注册中心|nacos|eureka
熔断|限流|治理
转发|路由|代理
跳转|重定向
入口|网关
tcp|四层
http|七层
白名单|黑名单
排查|诊断|定位|排错|故障排查
网站|站点|网页|web
外面|外部|外网|公网
电脑|笔记本|本机
耗时|响应时间|延迟|慢
卡|慢|卡住
隔离|离线|内网
开账号|创建用户|注册
注册|开通
文件夹|目录
会丢|丢失
未授权|认证|没有权限
退出|停止|崩溃
拿不到|获取失败|失败
怎么装|安装
用不了|不可用|无法使用|异常
没反应|无响应|超时
加密|https|证书
加机器|添加节点|增加节点
下线|移除|删除
复用|共享
弹性|自动伸缩|伸缩
滚动更新|不停机|滚动升级|平滑
新手|入门|初学
账单|费用
容灾|高可用|灾备
审批|审核
分支|git
私有化|离线|客户现场
暂停|停止|关闭
子目录|目录
收费|价格|费用
要求|需求|前提
报价|价格
`;

function parse(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|'));
}

/** Groups of words with one meaning, per language. */
export const SYNONYMS: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  en: parse(BOTH + ENGLISH),
  zh: parse(BOTH + CHINESE),
};
