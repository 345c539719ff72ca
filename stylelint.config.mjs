/** Colors and sizes come from src/css/tokens.css; class names of modules are camelCase. */
export default {
  extends: ['stylelint-config-standard-scss'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
    'selector-class-pattern': null,
    'property-no-vendor-prefix': [true, {ignoreProperties: ['text-size-adjust']}],
    'value-keyword-case': ['lower', {camelCaseSvgKeywords: true}],
    'keyframes-name-pattern': '^[a-z][a-zA-Z]+$',
  },
  overrides: [
    {files: ['src/css/tokens.css'], rules: {'color-no-hex': null}},
    {files: ['**/*.module.scss'], rules: {'selector-class-pattern': '^[a-z][a-zA-Z]*$'}},
  ],
};
