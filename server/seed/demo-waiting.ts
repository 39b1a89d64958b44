import type { Lang } from '../../contract/locales.ts';
import type { Db } from '../database/connect.ts';
import { createCatalogSource } from '../rooms/catalog/service.ts';
import { type ListingDraft, saveListings } from '../rooms/listings/service.ts';
import { createMyPosts } from '../rooms/my-posts/service.ts';
import { createPosting } from '../rooms/posting/service.ts';
import { type DemoPoster, demoPosters, waitingBusinesses, waitingChange, waitingJobs, waitingProducts, waitingRentals } from './demo/waiting.ts';
import { businessDraft, type DemoGround, jobDraft, productDraft, rentalDraft } from './demo-drafts.ts';
import type { MemberId } from './demo-members.ts';
import { findDemoListing, setWaitingSince } from './waiting-queries.ts';

const minute = 60_000;

/** Pending items of the demo: a post of every kind and a revision of one. Inserted once, like the rest. */
export async function seedWaiting(db: Db, idOf: MemberId, ground: DemoGround): Promise<void> {
  const { catalog, now } = ground;
  const waits = <D extends ListingDraft>(draft: D, { by, lang }: { by: DemoPoster; lang?: Lang }): D => ({
    ...draft,
    status: 'pending',
    ownerId: idOf(demoPosters[by].name),
    publishedAt: null,
    expiresAt: null,
    ...(lang && {
      lang,
      title: { [lang]: draft.title[lang] },
      description: { [lang]: draft.description[lang] },
    }),
  });
  const drafts = {
    business: waitingBusinesses.map((one) => waits(businessDraft(ground, one.entry, 0), one)),
    rental: waitingRentals.map((one) => waits(rentalDraft(ground, one.entry), one)),
    product: waitingProducts.map((one) => waits(productDraft(ground, one.entry), one)),
    job: waitingJobs.map((one) => waits(jobDraft(ground, one.entry), one)),
  };
  await saveListings(db, catalog, 'business', drafts.business);
  await saveListings(db, catalog, 'rental', drafts.rental);
  await saveListings(db, catalog, 'product', drafts.product);
  await saveListings(db, catalog, 'job', drafts.job);
  const all = { business: waitingBusinesses, rental: waitingRentals, product: waitingProducts, job: waitingJobs };
  for (const [kind, list] of Object.entries(all)) for (const { entry, minutesAgo } of list) await setWaitingSince(db, `${kind}:${entry.key}`, new Date(now.getTime() - minutesAgo * minute));
  await seedChange(db, ground);
}

/** Submits a revision of a published rental like its owner's form. */
async function seedChange(db: Db, { now }: DemoGround): Promise<void> {
  const { key, ...changed } = waitingChange;
  const home = await findDemoListing(db, key);
  if (!home?.owner_id) return;
  const myPosts = createMyPosts(db);
  const source = createCatalogSource(db, () => now);
  // Its pictures are the demo's own, which are never deleted.
  const cleanup = { sweepLater: async () => undefined };
  const posting = createPosting({ db, source, myPosts, cleanup });
  const actor = { userId: home.owner_id, sessionId: 0, role: 'member' as const, secondFactor: false };
  const context = { lang: 'en' as const, cityId: 0, now };
  const { body } = await posting.form(actor, 'rent', home.id, context);
  const images = Array.isArray(body.images) ? body.images.slice(0, 3) : [];
  const fields = { ...body, ...changed, images, fees: body.fees ?? [] };
  await posting.update(actor, home.id, { kind: 'rent', fields }, context);
}
