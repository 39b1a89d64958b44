import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../bench/free-port.ts';
import { isReady, until } from './asking.ts';
import { debianProgram, nginx } from './debian-program.ts';
import { adapted, documentedBlocks } from './documented-config.ts';
import type { DrillPlace } from './drill-place.ts';
import { type ProxyPorts, writeCertificate } from './proxy-ports.ts';

/** The configuration of docs/deploying.md with its outage page, listening on ports of this machine. */
async function documentedConfig(
  folder: string,
  ports: Required<ProxyPorts>,
  nodes: readonly number[],
  pages: string,
): Promise<string> {
  const [site = '', down = ''] = await documentedBlocks('nginx');
  const { cert, key } = await writeCertificate(folder);
  const http = adapted(site, [
    ['/var/cache/nginx/site', join(folder, 'cache')],
    ['server 127.0.0.1:3000;', nodes.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join(' ')],
    ['listen 80;', `listen 127.0.0.1:${ports.redirecting};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.plain}; listen 127.0.0.1:${ports.tls} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/example.org/fullchain.pem', cert],
    ['/etc/letsencrypt/live/example.org/privkey.pem', key],
  ]).replace(/\}\s*$/, `${adapted(down, [['/var/www/arab-new-york', pages]])}}\n`);
  return `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${http}
}`;
}

/**
 * Starts Debian's nginx in front of some nodes; it stops with the place.
 * @param nodes the ports of nodes that are ready
 * @param pages the folder of the outage page
 * @throws MissingTool if nginx is neither installed nor downloadable
 */
export async function startNginx(
  place: DrillPlace,
  nodes: readonly number[],
  pages = place.folder,
): Promise<Required<ProxyPorts>> {
  const { program, env } = await debianProgram(nginx, place.folder);
  const folder = join(place.folder, 'nginx');
  await mkdir(folder);
  const ports = { plain: await freePort(), tls: await freePort(), redirecting: await freePort() };
  const file = join(folder, 'nginx.conf');
  await writeFile(file, await documentedConfig(folder, ports, nodes, pages));
  const running = spawn(program, ['-p', folder, '-c', file, '-e', `${folder}/error.log`], {
    stdio: 'inherit',
    env,
  });
  const ended = once(running, 'exit');
  place.onEnd(async () => {
    running.kill('SIGTERM');
    await ended;
  });
  await until(() => isReady(`http://127.0.0.1:${ports.plain}`));
  return ports;
}
