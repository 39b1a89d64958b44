import type { AdvertisementSlot } from '../../../contract/advertisements.ts';
import type { Both } from '../../../contract/locales.ts';

export interface DemoAdvertisement {
  slot: AdvertisementSlot;
  title: Both;
  text: Both;
  url: string;
  phone: string | null;
}

/** Advertisements of the demo site: fictitious companies, reserved phone numbers. */
export const demoAdvertisements: DemoAdvertisement[] = [
  {
    slot: 'home',
    title: {
      en: 'Barakah Travel: direct flights to Amman and Cairo',
      ar: 'بركة للسفر: رحلات مباشرة إلى عمّان والقاهرة',
    },
    text: { en: 'Book by phone in Arabic or English.', ar: 'احجز هاتفيًا بالعربية أو الإنجليزية.' },
    url: 'https://barakahtravel.example',
    phone: '+17185550170',
  },
  {
    slot: 'articles',
    title: { en: 'Warraq Books: Arabic books by mail', ar: 'مكتبة الورّاق: كتب عربية بالبريد' },
    text: {
      en: 'Novels, school books and stories for small children, from a shop in Astoria.',
      ar: 'روايات وكتب مدرسية وقصص للصغار، من متجر في أستوريا.',
    },
    url: 'https://warraqbooks.example',
    phone: null,
  },
];
