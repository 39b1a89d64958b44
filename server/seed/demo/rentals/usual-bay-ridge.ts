import type { DemoRental } from '../shapes.ts';
import { homesOf } from './usual-homes.ts';

const bayRidge = { area: 'bay-ridge', zip: '11209' };

/** Studios, and apartments with one and three bedrooms, in Bay Ridge: its page has usual rents of every size. */
export const bayRidgeRentals: DemoRental[] = [
  ...homesOf({ ...bayRidge, accommodation: 'apartment', bedrooms: 0 }, [
    {
      key: 'bay-ridge-studio-third-avenue',
      title: { en: 'Studio above Third Avenue', ar: 'استوديو فوق الجادة الثالثة' },
      description: {
        en: 'One room with a kitchen along the wall and a separate bathroom. The shops below close at nine.',
        ar: 'غرفة واحدة بمطبخ على امتداد الجدار وحمّام مستقلّ. تُغلق المحالّ في الأسفل عند التاسعة.',
      },
      street: '3rd Ave near 78th St',
      point: [40.6297, -74.029],
      dollars: 1875,
      areaSqFt: 400,
      daysAgo: 27,
    },
    {
      key: 'bay-ridge-studio-77th-station',
      title: { en: 'Studio a minute from 77 St station', ar: 'استوديو على بعد دقيقة من محطة شارع 77' },
      description: {
        en: 'On the second floor, with two windows and a deep closet. Heat and hot water are included.',
        ar: 'في الطابق الثاني، وفيه نافذتان وخزانة عميقة. التدفئة والماء الساخن مشمولان.',
      },
      street: '4th Ave near 78th St',
      point: [40.6291, -74.0258],
      dollars: 1950,
      areaSqFt: 430,
      daysAgo: 30,
    },
    {
      key: 'bay-ridge-studio-shore-road',
      title: { en: 'Studio with an elevator near Shore Road', ar: 'استوديو في بناء بمصعد قرب شور رود' },
      description: {
        en: 'The fourth floor of a brick building with a doorman in the evening. The park is at the end of the street.',
        ar: 'في الطابق الرابع من بناء من الطوب له بوّاب في المساء. والمتنزّه في آخر الشارع.',
      },
      street: 'Narrows Ave near 81st St',
      point: [40.6281, -74.0345],
      dollars: 2100,
      areaSqFt: 470,
      daysAgo: 35,
    },
    {
      key: 'bay-ridge-studio-86th-street',
      title: { en: 'Renovated studio off 86th Street', ar: 'استوديو مجدّد قرب شارع 86' },
      description: {
        en: 'New floor, new stove and a table that folds into the wall. Buses and the R train are around the corner.',
        ar: 'أرضية جديدة وموقد جديد وطاولة تُطوى في الجدار. الحافلات والقطار R عند الناصية.',
      },
      street: '86th St near 3rd Ave',
      point: [40.6228, -74.0296],
      dollars: 1900,
      areaSqFt: 390,
      daysAgo: 40,
    },
    {
      key: 'bay-ridge-studio-basement-door',
      title: { en: 'Garden studio with its own door', ar: 'استوديو أرضي بباب مستقلّ' },
      description: {
        en: 'Three steps down, dry and warm, with a window onto the garden. We live above and have no dog.',
        ar: 'تنزل إليه ثلاث درجات، وهو جافّ ودافئ وله نافذة على الحديقة. نسكن فوقه وليس لدينا كلب.',
      },
      street: '80th St near Ridge Blvd',
      point: [40.6288, -74.0316],
      dollars: 1800,
      areaSqFt: 380,
      daysAgo: 46,
    },
  ]),
  ...homesOf({ ...bayRidge, accommodation: 'apartment', bedrooms: 1 }, [
    {
      key: 'bay-ridge-one-bedroom-79th',
      title: { en: 'One-bedroom on 79th Street', ar: 'شقّة بغرفة نوم في شارع 79' },
      description: {
        en: 'A long apartment with a living room at the front and the bedroom at the back. Heat is included.',
        ar: 'شقّة طويلة غرفة جلوسها في الأمام وغرفة نومها في الخلف. والتدفئة مشمولة.',
      },
      street: '79th St near 3rd Ave',
      point: [40.6285, -74.0285],
      dollars: 2050,
      areaSqFt: 600,
      daysAgo: 26,
    },
    {
      key: 'bay-ridge-one-bedroom-bakery',
      title: { en: 'One-bedroom over a bakery', ar: 'شقّة بغرفة نوم فوق مخبز' },
      description: {
        en: 'The ovens start at five, so you will smell bread before you hear it. The rent includes water.',
        ar: 'تُشعل الأفران عند الخامسة، فتشمّ الخبز قبل أن تسمع أحدًا. والإيجار يشمل الماء.',
      },
      street: '3rd Ave near 84th St',
      point: [40.6243, -74.0302],
      dollars: 1950,
      areaSqFt: 560,
      daysAgo: 32,
    },
    {
      key: 'bay-ridge-one-bedroom-colonial',
      title: { en: 'Quiet one-bedroom on Colonial Road', ar: 'شقّة هادئة بغرفة نوم في كولونيال رود' },
      description: {
        en: 'Third floor, trees in front of every window and a laundry downstairs. A small pet is fine.',
        ar: 'في الطابق الثالث، أمام كل نافذة شجرة، والغسّالات في الأسفل. ولا بأس بحيوان أليف صغير.',
      },
      street: 'Colonial Rd near 80th St',
      point: [40.629, -74.0338],
      dollars: 2250,
      areaSqFt: 650,
      daysAgo: 36,
    },
    {
      key: 'bay-ridge-one-bedroom-86th-station',
      title: { en: 'One-bedroom near 86 St station', ar: 'شقّة بغرفة نوم قرب محطة شارع 86' },
      description: {
        en: 'The next stop is the end of the line, so you find a seat every morning. The kitchen has a window, and the bedroom fits a queen bed.',
        ar: 'المحطة التالية أول الخطّ، فستجد مقعدًا كل صباح. للمطبخ نافذة، وتتّسع غرفة النوم لسرير كبير.',
      },
      street: '85th St near 4th Ave',
      point: [40.6231, -74.0276],
      dollars: 2150,
      areaSqFt: 620,
      daysAgo: 41,
    },
    {
      key: 'bay-ridge-one-bedroom-elevator-ridge',
      title: { en: 'One-bedroom with an elevator and a terrace', ar: 'شقّة بغرفة نوم في بناء بمصعد ولها شرفة' },
      description: {
        en: 'Sixth floor, facing west: the terrace has the evening sun. Parking can be rented in the building.',
        ar: 'في الطابق السادس باتجاه الغرب، فللشرفة شمس المساء. ويمكن استئجار موقف في البناء.',
      },
      street: 'Ridge Blvd near 85th St',
      point: [40.6245, -74.0325],
      dollars: 2500,
      areaSqFt: 710,
      daysAgo: 47,
    },
  ]),
  ...homesOf({ ...bayRidge, accommodation: 'apartment', bedrooms: 3 }, [
    {
      key: 'bay-ridge-three-bedroom-two-family',
      title: { en: 'Three bedrooms in a two-family house', ar: 'ثلاث غرف نوم في بيت لعائلتين' },
      description: {
        en: 'The whole second floor, with a porch at the back. The school is across the street.',
        ar: 'الطابق الثاني كاملًا، وله شرفة خلفية. والمدرسة في الجهة المقابلة.',
      },
      street: '81st St near Colonial Rd',
      point: [40.6281, -74.0336],
      dollars: 3300,
      areaSqFt: 1150,
      daysAgo: 28,
    },
    {
      key: 'bay-ridge-three-bedroom-third-avenue',
      title: { en: 'Three-bedroom near the shops of Third Avenue', ar: 'شقّة بثلاث غرف نوم قرب محالّ الجادة الثالثة' },
      description: {
        en: 'Two large bedrooms and a small one, good for a family. The landlord lives in Staten Island and answers quickly.',
        ar: 'غرفتا نوم كبيرتان وثالثة صغيرة تناسب عائلة. صاحب البيت يسكن ستاتن آيلاند ويردّ سريعًا.',
      },
      street: '77th St near 3rd Ave',
      point: [40.63, -74.0283],
      dollars: 3100,
      areaSqFt: 1050,
      daysAgo: 33,
    },
    {
      key: 'bay-ridge-three-bedroom-83rd',
      title: { en: 'Sunny three-bedroom on 83rd Street', ar: 'شقّة مشمسة بثلاث غرف نوم في شارع 83' },
      description: {
        en: 'Windows on three sides and a kitchen for eight people. The tenant pays gas and electricity.',
        ar: 'نوافذ على ثلاث جهات ومطبخ يتّسع لثمانية. الغاز والكهرباء على المستأجر.',
      },
      street: '83rd St near 4th Ave',
      point: [40.6249, -74.0274],
      dollars: 3500,
      areaSqFt: 1200,
      daysAgo: 39,
    },
    {
      key: 'bay-ridge-three-bedroom-narrows',
      title: { en: 'Upper floor with three bedrooms by the water', ar: 'طابق علوي بثلاث غرف نوم قرب الماء' },
      description: {
        en: 'From the front bedroom you see the ships waiting in the bay. There is room for one car in the driveway.',
        ar: 'من غرفة النوم الأمامية ترى السفن تنتظر في الخليج. وفي المدخل متّسع لسيارة واحدة.',
      },
      street: 'Narrows Ave near 84th St',
      point: [40.6259, -74.0353],
      dollars: 3900,
      areaSqFt: 1300,
      daysAgo: 45,
    },
  ]),
];
