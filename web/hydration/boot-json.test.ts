import { expect, it } from 'vitest';
import type { Boot } from './boot.ts';
import { safeJson } from './boot.ts';
import { bootJson } from './boot-json.ts';

const shared = { name: '</script>\u2028\u2029<b>', list: [1, null, { deep: { deeper: { deepest: 'ا' } } }] };
const bootOf = (field: object): Boot => ({
  site: { lang: 'en', cityLabel: '<' } as Boot['site'],
  state: {
    one: { field },
    two: { other: { data: shared, key: null, error: undefined } },
  } as unknown as Boot['state'],
  error: { route: '/', status: 404 },
});

it('equals JSON.stringify, escaped for scripts, also on the second call', () => {
  for (const status of ['loading', 'succeeded', 'succeeded']) {
    const boot = bootOf({ data: shared, status, error: null, key: 'a?b=<', many: [] });
    expect(bootJson(boot)).toBe(safeJson(boot));
    expect(bootJson(boot)).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(bootJson(boot))).toEqual(JSON.parse(JSON.stringify(boot)));
  }
});
