import { expect, test } from 'vitest';
import { fileErrors } from './file-rules.ts';

const file = (path: string, lines = 1) => ({ path, content: 'x\n'.repeat(lines) });

test.each([
  'server/utils.ts',
  'web/common/Button.tsx',
  'contract/misc.ts',
  'server/rooms/jobs/helpers.test.ts',
])('%s has a meaningless name', (path) => {
  expect(fileErrors([file(path)])).toEqual([expect.stringContaining('name it after what it does')]);
});

test.each(['web/ui/button.tsx', 'web/ui/Button.tsx', 'web/ui/Button.test.tsx', 'web/state/user.slice.ts'])(
  '%s is well named',
  (path) => {
    expect(fileErrors([file(path)])).toEqual([]);
  },
);

test.each(['server/openDatabase.ts', 'server/Open.ts', 'web/ui/my_button.tsx'])(
  '%s is badly named',
  (path) => {
    expect(fileErrors([file(path)])).toEqual([expect.stringContaining('kebab-case')]);
  },
);

test('400 lines are allowed, 401 are not', () => {
  expect(fileErrors([file('server/a.ts', 400)])).toEqual([]);
  expect(fileErrors([file('server/a.ts', 401)])).toEqual([expect.stringContaining('401 lines')]);
});

test('data files may have any length', () => {
  expect(fileErrors([file('server/seed/cities.json', 5000)])).toEqual([]);
});
