/** Reviews of places of the demo, all of them made up. */
export interface DemoReview {
  /** As its source names the business. */
  key: string;
  /** Which of the demo's reviewers wrote it, from 0. */
  by: number;
  stars: number;
  /** Which of the services they came for, from 0. */
  cameFor: number[];
  daysAgo: number;
  text: string;
}

/** The people who wrote them. */
export const demoReviewers = ['Rania Aoun', 'عمر منصور', 'Lina Haddad', 'يوسف بدر', 'Nadia Saleh', 'سامر خليل'];

const bakery = 'business:bab-touma-bakery';
const knafeh = 'business:umm-nidal-knafeh';
const grill = 'business:al-rafidain-grill';

export const demoReviews: DemoReview[] = [
  {
    key: bakery,
    by: 0,
    stars: 5,
    cameFor: [1],
    daysAgo: 40,
    text: 'The za’atar manakish tastes exactly like my grandmother’s. Go before ten, they sell out. Cash is quicker, but they take cards too.',
  },
  {
    key: bakery,
    by: 1,
    stars: 5,
    cameFor: [2, 3],
    daysAgo: 62,
    text: 'طلبت ست صوانٍ لعرس أختي. وصلت في موعدها، مرتّبة كالهدايا، والسعر عادل. سألني المعلّم عن عدد الضيوف ونصحني بأقل مما كنت سأطلب.',
  },
  {
    key: bakery,
    by: 2,
    stars: 3,
    cameFor: [0],
    daysAgo: 9,
    text: 'Bread is wonderful, the line on Friday is not. Twenty minutes with a stroller.',
  },
  {
    key: bakery,
    by: 3,
    stars: 5,
    cameFor: [0],
    daysAgo: 75,
    text: 'كعك ساخن من السادسة صباحًا ورجل يتذكّر اسمك. اطلب كعك السمسم، يخرج من الفرن عند السابعة.',
  },
  {
    key: bakery,
    by: 4,
    stars: 5,
    cameFor: [4],
    daysAgo: 120,
    text: 'Delivered to Sunset Park still warm, and the driver called first. The spinach pies are the ones to get.',
  },
  {
    key: bakery,
    by: 5,
    stars: 4,
    cameFor: [2],
    daysAgo: 25,
    text: 'البقلاوة ممتازة وقليلة القطر كما أحبّها. تمنّيت لو كان عندهم مكان للجلوس.',
  },
  {
    key: knafeh,
    by: 0,
    stars: 5,
    cameFor: [0],
    daysAgo: 18,
    text: 'Worth the bus to Paterson. Ask for the coarse one, and eat it standing up while it still pulls.',
  },
  {
    key: knafeh,
    by: 2,
    stars: 5,
    cameFor: [1],
    daysAgo: 90,
    text: 'Two trays for an engagement, ready to the minute, and they wrote the names on the box in a beautiful hand.',
  },
  {
    key: knafeh,
    by: 3,
    stars: 4,
    cameFor: [2],
    daysAgo: 240,
    text: 'قطايف رمضان عندهم لا تُنسى، لكن تعال قبل المغرب بساعة وإلا انتظرت طويلًا.',
  },
  {
    key: knafeh,
    by: 4,
    stars: 5,
    cameFor: [3],
    daysAgo: 33,
    text: 'The chilled box made it to Chicago and nobody there believed it came from New Jersey.',
  },
  {
    key: knafeh,
    by: 5,
    stars: 5,
    cameFor: [0],
    daysAgo: 51,
    text: 'كنافة ناعمة كما في نابلس تمامًا، والجبنة طازجة وغير مالحة.',
  },
  {
    key: grill,
    by: 1,
    stars: 4,
    cameFor: [],
    daysAgo: 14,
    text: 'المسكوف يستحق الانتظار، والخبز من التنور أمامك. المكان مزدحم مساء السبت.',
  },
  {
    key: grill,
    by: 4,
    stars: 2,
    cameFor: [],
    daysAgo: 70,
    text: 'The kebab was good, but we waited an hour with a booking and nobody said why.',
  },
  {
    key: grill,
    by: 0,
    stars: 5,
    cameFor: [],
    daysAgo: 31,
    text: 'Best tashreeb outside of Baghdad, says my father, who is never pleased with anything.',
  },
];
