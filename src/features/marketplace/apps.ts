import type {CategoryId, Localized} from './categories';

/** Licenses of the applications, by SPDX identifier. */
export type SpdxId =
  | 'AGPL-3.0-only'
  | 'Apache-2.0'
  | 'BSD-2-Clause'
  | 'BUSL-1.1'
  | 'EPL-1.0'
  | 'GPL-2.0-only'
  | 'GPL-3.0-only'
  | 'LGPL-3.0-only'
  | 'MIT'
  | 'MPL-2.0'
  | 'MulanPSL-2.0'
  | 'PostgreSQL'
  | 'SSPL-1.0';

/** An application of the page of featured applications. `sources.ts` tells where it is known from. */
export interface MarketplaceApp {
  /** Kebab case; also the anchor of the entry. */
  id: string;
  name: string;
  category: CategoryId;
  /** License of the current version upstream, as of 2026. */
  license: SpdxId;
  /** What the identifier does not tell: other choices, earlier versions, parts that are excepted. */
  licenseNote?: Localized;
  /** Homepage or repository of the project. */
  upstream: `https://${string}`;
  /** One sentence. */
  description: Localized;
  /** What to know when installing it; without it, searching the marketplace for the name is enough. */
  install?: Localized;
  /** Page of the documentation that shows how to deploy or use the application. */
  docs?: `/docs/${string}`;
  /** Slug of the post of the blog that treats the application. */
  post?: string;
}

/** The marketplace lists some applications under a name that only the Chinese page can show. */
const CHINESE_NAME_EN =
  'The marketplace lists it under its Chinese name, which the Chinese version of this page shows.';

