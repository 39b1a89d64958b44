import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageSite } from '../testing/page-site.ts';
import { addJobs, addRentals } from '../testing/test-posts.ts';
import type { TestSite } from '../testing/test-site.ts';

let site: TestSite;
const pages: Record<string, string> = {};
beforeAll(async () => {
  site = await pageSite(() => import('../../web/entry.server.tsx'));
  const place = 'atlantic-avenue';
  const [shop] = await site.addBusinesses({
    name: { en: 'Sahadi' },
    street: '158 Atlantic Ave',
    place,
    categories: ['bakeries'],
  });
  const [home] = await addRentals(site, { title: { en: 'Loft' }, street: '158 شارع أتلانتيك', place });
  const [job] = await addJobs(
    site,
    { title: { en: 'Cook' }, location: '158 Atlantic Avenue, Brooklyn', place },
    { title: { en: 'Baker' }, location: '6912 5th Ave', place },
  );
  Object.assign(pages, {
    business: `/MarketProfile/${shop}/sahadi`,
    list: `/SubCategory/bakeries/${site.catalog.categoryBySlug('bakeries')?.id}`,
    home: `/Rent/${home}/loft`,
    job: `/show-job/${job}/cook`,
    other: `/show-job/${(job ?? 0) + 1}/baker`,
  });
});
afterAll(() => site.close());

/** The text of the section with the address, without tags. */
async function addressOn(page: string, lang: string): Promise<string> {
  const response = await site.ask(`${pages[page]}?lang=${lang}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  const marks = { business: 'class="facts"', list: 'class="facts line"' }[page] ?? 'class="muted place"';
  return (
    html
      .slice(html.indexOf(marks))
      .slice(0, 700)
      .split('</p>')[0]
      // What phones display instead of the street.
      ?.replace(/<span class="areaOnly">.*?<\/span>/g, '')
      .replace(/<[^>]*>/g, '') ?? ''
  );
}

it.each(['business', 'list', 'home', 'job'])('an address contains its area once: %s', async (page) => {
  for (const lang of ['en', 'ar']) {
    const written = await addressOn(page, lang);
    expect(written.match(/Atlantic Ave/g)).toHaveLength(1);
    expect(written).not.toContain('أتلانتيك');
    expect(written).not.toMatch(/Brooklyn.*Brooklyn/);
  }
});

it('an address in another street includes it', async () => {
  expect(await addressOn('other', 'en')).toContain('6912 5th Ave, Atlantic Avenue, Brooklyn');
  expect(await addressOn('other', 'ar')).toContain('أتلانتيك أفنيو');
});
