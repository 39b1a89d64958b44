import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from './setup/build.mjs';
import { Failure } from './setup/failure.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { findRuntime } from './setup/runtime.mjs';
import { serverSettings, unlessSet } from './setup/server-settings.mjs';
import { runInPlace } from './setup/step.mjs';

/*
 * The entry point of every npm script, under any Node of the machine: installs missing packages, then continues
 * under the pinned Node. Plain JavaScript with Node's own modules only, as nothing may be installed yet.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @typedef {(node: string, args: string[]) => Promise<number>} Command takes Node's path, returns an exit code */

/** @type {Record<string, Command>} */
const commands = {
  async start(node, args) {
    await ensureBuild(root, node);
    return run(node, 'server/main.ts', args, serverSettings(root));
  },
  dev: (node, args) => run(node, 'server/main.ts', args, unlessSet({ NODE_ENV: 'development' }), ['--watch']),
  cli: (node, args) => run(node, 'server/cli/main.ts', args),
  sbom: (node, args) => run(node, 'scripts/supply-chain/sbom.ts', args),
  audit: (node) => run(node, 'scripts/supply-chain/audit.ts'),
  lockfile: (node) => run(node, 'scripts/setup/lockfile.ts'),
  async build(node) {
    await ensureBuild(root, node, { always: true });
    await run(node, 'scripts/setup/complete-packages.ts');
    return run(node, 'scripts/setup/page-budgets.ts');
  },
  check: (node, args) => run(node, 'scripts/checks/main.ts', ['check', ...args]),
  async test(node, args) {
    await ensureBuild(root, node);
    return run(node, 'scripts/checks/main.ts', ['test', ...args]);
  },
  async drill(node, args) {
    await ensureBuild(root, node);
    return run(node, 'drills/main.ts', args);
  },
  async bench(node, args) {
    await ensureBuild(root, node);
    // Arguments from the first option on are passed to the benchmarks.
    const options = args.findIndex((arg) => arg.startsWith('--'));
    const [names, rest] = options < 0 ? [args, []] : [args.slice(0, options), args.slice(options)];
    const known = (await readdir(join(root, 'bench'))).filter((file) => file.endsWith('.bench.ts'));
    const wanted = names.length > 0 ? names.map((name) => `${name}.bench.ts`) : known;
    for (const file of wanted) {
      if (!known.includes(file)) throw new Failure(`No such benchmark; there are: ${known.join(' ')}`);
    }
    // Synthetic listings, which take minutes, are created once for all benchmarks of a run.
    const made = wanted.length > 1 ? await mkdtemp(join(tmpdir(), 'bench-data-')) : undefined;
    try {
      for (const file of wanted) {
        const defaults = unlessSet({ NODE_ENV: 'production', ...(made && { BENCH_DATA: made }) });
        const code = await run(node, join('bench', file), rest, defaults);
        if (code !== 0) return code;
      }
      return 0;
    } finally {
      if (made) await rm(made, { recursive: true });
    }
  },
};

/**
 * @param {string} node
 * @param {string} script path from the root of the checkout
 * @param {string[]} [args]
 * @param {Record<string, string>} [env] additional environment variables
 * @param {string[]} [flags] for Node
 */
function run(node, script, args = [], env = {}, flags = []) {
  const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  return runInPlace(node, [...flags, ...settings, script, ...args], { cwd: root, env });
}

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new Failure(`Commands: ${Object.keys(commands).join(', ')}`);
  await ensurePackages(root);
  process.exitCode = await command(findRuntime(root), args);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
