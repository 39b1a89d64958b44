import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { Log } from '../../process/log.ts';

/** The files of a certificate with its chain, and of its private key, in PEM format. */
export interface CertificateFiles {
  cert: string;
  key: string;
}

export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/** How often the files are compared with what is used: certificates are renewed weeks before they expire. */
const checkMs = 3_600_000;

/** Reads a certificate. @throws Error if a file is missing, or if they do not belong together */
export async function readCertificate(files: CertificateFiles): Promise<Certificate> {
  const [cert, key] = await Promise.all([readFile(files.cert), readFile(files.key)]);
  createSecureContext({ cert, key });
  return { cert, key };
}

/**
 * Reports renewed certificates. Until the files are complete and valid, the former one remains.
 * @returns `check`, which also runs every hour, and `end`
 */
export function followCertificate(
  files: CertificateFiles,
  first: Certificate,
  { onRenewed, log }: { onRenewed: (renewed: Certificate) => void; log: Log },
) {
  let used = first;
  async function check(): Promise<void> {
    try {
      const read = await readCertificate(files);
      if (read.cert.equals(used.cert) && read.key.equals(used.key)) return;
      used = read;
      onRenewed(read);
    } catch (error) {
      log.error({ err: error }, 'the renewed certificate of the reply listener could not be read');
    }
  }
  const timer = setInterval(() => void check(), checkMs);
  timer.unref();
  return { check, end: () => clearInterval(timer) };
}
