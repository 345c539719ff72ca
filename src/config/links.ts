/** Addresses outside this site, each named once. Safe for the browser: plain constants. */
export const links = {
  github: 'https://github.com/goodrain/rainbond',
  gitee: 'https://gitee.com/rainbond/Rainbond',
  gitcode: 'https://gitcode.com/goodrain/rainbond/overview',
  issues: 'https://github.com/goodrain/rainbond/issues',
  appStore: 'https://hub.grapps.cn',
  cloud: 'https://run.rainbond.com',
  slack: 'https://join.slack.com/t/rainbond-slack/shared_invite/zt-1ft4g75pg-KJ0h_IAtvG9DMgeE_BNjZQ',
  contactForm: 'https://p5yh4rek1e.feishu.cn/share/base/shrcn4dG9z5zvbZZWd1MFf6ILBg',
  consultation: 'https://rainbond.feishu.cn/share/base/shrcnv2iqnRsNJM6Y3hN5VhTJvg',
  filingRegister: 'https://beian.miit.gov.cn',
} as const;

/**
 * Shell commands of the trial installation (docs/quick-start/quick-install.md). Script and image are of the documented
 * release: the newest script publishes no port 6060, which that release needs.
 */
export const installCommand = `REPO=https://raw.githubusercontent.com/goodrain/rainbond-console
curl -fsSL -o install.sh $REPO/v6.2.1-release/script/install-rainbond.sh
VERSION=v6.2.1-release bash ./install.sh`;

/** The same installation from a registry in China, where GitHub is often out of reach. */
export const installCommandChina = `EIP=$(hostname -I | cut -d' ' -f1)
modprobe iptable_raw
docker run --privileged -d --name=rainbond --restart=always -e EIP=$EIP \
-p 7070:7070 -p 80:80 -p 443:443 -p 6060:6060 -p 30000-30010:30000-30010 \
-v /opt/rainbond:/opt/rainbond \
registry.cn-hangzhou.aliyuncs.com/goodrain/rainbond:v6.2.1-release-k3s`;
