import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const own = 'attack-table.test.ts';

it('docs/security.md lists every attack of this folder once, with its defense', async () => {
  const names = (await readdir(new URL('./', import.meta.url))).filter((name) => name !== own);
  const document = await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| (.+?) \| (.+?) \| `server\/attacks\/([\w.-]+)`\s*\|$/gm)];
  expect(rows.map(([, , , name]) => name)).toEqual(names.toSorted());
  for (const [, attack = '', defense = ''] of rows) expect([attack.trim(), defense.trim()]).not.toContain('');
});
