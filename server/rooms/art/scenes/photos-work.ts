import type { Photo } from './photo.ts';
import { street } from './street.ts';
import { barber, clinic, office } from './workplaces.ts';

/** Offices, practices, salons and vehicles. */
export const WORK_PHOTOS: readonly Photo[] = [
  {
    key: 'office',
    draw: office,
    alt: {
      en: 'An office with a desk, two chairs and shelves of files',
      ar: 'مكتب فيه طاولة وكرسيّان ورفوف ملفّات',
    },
  },
  {
    key: 'office-warm',
    draw: () => office({ wall: '#F3EADB', chairs: '#8A3B22', desk: ['#4F300C', '#6F430B'], picture: 'sand' }),
    alt: {
      en: 'A warm office with red chairs and a framed star pattern',
      ar: 'مكتب دافئ بكراسٍ حمراء ولوحة نجوم مؤطّرة',
    },
  },
  {
    key: 'office-blue',
    draw: () => office({ wall: '#DCE6EA', chairs: '#123F47', desk: ['#8A9D9B', '#D8DEDC'], picture: 'dusk' }),
    alt: {
      en: 'A cool gray office with dark chairs',
      ar: 'مكتب رمادي بكراسٍ داكنة',
    },
  },
  {
    key: 'clinic',
    draw: clinic,
    alt: {
      en: 'A practice with a reclining chair, a lamp and a cabinet',
      ar: 'عيادة فيها كرسي مائل ومصباح وخزانة أدراج',
    },
  },
  {
    key: 'clinic-sand',
    draw: () => clinic({ wall: '#FBF6EB', chair: ['#B5652A', '#D9822B'], tiles: 'amber' }),
    alt: {
      en: 'A practice in warm colors with an orange chair',
      ar: 'عيادة بألوان دافئة وكرسي برتقالي',
    },
  },
  {
    key: 'barber',
    draw: barber,
    alt: {
      en: 'A barber’s with two arched mirrors and red chairs',
      ar: 'صالون حلاقة بمرآتين مقوّستين وكرسيّين أحمرين',
    },
  },
  {
    key: 'barber-teal',
    draw: () => barber({ wall: '#DCE9E5', chair: '#0F6F69', floor: ['#8A5A33', '#EBD9B4'], tiles: 'amber' }),
    alt: {
      en: 'A salon with teal chairs and a warm chequered floor',
      ar: 'صالون بكرسيّين فيروزيين وأرضية مربّعات دافئة',
    },
  },
  {
    key: 'car',
    draw: street,
    alt: {
      en: 'A yellow car on a street with a skyline',
      ar: 'سيارة صفراء في شارع أمام أبراج المدينة',
    },
  },
  {
    key: 'car-teal',
    draw: () => street({ paint: ['#0F6F69', '#0B4643'], street: ['#FBE3AE', '#E8C27A', '#C98A4B'] }),
    alt: {
      en: 'A teal car on a street at sunset',
      ar: 'سيارة فيروزية في شارع عند الغروب',
    },
  },
  {
    key: 'van',
    draw: () => street({ kind: 'van', paint: ['#0F6F69', '#0B4643'] }),
    alt: {
      en: 'A moving van with boxes painted on its side',
      ar: 'شاحنة نقل رُسمت على جانبها صناديق',
    },
  },
  {
    key: 'van-white',
    draw: () =>
      street({ kind: 'van', paint: ['#E3E9E8', '#B4C2C0'], street: ['#1B4A55', '#123F47', '#0D2F36'] }),
    alt: {
      en: 'A white van on a street in the evening',
      ar: 'شاحنة بيضاء في شارع مساءً',
    },
  },
];
