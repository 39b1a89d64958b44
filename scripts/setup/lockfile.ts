import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Locked {
  version?: string;
  /** The URL; absent if it is npm's configured registry. */
  resolved?: string;
  integrity?: string;
  license?: string;
  /** A local folder instead. */
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, Locked>;
}

const PATH = fileURLToPath(new URL('../../package-lock.json', import.meta.url));

export const readLockfile = (): Lockfile => JSON.parse(readFileSync(PATH, 'utf8'));

/**
 * npm omits packages from the lockfile that it could not fetch, even optional packages for other platforms that the
 * registry does not have. On that platform, and even on this one, `npm ci` then rejects the whole file. This adds
 * the missing optional packages of each package, at the exact version that their parent requires.
 */
export function missingParts({ packages }: Lockfile): Record<string, Locked> {
  const missing: Record<string, Locked> = {};
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, path, name)) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...(dev ? { dev } : {}),
        optional: true,
        ...platformOf(name),
      };
    }
  }
  return missing;
}

/** Resolves like npm: beside the requiring package, then further up. */
function isLocked(packages: Lockfile['packages'], from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** Such packages are named after their platform: `…-linux-arm64-musl`. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  if (name.includes('wasm32')) return { cpu: ['wasm32'] };
  const system = /(android|darwin|linux|win32|freebsd|openbsd|netbsd|openharmony|sunos|aix)-([a-z0-9]+)/.exec(
    name,
  );
  if (!system?.[1] || !system[2])
    throw new Error(`${name} tells no platform: add it to package-lock.json by hand`);
  const libc = name.includes('musl') ? { libc: ['musl'] } : name.includes('-gnu') ? { libc: ['glibc'] } : {};
  return { os: [system[1]], cpu: [system[2]], ...libc };
}

if (import.meta.main) {
  const lockfile = readLockfile();
  const packages = Object.entries({ ...lockfile.packages, ...missingParts(lockfile) });
  packages.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    PATH,
    `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, null, 2)}\n`,
  );
}
