import {describe, expect, it} from 'vitest';
import {groupFor} from '@site/src/features/og-image/groupFor';
import {OG_GROUPS} from '@site/src/features/og-image/image';

const PATHS = {
  home: ['', 'calculator', 'search', '404.html', 'anything/else'],
  docs: ['docs', 'docs/versions', 'docs/5.17/quick-start/architecture', 'docs/installation/Intro', 'docs/5.17'],
  api: ['docs/Intro', 'docs/5.17/Intro', 'docs/api/team/createTeam', 'docs/5.17/api/app/x'],
  store: ['docs/store/marketplace', 'docs/5.17/store/install/appPackage'],
  blog: ['blog', 'blog/page/2', 'blog/centosmigration', 'blog/docs'],
  features: ['feature/devops', 'feature/app-market', 'xinchuang'],
  scenes: ['usescene', 'usescene/x86ToArm'],
  cases: ['case', 'case/boe'],
  marketplace: ['marketplace', 'opensourceApps'],
  company: ['enterprise_server', 'partners', 'privacy', 'server'],
} satisfies Record<(typeof OG_GROUPS)[number], string[]>;

describe('groupFor', () => {
  it.each(OG_GROUPS)('knows the pages of "%s" in both languages', (group) => {
    for (const path of PATHS[group]) {
      expect(groupFor(`/${path}`, '/'), path).toBe(group);
      expect(groupFor(`/zh/${path}`, '/zh/'), path).toBe(group);
    }
  });

  it('takes whole segments only, and does not mind a slash at the end', () => {
    expect(groupFor('/cases', '/')).toBe('home');
    expect(groupFor('/documents', '/')).toBe('home');
    expect(groupFor('/docs/apis', '/')).toBe('docs');
    expect(groupFor('/case/', '/')).toBe('cases');
  });

  it('shows the home image for words that every object knows, and for the base URL without its slash', () => {
    expect(groupFor('/constructor', '/')).toBe('home');
    expect(groupFor('/zh', '/zh/')).toBe('home');
  });
});
