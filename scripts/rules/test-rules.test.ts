import { expect, test } from 'vitest';
import { testErrors } from './test-rules.ts';

const none = { pathCalls: 0, classLocators: 0 };
const serverTest = (content: string) => [{ path: 'server/rooms/jobs/jobs.test.ts', content }];
const spec = (content: string) => [{ path: 'e2e/posts.spec.ts', content }];

test.each([
  "await member.ask('POST', 'jobs', body);",
  "await member.ask(\n  'POST',\n  'jobs', body);",
  'await site.get(path);',
  "await site.ask('/api/NY/en/0/jobs');",
])('reports a call by path: %s', (content) => {
  expect(testErrors(serverTest(content), none)).toEqual([
    expect.stringMatching(/^pathCalls: 1, .*jobs\.test\.ts \(1\)$/),
  ]);
});

test.each([
  "page.locator('.pin')",
  "page.locator('main .pin')",
  "page.locator('a.pin')",
  "page.locator(sharedClass('price', 'large'))",
])('reports an element located by its class: %s', (content) => {
  expect(testErrors(spec(content), none)).toEqual([expect.stringMatching(/^classLocators: 1, /)]);
});

test('allows what the budget allows, other files, and typed calls and roles', () => {
  const calls = "site.get('jobs'); site.get('rents');";
  expect(testErrors(serverTest(calls), { ...none, pathCalls: 2 })).toEqual([]);
  expect(testErrors([{ path: 'server/app.ts', content: calls }], none)).toEqual([]);
  expect(testErrors(serverTest('member.call(createJob, { body });'), none)).toEqual([]);
  const roles = "page.getByRole('link').locator('..'); page.locator('a[href$=\".pdf\"]');";
  expect(testErrors(spec(roles), none)).toEqual([]);
});

test('a budget far above its count is to be lowered', () => {
  expect(testErrors([], { ...none, pathCalls: 6 })).toEqual([
    'pathCalls: lower the budget to 0 in test-budget.json',
  ]);
});
