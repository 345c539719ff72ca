import {siGitcode, siGitee, siGithub} from 'simple-icons';
import {expect, test} from 'vitest';
import {BRAND_ICONS} from '@site/src/components/ui/Icon/brandIcons';

test('icons of brands are those of simple-icons', () => {
  expect(BRAND_ICONS).toEqual({github: siGithub.path, gitee: siGitee.path, gitcode: siGitcode.path});
});