/** The applications in the order of the page: by category, the best known first. */
export const APPS: readonly MarketplaceApp[] = [
  {
    id: 'mysql',
    name: 'MySQL',
    category: 'databases',
    license: 'GPL-2.0-only',
    upstream: 'https://www.mysql.com',
    description: {
      en: 'Relational database behind much of the web, with replication and a large choice of tools.',
      zh: '应用最广的关系型数据库之一，支持主从复制，周边工具齐全。',
    },
    install: {
      en: 'Templates for a single node, on amd64 and arm64, and for a primary with replicas.',
      zh: '有单机版和主从集群的模板，单机版另有 arm64 版本。',
    },
    docs: '/docs/tutorial/via-rainbond-deploy-sourceandmiddleware',
    post: 'mysql-exporter',
  },
  {
    id: 'percona-server',
    name: 'Percona Server for MySQL',
    category: 'databases',
    license: 'GPL-2.0-only',
    upstream: 'https://github.com/percona/percona-server',
    description: {
      en: 'Drop-in replacement for MySQL with extra diagnostics and tuning for heavy loads.',
      zh: '与 MySQL 兼容的分支，强化了高负载下的性能与诊断能力。',
    },
    install: {
      en: 'Search for "Percona"; versions 5.5, 5.6, and 5.7 are separate templates.',
      zh: '搜索“Percona”，5.5、5.6、5.7 是三个独立的模板。',
    },
  },
  {
    id: 'mariadb',
    name: 'MariaDB',
    category: 'databases',
    license: 'GPL-2.0-only',
    upstream: 'https://mariadb.org',
    description: {
      en: 'Community-run relational database that grew out of MySQL and speaks its protocol.',
      zh: '从 MySQL 分出、由社区主导的关系型数据库，沿用 MySQL 的协议。',
    },
  },
  {
    id: 'postgresql',
    name: 'PostgreSQL',
    category: 'databases',
    license: 'PostgreSQL',
    upstream: 'https://www.postgresql.org',
    description: {
      en: 'Relational database known for strict SQL, rich types, and extensions such as PostGIS.',
      zh: '严格遵循 SQL 标准的关系型数据库，类型丰富，可用 PostGIS 等插件扩展。',
    },
    install: {
      en: 'Search for "postgresql-ha" to get a cluster that survives the loss of a node.',
      zh: '需要高可用集群时搜索“postgresql-ha”。',
    },
    post: 'postgresql-ha',
  },
  {
    id: 'redis',
    name: 'Redis',
    category: 'databases',
    license: 'AGPL-3.0-only',
    licenseNote: {
      en: 'or SSPL-1.0 or RSALv2, since version 8; up to 7.2: BSD-3-Clause',
      zh: '8.0 起也可选 SSPL-1.0 或 RSALv2；7.2 及更早版本为 BSD-3-Clause',
    },
    upstream: 'https://redis.io',
    description: {
      en: 'Keeps key-value data in memory, for caches, sessions, counters, and queues.',
      zh: '内存中的键值存储，常用作缓存、会话、计数器和队列。',
    },
  },
  {
    id: 'mongodb',
    name: 'MongoDB',
    category: 'databases',
    license: 'SSPL-1.0',
    licenseNote: {
      en: 'source available, not approved by the OSI; versions before October 2018: AGPL-3.0',
      zh: '源码可见，但未获 OSI 认可；2018 年 10 月之前的版本为 AGPL-3.0',
    },
    upstream: 'https://www.mongodb.com',
    description: {
      en: 'Stores JSON-like documents whose fields may differ from one to the next.',
      zh: '文档型数据库，以类 JSON 的文档存数据，每条记录的字段可以不同。',
    },
  },
  {
    id: 'tidb',
    name: 'TiDB',
    category: 'databases',
    license: 'Apache-2.0',
    upstream: 'https://github.com/pingcap/tidb',
    description: {
      en: 'Distributed SQL database that scales out while clients keep using the MySQL protocol.',
      zh: '可横向扩展的分布式 SQL 数据库，客户端仍按 MySQL 协议访问。',
    },
  },
  {
    id: 'tdengine',
    name: 'TDengine',
    category: 'databases',
    license: 'AGPL-3.0-only',
    upstream: 'https://github.com/taosdata/TDengine',
    description: {
      en: 'Time-series database for readings from machines and sensors.',
      zh: '时序数据库，面向设备和传感器的采集数据。',
    },
    install: {
      en: 'Choose between the templates for a single node and for a cluster.',
      zh: '单机版与集群版是两个模板，按需选择。',
    },
  },
  {
    id: 'kafka',
    name: 'Apache Kafka',
    category: 'messaging',
    license: 'Apache-2.0',
    upstream: 'https://kafka.apache.org',
    description: {
      en: 'Event log for many producers and consumers that can be read again from any point.',
      zh: '分布式事件日志，多方写入、多方消费，可从任意位置重新读取。',
    },
    install: {
      en: 'The template includes ZooKeeper.',
      zh: '模板自带 ZooKeeper。',
    },
  },
  {
    id: 'rabbitmq',
    name: 'RabbitMQ',
    category: 'messaging',
    license: 'MPL-2.0',
    upstream: 'https://www.rabbitmq.com',
    description: {
      en: 'Message broker for AMQP with flexible routing between exchanges and queues.',
      zh: '实现 AMQP 的消息代理，可在交换机与队列之间灵活路由。',
    },
  },
  {
    id: 'rocketmq',
    name: 'Apache RocketMQ',
    category: 'messaging',
    license: 'Apache-2.0',
    upstream: 'https://rocketmq.apache.org',
    description: {
      en: 'Message queue with ordered, delayed, and transactional messages.',
      zh: '消息队列，支持顺序消息、延时消息和事务消息。',
    },
  },
  {
    id: 'emqx',
    name: 'EMQX',
    category: 'messaging',
    license: 'BUSL-1.1',
    licenseNote: {
      en: 'since 5.9, source available; up to 5.8: Apache-2.0, which covers the 4.4 template',
      zh: '5.9 起源码可见；5.8 及更早版本为 Apache-2.0，市场里的 4.4 模板属于后者',
    },
    upstream: 'https://github.com/emqx/emqx',
    description: {
      en: 'MQTT broker that connects large numbers of devices to backend systems.',
      zh: 'MQTT 消息服务器，把大量设备接入后端系统。',
    },
    install: {
      en: 'The template starts a cluster of several nodes.',
      zh: '模板装好即是多节点集群。',
    },
    post: 'emqx',
  },
  {
    id: 'zookeeper',
    name: 'Apache ZooKeeper',
    category: 'messaging',
    license: 'Apache-2.0',
    upstream: 'https://zookeeper.apache.org',
    description: {
      en: 'Small, consistent store in which distributed systems elect leaders and keep configuration.',
      zh: '强一致的小型存储，分布式系统用它选主、保存配置。',
    },
  },
  {
    id: 'nacos',
    name: 'Nacos',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://nacos.io',
    description: {
      en: 'Registry where services find each other, and a store for their configuration.',
      zh: '微服务的注册中心，兼作配置中心。',
    },
    install: {
      en: 'Search for "Nacos-cluster" for several nodes; the template for one node brings its own MySQL.',
      zh: '集群搜索“Nacos-cluster”；单机版搜索“Nacos单机”，自带 MySQL。',
    },
    docs: '/docs/how-to-guides/micro-service-deploy/blade-example#nacos',
    post: 'nacos',
  },
  {
    id: 'apollo',
    name: 'Apollo',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://www.apolloconfig.com',
    description: {
      en: 'Configuration center with environments, permissions, and gradual release of changes.',
      zh: '配置中心，区分环境、管控权限，配置改动可以灰度发布。',
    },
    post: 'apollo',
  },
  {
    id: 'sentinel',
    name: 'Sentinel',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://sentinelguard.io',
    description: {
      en: 'Limits calls between services and breaks the circuit before an overload spreads.',
      zh: '对服务间调用限流、熔断，不让过载扩散。',
    },
    install: {
      en: 'Search for "Sentinel-Dashboard"; your services report to it.',
      zh: '搜索“Sentinel-Dashboard”，各服务向它上报。',
    },
  },
  {
    id: 'nginx',
    name: 'NGINX',
    category: 'microservices',
    license: 'BSD-2-Clause',
    upstream: 'https://nginx.org',
    description: {
      en: 'Web server and reverse proxy that serves files, balances load, and terminates TLS.',
      zh: 'Web 服务器兼反向代理，负责静态文件、负载均衡与 TLS 终止。',
    },
  },
  {
    id: 'caddy',
    name: 'Caddy',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://caddyserver.com',
    description: {
      en: 'Web server that requests and renews its TLS certificates by itself.',
      zh: '会自己申请并续期 TLS 证书的 Web 服务器。',
    },
  },
  {
    id: 'apisix',
    name: 'Apache APISIX',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://apisix.apache.org',
    description: {
      en: 'API gateway whose routes and plugins change while it runs.',
      zh: 'API 网关，路由和插件可在运行中热更新。',
    },
  },
  {
    id: 'kong',
    name: 'Kong Gateway',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://github.com/Kong/kong',
    description: {
      en: 'API gateway on NGINX and Lua, with plugins for authentication, quotas, and logging.',
      zh: '基于 NGINX 与 Lua 的 API 网关，认证、配额、日志都由插件完成。',
    },
  },
  {
    id: 'higress',
    name: 'Higress',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://higress.ai',
    description: {
      en: 'Gateway on Envoy and Istio that takes Ingress resources and service registries as input.',
      zh: '以 Envoy 和 Istio 为内核的网关，可对接 Ingress 与各类注册中心。',
    },
  },
  {
    id: 'envoy',
    name: 'Envoy',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://www.envoyproxy.io',
    description: {
      en: 'Proxy alongside each service that retries, limits, breaks circuits, and measures its traffic.',
      zh: '部署在服务旁边的代理，承担重试、限流、熔断和流量观测。',
    },
    post: 'enovy1',
  },
  {
    id: 'istio',
    name: 'Istio',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://istio.io',
    description: {
      en: 'Service mesh that encrypts, routes, and observes traffic between services.',
      zh: '服务网格，对服务之间的流量做加密、路由和观测。',
    },
    install: {
      en: 'Use "helm install" on the cluster itself: custom resources do not become components.',
      zh: '在集群上用“helm install”安装：自定义资源转不成组件。',
    },
    post: 'istio',
  },
  {
    id: 'linkerd',
    name: 'Linkerd',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://linkerd.io',
    description: {
      en: 'Service mesh for Kubernetes with a small proxy written in Rust.',
      zh: 'Kubernetes 上的服务网格，代理用 Rust 编写，占用小。',
    },
  },
  {
    id: 'kiali',
    name: 'Kiali',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://kiali.io',
    description: {
      en: 'Console for Istio that draws the mesh and edits its traffic rules.',
      zh: 'Istio 的控制台，绘制网格拓扑，也能修改流量规则。',
    },
    install: {
      en: 'Use "helm install" on the cluster, next to Istio.',
      zh: '在集群上用“helm install”安装，与 Istio 装在一起。',
    },
    post: 'istiograyscale',
  },
  {
    id: 'dapr',
    name: 'Dapr',
    category: 'microservices',
    license: 'Apache-2.0',
    upstream: 'https://dapr.io',
    description: {
      en: 'Gives services state, messaging, and calls to each other over one local API.',
      zh: '通过本地 API 为服务提供状态存储、消息与互相调用的能力。',
    },
  },
  {
    id: 'prometheus',
    name: 'Prometheus',
    category: 'observability',
    license: 'Apache-2.0',
    upstream: 'https://prometheus.io',
    description: {
      en: 'Collects metrics from targets, keeps them as time series, and evaluates alert rules.',
      zh: '定时采集指标并存为时间序列，按规则触发告警。',
    },
  },
  {
    id: 'grafana',
    name: 'Grafana',
    category: 'observability',
    license: 'AGPL-3.0-only',
    upstream: 'https://grafana.com/oss/grafana/',
    description: {
      en: 'Dashboards over metrics, logs, and traces from many data sources.',
      zh: '把多种数据源的指标、日志和链路做成看板。',
    },
    post: 'JmxExporter',
  },
  {
    id: 'loki',
    name: 'Grafana Loki',
    category: 'observability',
    license: 'AGPL-3.0-only',
    upstream: 'https://grafana.com/oss/loki/',
    description: {
      en: 'Log store that indexes labels instead of full text, which keeps it small.',
      zh: '日志存储，只索引标签而不索引全文，因此占用小。',
    },
    post: 'loki',
  },
  {
    id: 'tempo',
    name: 'Grafana Tempo',
    category: 'observability',
    license: 'AGPL-3.0-only',
    upstream: 'https://grafana.com/oss/tempo/',
    description: {
      en: 'Trace backend that needs no more than object storage.',
      zh: '链路追踪后端，只依赖对象存储。',
    },
  },
  {
    id: 'elasticsearch',
    name: 'Elasticsearch',
    category: 'observability',
    license: 'AGPL-3.0-only',
    licenseNote: {
      en: 'or SSPL-1.0 or Elastic-2.0, since 8.16; 7.11 to 8.15: only the latter two; up to 7.10: Apache-2.0',
      zh: '8.16 起也可选 SSPL-1.0 或 Elastic-2.0；7.11 至 8.15 只有后两种；7.10 及更早版本为 Apache-2.0',
    },
    upstream: 'https://github.com/elastic/elasticsearch',
    description: {
      en: 'Search engine for text and logs that spreads its indexes over nodes.',
      zh: '面向文本与日志的搜索引擎，索引分布在多个节点上。',
    },
    post: 'elk',
  },
  {
    id: 'kibana',
    name: 'Kibana',
    category: 'observability',
    license: 'AGPL-3.0-only',
    licenseNote: {
      en: 'with the same choices and earlier licenses as Elasticsearch',
      zh: '可选项与历史许可证同 Elasticsearch',
    },
    upstream: 'https://github.com/elastic/kibana',
    description: {
      en: 'Queries and charts for what Elasticsearch holds.',
      zh: '查询 Elasticsearch 中的数据并绘制图表。',
    },
    install: {
      en: 'Search for "elasticsearch"; one template holds both.',
      zh: '搜索“elasticsearch”，一个模板包含两者。',
    },
    post: 'elk',
  },
  {
    id: 'fluentd',
    name: 'Fluentd',
    category: 'observability',
    license: 'Apache-2.0',
    upstream: 'https://www.fluentd.org',
    description: {
      en: 'Collects logs, reshapes them, and forwards them to search engines or object storage.',
      zh: '采集日志，处理格式后转发到搜索引擎或对象存储。',
    },
    install: {
      en: 'Install it as a plugin on the component whose logs it reads: "Fluentd-ElasticSearch7" or "Fluentd-S3".',
      zh: '作为插件装在产生日志的组件上：“Fluentd-ElasticSearch7”或“Fluentd-S3”。',
    },
    post: 'fluentd',
  },
  {
    id: 'jaeger',
    name: 'Jaeger',
    category: 'observability',
    license: 'Apache-2.0',
    upstream: 'https://www.jaegertracing.io',
    description: {
      en: 'Traces a request through all services and shows where the time went.',
      zh: '跟踪一次请求经过的全部服务，看清时间花在哪里。',
    },
    docs: '/docs/reference/tracking/jaeger',
    post: 'jaeger',
  },
  {
    id: 'opentelemetry-java-agent',
    name: 'OpenTelemetry Java agent',
    category: 'observability',
    license: 'Apache-2.0',
    upstream: 'https://github.com/open-telemetry/opentelemetry-java-instrumentation',
    description: {
      en: 'Adds traces and metrics to a Java program without code changes.',
      zh: '不改代码就给 Java 程序加上链路与指标。',
    },
    install: {
      en: 'Install the plugin "opentelemetry-java-agent" on a Java component.',
      zh: '作为 Java 组件的插件安装：“opentelemetry-java-agent”。',
    },
    docs: '/docs/reference/tracking/jaeger#plugin',
    post: 'jaeger',
  },
  {
    id: 'skywalking',
    name: 'Apache SkyWalking',
    category: 'observability',
    license: 'Apache-2.0',
    upstream: 'https://skywalking.apache.org',
    description: {
      en: 'Performance monitoring with traces, service maps, and alerts, fed by language agents.',
      zh: '应用性能监控，由各语言探针上报，提供链路、服务拓扑与告警。',
    },
    install: {
      en: 'Install the app, then the plugin "skywalking-agent" on Java components.',
      zh: '先装应用，再给 Java 组件开通插件“skywalking-agent”。',
    },
    docs: '/docs/reference/tracking/skywalking',
  },
  {
    id: 'pinpoint',
    name: 'Pinpoint',
    category: 'observability',
    license: 'Apache-2.0',
    upstream: 'https://github.com/pinpoint-apm/pinpoint',
    description: {
      en: 'Traces Java services down to single method calls and maps the calls between them.',
      zh: '把 Java 服务追踪到方法调用一级，并画出调用关系。',
    },
    docs: '/docs/reference/tracking/pinpoint',
  },
  {
    id: 'hertzbeat',
    name: 'Apache HertzBeat',
    category: 'observability',
    license: 'Apache-2.0',
    upstream: 'https://hertzbeat.apache.org',
    description: {
      en: 'Monitors sites, databases, and hosts without agents, and sends alerts.',
      zh: '无需在目标上装代理，即可监控网站、数据库与主机并发出告警。',
    },
    post: 'hertzbeat',
  },
  {
    id: 'pyroscope',
    name: 'Grafana Pyroscope',
    category: 'observability',
    license: 'AGPL-3.0-only',
    upstream: 'https://grafana.com/oss/pyroscope/',
    description: {
      en: 'Continuously profiles running programs, down to the line that uses the CPU.',
      zh: '对运行中的程序持续剖析，定位到消耗 CPU 的那一行。',
    },
    install: {
      en: 'Install the app, then the plugin "Pyroscope-Java-Agent" on Java components.',
      zh: '先装应用，再给 Java 组件开通插件“Pyroscope-Java-Agent”。',
    },
    docs: '/docs/reference/analysis/pyroscope',
    post: 'pyroscope',
  },
  {
    id: 'arthas',
    name: 'Arthas',
    category: 'observability',
    license: 'Apache-2.0',
    upstream: 'https://arthas.aliyun.com',
    description: {
      en: 'Diagnoses a live JVM: threads, class loading, arguments and results of methods.',
      zh: '在线诊断 JVM：线程、类加载、方法的入参与返回值。',
    },
    install: {
      en: 'Install the app "Arthas-Tunnel" for the web console, and the plugin "Arthas-Agent" on Java components.',
      zh: '应用“Arthas-Tunnel”提供 Web 控制台，插件“Arthas-Agent”装在 Java 组件上。',
    },
    docs: '/docs/reference/analysis/arthas',
    post: 'arthas',
  },
  {
    id: 'mysqld-exporter',
    name: 'MySQL Server Exporter',
    category: 'observability',
    license: 'Apache-2.0',
    upstream: 'https://github.com/prometheus/mysqld_exporter',
    description: {
      en: 'Exposes the status of a MySQL server as Prometheus metrics.',
      zh: '把 MySQL 的运行状态转换成 Prometheus 指标。',
    },
    install: {
      en: 'Install it as a plugin on the MySQL component.',
      zh: '作为 MySQL 组件的插件安装。',
    },
    post: 'mysql-exporter',
  },
  {
    id: 'gitlab',
    name: 'GitLab',
    category: 'devops',
    license: 'MIT',
    licenseNote: {en: 'Community Edition', zh: '社区版'},
    upstream: 'https://gitlab.com/gitlab-org/gitlab-foss',
    description: {
      en: 'Code host with merge requests, issues, and pipelines.',
      zh: '代码托管平台，带合并请求、议题和流水线。',
    },
    docs: '/docs/how-to-guides/app-deploy/gitops',
    post: 'gitlabci',
  },
  {
    id: 'gitlab-runner',
    name: 'GitLab Runner',
    category: 'devops',
    license: 'MIT',
    upstream: 'https://docs.gitlab.com/runner/',
    description: {
      en: 'Runs the jobs of GitLab pipelines.',
      zh: '执行 GitLab 流水线里的任务。',
    },
    install: {
      en: 'Use "helm install" on the cluster: the chart contains a ServiceAccount and roles.',
      zh: '在集群上用“helm install”安装：它的 Chart 带有 ServiceAccount 和角色。',
    },
    docs: '/docs/reference/ci-tools/gitlab-ci#runner',
    post: 'gitlabci',
  },
  {
    id: 'jenkins',
    name: 'Jenkins',
    category: 'devops',
    license: 'MIT',
    upstream: 'https://www.jenkins.io',
    description: {
      en: 'Automation server for builds, tests, and releases, extended by plugins.',
      zh: '自动化服务器，负责构建、测试与发布，靠插件扩展。',
    },
  },
  {
    id: 'jianmu',
    name: 'Jianmu',
    category: 'devops',
    license: 'MulanPSL-2.0',
    upstream: 'https://gitee.com/jianmu-dev/jianmu',
    description: {
      en: 'CI/CD pipelines, drawn on a canvas or kept in Git.',
      zh: '建木，流水线既能在画布上拖出来，也能写在 Git 里。',
    },
    install: {en: CHINESE_NAME_EN, zh: '搜索“建木”。'},
    post: 'jianmu',
  },
  {
    id: 'argo',
    name: 'Argo',
    category: 'devops',
    license: 'Apache-2.0',
    upstream: 'https://argoproj.github.io',
    description: {
      en: 'Set of Kubernetes tools for GitOps delivery, workflows, and gradual rollouts.',
      zh: '一组 Kubernetes 工具：GitOps 交付、工作流与渐进式发布。',
    },
  },
  {
    id: 'jpom',
    name: 'Jpom',
    category: 'devops',
    license: 'MulanPSL-2.0',
    upstream: 'https://gitee.com/dromara/Jpom',
    description: {
      en: 'Builds projects, deploys them to hosts through agents or SSH, and monitors them there.',
      zh: '在线构建项目，经代理或 SSH 部署到主机，并负责日常监控。',
    },
    post: 'jpom',
  },
  {
    id: 'sonarqube',
    name: 'SonarQube',
    category: 'devops',
    license: 'LGPL-3.0-only',
    licenseNote: {
      en: 'Community Build; its analyzers have been source available since the end of 2024',
      zh: '社区版；自 2024 年底起，内置分析器改为源码可见的许可证',
    },
    upstream: 'https://github.com/SonarSource/sonarqube',
    description: {
      en: 'Scans source code for bugs, vulnerabilities, and duplication, and sets quality gates for new code.',
      zh: '扫描源码中的缺陷、安全隐患与重复，为新代码设门槛。',
    },
    docs: '/docs/reference/ci-tools/sonarqube',
    post: 'sonarqube',
  },
  {
    id: 'nexus-repository',
    name: 'Nexus Repository',
    category: 'devops',
    license: 'EPL-1.0',
    licenseNote: {
      en: 'source code; current Community Edition binaries have separate terms',
      zh: '指源码；现行 Community Edition 的二进制另有条款',
    },
    upstream: 'https://github.com/sonatype/nexus-public',
    description: {
      en: 'Stores and proxies Maven, npm, Docker, and other packages.',
      zh: '制品仓库，可存放并代理 Maven、npm、Docker 等制品。',
    },
  },
  {
    id: 'harbor',
    name: 'Harbor',
    category: 'devops',
    license: 'Apache-2.0',
    upstream: 'https://goharbor.io',
    description: {
      en: 'Container registry with projects, roles, replication, and vulnerability scans.',
      zh: '容器镜像仓库，支持项目、角色、远程复制与漏洞扫描。',
    },
    docs: '/docs/how-to-guides/app-deploy/image/via-registry-deploy',
    post: 'Harbor',
  },
  {
    id: 'openvscode-server',
    name: 'OpenVSCode Server',
    category: 'devops',
    license: 'MIT',
    upstream: 'https://github.com/gitpod-io/openvscode-server',
    description: {
      en: 'VS Code on a server, used from the browser.',
      zh: '跑在服务器上的 VS Code，用浏览器即可写代码。',
    },
    post: 'OpenVscode',
  },
  {
    id: 'locust',
    name: 'Locust',
    category: 'devops',
    license: 'MIT',
    upstream: 'https://locust.io',
    description: {
      en: 'Load tests, written in Python and distributed across workers.',
      zh: '用 Python 编写压测场景，压力可分摊到多个工作节点。',
    },
    post: 'Locust',
  },
  {
    id: 'yapi',
    name: 'YApi',
    category: 'devops',
    license: 'Apache-2.0',
    upstream: 'https://github.com/YMFE/yapi',
    description: {
      en: 'Documents, mocks, and tests HTTP APIs for a team in one place.',
      zh: '团队的接口管理平台，集中维护接口文档、Mock 与测试。',
    },
  },
  {
    id: 'bytebase',
    name: 'Bytebase',
    category: 'devops',
    license: 'MIT',
    licenseNote: {en: 'outside its enterprise directories', zh: '企业版目录除外'},
    upstream: 'https://github.com/bytebase/bytebase',
    description: {
      en: 'Reviews and applies schema changes to databases, with a history of each.',
      zh: '审核并执行数据库结构变更，每次变更都留有记录。',
    },
    post: 'bytebase',
  },
  {
    id: 'zentao',
    name: 'ZenTao',
    category: 'devops',
    license: 'AGPL-3.0-only',
    licenseNote: {en: 'or ZPL 1.2', zh: '也可选 ZPL 1.2'},
    upstream: 'https://github.com/easysoft/zentaopms',
    description: {
      en: 'Project management for product plans, tasks, bugs, and test cases.',
      zh: '禅道，项目管理软件，覆盖需求、任务、缺陷与用例。',
    },
    install: {en: CHINESE_NAME_EN, zh: '搜索“禅道”。'},
    post: 'maxkey',
  },
  {
    id: 'minio',
    name: 'MinIO',
    category: 'storage',
    license: 'AGPL-3.0-only',
    upstream: 'https://github.com/minio/minio',
    description: {
      en: 'Object storage that speaks the S3 protocol.',
      zh: '兼容 S3 协议的对象存储。',
    },
    install: {
      en: 'Templates for one node and for a cluster. The project stopped maintaining its repository in 2026.',
      zh: '有单机版和集群版模板。上游仓库已于 2026 年停止维护。',
    },
    post: 'curve',
  },
  {
    id: 'rook',
    name: 'Rook with Ceph',
    category: 'storage',
    license: 'Apache-2.0',
    licenseNote: {en: 'Rook; Ceph is mostly LGPL-2.1 or LGPL-3.0', zh: '指 Rook；Ceph 以 LGPL-2.1、LGPL-3.0 为主'},
    upstream: 'https://rook.io',
    description: {
      en: 'Runs Ceph inside Kubernetes and offers its block and file storage to components.',
      zh: '在 Kubernetes 内运行 Ceph，为组件提供块存储与文件存储。',
    },
    install: {
      en: 'Set it up in the cluster itself; components can then use its storage classes.',
      zh: '直接部署在集群里，之后组件即可选用它的存储类。',
    },
    post: 'ceph',
  },
  {
    id: 'curve',
    name: 'Curve',
    category: 'storage',
    license: 'Apache-2.0',
    upstream: 'https://github.com/opencurve/curve',
    description: {
      en: 'Distributed block and file storage; the file system can keep its data in S3.',
      zh: '分布式块存储与文件存储，文件系统的数据可以落在 S3 上。',
    },
    install: {
      en: '"curve-csi" from the marketplace connects a Curve file system to the cluster.',
      zh: '应用市场里的“curve-csi”负责把 CurveFS 接入集群。',
    },
    post: 'curve',
  },
  {
    id: 'cloudreve',
    name: 'Cloudreve',
    category: 'storage',
    license: 'GPL-3.0-only',
    upstream: 'https://github.com/cloudreve/cloudreve',
    description: {
      en: 'File sharing in the browser, on local disks or cloud storage.',
      zh: '网盘系统，文件可存本地，也可存到云存储。',
    },
    install: {
      en: 'Available as a Docker Compose file.',
      zh: '以 Docker 形式提供，是一份 Compose 文件。',
    },
  },
  {
    id: 'maxkey',
    name: 'MaxKey',
    category: 'security',
    license: 'Apache-2.0',
    upstream: 'https://github.com/dromara/MaxKey',
    description: {
      en: 'Single sign-on for company systems with OAuth, OpenID Connect, SAML, and CAS.',
      zh: '企业内部系统的单点登录，支持 OAuth、OpenID Connect、SAML 与 CAS。',
    },
    post: 'maxkey',
  },
  {
    id: 'topiam',
    name: 'TOPIAM',
    category: 'security',
    license: 'AGPL-3.0-only',
    upstream: 'https://github.com/topiam/eiam',
    description: {
      en: 'Manages employee identities and their access to applications.',
      zh: '管理员工身份，以及他们能访问哪些应用。',
    },
    post: 'topiam',
  },
  {
    id: 'neuvector',
    name: 'NeuVector',
    category: 'security',
    license: 'Apache-2.0',
    upstream: 'https://github.com/neuvector/neuvector',
    description: {
      en: 'Learns what containers normally do, blocks what they should not, and scans images.',
      zh: '学习容器的正常行为，拦截异常流量，并扫描镜像漏洞。',
    },
    install: {
      en: 'Use "helm install" on the cluster, from the project\'s own repository: its DaemonSet does not become a component.',
      zh: '在集群上用“helm install”从项目自己的仓库安装：其中的 DaemonSet 转不成组件。',
    },
    post: 'neuvector',
  },
  {
    id: 'dolphinscheduler',
    name: 'Apache DolphinScheduler',
    category: 'data',
    license: 'Apache-2.0',
    upstream: 'https://dolphinscheduler.apache.org',
    description: {
      en: 'Schedules data jobs as graphs with dependencies, retries, and several workers.',
      zh: '数据任务调度，用有向图描述依赖，支持重试与多工作节点。',
    },
    post: 'dolphinscheduler',
  },
  {
    id: 'datacap',
    name: 'DataCap',
    category: 'data',
    license: 'Apache-2.0',
    upstream: 'https://github.com/devlive-community/datacap',
    description: {
      en: 'One web client for queries against many kinds of databases.',
      zh: '一个 Web 客户端，查询多种数据库。',
    },
    post: 'datacap',
  },
  {
    id: 'knowstreaming',
    name: 'KnowStreaming',
    category: 'data',
    license: 'AGPL-3.0-only',
    upstream: 'https://github.com/didi/KnowStreaming',
    description: {
      en: 'Manages Kafka clusters: topics, consumer groups, lag, and health.',
      zh: 'Kafka 集群管理：主题、消费组、积压与健康状况。',
    },
    install: {
      en: 'Install Kafka into the same application, then connect the two in the topology.',
      zh: '把 Kafka 装进同一个应用，再在拓扑图里连上依赖。',
    },
    post: 'knowstreaming',
  },
  {
    id: 'spark',
    name: 'Apache Spark',
    category: 'data',
    license: 'Apache-2.0',
    upstream: 'https://spark.apache.org',
    description: {
      en: 'Engine for batch and stream processing of large data sets, used from Python, Scala, or SQL.',
      zh: '大数据批处理与流处理引擎，可用 Python、Scala 或 SQL 编写。',
    },
  },
  {
    id: 'databend',
    name: 'Databend',
    category: 'data',
    license: 'Apache-2.0',
    licenseNote: {en: 'enterprise parts: Elastic-2.0', zh: '企业版部分为 Elastic-2.0'},
    upstream: 'https://github.com/databendlabs/databend',
    description: {
      en: 'Data warehouse in Rust that keeps its tables in object storage.',
      zh: '用 Rust 编写的数据仓库，表数据放在对象存储里。',
    },
  },
  {
    id: 'mall',
    name: 'mall',
    category: 'business',
    license: 'Apache-2.0',
    upstream: 'https://github.com/macrozheng/mall',
    description: {
      en: 'Online shop with storefront and back office on Spring Boot and Vue.',
      zh: '电商系统，含前台商城与后台管理，基于 Spring Boot 与 Vue。',
    },
    post: 'mall',
  },
  {
    id: 'ruoyi',
    name: 'RuoYi',
    category: 'business',
    license: 'MIT',
    upstream: 'https://gitee.com/y_project/RuoYi',
    description: {
      en: 'Back-office system on Spring Boot with users, roles, menus, and code generation to build on.',
      zh: '若依，基于 Spring Boot 的后台管理系统，用户、角色、菜单与代码生成齐备。',
    },
    install: {en: CHINESE_NAME_EN, zh: '搜索“若依SpringBoot”。'},
    post: 'arthas',
  },
  {
    id: 'tangsengdaodao',
    name: 'TangSengDaoDao',
    category: 'business',
    license: 'Apache-2.0',
    upstream: 'https://github.com/TangSengDaoDao/TangSengDaoDaoServer',
    description: {
      en: 'Instant messaging for your own server, with web and mobile clients.',
      zh: '唐僧叨叨，可部署在自己服务器上的即时通讯系统，有网页端和移动端。',
    },
    install: {en: CHINESE_NAME_EN, zh: '搜索“唐僧叨叨”。'},
  },
  {
    id: 'halo',
    name: 'Halo',
    category: 'content',
    license: 'GPL-3.0-only',
    upstream: 'https://www.halo.run',
    description: {
      en: 'Sites and blogs with themes, plugins, and an editor in the browser.',
      zh: '建站与博客系统，支持主题、插件和在线编辑。',
    },
  },
  {
    id: 'zyplayer-doc',
    name: 'zyplayer-doc',
    category: 'content',
    license: 'Apache-2.0',
    upstream: 'https://gitee.com/dromara/zyplayer-doc',
    description: {
      en: 'Wiki for teams that keep their documents on their own servers.',
      zh: '团队知识库，文档留在自己的服务器上。',
    },
    post: 'zyplayer-doc',
  },
  {
    id: 'stirling-pdf',
    name: 'Stirling-PDF',
    category: 'content',
    license: 'MIT',
    licenseNote: {en: 'outside its proprietary directories', zh: '专有目录除外'},
    upstream: 'https://github.com/Stirling-Tools/Stirling-PDF',
    description: {
      en: 'Splits, merges, converts, and signs PDF files without sending them elsewhere.',
      zh: '在自己的服务器上拆分、合并、转换和签署 PDF，文件不外传。',
    },
  },
  {
    id: 'focalboard',
    name: 'Focalboard',
    category: 'content',
    license: 'AGPL-3.0-only',
    licenseNote: {en: 'source code; builds by Mattermost: MIT', zh: '指源码；Mattermost 编译的版本为 MIT'},
    upstream: 'https://github.com/mattermost-community/focalboard',
    description: {
      en: 'Boards, tables, and calendars for personal and team tasks.',
      zh: '用看板、表格和日历管理个人或团队的任务。',
    },
  },
  {
    id: 'dashy',
    name: 'Dashy',
    category: 'content',
    license: 'MIT',
    upstream: 'https://dashy.to',
    description: {
      en: 'Start page for all your services, with status checks and widgets.',
      zh: '把各种服务汇总成一个导航页，带状态检查和小组件。',
    },
  },
  {
    id: 'navidrome',
    name: 'Navidrome',
    category: 'content',
    license: 'GPL-3.0-only',
    upstream: 'https://www.navidrome.org',
    description: {
      en: 'Streams your music collection to browsers and Subsonic apps.',
      zh: '音乐服务器，把自己的曲库播放到浏览器和 Subsonic 客户端。',
    },
  },
  {
    id: 'game-2048',
    name: '2048',
    category: 'examples',
    license: 'MIT',
    upstream: 'https://github.com/gabrielecirulli/2048',
    description: {
      en: 'Number puzzle on a static web page, a good first application to deploy.',
      zh: '数字拼图小游戏，一个静态网页，适合第一次上手部署。',
    },
    install: {
      en: 'Build it from the Git repository in the guide to your first application.',
      zh: '从源码构建，仓库地址见“部署第一个应用”。',
    },
    docs: '/docs/quick-start/getting-started',
  },
  {
    id: 'pig',
    name: 'Pig',
    category: 'examples',
    license: 'Apache-2.0',
    upstream: 'https://github.com/pig-mesh/pig',
    description: {
      en: 'Spring Cloud application with gateway, login, and permissions, good for trying out microservices.',
      zh: 'Spring Cloud 微服务应用，含网关、登录与权限，适合体验微服务架构。',
    },
    install: {
      en: 'Search for "SpringCloud-Pig".',
      zh: '搜索“SpringCloud-Pig”。',
    },
    docs: '/docs/how-to-guides/micro-service-deploy/pig-example',
    post: 'jaeger',
  },
  {
    id: 'springblade',
    name: 'SpringBlade',
    category: 'examples',
    license: 'Apache-2.0',
    upstream: 'https://github.com/chillzhuang/SpringBlade',
    description: {
      en: 'Spring Cloud scaffold for multi-tenant systems, made of several services.',
      zh: '多租户系统的 Spring Cloud 脚手架，由多个服务组成。',
    },
    install: {
      en: 'Build it from source; Nacos, Redis, and the Sentinel dashboard come from the marketplace.',
      zh: '自身用源码构建，Nacos、Redis 与 Sentinel 控制台从应用市场安装。',
    },
    docs: '/docs/how-to-guides/micro-service-deploy/blade-example',
  },
];
