import { parseArgs } from 'node:util';
import { percentile, type Row, report, round, timeEach } from './measure.ts';
import { syntheticSite } from './synthetic-site.ts';

/*
 * The response time of searches by number of listings: complete API responses, from the request to the JSON,
 * without a network. Each query is run in several wordings in turn. Rankings of common words are cached for two
 * minutes: the latency of the first request is reported separately, as the median of the wordings.
 */

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '10000,100000,1000000' } } });
const sizes = values.sizes.split(',').map(Number);
const runs = 40;

const questions: Record<string, string[]> = {
  'a common word': ['restaurant', 'apartment', 'car', 'مطعم', 'شقة', 'سيارة'],
  'a common word, one list': ['restaurant&type=business', 'apartment&type=rent', 'سيارة&type=product'],
  'two words': ['coffee astoria', 'bakery bay ridge', 'apartment harlem', 'مخبز بروكلين'],
  'a question in words': [
    'I am looking for a cheap apartment in Astoria',
    'أبحث عن طبيب أسنان في باي ريدج',
    'best halal restaurant near Brooklyn',
  ],
  'with slips': ['restaurnat astroia', 'dentiste in bay rdige', 'appartment harlam'],
  'Arabic in Latin letters': ['mat3am 7alal', 'sha2a brooklyn', 'mo7aseb'],
  'a name': ['shabi', 'talin', 'kudar market', 'شابي'],
  'nothing has it': ['xylophonist zither', 'qwertyuiop'],
  'while typing': ['r', 're', 'rest', 'sha', 'astor', 'مط', 'شق', 'coffee a', 'baker'],
};

/** Run before measuring, so that the first query has no disadvantage. */
const others = [
  'laundry queens',
  'بقالة',
  'tutor',
  'sofa',
  'room bronx',
  'ta3leem',
  'plumbre',
  'مترجم برونكس',
];
const warmUps = 15;

async function measure(listings: number): Promise<Row[]> {
  const { ask, close } = await syntheticSite(listings);
  const rows: Row[] = [];
  for (let turn = 0; turn < warmUps; turn++) {
    for (const other of others) {
      await ask(`search?q=${encodeURIComponent(other)}`);
      await ask(`search/suggest?q=${encodeURIComponent(other.slice(0, 3))}`);
    }
  }
  for (const [name, wordings] of Object.entries(questions)) {
    let turn = 0;
    const next = () => {
      const wording = wordings[turn++ % wordings.length] ?? '';
      const [q = '', more] = wording.split('&');
      const path = name === 'while typing' ? 'search/suggest' : 'search';
      return ask(`${path}?q=${encodeURIComponent(q)}${more ? `&${more}` : ''}`);
    };
    const first = await timeEach(wordings.length, next);
    const samples = await timeEach(runs, next);
    rows.push({
      listings,
      question: name,
      'p50 ms': round(percentile(samples, 0.5)),
      'p95 ms': round(percentile(samples, 0.95)),
      'first asked ms': round(percentile(first, 0.5)),
    });
  }
  await close();
  return rows;
}

const rows: Row[] = [];
for (const size of sizes) rows.push(...(await measure(size)));
const smallest = new Map(
  rows.filter(({ listings }) => listings === sizes[0]).map((row) => [row.question, Number(row['p50 ms'])]),
);
report(
  'search',
  rows.map((row) => ({
    ...row,
    'times the smallest': round(Number(row['p50 ms']) / (smallest.get(row.question ?? '') ?? Number.NaN)),
  })),
);
process.exit(0);
