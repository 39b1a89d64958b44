import { cafe } from './cafe.ts';
import { mezze } from './mezze.ts';
import type { Photo } from './photo.ts';
import { baklava, spices, tea } from './table.ts';

/** Tables, trays and coffee houses. */
export const FOOD_PHOTOS: readonly Photo[] = [
  {
    key: 'baklava',
    draw: baklava,
    alt: {
      en: 'A round copper tray of baklava with pistachios, seen from above',
      ar: 'صينية نحاسية مستديرة من البقلاوة بالفستق، من الأعلى',
    },
  },
  {
    key: 'baklava-walnut',
    draw: () =>
      baklava({
        table: 'sand',
        tray: ['#D8DEDC', '#8CA09E'],
        pastry: ['#C98A3C', '#B97A2E', '#D2964A', '#C08235'],
        nut: ['#5C3A1E', '#8A5A33'],
      }),
    alt: {
      en: 'A silver tray of baklava with walnuts on a pale tiled table',
      ar: 'صينية فضّية من البقلاوة بالجوز على طاولة من البلاط الفاتح',
    },
  },
  {
    key: 'baklava-rose',
    draw: () =>
      baklava({
        table: 'teal',
        pastry: ['#EBC27A', '#E4B566', '#F0CE8F', '#E8BC70'],
        nut: ['#A83A4A', '#D9788A'],
      }),
    alt: {
      en: 'A tray of pale pastry lozenges topped with rose petals',
      ar: 'صينية من معيّنات العجين الذهبية مزيّنة ببتلات الورد',
    },
  },
  {
    key: 'cafe',
    draw: cafe,
    alt: {
      en: 'A coffee house with teal arches, hanging lamps and three small tables',
      ar: 'مقهى بأقواس فيروزية ومصابيح معلّقة وثلاث طاولات صغيرة',
    },
  },
  {
    key: 'cafe-evening',
    draw: () =>
      cafe({
        wall: '#123F47',
        floor: '#3B2410',
        arches: ['#0D2524', '#E5A64A', '#F0C068'],
        tiles: 'amber',
        cup: '#E58F3A',
      }),
    alt: {
      en: 'A coffee house in the evening, its arches filled with warm light',
      ar: 'مقهى في المساء تملأ أقواسَه أضواءٌ دافئة',
    },
  },
  {
    key: 'cafe-garden',
    draw: () =>
      cafe({
        wall: '#E9F5F2',
        floor: '#A37447',
        arches: ['#8A4B22', '#FCE7B7', '#CFE6CC'],
        tiles: 'mint',
        cup: '#B5301F',
      }),
    alt: {
      en: 'A bright restaurant room with wooden arches and green light from a garden',
      ar: 'قاعة مطعم مضيئة بأقواس خشبية ونور أخضر من الحديقة',
    },
  },
  {
    key: 'spices',
    draw: spices,
    alt: {
      en: 'Twelve heaps of spices in wooden bowls',
      ar: 'اثنتا عشرة كومة من البهارات في أوعية خشبية',
    },
  },
  {
    key: 'spices-herbs',
    draw: () =>
      spices({
        shelf: '#0D3B39',
        heaps: ['#6E7F33', '#8FA05A', '#C2B280', '#556B2F', '#A83A4A', '#D9B26A', '#7C8F3E', '#E8B93A'],
      }),
    alt: {
      en: 'Bowls of dried herbs, za’atar and rose petals',
      ar: 'أوعية من الأعشاب المجفّفة والزعتر وبتلات الورد',
    },
  },
  {
    key: 'spices-nuts',
    draw: () =>
      spices({
        shelf: '#6F4A2A',
        heaps: ['#C98A4B', '#8A5A33', '#E3C08A', '#A9713A', '#9DB05B', '#D9B07A', '#7A4A26'],
      }),
    alt: {
      en: 'Bowls of roasted nuts and seeds',
      ar: 'أوعية من المكسّرات والبذور المحمّصة',
    },
  },
  {
    key: 'tea',
    draw: tea,
    alt: {
      en: 'A silver teapot and three glasses of mint tea on a brass tray',
      ar: 'إبريق شاي فضّي وثلاث كؤوس من الشاي بالنعناع على صينية نحاسية',
    },
  },
  {
    key: 'tea-brass',
    draw: () =>
      tea({
        wall: 'dusk',
        tray: ['#8CA09E', '#D8DEDC'],
        metal: ['#E0A84B', '#C98A2E', '#8F5608'],
        tea: '#8A2F1E',
      }),
    alt: {
      en: 'A brass pot and glasses of red tea on a silver tray',
      ar: 'إبريق نحاسي وكؤوس من الشاي الأحمر على صينية فضّية',
    },
  },
  {
    key: 'tea-amber',
    draw: () => tea({ wall: 'amber', metal: ['#F4F1E8', '#D9D3C3', '#A89F8A'], tea: '#D99A3C' }),
    alt: {
      en: 'A white teapot and glasses before a wall of amber tiles',
      ar: 'إبريق شاي أبيض وكؤوس أمام جدار من البلاط العنبري',
    },
  },
  {
    key: 'mezze',
    draw: mezze,
    alt: {
      en: 'Grilled skewers on rice with hummus, salad and olives, seen from above',
      ar: 'أسياخ مشوية على الأرز مع الحمّص والسلطة والزيتون، من الأعلى',
    },
  },
  {
    key: 'mezze-bread',
    draw: () => mezze({ main: 'bread', table: 'sand' }),
    alt: {
      en: 'A stack of flat bread with small plates around it',
      ar: 'أرغفة مسطّحة مكدّسة تحيط بها أطباق صغيرة',
    },
  },
  {
    key: 'mezze-copper',
    draw: () => mezze({ main: 'skewers', table: 'amber', plate: ['#C9953E', '#E6BC6C'] }),
    alt: {
      en: 'Skewers and small dishes on copper plates',
      ar: 'أسياخ وأطباق صغيرة في صحون نحاسية',
    },
  },
];
