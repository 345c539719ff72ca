import {expect, test} from 'vitest';
import {isSection, sectionOf} from '@site/src/features/search/sectionOf';

test.each([
  ['/docs/versions', '/', 'docs'],
  ['/zh/docs/5.17', '/zh/', 'docs'],
  ['/zh/docs/5.17/Intro', '/zh/', 'api'],
  ['/docs/api/team/createTeam', '/', 'api'],
  ['/docs/5.17/store/install/appPackage', '/', 'store'],
  ['/zh/blog/x', '/zh/', 'blog'],
  ['/', '/', 'pages'],
  ['/zh/feature/devops', '/zh/', 'pages'],
  ['/marketplace', '/', 'pages'],
])('%s below %s belongs to %s', (path, baseUrl, section) => {
  expect(sectionOf(path, baseUrl)).toBe(section);
});

test.each(['company', '', undefined, null, ['docs'], 'constructor'])('%j is no part of the site', (value) => {
  expect(isSection(value)).toBe(false);
});
