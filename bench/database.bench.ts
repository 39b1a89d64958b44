import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Row, report, round } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';

/*
 * Memory of the embedded database, all of its processes together, with many listings: after its start, and its peak
 * during concurrent lists and searches. Shared memory is counted once (the proportional set size of Linux, from
 * /proc); other systems do not report it, and nothing is measured.
 */

if (process.platform !== 'linux') {
  console.log('database: measured on Linux only');
  process.exit(0);
}

const { values } = parseArgs({ options: { listings: { type: 'string', default: '1000000' } } });
const listings = Number(values.listings);
const atOnce = 16;
const rounds = 20;

const paths = [
  'businesses?type=shops',
  'businesses?near=40.6264,-74.0299&sort=nearest',
  'businesses?type=services&sort=name&open_now=1',
  'filter-market?price_min=100&price_max=200&condition=used',
  'rents/web/looking_for?bedrooms=2&price_max=2500&sort=price_low',
  'jobs/web/looking_for?looking_for=hiring&sort=salary_high',
  ...[
    'restaurant',
    'apartment harlem',
    'سيارة',
    'mat3am 7alal',
    'dentiste in bay rdige',
    'بقالة',
    'sofa',
    'tutor',
  ].map((words) => `search?q=${encodeURIComponent(words)}`),
  'search/suggest?q=r',
  `search/suggest?q=${encodeURIComponent('مط')}`,
];

/** The processes of the database below a folder. */
async function processes(folder: string): Promise<number[]> {
  const [line = ''] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${line}/task/${line}/children`, 'utf8');
  return [line, ...children.trim().split(' ')].map(Number);
}

async function bytesOf(pid: number): Promise<number> {
  // A connection may have ended since it was listed.
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024;
}

async function memory(folder: string): Promise<number> {
  const each = await Promise.all((await processes(folder)).map(bytesOf));
  return each.reduce((sum, bytes) => sum + bytes, 0);
}

const { ask, close, folder } = await syntheticSite(listings);
const rows: Row[] = [];
const note = async (when: string, bytes: number) => {
  rows.push({
    listings,
    when,
    'database MB': round(bytes / 2 ** 20),
    processes: (await processes(folder)).length,
  });
};
await note('before the first question', await memory(folder));
let most = 0;
for (let round = 0; round < rounds; round++) {
  const queries = Array.from({ length: atOnce }, (_, index) =>
    ask(paths[(round + index) % paths.length] ?? ''),
  );
  const reading = memory(folder);
  await Promise.all(queries);
  most = Math.max(most, await reading, await memory(folder));
}
await note(`the most, ${atOnce} at once`, most);
await close();
report('database', rows);
process.exit(0);
