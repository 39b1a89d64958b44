import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Db } from '../../../database/connect.ts';
import type { TransferKind } from '../../../transfer/fields.ts';
import { importFile } from '../../../transfer/import.ts';
import { readMapping } from '../../../transfer/mapping.ts';
import { Report } from '../../../transfer/report.ts';

/** The public data sets, if they are beside the checkout; they are not part of the project. */
export const publicSets = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));
export const publicSetsAreThere = existsSync(join(publicSets, 'businesses.csv.gz'));

/** All businesses and jobs; enough rentals and products for every query of the gold set. */
const files: [TransferKind, string, string, number?][] = [
  ['businesses', 'businesses.csv.gz', 'nyc-businesses'],
  ['businesses', 'arabic/business_names_riyadh.csv.gz', 'riyadh-businesses'],
  ['jobs', 'jobs.csv.gz', 'nyc-jobs'],
  ['jobs', 'arabic/jobs_jadarat_ar.csv.gz', 'jadarat-jobs'],
  ['products', 'products.csv.gz', 'products'],
  ['rents', 'rentals_short_2019.csv.gz', 'rentals-short-2019', 20_000],
  ['rents', 'rentals_monthly_2016.csv.gz', 'rentals-monthly-2016', 4_000],
  ['rents', 'rentals_streeteasy.csv.gz', 'rentals-streeteasy'],
  ['rents', 'arabic/rentals_aqar_ar.csv.gz', 'aqar-rentals'],
];

/** Imports the public data sets, about 133,000 listings: one to two minutes. */
export async function importPublicSets(db: Db): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'public-sets-'));
  try {
    for (const [kind, file, mapping, limit] of files) {
      const path = fileURLToPath(new URL(`../../../../mappings/${mapping}.json`, import.meta.url));
      const report = new Report(join(folder, `${mapping}.csv`));
      await importFile(db, {
        kind,
        path: join(publicSets, file),
        report,
        mapping: await readMapping(path, kind),
        limit,
      });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
