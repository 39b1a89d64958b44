import type { DemoReviews } from './shapes.ts';

/** Reviews of shops of the demo. */
export const shopReviews: DemoReviews = {
  'zaytoun-market': [
    { by: 0, stars: 5, daysAgo: 12, cameFor: [0], text: 'Ask to taste the cracked green olives. I left with four kinds and no regrets.' },
    { by: 7, stars: 5, daysAgo: 31, cameFor: [1], text: 'لحم نظيف ومقطّع كما تطلب، وأبو كريم يحجز لك العظم إن أوصيته.' },
    { by: 14, stars: 4, daysAgo: 56, cameFor: [4], text: 'Delivery came in the two hours they promised, with the eggs on top.' },
    { by: 13, stars: 5, daysAgo: 84, cameFor: [3], text: 'سلّة رمضان جاهزة ومرتّبة، وأرخص من أن تجمعها وحدك.' },
    { by: 6, stars: 4, daysAgo: 108, cameFor: [2], text: 'Fresh bread three times a day is true, I checked. Narrow aisles with a cart.' },
  ],
  'yasmin-market': [
    { by: 2, stars: 5, daysAgo: 8, cameFor: [0], text: 'The butcher writes the day on every pack. I have not bought meat anywhere else since.' },
    { by: 9, stars: 5, daysAgo: 23, cameFor: [2], text: 'أوصيت على عقيقة، ووزّعوها في أكياس ووصلت إلى البيت في يومها.' },
    { by: 10, stars: 5, daysAgo: 46, cameFor: [1], text: 'The marinated shawarma goes from the pan to the table in ten minutes on a school night.' },
    { by: 1, stars: 4, daysAgo: 69, cameFor: [3], text: 'التوصيل سريع داخل باي ريدج، لكن أقل طلب خمسون دولارًا.' },
    { by: 12, stars: 5, daysAgo: 105, cameFor: [0], text: 'Clean counter, sharp knives, good advice about which cut to take.' },
  ],
  'bilqis-deli': [
    { by: 3, stars: 5, daysAgo: 19, cameFor: [2], text: 'الرابعة فجرًا وحليب للرضيع. بارك الله فيهم.' },
    { by: 6, stars: 4, daysAgo: 53, cameFor: [0], text: 'Halal chopped cheese, and the man behind the counter remembers how you like it.' },
    { by: 8, stars: 4, daysAgo: 91, cameFor: [1], text: 'The milk tea is the real thing. The line after prayer is, too.' },
  ],
  'attareen-spice-house': [
    { by: 4, stars: 5, daysAgo: 14, cameFor: [1], text: 'Three kinds of za’atar and a patient man who explains each of them.' },
    { by: 5, stars: 5, daysAgo: 36, cameFor: [0], text: 'البهارات تُطحن أمامك يوم السبت، والرائحة تصل إلى آخر الشارع.' },
    { by: 11, stars: 5, daysAgo: 58, cameFor: [2], text: 'راس الحانوت عندهم مضبوط، والمكسرات محمّصة في يومها.' },
    { by: 0, stars: 4, daysAgo: 80, cameFor: [3], text: 'Bought a gift box for my boss. It looked twice its price.' },
    { by: 12, stars: 5, daysAgo: 122, cameFor: [4], text: 'Shipped to Ohio within two days, every bag sealed.' },
  ],
  'sabika-gold': [
    { by: 13, stars: 5, daysAgo: 26, cameFor: [0], text: 'السعر مكتوب على الجدار، وزن أمامك بلا نقاش. اشترينا شبكة ابنتي من هنا.' },
    { by: 2, stars: 5, daysAgo: 65, cameFor: [2], text: 'My name in Arabic on a thin chain, ready in a week and exactly as drawn.' },
    { by: 8, stars: 4, daysAgo: 87, cameFor: [3], text: 'Fixed a clasp while I waited. It is busy on Saturdays.' },
    { by: 9, stars: 5, daysAgo: 112, cameFor: [4], text: 'بعتهم ذهب جدتي بسعر اليوم تمامًا، وأعادوا لي قطعة نصحوني ألا أبيعها.' },
    { by: 10, stars: 5, daysAgo: 148, cameFor: [1], text: 'We came for rings and left with rings, not with a lecture.' },
  ],
  'dar-al-hibr': [
    { by: 6, stars: 5, daysAgo: 17, cameFor: [0], text: 'Story hour has forty children and one very calm librarian. My son asks for it all week.' },
    { by: 1, stars: 5, daysAgo: 43, cameFor: [3], text: 'طلبت رواية من بيروت ووصلت في ثلاثة أسابيع بسعر الغلاف.' },
    { by: 14, stars: 5, daysAgo: 70, cameFor: [2], text: 'The second-hand shelf has treasures. I found my school reader from 1986.' },
    { by: 15, stars: 4, daysAgo: 95, cameFor: [1], text: 'تشكيلة شعر جيدة، وأتمنى ركنًا أكبر لكتب العلوم.' },
    { by: 4, stars: 5, daysAgo: 128, cameFor: [4], text: 'Good ink, good reeds, and somebody who can tell you which.' },
  ],
  'mawj-abayas': [
    { by: 13, stars: 5, daysAgo: 20, cameFor: [1], text: 'قصّروا لي عباية وأنا أشرب الشاي. خياطة نظيفة وسعر واضح.' },
    { by: 10, stars: 5, daysAgo: 48, cameFor: [0], text: 'Linen for summer that is not see-through. I had given up looking.' },
    { by: 8, stars: 4, daysAgo: 76, cameFor: [2], text: 'Made to measure in nine days. The fitting hours for women only are the reason I go.' },
  ],
  'ishara-phones': [
    { by: 12, stars: 4, daysAgo: 11, cameFor: [0], text: 'New screen in fifty minutes at the price on the counter.' },
    { by: 3, stars: 5, daysAgo: 34, cameFor: [1], text: 'اشتريت هاتفًا مستعملًا بضمان ثلاثة أشهر، وحين علّقت الشاشة بدّلوه بلا جدال.' },
    { by: 7, stars: 4, daysAgo: 67, cameFor: [2], text: 'باقة الاتصال إلى السودان أوفر من كل ما جرّبت.' },
    { by: 14, stars: 2, daysAgo: 98, cameFor: [0], text: 'Battery fixed, but they kept it two days instead of one and did not call.' },
    { by: 9, stars: 5, daysAgo: 126, cameFor: [3], text: 'ركّبوا لأمي لوحة المفاتيح العربية وكبّروا الخط ولم يأخذوا شيئًا.' },
  ],
  'jouri-flowers': [
    { by: 0, stars: 5, daysAgo: 22, cameFor: [0], text: 'Ordered at one, at the hospital by four, and the card was spelled right.' },
    { by: 15, stars: 5, daysAgo: 55, cameFor: [1], text: 'زيّنوا سيارة العروس قبل الموعد بساعة، والورد بقي نضرًا إلى الليل.' },
  ],
  'sadu-carpets': [
    { by: 5, stars: 5, daysAgo: 40, cameFor: [1], text: 'مجلس تفصيل على مقاس الغرفة بالسنتيمتر. ركّبوه وأخذوا الكراتين معهم.' },
    { by: 2, stars: 4, daysAgo: 89, cameFor: [3], text: 'They washed a rug I thought was lost. Two weeks, worth it.' },
  ],
};
