import { expect, test } from 'vitest';
import { apiPathErrors } from './api-path-rules.ts';

const at = (path: string, content: string) => apiPathErrors([{ path, content }]);

test.each([
  "fetch('/api/NY/en/0/rents')",
  `app.request(\`/api/$\{city}/$\{lang}/0/rents\`)`,
  "router.get('/api/:city/:lang/:cityId/rents')",
  "const base = '/api/{city}/{lang}/{cityId}'",
  "page.route('**/api/**/login')",
])('%s is a path of the API', (code) => {
  expect(at('server/rooms/rentals/service.ts', `a();\n${code};\n`)).toEqual([
    expect.stringContaining('server/rooms/rentals/service.ts:2: name the endpoint'),
  ]);
});

test.each(["app.use('/api/*', compression)", "get('/api/openapi.json')", "fetch('/map/base.json')"])(
  '%s is not a path of the API',
  (code) => expect(at('server/app.ts', code)).toEqual([]),
);

test.each([
  'contract/endpoint-address.ts',
  'server/attacks/hostile-input.test.ts',
  'e2e/waiting.spec.ts',
  'docs/api.md',
])('%s may contain literal paths', (path) => expect(at(path, "'/api/NY/en/0/rents'")).toEqual([]));

test('test fixtures may not', () => {
  expect(at('server/testing/test-site.ts', "'/api/NY/en/0/rents'")).toHaveLength(1);
  expect(at('e2e/members.ts', "'/api/NY/en/0/rents'")).toHaveLength(1);
});
