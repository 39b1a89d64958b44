import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Each line: the rule, and a file that violates it by its imports. */
const BREACHES: [rule: string, file: string, imports: string][] = [
  ['contract-knows-zod-only', 'contract/rentals.ts', 'react'],
  ['contract-knows-zod-only', 'contract/jobs.ts', 'node:fs'],
  ['contract-knows-zod-only', 'contract/blogs.ts', '../server/rooms/jobs/service.ts'],
  ['prayer-times-know-adhan-only', 'contract/prayer-times.ts', 'zod'],
  ['server-enters-web-by-one-door', 'server/rooms/jobs/present.ts', '../../../web/entry.server.tsx'],
  ['pages-enter-web-by-one-door', 'server/pages/render.ts', '../../web/store.ts'],
  ['web-never-knows-server', 'web/rooms/rentals/RentalPage.tsx', '../../../server/rooms/jobs/service.ts'],
  ['web-runs-without-node', 'web/api.ts', 'node:fs'],
  ['web-rooms-stay-apart', 'web/rooms/rentals/RentalCard.tsx', '../jobs/JobCard.tsx'],
  ['web-rooms-and-layout-know-no-site-map', 'web/rooms/rentals/RentalList.tsx', '../../routes.tsx'],
  ['web-layout-knows-no-rooms', 'web/layout/Header.tsx', '../rooms/jobs/JobCard.tsx'],
  ['only-entries-hydrate', 'web/rooms/jobs/JobPage.tsx', '../../hydration/deferred-router.ts'],
  ['web-ui-knows-no-store-and-fetches-nothing', 'web/ui/Button.tsx', '../store.ts'],
  ['web-ui-knows-no-store-and-fetches-nothing', 'web/ui/Field.tsx', 'react-redux'],
  ['query-library-in-the-back-office-only', 'web/rooms/jobs/JobsPage.tsx', '@tanstack/react-query'],
  ['server-foundation-knows-no-rooms', 'server/http/session.ts', '../rooms/jobs/service.ts'],
  ['server-foundation-knows-no-rooms', 'server/queue/work.ts', '../app.ts'],
  ['server-rooms-know-no-roof', 'server/rooms/rentals/policy.ts', '../../app.ts'],
  ['server-rooms-meet-by-service', 'server/rooms/rentals/service.ts', '../jobs/queries.ts'],
  ['only-queries-speak-sql', 'server/rooms/blogs/service.ts', 'kysely'],
  ['only-queries-speak-sql', 'server/rooms/blogs/policy.ts', 'pg'],
  ['only-queries-speak-sql', 'server/rooms/blogs/present.ts', '../../database/tables.ts'],
  ['only-routes-know-http', 'server/rooms/news/service.ts', 'hono'],
  ['only-routes-know-http', 'server/rooms/news/queries.ts', '@hono/zod-openapi'],
  ['no-circles', 'server/rooms/guides/second.ts', './service.ts'],
  ['no-development-packages-in-the-server', 'server/http/headers.ts', 'vitest'],
  ['no-tests-in-the-product', 'server/rooms/guides/policy.ts', './policy.test.ts'],
];

/** What the rules allow, and the targets of the violations. */
const SOUND: [file: string, imports: string[]][] = [
  ['contract/businesses.ts', ['zod', './places.ts']],
  ['contract/places.ts', []],
  ['server/app.ts', ['./rooms/jobs/routes.ts', './http/api.ts']],
  ['server/http/api.ts', ['hono', '../../contract/places.ts']],
  ['server/database/tables.ts', []],
  ['server/rooms/jobs/routes.ts', ['hono', './service.ts', '../../http/api.ts']],
  ['server/rooms/jobs/service.ts', ['./queries.ts', '../places/service.ts']],
  ['server/rooms/jobs/queries.ts', ['kysely', '../../database/tables.ts']],
  ['server/rooms/places/service.ts', ['../../../contract/places.ts']],
  ['server/rooms/guides/service.ts', ['./second.ts']],
  ['server/rooms/guides/policy.test.ts', ['./second.ts']],
  ['server/pages/doorway.ts', ['../../web/entry.server.tsx']],
  ['web/entry.server.tsx', ['./routes.tsx', './hydration/boot-json.ts']],
  ['web/hydration/boot-json.ts', ['./boot.ts']],
  ['web/hydration/boot.ts', []],
  ['web/hydration/deferred-router.ts', []],
  ['web/rooms/tour/start-tour.ts', ['../../hydration/boot.ts']],
  ['web/routes.tsx', ['./rooms/jobs/JobCard.tsx', './layout/Footer.tsx']],
  ['web/rooms/jobs/JobCard.tsx', ['../../ui/Card.tsx', '../../../contract/places.ts']],
  ['web/layout/Footer.tsx', ['../ui/Card.tsx']],
  ['web/ui/Card.tsx', ['react']],
  ['web/store.ts', ['@reduxjs/toolkit']],
];

interface Violation {
  rule: { name: string };
  from: string;
}

let tree: string;
let violations: Violation[];

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'any-rules-'));
  const files = [...SOUND, ...BREACHES.map(([, file, imported]): [string, string[]] => [file, [imported]])];
  for (const [file, imports] of files) {
    const lines = imports.map(
      (name, index) => `import * as i${index} from '${name}';\nexport const e${index} = i${index};\n`,
    );
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), lines.join('') || 'export {};\n');
  }
  await writeFile(join(tree, 'package.json'), JSON.stringify({ devDependencies: { vitest: '*' } }));
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
  violations = await cruise(tree);
});
afterAll(() => rm(tree, { recursive: true, force: true }));

async function cruise(folder: string): Promise<Violation[]> {
  const cruiser = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.cjs');
  const args = [cruiser, 'contract', 'server', 'web', '--config', config, '--output-type', 'json'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64_000_000 }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  return JSON.parse(output).summary.violations;
}

test.each(BREACHES)('%s: rejects %s that imports %s', (rule, file) => {
  expect(violations).toContainEqual(
    expect.objectContaining({ from: file, rule: expect.objectContaining({ name: rule }) }),
  );
});

describe('what the rules allow', () => {
  const sound = SOUND.map(([file]) => file).filter((file) => !file.startsWith('server/rooms/guides/'));
  test.each(sound)('%s is not reported', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });
});

test('every rule has a test that violates it', async () => {
  const { default: config } = await import('../../.dependency-cruiser.cjs');
  const proven = new Set(BREACHES.map(([rule]) => rule));
  const rules = config.forbidden?.map(({ name }) => name ?? '') ?? [];
  expect(rules.filter((name) => !proven.has(name))).toEqual([]);
});
