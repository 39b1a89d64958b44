import type { SocialNetwork } from '../../../contract/contact-details.ts';
import type { Both } from '../../../contract/locales.ts';
import type { ServiceKey } from '../../../contract/settings.ts';

/** The general settings as editors see them: every text in both languages. */
export interface DemoSettings {
  name: Both;
  navbar: {
    /** Null: the site's own mark. */
    logo: string | null;
    /** An entry without a URL is displayed as coming soon. */
    states: { title: Both; image: string; url: string | null }[];
  };
  services: Record<ServiceKey, { name: Both; hint: Both }>;
  logo: string | null;
  footer: {
    social_media: { type: SocialNetwork; url: string }[];
    subscribe: Both;
    email: string;
    /** E.164. */
    phone: string;
    Copyright: Both;
    about: Both;
  };
}

function state(code: string, en: string, ar: string, url: string | null = null) {
  return { title: { en, ar }, image: `/art/pattern/state-${code}.svg?w=400&h=300`, url };
}

export const demoSettings: DemoSettings = {
  name: { en: 'Arab New York', ar: 'عرب نيويورك' },
  navbar: {
    logo: null,
    states: [
      state('nj', 'New Jersey', 'نيوجيرسي', 'https://arabnewjersey.example'),
      state('mi', 'Michigan', 'ميشيغان', 'https://arabmichigan.example'),
      state('ca', 'California', 'كاليفورنيا'),
      state('il', 'Illinois', 'إلينوي'),
      state('tx', 'Texas', 'تكساس'),
      state('fl', 'Florida', 'فلوريدا'),
      state('va', 'Virginia', 'فرجينيا'),
      state('pa', 'Pennsylvania', 'بنسلفانيا'),
      state('ma', 'Massachusetts', 'ماساتشوستس'),
      state('oh', 'Ohio', 'أوهايو'),
      state('mn', 'Minnesota', 'مينيسوتا'),
      state('ct', 'Connecticut', 'كونيتيكت'),
    ],
  },
  services: {
    service_provider: {
      name: { en: 'Service providers', ar: 'مقدّمو الخدمات' },
      hint: { en: 'Doctors, lawyers, movers', ar: 'أطباء ومحامون ونقل' },
    },
    shops: {
      name: { en: 'Shops', ar: 'المتاجر' },
      hint: { en: 'Groceries, bakeries, gold', ar: 'بقالات ومخابز وذهب' },
    },
    market_place: {
      name: { en: 'Marketplace', ar: 'السوق' },
      hint: { en: 'Buy and sell nearby', ar: 'بيع وشراء في منطقتك' },
    },
    rent: {
      name: { en: 'Rent', ar: 'السكن' },
      hint: { en: 'Rooms and apartments', ar: 'غرف وشقق' },
    },
    jobs: {
      name: { en: 'Jobs', ar: 'الوظائف' },
      hint: { en: 'Hiring this week', ar: 'فرص عمل هذا الأسبوع' },
    },
  },
  logo: null,
  footer: {
    social_media: [
      { type: 'youtube', url: 'https://youtube.example/arabnewyork' },
      { type: 'instagram', url: 'https://instagram.example/arabnewyork' },
      { type: 'facebook', url: 'https://facebook.example/arabnewyork' },
      { type: 'tiktok', url: 'https://tiktok.example/arabnewyork' },
      { type: 'twitter', url: 'https://twitter.example/arabnewyork' },
      { type: 'pinterest', url: 'https://pinterest.example/arabnewyork' },
    ],
    subscribe: {
      en: 'One good email every Friday: new places, rooms and jobs from your neighborhood. No spam; unsubscribe at any time.',
      ar: 'رسالة واحدة مفيدة كل جمعة: أماكن وغرف ووظائف جديدة في منطقتك. بلا رسائل مزعجة، ويمكنك إلغاء الاشتراك متى شئت.',
    },
    email: 'salam@arabnewyork.example',
    phone: '+12125550100',
    Copyright: { en: '© 2026 Arab New York. Made in Brooklyn.', ar: '© 2026 عرب نيويورك. صُنع في بروكلين.' },
    about: {
      en: 'The Arab community’s guide to New York: trusted places, homes, jobs and stories.',
      ar: 'دليل الجالية العربية في نيويورك: أماكن موثوقة ومساكن ووظائف وحكايات.',
    },
  },
};
