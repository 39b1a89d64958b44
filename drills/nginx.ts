import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../bench/free-port.ts';
import { isReady, until } from './asking.ts';
import { debianProgram, nginx } from './debian-program.ts';
import type { DrillPlace } from './drill-place.ts';

/** As in docs/deploying.md, without TLS. */
const config = (folder: string, port: number, nodes: readonly number[], pages: string) => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream site {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=0;`).join(' ')}
    keepalive 32;
    keepalive_timeout 2s;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 64m;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Forwarded "";
    location / { proxy_pass http://site; }
    error_page 502 504 =503 /unavailable.html;
    location = /unavailable.html {
      root ${pages};
      internal;
      add_header Retry-After 60 always;
      add_header Cache-Control no-store always;
    }
  }
}`;

/**
 * Starts Debian's nginx in front of some nodes; it stops with the place.
 * @param nodes the ports of nodes that are ready
 * @param pages the folder of the outage page
 * @returns its port
 * @throws MissingTool if nginx is neither installed nor downloadable
 */
export async function startNginx(
  place: DrillPlace,
  nodes: readonly number[],
  pages = place.folder,
): Promise<number> {
  const { program, env } = await debianProgram(nginx, place.folder);
  const folder = join(place.folder, 'nginx');
  await mkdir(folder);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, config(folder, port, nodes, pages));
  const running = spawn(program, ['-p', folder, '-c', file, '-e', `${folder}/error.log`], {
    stdio: 'inherit',
    env,
  });
  const ended = once(running, 'exit');
  place.onEnd(async () => {
    running.kill('SIGTERM');
    await ended;
  });
  await until(() => isReady(`http://127.0.0.1:${port}`));
  return port;
}
