import type { Db } from '../database/connect.ts';
import { addAccount } from '../rooms/accounts/service.ts';
import { demoPhotoKey, rasterize } from '../rooms/art/raster.ts';
import { readCatalog } from '../rooms/catalog/service.ts';
import { publishContent } from '../rooms/content/writing.ts';
import { saveListings } from '../rooms/listings/service.ts';
import { addPicture } from '../rooms/media/service.ts';
import { isSeeded, markSeeded, saveSettings } from '../rooms/settings/service.ts';
import type { Storage } from '../storage/storage.ts';
import { demoAdvertisements } from './demo/advertisements.ts';
import { readDemoArticles } from './demo/articles.ts';
import { demoBusinesses } from './demo/businesses/index.ts';
import { seedDemoCounts } from './demo/counts.ts';
import { demoEvents } from './demo/events/index.ts';
import { demoFaqs } from './demo/faqs.ts';
import { demoFront } from './demo/front.ts';
import { demoJobs } from './demo/jobs/index.ts';
import { postedBy } from './demo/members.ts';
import { seedDemoNewsletter } from './demo/newsletter.ts';
import { onlyIn } from './demo/one-language.ts';
import { demoPhotos } from './demo/photos.ts';
import { demoProducts } from './demo/products/index.ts';
import { demoRentals } from './demo/rentals/index.ts';
import { demoSettings } from './demo/settings.ts';
import { demoAccounts } from './demo-accounts.ts';
import { seedConversations } from './demo-conversations.ts';
import { businessDraft, type DemoGround, eventDraft, jobDraft, productDraft, rentalDraft } from './demo-drafts.ts';
import { addMembers, type MemberId } from './demo-members.ts';
import { seedMessages } from './demo-messages.ts';
import { seedReports } from './demo-reports.ts';
import { seedReviews } from './demo-reviews.ts';
import { seedWaiting } from './demo-waiting.ts';

/** Pixels: the width of a photo on a page. */
const photoWidth = 800;
const photosAtOnce = 4;
const day = 86_400_000;

/** Stores the photographs of the demo, with the same names and bytes each time. */
async function storePhotos(db: Db, storage: Storage): Promise<DemoGround['photo']> {
  const stored = new Map<string, ReturnType<DemoGround['photo']>>();
  const photos = demoPhotos();
  // A few concurrently: rendering and compressing use a core each.
  for (let at = 0; at < photos.length; at += photosAtOnce)
    await Promise.all(
      photos.slice(at, at + photosAtOnce).map(async ({ key, svg, alt }) => {
        stored.set(key, { mediaId: await addPicture(db, storage, `demo-${key}`, await rasterize(svg, photoWidth)), alt });
      }),
    );
  return (scene, record) => {
    const photo = stored.get(demoPhotoKey(scene, record));
    if (!photo) throw new Error(`the demo has not stored a photo: ${scene}`);
    return photo;
  };
}

/** The owner of each post, by its key: the demo's member, unless it is listed as another one's. */
function ownersOf({ memberId, moderatorId, idOf }: { memberId: number; moderatorId: number; idOf: MemberId }): DemoGround['ownerOf'] {
  return (key) => {
    const by = postedBy[key];
    if (by) return idOf(by);
    return onlyIn[key] ? moderatorId : memberId;
  };
}

/**
 * Fills a site with the demo content, once: later edits remain. May be interrupted at any point; the next start
 * resumes without duplicates.
 * @returns whether there was anything to do
 */
export async function seedDemo(db: Db, storage: Storage, now = new Date()): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const accounts: number[] = [];
  // Old enough to write reviews, and still new.
  const since = new Date(now.getTime() - 10 * day);
  for (const account of demoAccounts) accounts.push(await addAccount(db, account, now, since));
  const [memberId, moderatorId] = accounts;
  if (memberId === undefined || moderatorId === undefined) throw new Error('the demo has nobody');
  const idOf = await addMembers(db, now);
  const [catalog, photo] = await Promise.all([readCatalog(db), storePhotos(db, storage)]);
  const ground: DemoGround = { catalog, photo, ownerOf: ownersOf({ memberId, moderatorId, idOf }), now };
  await saveSettings(db, demoSettings);
  await seedDemoNewsletter(db, now);
  await seedDemoCounts(db);
  const businesses = demoBusinesses.map((entry, index) => businessDraft(ground, entry, index));
  await saveListings(db, catalog, 'business', businesses);
  await saveListings(
    db,
    catalog,
    'product',
    demoProducts.map((entry) => productDraft(ground, entry)),
  );
  await saveListings(
    db,
    catalog,
    'rental',
    demoRentals.map((entry) => rentalDraft(ground, entry)),
  );
  await saveListings(
    db,
    catalog,
    'job',
    demoJobs.map((entry) => jobDraft(ground, entry)),
  );
  await saveListings(
    db,
    catalog,
    'event',
    demoEvents.map((entry) => eventDraft(ground, entry)),
  );
  const entries = [demoFront, readDemoArticles('blog'), readDemoArticles('news'), readDemoArticles('guide'), demoFaqs, readDemoArticles('page')].flat();
  await publishContent(
    db,
    entries.map(({ kind, slug, title, summary, body, data, photo: key, daysAgo }, position) => ({
      kind,
      slug,
      position,
      title,
      summary,
      body,
      data,
      mediaId: key ? photo(key, slug).mediaId : null,
      publishedAt: new Date(now.getTime() - daysAgo * day),
    })),
  );
  await seedWaiting(db, idOf, ground);
  await seedReports(db, memberId, now);
  await seedReviews(db, idOf, now);
  await seedConversations(db, { memberId, idOf, now });
  await db
    .insertInto('advertisement')
    .values(
      demoAdvertisements.map(({ title, text, ...others }) => ({
        ...others,
        title: JSON.stringify(title),
        text: JSON.stringify(text),
        published: true,
        starts_at: now,
      })),
    )
    .execute();
  await seedMessages(db, now);
  await markSeeded(db, now);
  return true;
}
