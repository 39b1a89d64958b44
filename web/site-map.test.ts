import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overview, sections } from './admin-sections.ts';
import { commonAreas } from './i18n/words.ts';
import { siteMap } from './site-map.ts';

const root = join(import.meta.dirname, '..');

/** Every source file imported by `file`, directly or indirectly, in any way. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  if (!/\.tsx?$/.test(file)) return seen;
  // Type-only imports load no messages.
  const source = readFileSync(file, 'utf8').replace(/import type [^;]*;/g, '');
  for (const [, path = ''] of source.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    const target = join(dirname(file), path.replace(/\?.*$/, ''));
    // The site map imports every page, and the back office its sections: neither uses the messages of the others.
    if (!/web\/(site-map|routes|admin-sections)\.tsx?$/.test(target)) reached(target, seen);
  }
  return seen;
}

/** The message areas that files use, except those that one of them loads on demand. */
function areasOf(files: Iterable<string>): Set<string> {
  const areas = new Set<string>();
  const brought = new Set<string>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    for (const [, area = ''] of source.matchAll(/['`]([a-z-]+):[a-zA-Z$]/g)) {
      if (existsSync(join(root, `web/i18n/en/${area}.json`))) areas.add(area);
    }
    for (const [, list = ''] of source.matchAll(/(?:loadWords|withLateWords)\(\s*\w+,\s*\[([^\]]*)\]/g)) {
      for (const [, area = ''] of list.matchAll(/'([\w-]+)'/g)) brought.add(area);
    }
  }
  return new Set([...areas].filter((area) => !brought.has(area)));
}

describe('the site map', () => {
  it.each(siteMap.map((entry) => [entry.path, entry] as const))(
    '%s declares its route and its message areas',
    async (_, entry) => {
      expect(existsSync(join(root, entry.file))).toBe(true);
      const page = await entry.route();
      expect(existsSync(join(root, page.file))).toBe(true);
      const needed = areasOf([...reached(join(root, entry.file)), ...reached(join(root, page.file))]);
      const missing = [...needed].filter((area) => ![...commonAreas, ...entry.words].includes(area as never));
      expect(missing).toEqual([]);
    },
  );

  it('includes the messages of header, footer and errors on every page', () => {
    const files = [
      ...reached(join(root, 'web/layout/Layout.tsx')),
      ...reached(join(root, 'web/layout/ErrorPage.tsx')),
    ];
    const missing = [...areasOf(files)].filter((area) => !commonAreas.includes(area as never));
    expect(files.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  it('includes the messages of the overview and of every back-office section', () => {
    const source = readFileSync(join(root, 'web/admin-sections.ts'), 'utf8');
    const files = [...source.matchAll(/page: \(\) => import\('([^']+)'\)/g)].map(([, file = '']) => file);
    const pages = [{ path: '', ...overview }, ...sections];
    expect(files).toHaveLength(pages.length);
    for (const [index, { path, words }] of pages.entries()) {
      const needed = areasOf(reached(join(root, 'web', files[index] ?? '')));
      const known: string[] = [...commonAreas, 'admin', ...words];
      expect([path, [...needed].filter((area) => !known.includes(area))]).toEqual([path, []]);
    }
  });

  it('contains no duplicate address', () => {
    expect(new Set(siteMap.map(({ path }) => path)).size).toBe(siteMap.length);
  });
});
