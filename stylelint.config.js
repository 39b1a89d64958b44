/** The same style sheet serves both directions: sides are named by the direction of reading, never left or right. */
export default {
  plugins: ['stylelint-use-logical'],
  rules: {
    'csstools/use-logical': ['always', { severity: 'error' }],
    // One focus ring: outside of what is focused, or inside where something would cut it off.
    'declaration-property-value-allowed-list': {
      outline: [
        'none',
        '2px solid var(--focus)',
        // the step of the tour, and selected items in forced colors
        '2px solid var(--color-amber-300)',
        '1px solid',
        '2px solid Highlight',
      ],
      'outline-color': ['var(--color-amber-300)', 'var(--color-white)'],
      // the last one is an edge in forced colors, not a ring
      'outline-offset': ['3px', '-3px', '-1px'],
    },
    'declaration-block-no-duplicate-properties': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
  },
};
