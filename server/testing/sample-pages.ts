import { publish } from './test-content.ts';
import { addEvents, addJobs, addProducts, addRentals } from './test-posts.ts';
import type { TestSite } from './test-site.ts';

/** Ids of one published record of each kind. */
export interface Sample {
  business: number;
  rental: number;
  job: number;
  event: number;
  product: number;
  blog: number;
  news: number;
  guide: number;
}

const open = (from: string, to: string) => ({ state: 'open' as const, spans: [{ from, to }] });
const both = (en: string, ar: string) => ({ en, ar });

/** Fills a site with one of everything that has a page, in both languages, each with all optional fields. */
export async function addSample(site: TestSite): Promise<Sample> {
  const [business = 0] = await site.addBusinesses({
    name: both('Bab Touma Bakery', 'مخبز باب توما'),
    description: both(
      'A family bakery on Fifth Avenue since 1987.',
      'مخبز عائلي في الجادة الخامسة منذ 1987.',
    ),
    categories: ['bakeries'],
    street: '6912 5th Ave',
    zip: '11209',
    phone: '+17185550142',
    email: 'salam@babtouma.example',
    whatsapp: '+17185550142',
    website: 'https://babtouma.example/',
    social: { instagram: 'https://www.instagram.com/babtouma' },
    price_range: 2,
    payment_methods: ['cash', 'card', 'zelle'],
    languages: ['ar', 'en', 'fr'],
    halal: { certifier: 'Halal Foundation', since: 2019 },
    accessibility: ['step_free', 'accessible_restroom'],
    prayers: {
      iqama: {
        fajr: { at: '06:00', after: null },
        dhuhr: { at: null, after: 15 },
        asr: null,
        maghrib: { at: null, after: 5 },
        isha: null,
      },
      friday: [
        { at: '12:45', lang: 'ar' },
        { at: '13:30', lang: null },
      ],
    },
    services: [both('Wholesale', 'بيع بالجملة'), both('Catering', 'تجهيز حفلات'), both('Delivery', 'توصيل')],
    hours: {
      mon: { state: 'closed' },
      tue: open('07:00', '21:00'),
      wed: open('07:00', '21:00'),
      thu: {
        state: 'open',
        spans: [
          { from: '07:00', to: '12:00' },
          { from: '14:00', to: '21:30' },
        ],
      },
      fri: open('14:00', '02:00'),
      sat: { state: 'always' },
      sun: open('08:00', '18:00'),
    },
    special_hours: [
      { occasion: 'ramadan', from: '2027-02-08', to: '2027-03-08', day: open('15:00', '01:30') },
      { occasion: 'eid_al_fitr', from: '2027-03-09', to: '2027-03-11', day: { state: 'closed' } },
      {
        occasion: 'other',
        name: 'عيد المخبز',
        from: '2027-05-01',
        to: '2027-05-01',
        day: { state: 'always' },
      },
    ],
  });
  const [rental = 0] = await addRentals(site, {
    title: both('Sunny room near the park', 'غرفة مشمسة قرب الحديقة'),
    description: both('Quiet street.\nTen minutes to the train.', 'شارع هادئ.\nعشر دقائق إلى القطار.'),
    accommodation: 'room',
    bedrooms: 1,
    bathrooms: 1,
    bathroom_shared: true,
    area_sq_ft: 140,
    priceCents: 95_000,
    available_from: '2026-12-01',
    deposit_cents: 95_000,
    fees: [
      { name: 'Application fee', amountCents: 2_000, term: 'once' },
      { name: 'Internet', amountCents: 3_000, term: 'monthly' },
    ],
    utilities: ['heat', 'hot_water'],
    furnished: true,
    lease_min_months: 6,
    lease_max_months: 12,
    pets: 'cats',
    laundry: 'in_building',
    parking: 'street',
    subway_lines: ['R', 'N'],
    street: 'Bay Ridge Avenue',
    zip: '11220',
    phone: '+17185550143',
    email: 'landlord@homes.example',
  });
  const [job = 0] = await addJobs(site, {
    title: both('Night baker', 'خبّاز ليلي'),
    description: both('Flatbread and manakish, five nights.', 'خبز ومناقيش، خمس ليالٍ.'),
    company: 'Sanabel Bakery',
    location: 'Steinway Street',
    salary_min_cents: 1_900,
    salary_max_cents: 2_250,
    salary_type: 'hour',
    experience: 'junior',
    workplace: 'on_site',
    apply_url: 'https://sanabel.example/apply',
    closing_date: '2026-12-05',
    languages: ['ar', 'en'],
    phone: '+17185550144',
    email: 'jobs@sanabel.example',
  });
  const [product = 0] = await addProducts(site, {
    title: both('Camry, one owner', 'كامري، مالك واحد'),
    description: both('Serviced every year.', 'صيانة كل سنة.'),
    priceCents: 1_250_000,
    condition: 'used',
    year: 2019,
    color: 'Silver',
    brand: 'Toyota',
    model: 'Camry',
    mileage: 98_000,
    negotiable: true,
    delivery: true,
    phone: '+17185550145',
    email: 'seller@cars.example',
  });
  const [event = 0] = await addEvents(site, {
    title: both('An evening of oud', 'أمسية عود'),
    description: both('Two sets and coffee.', 'وصلتان وقهوة.'),
    starts_minute: 19 * 60,
    ends_minute: 21 * 60 + 30,
    repeats: 'FREQ=WEEKLY;COUNT=3',
    price_type: 'paid',
    priceCents: 1_500,
    audience: ['families', 'women'],
    languages: ['ar', 'en'],
    seats: 40,
    venue: 'Mokha House',
    host: 'Jiran Community Center',
    street: '412 86th Street',
    zip: '11209',
    phone: '+17185550146',
    email: 'host@events.example',
  });
  const body = both('<h2>One</h2><p>First.</p>', '<h2>واحد</h2><p>أولًا.</p>');
  const data = { category: both('Food', 'الطعام'), author: both('Layla Haddad', 'ليلى حدّاد') };
  const article = (kind: 'blog' | 'news' | 'guide', title: { en: string; ar: string }) => ({
    kind,
    slug: `${kind}-one`,
    title,
    summary: both(`In short: ${kind}`, `باختصار: ${title.ar}`),
    body,
    data,
  });
  const managed = (kind: 'hero' | 'about' | 'contact' | 'page', slug: string) => ({
    kind,
    slug,
    title: both(`Title of ${slug}`, `عنوان ${slug}`),
    summary: both(`Summary of ${slug}`, `ملخّص ${slug}`),
    body: both(`<p>Text of ${slug}</p>`, `<p>نص ${slug}</p>`),
  });
  const [blog = 0, news = 0, guide = 0] = await publish(
    site,
    article('blog', both('A pantry in one afternoon', 'خزانة مؤونة في عصر واحد')),
    article('news', both('A new square in Bay Ridge', 'ساحة جديدة في باي ريدج')),
    article('guide', both('How to ride the subway', 'كيف تركب المترو')),
    managed('hero', 'hero'),
    managed('about', 'about'),
    managed('contact', 'contact'),
    ...['privacy-policy', 'terms-conditions', 'eula'].map((slug) => managed('page', slug)),
    {
      kind: 'faq',
      slug: 'free',
      title: both('Is it free?', 'هل هو مجاني؟'),
      body: both(
        '<p>Yes &amp; it stays <strong>free</strong>.</p>',
        '<p>نعم، وسيبقى <strong>مجانيًّا</strong>.</p>',
      ),
    },
  );
  return { business, rental, job, product, event, blog, news, guide };
}
