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
