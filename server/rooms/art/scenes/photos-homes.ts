import { facade } from './facade.ts';
import { bedroom, kitchen } from './home-interiors.ts';
import { livingRoom } from './living-room.ts';
import type { Photo } from './photo.ts';

/** Rooms and houses for rent. */
export const HOMES_PHOTOS: readonly Photo[] = [
  {
    key: 'room',
    draw: livingRoom,
    alt: {
      en: 'A living room with a teal sofa below a window on the skyline',
      ar: 'غرفة جلوس بأريكة فيروزية تحت نافذة تطلّ على أبراج المدينة',
    },
  },
  {
    key: 'room-warm',
    draw: () =>
      livingRoom({
        wall: '#EBD9C4',
        sofa: ['#B5652A', '#C77B2B', '#8F4E1E'],
        cushions: ['#0F6F69', '#F8EFDC'],
        rug: ['#8A3B22', '#F0B64C', '#F8EFDC'],
      }),
    alt: {
      en: 'A living room with a rust-colored sofa and a red rug',
      ar: 'غرفة جلوس بأريكة بلون الصدأ وسجّادة حمراء',
    },
  },
  {
    key: 'room-light',
    draw: () =>
      livingRoom({
        wall: '#F6F4EE',
        floor: ['#D8B890', '#C6A47A'],
        sofa: ['#A9B8B6', '#BFCBC9', '#93A5A3'],
        cushions: ['#1A8A82', '#EDB445'],
        rug: ['#E3D7BF', '#C98A22', '#8A5A33'],
      }),
    alt: {
      en: 'A bright living room with a gray sofa and a pale wooden floor',
      ar: 'غرفة جلوس مضيئة بأريكة رمادية وأرضية خشبية فاتحة',
    },
  },
  {
    key: 'bedroom',
    draw: bedroom,
    alt: {
      en: 'A bedroom with a double bed and an arched window',
      ar: 'غرفة نوم بسرير مزدوج ونافذة مقوّسة',
    },
  },
  {
    key: 'bedroom-sand',
    draw: () =>
      bedroom({
        wall: '#F3EADB',
        floor: '#A37447',
        headboard: '#8A4B22',
        cover: '#C98A22',
        accent: '#0F6F69',
        picture: 'teal',
      }),
    alt: {
      en: 'A bedroom in sand colors with a wooden headboard',
      ar: 'غرفة نوم بألوان رملية وظهر سرير خشبي',
    },
  },
  {
    key: 'bedroom-dusk',
    draw: () =>
      bedroom({
        wall: '#C9D8DC',
        floor: '#B98658',
        headboard: '#123F47',
        cover: '#1B5B63',
        accent: '#E58F3A',
        picture: 'dusk',
      }),
    alt: {
      en: 'A quiet bedroom in blue-green with an orange throw',
      ar: 'غرفة نوم هادئة بلون أزرق مخضرّ وغطاء برتقالي',
    },
  },
  {
    key: 'kitchen',
    draw: kitchen,
    alt: {
      en: 'A kitchen with teal cupboards and a tiled splashback',
      ar: 'مطبخ بخزائن فيروزية وجدار من البلاط المزخرف',
    },
  },
  {
    key: 'kitchen-white',
    draw: () =>
      kitchen({
        wall: '#E9F0EE',
        cupboards: ['#E4E0D6', '#F8F5EC', '#D9D3C5', '#F3EFE4'],
        handle: '#8CA09E',
        splash: { family: 'eight', tone: 'teal' },
      }),
    alt: {
      en: 'A white kitchen with a splashback of teal star tiles',
      ar: 'مطبخ أبيض بجدار من البلاط الفيروزي المزيّن بالنجوم',
    },
  },
  {
    key: 'kitchen-wood',
    draw: () =>
      kitchen({
        cupboards: ['#8F5608', '#A97A44', '#6F430B', '#9C6420'],
        splash: { family: 'twelve', tone: 'sand' },
      }),
    alt: {
      en: 'A kitchen with wooden cupboards and sand-colored tiles',
      ar: 'مطبخ بخزائن خشبية وبلاط رملي اللون',
    },
  },
  {
    key: 'facade',
    draw: facade,
    alt: {
      en: 'A red brick house with arched windows and a fire escape',
      ar: 'مبنى من الطوب الأحمر بنوافذ مقوّسة وسلّم حريق',
    },
  },
  {
    key: 'facade-limestone',
    draw: () =>
      facade({
        sky: '#D6E7EA',
        brick: ['#D9CBB0', '#C7B797'],
        stone: '#F8F1E2',
        panes: ['#3C5F63', '#F3CF8A'],
      }),
    alt: {
      en: 'A pale limestone house with arched windows',
      ar: 'مبنى من الحجر الجيري الفاتح بنوافذ مقوّسة',
    },
  },
  {
    key: 'facade-evening',
    draw: () =>
      facade({
        sky: '#1B4A55',
        brick: ['#5E3A32', '#4F2F29'],
        stone: '#B9A98A',
        panes: ['#F7CF86', '#132E30'],
      }),
    alt: {
      en: 'A brick house in the evening with light in most windows',
      ar: 'مبنى من الطوب في المساء والضوء في معظم نوافذه',
    },
  },
];
