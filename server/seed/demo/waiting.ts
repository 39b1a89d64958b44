import type { Lang } from '../../../contract/locales.ts';
import { week } from './hours.ts';
import type { DemoBusiness, DemoJob, DemoProduct, DemoRental } from './shapes.ts';

/** The posters of pending posts. */
export const demoPosters = {
  /** A member for a year. */
  huda: { name: 'Huda Nasser', email: 'huda@arabnewyork.example', daysHere: 400 },
  /** Registered two days ago. */
  karim: { name: 'Karim Saleh', email: 'karim@arabnewyork.example', daysHere: 2 },
} as const;
export type DemoPoster = keyof typeof demoPosters;

interface Waiting<T> {
  by: DemoPoster;
  /** Before the seed moment. */
  minutesAgo: number;
  /** The language of the post; both by default. */
  lang?: Lang;
  entry: T;
}

/* Pending posts: some of them plain, some with every signal. */

export const waitingBusinesses: Waiting<DemoBusiness>[] = [
  {
    by: 'huda',
    minutesAgo: 1_500,
    entry: {
      key: 'waiting-mokha-house',
      categories: ['coffee'],
      name: { en: 'Mokha House', ar: 'بيت المخا' },
      description: {
        en: 'Yemeni coffee, roasted on Sundays and poured with ginger. Honey bread from the oven until it is gone.',
        ar: 'قهوة يمنية نحمّصها كل أحد ونقدّمها بالزنجبيل، وخبز بالعسل من الفرن حتى ينفد.',
      },
      street: '7214 3rd Ave',
      area: 'bay-ridge',
      zip: '11209',
      lat: 40.6322,
      lng: -74.0275,
      phone: '+17185550197',
      email: 'salam@mokhahouse.example',
      social: {},
      verified: false,
      services: [
        { en: 'Yemeni coffee', ar: 'قهوة يمنية' },
        { en: 'Honey bread', ar: 'خبز بالعسل' },
        { en: 'Beans by the pound', ar: 'بنّ بالرطل' },
      ],
      hours: week({ mon_thu: '07:00-21:00', fri: '13:00-22:00', sat: '07:00-22:00', sun: 'closed' }),
      photos: ['tea', 'kitchen', 'facade'],
    },
  },
];

export const waitingRentals: Waiting<DemoRental>[] = [
  {
    by: 'karim',
    minutesAgo: 34,
    lang: 'en',
    entry: {
      key: 'waiting-cheap-apartment',
      title: { en: 'Two-bedroom in Bay Ridge, very cheap', ar: 'شقة بغرفتي نوم في باي ريدج بسعر زهيد' },
      description: {
        en: 'Newly renovated, all included. I am abroad, so there is no viewing: deposit to hold by Western Union, keys by mail. Write to rent.fast@mail.example or see https://fast-rent.example.',
        ar: 'مجدّدة بالكامل وكل شيء مشمول. أنا في السفر ولا معاينة: عربون قبل المعاينة عبر ويسترن يونيون، والمفاتيح بالبريد.',
      },
      postType: 'offer',
      accommodation: 'apartment',
      area: 'bay-ridge',
      street: '82nd St near 4th Ave',
      zip: '11209',
      point: { lat: 40.6264, lng: -74.0269 },
      priceCents: 60_000,
      areaSqFt: 900,
      bedrooms: 2,
      bathrooms: 1,
      bathroomShared: false,
      gender: 'any',
      email: null,
      phone: '+17185550150',
      anonymous: false,
      daysAgo: 0,
      photos: ['room-light', 'bedroom'],
    },
  },
];

export const waitingProducts: Waiting<DemoProduct>[] = [
  {
    by: 'huda',
    minutesAgo: 190,
    lang: 'ar',
    entry: {
      key: 'waiting-tea-set',
      category: 'kitchenware',
      title: { en: 'Brass tea set with six glasses', ar: 'طقم شاي نحاسي مع ستة أكواب' },
      description: {
        en: 'A tray, a pot and six glasses, from my aunt in Fez. One glass has a small chip that you only see when you look for it.',
        ar: 'صينية وإبريق وستة أكواب من خالتي في فاس. في كوب واحد كسر صغير لا يراه إلا من يبحث عنه.',
      },
      type: 'Tea set',
      postType: 'sale',
      condition: 'used',
      year: null,
      color: 'Brass',
      brand: null,
      model: null,
      area: 'astoria',
      priceCents: 6_500,
      phone: '+17185550198',
      daysAgo: 0,
      photos: ['tea'],
    },
  },
];

export const waitingJobs: Waiting<DemoJob>[] = [
  {
    by: 'huda',
    minutesAgo: 300,
    lang: 'ar',
    entry: {
      key: 'waiting-pharmacy-technician',
      category: 'health-jobs',
      title: { en: 'Pharmacy technician, evenings', ar: 'مساعد صيدلي للفترة المسائية' },
      description: {
        en: 'Four evenings a week at the counter and behind it. You speak Arabic and English; we pay for the certificate.',
        ar: 'أربع أمسيات في الأسبوع أمام المنضدة وخلفها. تتحدث العربية والإنجليزية، ونحن ندفع رسوم الشهادة.',
      },
      postType: 'hiring',
      jobType: 'part_time',
      salaryMinCents: 22_00,
      salaryMaxCents: 26_00,
      salaryType: 'hour',
      company: 'Nile Pharmacy',
      area: 'astoria',
      location: 'Steinway Street, near 30th Avenue',
      email: 'work@nilepharmacy.example',
      phone: '+17185550199',
      experience: 'junior',
      portfolioUrl: null,
      anonymous: false,
      daysAgo: 0,
      photos: [],
    },
  },
];

/** A revision of the demo member's published post: another text, another price, one photo less. */
export const waitingChange = {
  key: 'rental:rental-bay-ridge-two-bedroom',
  title: 'Bright two-bedroom, two minutes from the R train',
  description: 'Third floor of a quiet brick building, two minutes’ walk from 77th Street station. Both bedrooms fit a queen bed, and the kitchen has a new stove. Heat and hot water are included; laundry is on every floor. No broker fee.',
  priceCents: 310_000,
} as const;
