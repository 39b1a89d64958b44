import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

/** The oldest Node that runs the server's TypeScript as it is. */
const OLDEST = 24;

/** The packages that carry the pinned Node of a platform; npm installs the one that fits. */
const PINNED = ['node', 'node-bin'];

/**
 * Finds the Node to run everything with: the pinned one, else the one that runs us when it is new enough.
 * @param {string} root folder of the checkout
 * @returns {string} path of its binary
 */
export function findRuntime(root) {
  for (const name of PINNED) {
    const path = join(root, 'node_modules', `${name}-${process.platform}-${process.arch}`, 'bin', 'node');
    if (spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0) return path;
  }
  if (Number.parseInt(process.versions.node, 10) >= OLDEST) return process.execPath;
  throw new Failure(
    `Node ${OLDEST} or later is needed. This is Node ${process.versions.node}, and the packages bring no other ` +
      `for ${process.platform}-${process.arch}: install Node ${OLDEST} and try again.`,
  );
}
