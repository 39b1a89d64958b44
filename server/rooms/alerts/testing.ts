import type { TestSite } from '../../testing/test-site.ts';
import { createBusinesses } from '../businesses/service.ts';
import { createCatalogSource } from '../catalog/service.ts';
import { createEvents } from '../events/service.ts';
import { createJobs } from '../jobs/service.ts';
import { createProducts } from '../products/service.ts';
import { createMemberPush, type MemberPush } from '../push/service.ts';
import { createRentals } from '../rentals/service.ts';
import { type Alerts, createAlerts } from './service.ts';

/**
 * The alerts of a test site with the test's clock; matching and emailing are called by the test, not by the queue.
 */
export function testAlerts(
  { db, queue, mailer }: TestSite,
  now: () => Date,
  takeEmail: () => Promise<void> = async () => undefined,
  push: MemberPush = createMemberPush({ db, push: undefined, now }),
): Alerts {
  const source = createCatalogSource(db, now);
  return createAlerts({
    db,
    queue: { ...queue, repeat: () => undefined, work: () => undefined },
    mailer,
    source,
    kinds: {
      businesses: createBusinesses(db, source),
      rentals: createRentals(db, source),
      products: createProducts(db, source),
      jobs: createJobs(db, source),
      events: createEvents(db, source),
    },
    takeEmail,
    publicUrl: 'https://city.example',
    cityCode: 'NY',
    undoSeconds: 0,
    push,
    now,
  });
}

/** The path of each matched alert, with the id of a post. */
export async function alertMatches({ db }: TestSite): Promise<[path: string, listingId: number][]> {
  const found = await db
    .selectFrom('alert_match as m')
    .innerJoin('alert as a', 'a.id', 'm.alert_id')
    .select(['a.path', 'm.listing_id'])
    .orderBy('a.id')
    .orderBy('m.listing_id')
    .execute();
  return found.map(({ path, listing_id }) => [path, listing_id]);
}
