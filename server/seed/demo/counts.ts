import { sql } from 'kysely';
import { listingKinds } from '../../../contract/categories.ts';
import { type PageKind, type VisitSource, visitSources } from '../../../contract/numbers.ts';
import type { Db } from '../../database/connect.ts';

/* Fictitious statistics of earlier days, for sites with demo content only: a page of zeros demonstrates nothing. */

const days = 45;

const pages: Partial<Record<PageKind, number>> = {
  ...{ home: 90, directory: 70, business: 110, rentals: 45, rental: 60, jobs: 35, job: 40, events: 25, event: 30 },
  ...{ products: 30, product: 35, search: 80, articles: 20, article: 50, info: 10, member: 15 },
};
const shares: Record<VisitSource, number> = { own: 0.4, search: 0.3, social: 0.12, direct: 0.15, other: 0.03 };
const searches: [words: string, asked: number, misses: boolean][] = [
  ['مطعم يمني', 14, false],
  ['halal butcher', 11, false],
  ['immigration lawyer', 9, false],
  ['شقة غرفتين', 8, false],
  ['oud lessons', 5, true],
  ['محاسب ضرائب', 6, false],
  ['henna', 4, true],
  ['مدرسة عربية', 7, true],
  ['dentist astoria', 6, false],
  ['passport photos', 3, true],
];

/** A weekly cycle with a busier weekend, and deterministic daily variation. */
const wave = (ago: number, seed: number) => (ago % 7 < 2 ? 1.35 : 1) * (0.8 + (((ago * 37 + seed * 101) % 41) / 41) * 0.4);
const count = (ago: number, seed: number, about: number) => Math.max(0, Math.round(about * wave(ago, seed)));

interface Row {
  ago: number;
  a: string;
  b: string;
  c: string;
  n: number;
}

/** Existing counts are not overwritten. */
export async function seedDemoCounts(db: Db): Promise<void> {
  const views: Row[] = [];
  const deeds: Row[] = [];
  const waits: Row[] = [];
  const words: Row[] = [];
  for (let ago = 1; ago <= days; ago++) {
    for (const [at, [page, about]] of Object.entries(pages).entries())
      for (const source of visitSources)
        for (const [lang, part] of [
          ['en', 0.45],
          ['ar', 0.55],
        ] as const)
          views.push({ ago, a: page, b: lang, c: source, n: count(ago, at, about * shares[source] * part) });
    for (const [at, kind] of listingKinds.entries()) {
      const posted = count(ago, at, 3);
      const deed = (what: string, n: number) => deeds.push({ ago, a: what, b: kind, c: '', n });
      deed('posted', posted);
      deed('approved', count(ago, at + 4, posted * 0.8));
      deed('rejected', count(ago, at + 9, 0.5));
      deed('change_posted', count(ago, at + 2, 1));
      deed('seen', count(ago, at, 70));
      deed('reached', count(ago, at + 3, 9));
      // Minutes to a day: four buckets for each doubling.
      for (const bucket of [16, 22, 26, 30, 38]) waits.push({ ago, a: kind, b: String(bucket), c: '', n: count(ago * 3 + bucket, bucket + at, 0.7) });
    }
    deeds.push({ ago, a: 'signed_up', b: 'member', c: '', n: count(ago, 1, 5) });
    deeds.push({ ago, a: 'saved', b: 'business', c: '', n: count(ago, 2, 12) });
    deeds.push({ ago, a: 'subscribed', b: ago % 2 ? 'ar' : 'en', c: '', n: count(ago, 3, 2) });
    deeds.push({ ago, a: 'unsubscribed', b: 'en', c: '', n: count(ago, 5, 0.4) });
    for (const [at, [times, about, misses]] of searches.entries()) {
      const n = count(ago, at, about / 4);
      words.push({ ago, a: times, b: String(misses ? n : 0), c: '', n });
    }
  }
  const rows = (of: Row[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(of.filter(({ n }) => n > 0))}::jsonb)
      as r (ago int, a text, b text, c text, n int)`;
  const day = sql`city_day(now()) - ago`;
  await sql`insert into page_view_day (day, page, lang, source, views)
    select ${day}, a, b, c, n from ${rows(views)} on conflict do nothing`.execute(db);
  await sql`insert into activity_day (day, what, kind, count)
    select ${day}, a, b, n from ${rows(deeds)} on conflict do nothing`.execute(db);
  await sql`insert into waiting_day (day, kind, bucket, count)
    select ${day}, a, b::smallint, n from ${rows(waits)} on conflict do nothing`.execute(db);
  await sql`insert into search_count (day, words, asked, missed)
    select ${day}, a, n, b::int from ${rows(words)} on conflict do nothing`.execute(db);
}
