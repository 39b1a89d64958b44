import type { SourceFile } from './file-rules.ts';

/** What a style module shall take from `web/styles/tokens.css`. */
const RAW = {
  colors: /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklab|oklch|color)\(/gi,
  fontSizes: /(?<=^\s*font-size:\s*)[\d.]+(?:px|rem|em)\b/gm,
} as const;

export type RawBudget = Record<keyof typeof RAW, number>;

const IS_MODULE = /^web\/.*\.module\.css$/;

/** The colors of the subway's lines are its own, and no theme changes them. */
const IS_EXEMPT = /\/Subway(Badge|Lines)\.module\.css$/;

/** Comments, addresses, and masks, whose color is only their opacity. */
const NO_VALUE = /\/\*[\s\S]*?\*\/|url\([^)]*\)|(?:-webkit-)?mask-image:[^;]*;/g;

/** A budget that exceeds its count by more is to be lowered, so that it only ever falls. */
const SLACK = 5;

/**
 * Counts colors and font sizes that style modules write out instead of naming a token, and compares them with the budget:
 * what names no token does not follow a change of the theme, and a font size not that of Arabic.
 * @returns one sentence per count that is above its budget, with all its files, or far below it
 */
export function tokenErrors(files: SourceFile[], budget: RawBudget): string[] {
  const modules = files.filter(({ path }) => IS_MODULE.test(path) && !IS_EXEMPT.test(path));
  return (Object.keys(RAW) as (keyof typeof RAW)[]).flatMap((kind) => {
    const places = modules.flatMap(({ path, content }) => {
      const count = content.replace(NO_VALUE, '').match(RAW[kind])?.length ?? 0;
      return count > 0 ? [{ path, count }] : [];
    });
    const sum = places.reduce((total, { count }) => total + count, 0);
    const allowed = budget[kind];
    if (sum > allowed) {
      const list = places.map(({ path, count }) => `${path} (${count})`).join(', ');
      return [`${kind}: ${sum} without a token, the budget is ${allowed}: ${list}`];
    }
    return sum < allowed - SLACK ? [`${kind}: lower the budget to ${sum} in token-budget.json`] : [];
  });
}
