import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Files that Docusaurus and the tools load by their default export. */
const DEFAULT_EXPORTS = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'src/theme/**',
  'src/features/blog/BlogArchive.tsx',
  'src/pages/**/*.tsx',
  'src/{framework,plugins}/*/index.ts',
  'src/framework/inline-messages/loader.mjs',
  'src/framework/lazy-routes/client/{preload,renderRoutes}.{ts,tsx}',
  '**/*.d.ts',
  '**/*.config.*',
];

const NO_PAUSE = {
  selector: 'CallExpression[callee.property.name="waitForTimeout"]',
  message: 'A fixed pause is too long or too short: wait for a condition, or use page.clock.',
};
const NO_REPLACED_MODULE = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock|resetModules)$/]',
  message: 'A test that replaces modules is named *.isolated.test.ts: vitest.config.mts runs it apart from others.',
};

export default tseslint.config(
  {
    ignores: [
      'build',
      'deploy-output',
      '.cache',
      '.docusaurus',
      'node_modules',
      'test-results',
      'playwright-report',
      'tests/checks/fixtures',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.strict,
  {
    plugins: {'import-x': importX, 'react-hooks': reactHooks},
    languageOptions: {globals: {...globals.browser, ...globals.node}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      'import-x/first': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', {'prefer-inline': true}],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {group: ['@site/src/theme/*'], message: 'Import "@theme/..." so that wrappers apply.'},
            {group: ['@docusaurus/theme-classic/lib/*'], message: 'Import "@theme-original/..." instead of a copy.'},
          ],
        },
      ],
    },
  },
  // A test waits for what it is about, or lets the page's own clock run: `page.clock.runFor`.
  {files: ['tests/**'], rules: {'no-restricted-syntax': ['error', NO_PAUSE]}},
  // Other test files of the same worker would get the replaced module, too.
  {
    files: ['tests/**/*.test.{ts,tsx}'],
    ignores: ['tests/**/*.isolated.test.{ts,tsx}'],
    rules: {'no-restricted-syntax': ['error', NO_PAUSE, NO_REPLACED_MODULE]},
  },
  {files: DEFAULT_EXPORTS, rules: {'import-x/no-default-export': 'off'}},
  // What runs in the browser reads no files and no Node settings; only links.ts of src/config is plain data.
  {
    files: ['src/components/**', 'src/features/**', 'src/theme/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['fs', 'path', 'node:fs', 'node:path'].map((name) => ({name, message: 'This runs in the browser.'})),
          patterns: [
            {group: ['@site/src/config/*', '!@site/src/config/links'], message: 'src/config runs at build time only.'},
          ],
        },
      ],
    },
  },
);
