import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { SourceFile } from '../rules/file-rules.ts';

/** An import, a re-export, a dynamic import or the URL of a file relative to the module. */
const IMPORTS =
  /(?:\b(?:import|export)\s+(type\s)?[^'"`;()]*?from\s*|\bimport\s*\(\s*|\bimport\s+|\bnew URL\(\s*)(['"`])(\.{1,2}\/[^'"`]+)\2/g;

const IS_MODULE = /\.(tsx?|mjs)$/;
const IS_TEST = /\.test\.tsx?$/;

/**
 * Composition roots. Nearly every test imports nearly every module through one of them, so the search for tests
 * does not traverse them unless they changed themselves.
 */
const COMPOSITION_ROOTS = new Set([
  ...['app', 'shared-rooms', 'guest-rooms', 'member-rooms', 'admin-rooms', 'site-rooms'].map(
    (name) => `server/${name}.ts`,
  ),
  'server/pages/mount-pages.ts',
  ...[
    'web/admin-sections.ts',
    'web/app.tsx',
    'web/entry.server.tsx',
    'web/posting-pages.ts',
    'web/routes.tsx',
    'web/site-map.ts',
  ],
]);

/** What every test depends on without importing it. */
const IS_FOUNDATION =
  /^(package(-lock)?\.json|vitest\.config\.ts|server\/testing\/database-server\.ts|server\/database\/migrations\/.*)$/;

/** The modules that import each file, by its path from the root. Type imports do not affect a test's outcome. */
function importersOf(files: readonly SourceFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, content } of files) {
    if (!IS_MODULE.test(path)) continue;
    for (const [, isTypeOnly, , specifier = ''] of content.matchAll(IMPORTS)) {
      if (isTypeOnly) continue;
      const imported = normalize(join(dirname(path), specifier));
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

/** The folder with a file's tests: that of its room, otherwise its own. */
function homeOf(path: string): string {
  return /^(?:server|web)\/rooms\/[^/]+\//.exec(path)?.[0] ?? `${dirname(path)}/`;
}

/**
 * The tests that a change may break: those that import a changed file, directly or through others except
 * composition roots, and those in the changed file's own room or folder.
 * @param files every file of the checkout
 * @param changed paths from the root; including deleted files
 * @returns sorted paths of test files, or `'all'` if every test depends on the change
 */
export function relatedTests(files: readonly SourceFile[], changed: readonly string[]): string[] | 'all' {
  if (changed.some((path) => IS_FOUNDATION.test(path))) return 'all';
  const importers = importersOf(files);
  const reached = new Set(changed);
  // Iterating a set includes elements that are added meanwhile.
  for (const path of reached) {
    if (COMPOSITION_ROOTS.has(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  const homes = changed.filter((path) => IS_MODULE.test(path) || path.endsWith('.json')).map(homeOf);
  return files
    .map(({ path }) => path)
    .filter((path) => IS_TEST.test(path))
    .filter((path) => reached.has(path) || homes.some((home) => isInHome(path, home)))
    .sort();
}

const isInHome = (path: string, home: string): boolean =>
  /\/rooms\//.test(home) ? path.startsWith(home) : `${dirname(path)}/` === home;

/** Composition roots that do not exist: a renamed one would silently be traversed. */
export function missingRoots(root: string): string[] {
  return [...COMPOSITION_ROOTS].filter((path) => !existsSync(join(root, path)));
}
