import type { Both, Either } from '../../../contract/locales.ts';
import type { Chance } from './chance.ts';

const sentences: readonly Both[] = [
  { en: 'Open every day, close to the subway.', ar: 'مفتوح كل يوم وقريب من المترو.' },
  { en: 'We speak Arabic and English.', ar: 'نتحدث العربية والإنجليزية.' },
  { en: 'Call or write before you come.', ar: 'اتصل أو راسلنا قبل الحضور.' },
  { en: 'Halal, fresh and made by hand.', ar: 'حلال وطازج ومصنوع باليد.' },
  { en: 'Quiet street, good light, near the park.', ar: 'شارع هادئ وإضاءة جيدة بالقرب من الحديقة.' },
  { en: 'Clean and in good condition, little used.', ar: 'نظيف وبحالة جيدة وقليل الاستعمال.' },
  { en: 'The price can be talked about.', ar: 'السعر قابل للتفاوض.' },
  { en: 'Experience is welcome but not needed.', ar: 'الخبرة مرغوبة وليست شرطًا.' },
  { en: 'Delivery in the borough is possible.', ar: 'التوصيل داخل الحي متاح.' },
  { en: 'Families and students are welcome.', ar: 'نرحب بالعائلات والطلاب.' },
  { en: 'Heat and hot water are included.', ar: 'التدفئة والماء الساخن مشمولان.' },
  { en: 'Pay every week, paid training.', ar: 'الأجر أسبوعي والتدريب مدفوع.' },
  { en: 'In the neighborhood for many years.', ar: 'منذ سنوات طويلة في الحي.' },
  { en: 'Ask for our offers for weddings and feasts.', ar: 'اسأل عن عروضنا للأعراس والأعياد.' },
];

/** A user's text, in the languages that it was written in. */
export function description(chance: Chance, has: readonly (keyof Both)[]): Either {
  const count = chance.whole(1, 6);
  const chosen = Array.from({ length: count }, () => chance.pick(sentences));
  return Object.fromEntries(has.map((lang) => [lang, chosen.map((sentence) => sentence[lang]).join(' ')]));
}
