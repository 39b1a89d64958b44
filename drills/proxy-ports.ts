import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testCertificates } from '../server/testing/certificates.ts';

/** Where a proxy of a drill listens, on 127.0.0.1. */
export interface ProxyPorts {
  /** HTTP, forwarded to the site like HTTPS. */
  plain: number;
  /** HTTPS, with a certificate that no authority signed. */
  tls: number;
  /** HTTP, redirected to HTTPS; undefined if the drill does not try it. */
  redirecting?: number;
}

/** Writes the certificate of a proxy into a folder. @returns the paths of certificate and key */
export async function writeCertificate(folder: string): Promise<{ cert: string; key: string }> {
  const [{ cert, key }] = testCertificates;
  const paths = { cert: join(folder, 'fullchain.pem'), key: join(folder, 'privkey.pem') };
  await writeFile(paths.cert, cert);
  await writeFile(paths.key, key, { mode: 0o600 });
  return paths;
}
