import { pick } from '../random.ts';
import { TONE_NAMES } from '../tones.ts';
import { facade } from './facade.ts';
import { bedroom, kitchen } from './home-interiors.ts';
import * as food from './interiors-food.ts';
import * as homes from './interiors-homes.ts';
import * as trades from './interiors-trades.ts';
import { livingRoom } from './living-room.ts';
import { type Photo, varying } from './photo.ts';
import { stageOf } from './stage.ts';

const ROOMS: readonly (readonly [string, (seed: string) => string, string, string])[] = [
  [
    'restaurant-room',
    food.restaurantRoom,
    'Set tables under lamps in a restaurant',
    'طاولات مُعدّة تحت مصابيح في مطعم',
  ],
  [
    'oven-kitchen',
    food.ovenKitchen,
    'A kitchen with a fire in its brick oven',
    'مطبخ تشتعل النار في فرنه الطوبي',
  ],
  ['terrace', food.terrace, 'Tables outside under parasols and lights', 'طاولات في الخارج تحت مظلّات وأضواء'],
  ['market', food.market, 'Crates of fruit before full shelves', 'صناديق فاكهة أمام رفوف ممتلئة'],
  [
    'classroom',
    trades.classroom,
    'A classroom with letters of two scripts on its board',
    'صفّ على سبّورته حروف من لغتين',
  ],
  [
    'waiting-room',
    trades.waitingRoom,
    'A waiting room with chairs and a counter',
    'غرفة انتظار فيها كراسٍ ومنضدة استقبال',
  ],
  ['gym-hall', trades.gymHall, 'A gym with weights before its mirror', 'نادٍ رياضي وأثقاله أمام المرآة'],
  [
    'wedding-hall',
    trades.weddingHall,
    'A wedding hall with an arch of flowers',
    'قاعة أفراح فيها قوس من الزهور',
  ],
  ['garage', trades.garage, 'A car on the lift of a garage', 'سيارة على رافعة في ورشة تصليح'],
  [
    'photo-studio',
    trades.photoStudio,
    'A photo studio with lamps and a backdrop',
    'استوديو تصوير فيه مصابيح وخلفية',
  ],
  ['carpets', trades.carpets, 'Carpets on the wall and in rolls', 'سجّاد معلّق على الجدار وملفوف'],
  [
    'gathering',
    trades.gathering,
    'People around a table in a hall with flags',
    'أناس حول طاولة في قاعة مزيّنة بالأعلام',
  ],
  [
    'single-room',
    homes.singleRoom,
    'A room with a bed and a desk by the window',
    'غرفة فيها سرير ومكتب قرب النافذة',
  ],
  ['studio', homes.studio, 'A studio with a sofa, a shelf and a bed', 'استوديو فيه أريكة ورفّ وسرير'],
  ['dining-room', homes.diningRoom, 'A family table below a hanging lamp', 'طاولة للعائلة تحت مصباح معلّق'],
  ['bathroom', homes.bathroom, 'A bathroom with a tub and star tiles', 'حمّام فيه حوض وبلاط مزيّن بالنجوم'],
  ['balcony', homes.balcony, 'A balcony over the city with two chairs', 'شرفة تطلّ على المدينة فيها كرسيّان'],
  [
    'brownstones',
    homes.brownstones,
    'A row of brownstones with steps and trees',
    'صفّ بيوت من الحجر البنّي بأدراج وأشجار',
  ],
  ['detached', homes.detached, 'A house with a porch and a lawn', 'بيت له مدخل مسقوف وحديقة أمامية'],
  ['apartments', homes.apartments, 'A block of apartments with balconies', 'عمارة سكنية بشرفات أمامها أشجار'],
  [
    'courtyard',
    homes.courtyard,
    'A courtyard with a fountain and orange trees',
    'فناء فيه نافورة وأشجار برتقال',
  ],
  [
    'living',
    (seed) => {
      const { wall, wood, paint, other } = stageOf(`living ${seed}`);
      return livingRoom({
        wall: wall[0],
        floor: wood,
        sofa: [paint.main, paint.light, paint.dark],
        cushions: [paint.second, '#F8EFDC'],
        rug: [other.main, other.second, other.light],
      });
    },
    'A living room with a sofa below a window on the skyline',
    'غرفة جلوس بأريكة تحت نافذة تطلّ على الأبراج',
  ],
  [
    'sleeping',
    (seed) => {
      const { wall, wood, paint, random } = stageOf(`sleeping ${seed}`);
      return bedroom({
        wall: wall[0],
        floor: wood[0],
        headboard: paint.dark,
        cover: paint.main,
        accent: paint.second,
        picture: pick(random, TONE_NAMES),
      });
    },
    'A bedroom with a double bed and an arched window',
    'غرفة نوم بسرير مزدوج ونافذة مقوّسة',
  ],
  [
    'cooking',
    (seed) => {
      const { wall, paint, random } = stageOf(`cooking ${seed}`);
      return kitchen({
        wall: wall[0],
        cupboards: [paint.main, paint.light, paint.dark, paint.main],
        handle: paint.second,
        splash: { family: 'khatam', tone: pick(random, TONE_NAMES) },
      });
    },
    'A kitchen with painted cupboards and star tiles',
    'مطبخ بخزائن ملوّنة وبلاط مزيّن بالنجوم',
  ],
  [
    'house-front',
    (seed) => {
      const { random, evening } = stageOf(`house front ${seed}`);
      const brick = pick(random, [
        ['#B5694E', '#A05A42'],
        ['#A8713D', '#8F5D31'],
        ['#C9B08A', '#B59A72'],
        ['#7E5A5A', '#6B4A4A'],
        ['#8A9490', '#76807C'],
      ] as const);
      return facade({
        sky: evening ? '#24506A' : '#CFE8EC',
        brick,
        stone: '#F5EBD6',
        panes: evening ? ['#FFE2A0', '#1B3B52'] : ['#35595B', '#F3CF8A'],
      });
    },
    'A brick house with arched windows and a fire escape',
    'مبنى من الطوب بنوافذ مقوّسة وسلّم حريق',
  ],
];

/** Interiors of all trades, houses, and homes. */
export const ROOM_PHOTOS: readonly Photo[] = ROOMS.map(([key, draw, en, ar]) =>
  varying(key, draw, { en, ar }),
);
