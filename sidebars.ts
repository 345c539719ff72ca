import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Chinese labels are in i18n/zh/docusaurus-plugin-content-docs/current.json. */
const sidebars: SidebarsConfig = {
  docs: [
    'quick-start/introduction',
    {
      type: 'category',
      label: 'Quick start',
      items: ['quick-start/quick-install', 'quick-start/getting-started'],
    },
    {
      type: 'category',
      label: 'Tutorials',
      items: [
        'tutorial/via-rainbond-deploy-sourceandmiddleware',
        'tutorial/component-version-update-and-rollback',
        'tutorial/custom-gateway',
        'tutorial/app-template-manage',
        'tutorial/app-template-offline',
        'tutorial/docking-selfhost',
      ],
    },
    {
      type: 'category',
      label: 'Installation and upgrade',
      link: {type: 'doc', id: 'installation/index'},
      items: [
        {
          type: 'category',
          label: 'On hosts',
          link: {type: 'doc', id: 'installation/install-with-ui/index'},
          items: ['installation/install-with-ui/console-recover', 'installation/install-with-ui/ha'],
        },
        {
          type: 'category',
          label: 'On Kubernetes',
          link: {type: 'doc', id: 'installation/install-with-helm/index'},
          items: ['installation/install-with-helm/vaules-config'],
        },
        'installation/offline/index',
        'installation/storage',
        'upgrade/latest-version',
        'installation/uninstall',
      ],
    },
    {
      type: 'category',
      label: 'How-to guides',
      items: [
        {
          type: 'category',
          label: 'Deploy applications',
          items: [
            {
              type: 'category',
              label: 'From source code',
              items: [
                'how-to-guides/app-deploy/source-code/springboot',
                'how-to-guides/app-deploy/source-code/nodejs',
                'how-to-guides/app-deploy/source-code/python',
                'how-to-guides/app-deploy/source-code/golang',
                'how-to-guides/app-deploy/source-code/php',
                'how-to-guides/app-deploy/source-code/dockefile',
                'how-to-guides/app-deploy/source-code/html',
                'how-to-guides/app-deploy/source-code/thirdparty',
              ],
            },
            {
              type: 'category',
              label: 'From images',
              items: [
                'how-to-guides/app-deploy/image/image-example',
                'how-to-guides/app-deploy/image/via-registry-deploy',
              ],
            },
            {
              type: 'category',
              label: 'From YAML and Helm',
              items: [
                'how-to-guides/app-deploy/deploy-using-yaml-helm/yaml-convert-ram',
                'how-to-guides/app-deploy/deploy-using-yaml-helm/yaml-example',
                {
                  type: 'category',
                  label: 'Helm charts',
                  items: [
                    'how-to-guides/app-deploy/deploy-using-yaml-helm/helm-example',
                    'how-to-guides/app-deploy/deploy-using-yaml-helm/export-chart',
                  ],
                },
              ],
            },
            'how-to-guides/app-deploy/deploy-job',
            'how-to-guides/app-deploy/gitops',
            'how-to-guides/app-deploy/import-resource',
          ],
        },
        {
          type: 'category',
          label: 'Operate applications',
          link: {type: 'doc', id: 'how-to-guides/app-ops/index'},
          items: [
            'how-to-guides/app-ops/lifecycle',
            'how-to-guides/app-ops/service-auto-scaling',
            'how-to-guides/app-ops/monitor',
            'how-to-guides/app-ops/environment',
            'how-to-guides/app-ops/dependon',
            'how-to-guides/app-ops/storage',
            'how-to-guides/app-ops/app-sidecar',
            'how-to-guides/app-ops/k8s-attribute',
            'how-to-guides/app-ops/environment-manage',
            'how-to-guides/app-ops/auto-build',
            'how-to-guides/app-ops/cert-manager',
            {
              type: 'category',
              label: 'Application store',
              link: {type: 'doc', id: 'how-to-guides/app-ops/app-store-manage/index'},
              items: [
                'how-to-guides/app-ops/app-store-manage/install-app',
                'how-to-guides/app-ops/app-store-manage/share-app',
                'how-to-guides/app-ops/app-store-manage/export-non-container-package',
              ],
            },
          ],
        },
        {
          type: 'category',
          label: 'Deploy microservices',
          link: {type: 'doc', id: 'how-to-guides/micro-service-deploy/intro'},
          items: ['how-to-guides/micro-service-deploy/pig-example', 'how-to-guides/micro-service-deploy/blade-example'],
        },
        {
          type: 'category',
          label: 'Deliver applications',
          items: [
            {
              type: 'category',
              label: 'Continuous delivery',
              items: [
                'how-to-guides/delivery/continuous/source-code',
                'how-to-guides/delivery/continuous/ram',
                'how-to-guides/delivery/continuous/multi-env',
              ],
            },
            {
              type: 'category',
              label: 'Offline delivery',
              items: [
                'how-to-guides/delivery/offline/micro-service',
                'how-to-guides/delivery/offline/development-iteration',
              ],
            },
            {
              type: 'category',
              label: 'Application templates',
              items: ['how-to-guides/delivery/app-model-parameters', 'how-to-guides/delivery/upgrade-app'],
            },
          ],
        },
        {
          type: 'category',
          label: 'Xinchuang and multi-architecture',
          link: {type: 'doc', id: 'how-to-guides/localization-guide/intro'},
          items: [
            'how-to-guides/localization-guide/multi-arch-installation',
            'how-to-guides/localization-guide/multi-arch-app-deploy',
            'how-to-guides/localization-guide/multi-arch-app-orchestration',
            'how-to-guides/localization-guide/multi-arch-model',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        {
          type: 'category',
          label: 'Quick reference',
          items: ['reference/build-variables', 'reference/system-variables', 'reference/ports', 'reference/glossary'],
        },
        {
          type: 'category',
          label: 'Tools on Rainbond',
          items: [
            {
              type: 'category',
              label: 'CI tools',
              items: ['reference/ci-tools/gitlab-ci', 'reference/ci-tools/sonarqube'],
            },
            {
              type: 'category',
              label: 'Tracing',
              items: ['reference/tracking/pinpoint', 'reference/tracking/skywalking', 'reference/tracking/jaeger'],
            },
            {
              type: 'category',
              label: 'Performance analysis',
              items: ['reference/analysis/pyroscope', 'reference/analysis/arthas'],
            },
          ],
        },
        {
          type: 'category',
          label: 'Architecture of Rainbond',
          items: [
            'quick-start/architecture/design-concept',
            'quick-start/architecture/flow',
            'quick-start/architecture/architecture',
          ],
        },
      ],
    },
    'faq/index',
    {
      type: 'category',
      label: 'Troubleshooting',
      link: {type: 'doc', id: 'troubleshooting/index'},
      items: ['troubleshooting/install', 'troubleshooting/cluster-connect', 'troubleshooting/common'],
    },
    {
      type: 'category',
      label: 'Contribute',
      link: {type: 'doc', id: 'contribution/index'},
      items: [
        'contribution/code/index',
        'contribution/code/ui',
        'contribution/code/console',
        'contribution/code/region',
        'contribution/document/index',
      ],
    },
    'support',
  ],
  api: [
    'api/Intro',
    apiGroup('Enterprise', 'enterprise'),
    apiGroup('Teams', 'team'),
    apiGroup('Clusters', 'region'),
    apiGroup('Applications', 'application'),
    apiGroup('Gateway', 'gateway'),
    apiGroup('Users', 'user'),
    'api/differences',
  ],
  store: [
    'store/marketplace',
    {
      type: 'category',
      label: 'User guide',
      items: [
        'store/install/Docker/docker-install',
        'store/install/Docker/rainbond-docker',
        'store/install/Helm-Chart/kubernetes',
        'store/install/Helm-Chart/rainbond',
        'store/install/RAM/appPackage',
        'store/install/Software-package/package',
        'store/install/appPackage',
        'store/install/onLineInstall',
      ],
    },
    {
      type: 'category',
      label: 'Publishing guide',
      link: {type: 'doc', id: 'store/onLine/aindex'},
      items: [
        'store/onLine/create',
        'store/onLine/publish-manage',
        'store/onLine/publish/index',
        'store/onLine/publish/docker-publish',
        'store/onLine/publish/helm-publish',
        'store/onLine/publish/ram-publish',
        'store/onLine/publish/software',
      ],
    },
  ],
};

/** The operations of a group, in the order of their file names; `src/plugins/openapi/sidebar.ts` adds the badges. */
function apiGroup(label: string, folder: string) {
  return {
    type: 'category' as const,
    label,
    items: [{type: 'autogenerated' as const, dirName: `api/${folder}`}],
  };
}

export default sidebars;
