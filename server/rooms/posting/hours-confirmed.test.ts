import { expect, it } from 'vitest';
import { moderationDesk } from '../../testing/moderation.ts';
import { fullBusinessBody, week } from '../../testing/test-bodies.ts';
import type { TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let media: number[];
const desk = moderationDesk((meeting) => {
  ({ site, media } = meeting);
});
const { published, edit, approve, page } = desk;

it('hours that their owner sets are confirmed by that; saving other fields is not', async () => {
  const body = { ...fullBusinessBody(site, media), workingHours: week };
  const sentAt = desk.clock.toISOString();
  const id = await published('business', body);
  const date = async () => (await (await page('business', id)).json()).data.hoursConfirmedAt;
  expect(await date()).toBe(sentAt);

  desk.clock = new Date(desk.clock.getTime() + 3_600_000);
  await edit('business', id, { ...body, priceRange: 3 });
  expect(await date()).toBe(sentAt);

  const hours = { ...week, mon: { state: 'closed' } };
  await edit('business', id, { ...body, priceRange: 3, workingHours: hours });
  expect(await date()).toBe(desk.clock.toISOString());
});

it('hours of a revision were confirmed when it was sent, not when it is approved', async () => {
  const body = { ...fullBusinessBody(site, media), workingHours: week };
  const id = await published('business', body);
  const hours = { ...week, tue: { state: 'closed' } };
  await edit('business', id, { ...body, companyName: 'Another name', workingHours: hours });
  const sent = await site.db
    .selectFrom('listing_revision')
    .select('created_at')
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await approve('business', id)).status).toBe(200);
  expect((await (await page('business', id)).json()).data).toMatchObject({
    name: 'Another name',
    hoursConfirmedAt: sent.created_at.toISOString(),
  });
});
