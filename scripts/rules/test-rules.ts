import type { SourceFile } from './file-rules.ts';

/** What tests shall do less and less. */
const COUNTED = {
  /** A call of the API by its path: for requests that the contract does not allow. */
  pathCalls: {
    files: /^server\/.*\.test\.ts$/,
    pattern: /\.ask\(\s*['"](?:GET|POST|PUT|DELETE)['"]|\b(?:site|limited)\.get\(|\/api\/(?:NY\b|\$\{)/g,
    instead: 'call the endpoint of the contract: member.call(endpoint, input)',
  },
  /** An element that is located by its class: for tests of the styles themselves. */
  classLocators: {
    files: /^e2e\/.*\.ts$/,
    pattern: /\blocator\(\s*['"`](?:[^'"`]*[\s\w\])>])?\.[a-z_]|\bsharedClass\('/gi,
    instead: 'locate the element by role, label or text',
  },
} as const;

export type TestBudget = Record<keyof typeof COUNTED, number>;

/** A budget that exceeds its count by more is to be lowered, so that it only ever falls. */
const SLACK = 5;

/**
 * Counts what tests shall not do where they can avoid it, and compares it with the budget.
 * @returns one sentence per count that is above its budget, with all its files, or far below it
 */
export function testErrors(files: SourceFile[], budget: TestBudget): string[] {
  return (Object.keys(COUNTED) as (keyof typeof COUNTED)[]).flatMap((kind) => {
    const { files: counted, pattern, instead } = COUNTED[kind];
    const places = files.flatMap(({ path, content }) => {
      const count = counted.test(path) ? (content.match(pattern)?.length ?? 0) : 0;
      return count > 0 ? [{ path, count }] : [];
    });
    const sum = places.reduce((total, { count }) => total + count, 0);
    const allowed = budget[kind];
    if (sum > allowed) {
      const list = places.map(({ path, count }) => `${path} (${count})`).join(', ');
      return [`${kind}: ${sum}, the budget is ${allowed}; ${instead}: ${list}`];
    }
    return sum < allowed - SLACK ? [`${kind}: lower the budget to ${sum} in test-budget.json`] : [];
  });
}
