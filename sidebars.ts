import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Chinese labels stand in i18n/zh/docusaurus-plugin-content-docs/current.json. */
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
      label: 'Installation and upgrade',
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
        'installation/uninstall',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
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
  ],
  api: ['api/Intro'],
  store: ['store/marketplace'],
};

export default sidebars;
