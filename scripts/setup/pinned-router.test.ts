import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('react-router is pinned to an exact version while any of its unstable exports is imported', () => {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: root });
  const unsafe = files.filter((file) => /\bUNSAFE_\w+/.test(read(file)));
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  if (unsafe.length > 0) expect(dependencies['react-router'], unsafe.join(', ')).toMatch(/^\d+\.\d+\.\d+$/);
});
