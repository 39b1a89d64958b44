import type { Both } from '../../../../contract/locales.ts';
import type { DemoRental } from '../shapes.ts';

/*
 * Further homes of four neighborhoods, so that their pages have the five offers of a size from which usual rents are
 * computed. They are older than the other rentals, and the newest posts of lists remain those.
 */

interface Home {
  key: string;
  title: Both;
  description: Both;
  street: string;
  point: readonly [lat: number, lng: number];
  dollars: number;
  areaSqFt: number | null;
  daysAgo: number;
  /** Of a room in a shared home. */
  gender?: 'female' | 'male';
  photo?: string;
}

type Shared = Pick<DemoRental, 'area' | 'zip' | 'accommodation' | 'bedrooms'>;

const homesOf = (shared: Shared, homes: readonly Home[]): DemoRental[] =>
  homes.map(
    ({ key, point: [lat, lng], dollars, gender, photo, ...home }): DemoRental => ({
      ...shared,
      ...home,
      key: `rental-${key}`,
      postType: 'offer',
      point: { lat, lng },
      priceCents: dollars * 100,
      bathrooms: 1,
      bathroomShared: shared.accommodation === 'room',
      gender: gender ?? 'any',
      email: `${key}@usual-homes.example`,
      phone: null,
      anonymous: false,
      photos: photo ? [photo] : [],
    }),
  );

const bayRidge = { area: 'bay-ridge', zip: '11209' };
const astoria = { area: 'astoria', zip: '11103' };

