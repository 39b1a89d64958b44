import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../bench/free-port.ts';
import { isReady, until } from './asking.ts';
import { caddy, debianProgram } from './debian-program.ts';
import type { DrillPlace } from './drill-place.ts';

const guide = join(import.meta.dirname, '../docs/deploying.md');

/** The code blocks of a language in a document, in order. */
const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, block = '']) => block);

/** The configuration of docs/deploying.md for one node, with its outage page, without TLS. */
async function documentedConfig(port: number, node: number, pages: string): Promise<string> {
  const [site = '', , down = ''] = blocksOf(await readFile(guide, 'utf8'), 'caddy');
  const options = '{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n';
  const whole = site
    .replace('example.org', `http://:${port}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${node}`)
    .replace(/\}\s*$/, `${down.replace('/var/www/arab-new-york', pages)}}\n`);
  return options + whole;
}

/**
 * Starts Debian's Caddy in front of a node; it stops with the place.
 * @param pages the folder of the outage page
 * @returns its port
 * @throws MissingTool if Caddy is neither installed nor downloadable
 */
export async function startCaddy(place: DrillPlace, node: number, pages: string): Promise<number> {
  const { program, env } = await debianProgram(caddy, place.folder);
  const folder = join(place.folder, 'caddy');
  await mkdir(folder);
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  await writeFile(file, await documentedConfig(port, node, pages));
  const running = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  const ended = once(running, 'exit');
  place.onEnd(async () => {
    running.kill('SIGTERM');
    await ended;
  });
  await until(() => isReady(`http://127.0.0.1:${port}`));
  return port;
}
