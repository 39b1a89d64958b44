import { expect, test } from 'vitest';
import { tokenErrors } from './token-rules.ts';

const none = { colors: 0, fontSizes: 0 };
const sheet = (content: string, path = 'web/ui/Card.module.css') => [{ path, content }];

test.each([
  '.card { color: #fff; }',
  '.card { background: rgb(4 24 24 / 0.5); }',
  '.card { box-shadow: 0 1px 2px hsl(0 0% 0% / 20%); }',
])('reports a color without a token: %s', (content) => {
  expect(tokenErrors(sheet(content), none)).toEqual([
    expect.stringMatching(/^colors: 1 without a token.*Card\.module\.css \(1\)$/),
  ]);
});

test.each(['0.9375rem', '15px', '.9em'])('reports a font size without a token: %s', (size) => {
  expect(tokenErrors(sheet(`.card {\n  font-size: ${size};\n}`), none)).toEqual([
    expect.stringMatching(/^fontSizes: 1 /),
  ]);
});

test('allows tokens, masks, comments, addresses, the tokens themselves, and what the budget allows', () => {
  const content = `.card {
    /* as #fff on paper */
    color: var(--on-white);
    font-size: var(--text-sm);
    background: url("data:image/svg+xml,%23fff #000");
    mask-image: linear-gradient(to right, #000, transparent);
  }`;
  expect(tokenErrors(sheet(content), none)).toEqual([]);
  expect(
    tokenErrors(sheet('.line { color: #fff; }', 'web/rooms/rentals/SubwayLines.module.css'), none),
  ).toEqual([]);
  expect(tokenErrors(sheet(':root { --bg: #fff; }', 'web/styles/tokens.css'), none)).toEqual([]);
  expect(tokenErrors(sheet('.a { color: #fff; }'), { ...none, colors: 1 })).toEqual([]);
});

test('a budget far above its count is to be lowered', () => {
  expect(tokenErrors([], { ...none, colors: 6 })).toEqual([
    'colors: lower the budget to 0 in token-budget.json',
  ]);
});
