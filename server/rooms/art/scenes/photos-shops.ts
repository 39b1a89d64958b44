import { boutique } from './boutique.ts';
import type { Photo } from './photo.ts';
import { bookshelf, devices, perfumes } from './shelves.ts';
import { storefront } from './storefront.ts';

/** Shop fronts and interiors. */
export const SHOPS_PHOTOS: readonly Photo[] = [
  {
    key: 'storefront',
    draw: storefront,
    alt: {
      en: 'A bakery with a striped amber awning and loaves in both windows',
      ar: 'مخبز بمظلّة مخطّطة باللون العنبري وأرغفة معروضة في واجهتيه',
    },
  },
  {
    key: 'storefront-market',
    draw: () =>
      storefront({
        brick: ['#8E5A44', '#7F4E3A', '#96614B'],
        paint: ['#123F47', '#0D2F36'],
        awning: ['#1A8A82', '#F8F1E2'],
        goods: 'jars',
        goodsColors: ['#B5301F', '#E8B93A', '#6E7F33'],
      }),
    alt: {
      en: 'A grocery with a teal awning and rows of jars in the windows',
      ar: 'بقالة بمظلّة فيروزية وصفوف من المرطبانات خلف الزجاج',
    },
  },
  {
    key: 'storefront-gifts',
    draw: () =>
      storefront({
        brick: ['#CDBFA6', '#BFB096', '#D6C9B2'],
        paint: ['#6F430B', '#4F300C'],
        awning: ['#B5301F', '#F8F1E2'],
        goods: 'boxes',
        goodsColors: ['#0F6F69', '#C98A22', '#8A4B22'],
      }),
    alt: {
      en: 'A shop in pale brick with a red awning and gift boxes on its shelves',
      ar: 'متجر من الطوب الفاتح بمظلّة حمراء وعلب هدايا على رفوفه',
    },
  },
  {
    key: 'books',
    draw: bookshelf,
    alt: {
      en: 'Shelves full of old books with gold bands',
      ar: 'رفوف مليئة بكتب قديمة ذات خطوط ذهبية',
    },
  },
  {
    key: 'books-light',
    draw: () =>
      bookshelf({
        wood: ['#A97A44', '#C79B6B'],
        spines: ['#F8EFDC', '#8CCFC6', '#E58F3A', '#1A8A82', '#EDB445', '#B5301F'],
      }),
    alt: {
      en: 'A bright bookshop shelf with colorful books',
      ar: 'رفّ مكتبة مضيء بكتب ملوّنة',
    },
  },
  {
    key: 'perfumes',
    draw: perfumes,
    alt: {
      en: 'Perfume bottles with gold stoppers on two shelves',
      ar: 'قوارير عطر بسدادات ذهبية على رفّين',
    },
  },
  {
    key: 'perfumes-rose',
    draw: () => perfumes({ wall: 'mint', glass: ['#A83A4A', '#D9788A', '#E8B4A0', '#8A3B22'] }),
    alt: {
      en: 'Rose-colored perfume bottles before mint tiles',
      ar: 'قوارير عطر وردية أمام بلاط بلون النعناع',
    },
  },
  {
    key: 'devices',
    draw: devices,
    alt: {
      en: 'Telephones on a shelf above two laptops',
      ar: 'هواتف على رفّ فوق حاسوبين محمولين',
    },
  },
  {
    key: 'devices-light',
    draw: () => devices({ wall: '#E9EFEA', screens: ['#1A8A82', '#E58F3A', '#123F47', '#EDB445'] }),
    alt: {
      en: 'Telephones and laptops on a light shop wall',
      ar: 'هواتف وحواسيب محمولة أمام جدار متجر فاتح',
    },
  },
  {
    key: 'boutique',
    draw: boutique,
    alt: {
      en: 'Embroidered robes on a rail',
      ar: 'أثواب مطرّزة معلّقة على حامل',
    },
  },
  {
    key: 'boutique-evening',
    draw: () =>
      boutique({
        wall: '#123F47',
        floor: '#4F300C',
        cloth: ['#A83A4A', '#0F6F69', '#5C2E5A', '#F8F5EC', '#0D2524', '#C98A22'],
        embroidery: '#F5C765',
        tiles: 'dusk',
      }),
    alt: {
      en: 'Evening robes with gold embroidery on a rail',
      ar: 'أثواب سهرة بتطريز ذهبي معلّقة على حامل',
    },
  },
];
