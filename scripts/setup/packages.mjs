import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

/**
 * Installs the packages if they are missing or differ from the lockfile.
 * @param {string} root folder of the checkout
 */
export async function ensurePackages(root) {
  if (await isInstalled(root)) return;
  console.log('Installing the packages …');
  // The npm that runs this script is configured for the machine's proxy and certificates; otherwise the first on
  // the PATH.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
  const result = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options);
  if (result.status !== 0) throw new Failure('The packages could not be installed; npm says why above.');
}

/**
 * Compares the lockfile with npm's record of the installation. By content, not by date: a checkout sets the dates
 * of all files.
 * @param {string} root
 */
export async function isInstalled(root) {
  const [wanted, found] = await Promise.all(
    [join(root, 'package-lock.json'), join(root, 'node_modules', '.package-lock.json')].map(readPackages),
  );
  // An image has no lockfile: its packages were installed when it was built.
  if (!wanted) return found !== undefined;
  if (!found) return false;
  const isRight = (/** @type {string} */ path) => {
    const lock = /** @type {LockedPackage} */ (wanted[path]);
    const there = found[path];
    if (there === undefined) return path === '' || isForOthers(lock);
    return there.version === lock.version && there.integrity === lock.integrity;
  };
  return Object.keys(wanted).every(isRight);
}

/**
 * Packages of other platforms are in the lockfile and not installed.
 * @param {LockedPackage} lock
 */
const isForOthers = (lock) => Boolean(lock.optional || lock.devOptional || lock.os || lock.cpu || lock.libc);

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 */

/**
 * @param {string} path
 * @returns {Promise<Record<string, LockedPackage> | undefined>}
 */
async function readPackages(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
