import { execFile } from 'node:child_process';
import { access, chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface Chromium {
  executablePath: string;
  /** Additional environment variables of the browser. */
  env: Record<string, string>;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Flags for a browser that runs as root, in a container, without internet access: no sandbox (the pages are our
 * own), and no background requests, which would all fail.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * Finds an installed browser: CHROMIUM_PATH, then one of the system, then the one of the packages, which is
 * unpacked once.
 * @throws if none starts
 */
export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return { executablePath: given, env: {} };
    throw new Error(`CHROMIUM_PATH ${given} is no browser that starts here.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const path of NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if ((await exists(path)) && (await starts(path))) return { executablePath: path, env: {} };
  }
  return unpacked();
}

async function unpacked(): Promise<Chromium> {
  const folder = await unpack();
  const executablePath = join(folder, 'chromium');
  // A system without fonts or libraries uses those of the package.
  const fonts: Record<string, string> = (await exists('/etc/fonts/fonts.conf'))
    ? {}
    : { FONTCONFIG_FILE: await describeFonts(folder) };
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  for (const env of [fonts, { ...fonts, ...libraries }]) {
    if (await starts(executablePath, env)) return { executablePath, env };
  }
  throw new Error(`The browser in ${folder} does not start: install Chromium, or name one in CHROMIUM_PATH.`);
}

async function describeFonts(folder: string): Promise<string> {
  const path = join(folder, 'fonts.conf');
  const folders = `<dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  await writeFile(path, `<?xml version="1.0"?><fontconfig>${folders}</fontconfig>`);
  return path;
}

/** Unpacks the browser beside its package, atomically. */
async function unpack(): Promise<string> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const folder = join(root, 'node_modules', '.cache', 'chromium');
  if (await exists(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const { inflate } = await import('@sparticuz/chromium');
  const temporary = process.env.TMPDIR;
  // The package's only option for the target folder.
  process.env.TMPDIR = draft;
  try {
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((archive) => inflate(join(packed, archive))));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  await chmod(join(draft, 'chromium'), 0o755);
  // A concurrent run may have been first; its copy is equivalent.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}

const starts = (path: string, env: Record<string, string> = {}) =>
  promisify(execFile)(path, ['--version', '--no-sandbox'], { env: { ...process.env, ...env } }).then(
    () => true,
    () => false,
  );

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
