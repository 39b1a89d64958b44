import type { DemoReviews } from './shapes.ts';

/** Reviews of bakeries and cafés of the demo. */
export const bakeryAndCafeReviews: DemoReviews = {
  'bab-touma-bakery': [
    { by: 0, stars: 5, daysAgo: 40, cameFor: [1], text: 'The za’atar manakish tastes exactly like my grandmother’s. Go before ten, they sell out. Cash is quicker, but they take cards too.' },
    { by: 1, stars: 5, daysAgo: 62, cameFor: [2, 3], text: 'طلبت ست صوانٍ لعرس أختي. وصلت في موعدها، مرتّبة كالهدايا، والسعر عادل. سألني المعلّم عن عدد الضيوف ونصحني بأقل مما كنت سأطلب.' },
    { by: 2, stars: 3, daysAgo: 9, cameFor: [0], text: 'Bread is wonderful, the line on Friday is not. Twenty minutes with a stroller.' },
    { by: 3, stars: 5, daysAgo: 75, cameFor: [0], text: 'كعك ساخن من السادسة صباحًا ورجل يتذكّر اسمك. اطلب كعك السمسم، يخرج من الفرن عند السابعة.' },
    { by: 4, stars: 5, daysAgo: 120, cameFor: [4], text: 'Delivered to Sunset Park still warm, and the driver called first. The spinach pies are the ones to get.' },
    { by: 5, stars: 4, daysAgo: 25, cameFor: [2], text: 'البقلاوة ممتازة وقليلة القطر كما أحبّها. تمنّيت لو كان عندهم مكان للجلوس.' },
  ],
  'umm-nidal-knafeh': [
    { by: 0, stars: 5, daysAgo: 18, cameFor: [0], text: 'Worth the bus to Paterson. Ask for the coarse one, and eat it standing up while it still pulls.' },
    { by: 2, stars: 5, daysAgo: 90, cameFor: [1], text: 'Two trays for an engagement, ready to the minute, and they wrote the names on the box in a beautiful hand.' },
    { by: 3, stars: 4, daysAgo: 240, cameFor: [2], text: 'قطايف رمضان عندهم لا تُنسى، لكن تعال قبل المغرب بساعة وإلا انتظرت طويلًا.' },
    { by: 4, stars: 5, daysAgo: 33, cameFor: [3], text: 'The chilled box made it to Chicago and nobody there believed it came from New Jersey.' },
    { by: 5, stars: 5, daysAgo: 51, cameFor: [0], text: 'كنافة ناعمة كما في نابلس تمامًا، والجبنة طازجة وغير مالحة.' },
  ],
  'samoon-oven': [
    { by: 15, stars: 5, daysAgo: 10, cameFor: [0], text: 'صمّون حار وهشّ، آخذ منه درزنين كل سبت وأوزّع على الجيران.' },
    { by: 12, stars: 5, daysAgo: 42, cameFor: [2], text: 'The date kleicha is what I bring to every office party now.' },
    { by: 9, stars: 4, daysAgo: 77, cameFor: [1], text: 'خبز التنور ممتاز، لكن الدور طويل قبل الفطور في رمضان.' },
  ],
  'mokha-house': [
    { by: 6, stars: 5, daysAgo: 7, cameFor: [4], text: 'I wrote half my thesis upstairs. The Wi-Fi works and nobody hurries you.' },
    { by: 5, stars: 5, daysAgo: 21, cameFor: [0], text: 'الشاي العدني مضبوط، والقشر بالزنجبيل في الشتاء دواء.' },
    { by: 14, stars: 5, daysAgo: 38, cameFor: [1], text: 'Beans roasted that morning, and the owner ground them for my pot without being asked.' },
    { by: 13, stars: 4, daysAgo: 59, cameFor: [3], text: 'جلسات العائلات في الأعلى نظيفة ومريحة، لكنها تمتلئ بعد العشاء.' },
    { by: 8, stars: 5, daysAgo: 92, cameFor: [2], text: 'Honeycomb bread with honey, still hot. Order it first, it takes fifteen minutes.' },
    { by: 1, stars: 5, daysAgo: 116, cameFor: [5], text: 'المكان الوحيد الذي أجد فيه قهوة جيدة بعد منتصف الليل.' },
  ],
  'qahwat-sanaa': [
    { by: 7, stars: 5, daysAgo: 30, cameFor: [1], text: 'شطرنج ودومينو وقهوة بالقشر، كأنك في باب اليمن.' },
    { by: 0, stars: 4, daysAgo: 68, cameFor: [0], text: 'Two dollars, a small cup, a long conversation. Cash only after nine.' },
  ],
  'shubra-cafe': [
    { by: 3, stars: 4, daysAgo: 16, cameFor: [1], text: 'شاشات كبيرة يوم المباراة وشاي بالنعناع في كوباية. تعال قبل الصافرة بساعة.' },
    { by: 10, stars: 4, daysAgo: 45, cameFor: [3], text: 'Ta’ameya at midnight, green inside as it should be.' },
    { by: 12, stars: 3, daysAgo: 73, cameFor: [0], text: 'Good crowd, but you will smell of apple smoke for two days.' },
    { by: 9, stars: 5, daysAgo: 99, cameFor: [2], text: 'طاولة زهر ورفقة طيبة وسعر لا يوجع.' },
    { by: 5, stars: 4, daysAgo: 133, cameFor: [1], text: 'الخدمة بطيئة وقت المباريات، ومع ذلك نعود.' },
  ],
  'dar-atay': [
    { by: 11, stars: 5, daysAgo: 24, cameFor: [1], text: 'مسمن وبغرير مع العسل، والأتاي ثقيل بالنعناع كما نحبه.' },
    { by: 4, stars: 5, daysAgo: 63, cameFor: [0], text: 'Quiet morning, one pot of tea, three hours with an old friend.' },
  ],
  'kaab-el-ghazal': [
    { by: 8, stars: 5, daysAgo: 28, cameFor: [1], text: 'The almond birthday cake was better than anything from a chain, and it was ready an hour early.' },
    { by: 11, stars: 5, daysAgo: 50, cameFor: [0], text: 'كعب الغزال رقيق ومحشو باللوز حقًا، لا بالسكر.' },
    { by: 2, stars: 4, daysAgo: 97, cameFor: [3], text: 'Shipped to my sister in Austin, only one piece broken out of forty.' },
  ],
};
