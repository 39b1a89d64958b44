import { chest, oud } from './crafts.ts';
import type { Photo } from './photo.ts';

/** Handmade products. */
export const CRAFTS_PHOTOS: readonly Photo[] = [
  {
    key: 'oud',
    draw: oud,
    alt: {
      en: 'An oud of walnut wood before a tiled wall',
      ar: 'عود من خشب الجوز أمام جدار من البلاط المزخرف',
    },
  },
  {
    key: 'oud-night',
    draw: () =>
      oud({
        background: { family: 'eight', tone: 'ink' },
        veil: '#0D2524',
        wood: ['#5C2E14', '#C98F4B', '#1F130A'],
      }),
    alt: { en: 'A dark oud before a wall of dark tiles', ar: 'عود داكن أمام جدار من البلاط القاتم' },
  },
  {
    key: 'chest',
    draw: chest,
    alt: {
      en: 'A wooden chest with star inlay and a brass lock',
      ar: 'صندوق خشبي مطعّم بالنجوم وله قفل نحاسي',
    },
  },
  {
    key: 'chest-teal',
    draw: () =>
      chest({
        room: ['#F3EADB', '#DCCBAE'],
        wood: ['#6F430B', '#8F5608', '#4F300C'],
        inlay: { family: 'twelve', tone: 'teal' },
      }),
    alt: {
      en: 'A wooden chest inlaid with teal and gold stars',
      ar: 'صندوق خشبي مطعّم بنجوم فيروزية وذهبية',
    },
  },
];
