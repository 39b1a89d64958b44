import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../bench/free-port.ts';
import { isReady, until } from './asking.ts';
import { caddy, debianProgram } from './debian-program.ts';
import { adapted, documentedBlocks } from './documented-config.ts';
import type { DrillPlace } from './drill-place.ts';
import { type ProxyPorts, writeCertificate } from './proxy-ports.ts';

/** The configuration of docs/deploying.md for one node with its outage page, listening on ports of this machine. */
async function documentedConfig(
  folder: string,
  { plain, tls }: ProxyPorts,
  node: number,
  pages: string,
): Promise<string> {
  const [site = '', , down = ''] = await documentedBlocks('caddy');
  const { cert, key } = await writeCertificate(folder);
  const options = '{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n';
  const whole = adapted(site, [
    ['example.org {', '(site) {'],
    ['127.0.0.1:3000', `127.0.0.1:${node}`],
  ]).replace(/\}\s*$/, `${adapted(down, [['/var/www/arab-new-york', pages]])}}\n`);
  const listening = `http://:${plain} {\n\timport site\n}\nhttps://:${tls} {\n\ttls ${cert} ${key}\n\timport site\n}\n`;
  return options + whole + listening;
}

/**
 * Starts Debian's Caddy in front of a node; it stops with the place.
 * @param pages the folder of the outage page
 * @throws MissingTool if Caddy is neither installed nor downloadable
 */
export async function startCaddy(place: DrillPlace, node: number, pages: string): Promise<ProxyPorts> {
  const { program, env } = await debianProgram(caddy, place.folder);
  const folder = join(place.folder, 'caddy');
  await mkdir(folder);
  const ports = { plain: await freePort(), tls: await freePort() };
  const file = join(folder, 'Caddyfile');
  await writeFile(file, await documentedConfig(folder, ports, node, pages));
  const running = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  const ended = once(running, 'exit');
  place.onEnd(async () => {
    running.kill('SIGTERM');
    await ended;
  });
  await until(() => isReady(`http://127.0.0.1:${ports.plain}`));
  return ports;
}