export const usualRentals: DemoRental[] = [
  ...homesOf({ ...bayRidge, accommodation: 'apartment', bedrooms: 2 }, [
    {
      key: 'bay-ridge-parlor-floor',
      title: { en: 'Two-bedroom on the parlor floor', ar: 'شقّة بغرفتي نوم في الطابق الرئيس' },
      description: {
        en: 'High ceilings, wooden floors and a bay window onto a street of trees. Heat is included, and the R train is six minutes away on foot.',
        ar: 'سقوف عالية وأرضية خشبية ونافذة بارزة على شارع مشجّر. التدفئة مشمولة، والقطار R على بعد 6 دقائق مشيًا.',
      },
      street: '78th St near Ridge Blvd',
      point: [40.6301, -74.0312],
      dollars: 2700,
      areaSqFt: 820,
      daysAgo: 27,
    },
    {
      key: 'bay-ridge-corner-two-bedroom',
      title: { en: 'Corner two-bedroom above a pharmacy', ar: 'شقّة زاوية بغرفتي نوم فوق صيدلية' },
      description: {
        en: 'Windows on two sides and a kitchen large enough for a table. The stairs have their own entrance beside the shop.',
        ar: 'نوافذ على جهتين ومطبخ يتّسع لطاولة. وللدرج مدخل مستقلّ بجانب المحلّ.',
      },
      street: '3rd Ave near 83rd St',
      point: [40.6254, -74.0306],
      dollars: 2550,
      areaSqFt: 760,
      daysAgo: 31,
    },
    {
      key: 'bay-ridge-shore-road-view',
      title: { en: 'Two bedrooms and a view of the bridge', ar: 'غرفتا نوم وإطلالة على الجسر' },
      description: {
        en: 'Fifth floor with an elevator, and the Verrazzano Bridge in the living room window. Gas and hot water are included; there is a waiting list for parking.',
        ar: 'في الطابق الخامس مع مصعد، وجسر فيرازانو في نافذة غرفة الجلوس. الغاز والماء الساخن مشمولان، ولموقف السيارات قائمة انتظار.',
      },
      street: 'Narrows Ave near 82nd St',
      point: [40.6277, -74.0349],
      dollars: 3250,
      areaSqFt: 940,
      daysAgo: 36,
      photo: 'room-light',
    },
    {
      key: 'bay-ridge-garden-two-bedroom',
      title: { en: 'Garden-level two-bedroom with a yard', ar: 'شقّة أرضية بغرفتي نوم وفناء' },
      description: {
        en: 'Both bedrooms face the yard, which you share with one other family. Water and trash are included.',
        ar: 'تطلّ غرفتا النوم على الفناء الذي تتشاركه مع عائلة واحدة. الماء والنفايات مشمولان.',
      },
      street: 'Colonial Rd near 84th St',
      point: [40.6252, -74.0334],
      dollars: 2800,
      areaSqFt: 800,
      daysAgo: 42,
      photo: 'courtyard',
    },
  ]),
  ...homesOf({ ...bayRidge, accommodation: 'room', bedrooms: 1 }, [
    {
      key: 'bay-ridge-room-77th',
      title: { en: 'Quiet room two blocks from 77 St station', ar: 'غرفة هادئة على بعد شارعين من محطة شارع 77' },
      description: {
        en: 'A single room in a family’s apartment, with a lock and a large closet. The kitchen is yours until nine in the evening.',
        ar: 'غرفة مفردة في شقّة عائلة، لها قفل وخزانة كبيرة. والمطبخ لك حتى التاسعة مساءً.',
      },
      street: '77th St near 4th Ave',
      point: [40.6291, -74.0259],
      dollars: 1000,
      areaSqFt: 120,
      daysAgo: 26,
    },
    {
      key: 'bay-ridge-room-men-fort-hamilton',
      title: { en: 'Room for a man in a three-person home', ar: 'غرفة لساكن في بيت من ثلاثة' },
      description: {
        en: 'Two nurses and one free room with a desk and fast internet. We split the bills equally, and nobody smokes inside.',
        ar: 'ممرّضان وغرفة شاغرة فيها مكتب وإنترنت سريع. نتقاسم الفواتير بالتساوي، ولا تدخين في الداخل.',
      },
      street: '5th Ave near 85th St',
      point: [40.6225, -74.0266],
      dollars: 1050,
      areaSqFt: 135,
      gender: 'male',
      daysAgo: 29,
    },
    {
      key: 'bay-ridge-room-women-82nd',
      title: { en: 'Sunny room with two students', ar: 'غرفة مشمسة مع طالبتين' },
      description: {
        en: 'We study at Brooklyn College and need a third woman from January. The room has a bed and a bookcase.',
        ar: 'ندرس في كلية بروكلين ونبحث عن ساكنة ثالثة من كانون الثاني. في الغرفة سرير ومكتبة.',
      },
      street: '82nd St near Ridge Blvd',
      point: [40.6272, -74.0318],
      dollars: 980,
      areaSqFt: null,
      gender: 'female',
      daysAgo: 34,
    },
    {
      key: 'bay-ridge-room-own-entrance',
      title: { en: 'Large room with its own entrance', ar: 'غرفة كبيرة بمدخل مستقلّ' },
      description: {
        en: 'On the ground floor of our house, with a sink and a small refrigerator. The bathroom is shared with our son.',
        ar: 'في الطابق الأرضي من بيتنا، وفيها مغسلة وثلاجة صغيرة. والحمّام مشترك مع ابننا.',
      },
      street: '79th St near 3rd Ave',
      point: [40.6289, -74.0292],
      dollars: 1250,
      areaSqFt: 190,
      daysAgo: 45,
    },
  ]),
  ...homesOf({ ...astoria, accommodation: 'apartment', bedrooms: 1 }, [
    {
      key: 'astoria-one-bedroom-steinway',
      title: { en: 'One-bedroom a block from Steinway Street', ar: 'شقّة بغرفة نوم على بعد شارع من شارع ستاينواي' },
      description: {
        en: 'Second floor, facing the back and therefore quiet. The bedroom holds a queen bed and a crib.',
        ar: 'في الطابق الثاني، تطلّ على الخلف فهي هادئة. وتتّسع غرفة النوم لسرير كبير وسرير طفل.',
      },
      street: '28th Ave near 41st St',
      point: [40.7652, -73.9179],
      dollars: 2450,
      areaSqFt: 580,
      daysAgo: 26,
      photo: 'sleeping',
    },
    {
      key: 'astoria-one-bedroom-broadway',
      title: { en: 'Top-floor one-bedroom near Broadway', ar: 'شقّة بغرفة نوم في الطابق الأخير قرب برودواي' },
      description: {
        en: 'A skylight in the kitchen and two closets in the hall. Heat and hot water are included; the roof is closed to tenants.',
        ar: 'في المطبخ منور وفي الممرّ خزانتان. التدفئة والماء الساخن مشمولان، والسطح مغلق أمام السكّان.',
      },
      street: '33rd St near Broadway',
      point: [40.7619, -73.9243],
      dollars: 2350,
      areaSqFt: 540,
      daysAgo: 30,
    },
    {
      key: 'astoria-one-bedroom-elevator',
      title: { en: 'One-bedroom in an elevator building', ar: 'شقّة بغرفة نوم في بناء ذي مصعد' },
      description: {
        en: 'Renovated kitchen, a dishwasher and a doorman in the evening. Cats are welcome, dogs are not.',
        ar: 'مطبخ مجدّد وغسّالة صحون وبوّاب في المساء. القطط مرحّب بها دون الكلاب.',
      },
      street: '30th Ave near 29th St',
      point: [40.7672, -73.9221],
      dollars: 2950,
      areaSqFt: 690,
      daysAgo: 37,
    },
    {
      key: 'astoria-one-bedroom-two-family-house',
      title: { en: 'One-bedroom in a two-family house', ar: 'شقّة بغرفة نوم في بيت لعائلتين' },
      description: {
        en: 'We live below and are quiet after ten. The tenant pays electricity; everything else is included.',
        ar: 'نسكن تحتك ونلتزم الهدوء بعد العاشرة. الكهرباء على المستأجر وما عداها مشمول.',
      },
      street: '38th St near 30th Ave',
      point: [40.7638, -73.9186],
      dollars: 2600,
      areaSqFt: 610,
      daysAgo: 44,
      photo: 'near-house',
    },
  ]),
  ...homesOf({ ...astoria, accommodation: 'room', bedrooms: 1 }, [
    {
      key: 'astoria-room-newtown',
      title: { en: 'Furnished room on Newtown Avenue', ar: 'غرفة مفروشة في نيوتاون أفنيو' },
      description: {
        en: 'Bed, desk, chair and curtains are there already. Three of us share one bathroom and clean it in turn.',
        ar: 'فيها سرير ومكتب وكرسي وستائر. نتشارك نحن الثلاثة حمّامًا واحدًا وننظّفه بالتناوب.',
      },
      street: 'Newtown Ave near 30th St',
      point: [40.7682, -73.9227],
      dollars: 1150,
      areaSqFt: 125,
      daysAgo: 28,
      photo: 'bedroom',
    },
    {
      key: 'astoria-room-women-grand',
      title: { en: 'Room with a balcony, for a woman', ar: 'غرفة بشرفة لساكنة' },
      description: {
        en: 'The balcony belongs to your room. I teach in the mornings and am happy to cook together.',
        ar: 'الشرفة تابعة لغرفتك. أدرّس في الصباح ويسعدني أن نطبخ معًا.',
      },
      street: '31st Ave near 34th St',
      point: [40.7627, -73.9219],
      dollars: 1300,
      areaSqFt: 150,
      gender: 'female',
      daysAgo: 33,
    },
    {
      key: 'astoria-room-short-lease',
      title: { en: 'Room by the month near Astoria Boulevard', ar: 'غرفة بالشهر قرب أستوريا بوليفارد' },
      description: {
        en: 'Suitable for newcomers: no credit check and one month’s notice. Internet and heat are in the price.',
        ar: 'تناسب القادمين الجدد: بلا فحص ائتماني وبإشعار قبل شهر. الإنترنت والتدفئة ضمن السعر.',
      },
      street: '32nd St near 28th Ave',
      point: [40.7669, -73.9206],
      dollars: 1050,
      areaSqFt: 110,
      daysAgo: 39,
    },
    {
      key: 'astoria-room-large-front',
      title: { en: 'Large front room with bay windows', ar: 'غرفة أمامية كبيرة بنوافذ بارزة' },
      description: {
        en: 'The former living room, with a door and three windows. Two engineers live in the other rooms.',
        ar: 'كانت غرفة الجلوس، ولها باب وثلاث نوافذ. يسكن الغرفتين الأخريين مهندسان.',
      },
      street: '36th St near 31st Ave',
      point: [40.7617, -73.9203],
      dollars: 1400,
      areaSqFt: 210,
      gender: 'male',
      daysAgo: 46,
      photo: 'studio',
    },
  ]),
  ...homesOf({ area: 'jackson-heights', zip: '11372', accommodation: 'apartment', bedrooms: 2 }, [
    {
      key: 'jackson-heights-garden-block',
      title: { en: 'Two-bedroom on a garden block', ar: 'شقّة بغرفتي نوم في مجمّع حول حديقة' },
      description: {
        en: 'The inner garden is open to all tenants from April to October. Heat, gas and hot water are included.',
        ar: 'الحديقة الداخلية مفتوحة لكل السكّان من نيسان إلى تشرين الأول. التدفئة والغاز والماء الساخن مشمولة.',
      },
      street: '81st St near 35th Ave',
      point: [40.7531, -73.8854],
      dollars: 3100,
      areaSqFt: 900,
      daysAgo: 27,
      photo: 'facade',
    },
    {
      key: 'jackson-heights-roosevelt',
      title: { en: 'Two-bedroom near the 7 train', ar: 'شقّة بغرفتي نوم قرب القطار 7' },
      description: {
        en: 'The trains can be heard in the front room; the bedrooms are at the back. The price is negotiable for two years.',
        ar: 'يُسمع القطار في الغرفة الأمامية، وغرفتا النوم في الخلف. السعر قابل للتفاوض لمن يستأجر سنتين.',
      },
      street: '83rd St near 34th Ave',
      point: [40.7536, -73.8832],
      dollars: 2500,
      areaSqFt: 780,
      daysAgo: 32,
    },
    {
      key: 'jackson-heights-prewar',
      title: { en: 'Prewar two-bedroom with a dining room', ar: 'شقّة قديمة بغرفتي نوم وغرفة طعام' },
      description: {
        en: 'Original doors and a separate dining room that serves as an office. The laundry is in the basement.',
        ar: 'أبواب أصلية وغرفة طعام مستقلّة تصلح مكتبًا. والغسّالات في القبو.',
      },
      street: '85th St near Northern Blvd',
      point: [40.7561, -73.8815],
      dollars: 2850,
      areaSqFt: 960,
      daysAgo: 38,
      photo: 'dining-room',
    },
    {
      key: 'jackson-heights-junction-side',
      title: { en: 'Renovated two-bedroom, second floor', ar: 'شقّة مجدّدة بغرفتي نوم في الطابق الثاني' },
      description: {
        en: 'New kitchen, new bathroom and a room for strollers downstairs. One small pet is fine.',
        ar: 'مطبخ جديد وحمّام جديد ومكان لعربات الأطفال في الأسفل. ولا بأس بحيوان أليف صغير.',
      },
      street: '86th St near 32nd Ave',
      point: [40.7573, -73.8806],
      dollars: 2700,
      areaSqFt: 830,
      daysAgo: 47,
    },
  ]),
  ...homesOf({ area: 'harlem', zip: '10027', accommodation: 'apartment', bedrooms: 2 }, [
    {
      key: 'harlem-two-bedroom-frederick-douglass',
      title: { en: 'Two-bedroom off Frederick Douglass Boulevard', ar: 'شقّة بغرفتي نوم قرب شارع فريدريك دوغلاس' },
      description: {
        en: 'A bright living room and two bedrooms of the same size, good for friends who share. The A, B, C and D trains are five minutes away.',
        ar: 'غرفة جلوس مشرقة وغرفتا نوم متساويتان تناسبان من يسكنون معًا. القطارات A وB وC وD على بعد 5 دقائق.',
      },
      street: 'W 127th St near Frederick Douglass Blvd',
      point: [40.8119, -73.9498],
      dollars: 3300,
      areaSqFt: 850,
      daysAgo: 28,
    },
    {
      key: 'harlem-two-bedroom-walk-up',
      title: { en: 'Fourth-floor two-bedroom, no elevator', ar: 'شقّة بغرفتي نوم في الطابق الرابع بلا مصعد' },
      description: {
        en: 'Many stairs and much light. The rent is stabilized, and the papers are shown before signing.',
        ar: 'درج كثير ونور كثير. الإيجار محدّد بالقانون، وتُعرض الأوراق قبل التوقيع.',
      },
      street: 'W 124th St near Lenox Ave',
      point: [40.8084, -73.9464],
      dollars: 2800,
      areaSqFt: 760,
      daysAgo: 35,
    },
    {
      key: 'harlem-two-bedroom-new-building',
      title: { en: 'Two-bedroom in a new building with a gym', ar: 'شقّة بغرفتي نوم في بناء جديد فيه نادٍ رياضي' },
      description: {
        en: 'Washer and dryer in the apartment, a gym and a shared roof. Electricity is separate.',
        ar: 'غسّالة ومجفّف في الشقّة، وفي البناء نادٍ رياضي وسطح مشترك. والكهرباء منفصلة.',
      },
      street: 'W 126th St near Adam Clayton Powell Jr Blvd',
      point: [40.8103, -73.9479],
      dollars: 4200,
      areaSqFt: 930,
      daysAgo: 41,
      photo: 'balcony',
    },
    {
      key: 'harlem-two-bedroom-strivers',
      title: { en: 'Two-bedroom with original woodwork', ar: 'شقّة بغرفتي نوم بأخشابها الأصلية' },
      description: {
        en: 'The third floor of a house from 1895, with its shutters and one working fireplace. No broker fee.',
        ar: 'الطابق الثالث من بيت بُني عام 1895، بمصاريعه ومدفأة واحدة تعمل. بلا عمولة وسيط.',
      },
      street: 'W 130th St near Lenox Ave',
      point: [40.8122, -73.9428],
      dollars: 3600,
      areaSqFt: 900,
      daysAgo: 48,
      photo: 'living',
    },
  ]),
];
