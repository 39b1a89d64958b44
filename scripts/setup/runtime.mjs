import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

/** The oldest Node that runs the server's TypeScript without compilation. */
const OLDEST = 24;

/** The packages with the pinned Node by platform; npm installs the matching one. */
const PINNED = ['node', 'node-bin'];

/**
 * The Node that runs everything: the pinned one, otherwise the current one if it is new enough.
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
