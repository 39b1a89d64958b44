/** The same style sheet serves both directions: sides are named by the direction of reading, never left or right. */
export default {
  plugins: ['stylelint-use-logical'],
  rules: {
    'csstools/use-logical': ['always', { severity: 'error' }],
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
  },
};
