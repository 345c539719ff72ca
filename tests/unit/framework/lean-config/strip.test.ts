import {expect, test} from 'vitest';
import {withoutBuildFields} from '@site/src/framework/lean-config/strip';

test('the browser gets what pages read, and not what only the build reads', () => {
  const kept = {title: 'Rainbond', themeConfig: {navbar: {}}, customFields: {}, i18n: {}};
  expect(withoutBuildFields({...kept, plugins: ['a'], presets: [], onBrokenLinks: 'throw'})).toEqual(kept);
});
