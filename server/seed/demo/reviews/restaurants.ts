import type { DemoReviews } from './shapes.ts';

/** Reviews of restaurants of the demo. */
export const restaurantReviews: DemoReviews = {
  'al-rafidain-grill': [
    { by: 1, stars: 4, daysAgo: 14, cameFor: [1], text: 'المسكوف يستحق الانتظار، والخبز من التنور أمامك. المكان مزدحم مساء السبت.' },
    { by: 4, stars: 2, daysAgo: 70, text: 'The kebab was good, but we waited an hour with a booking and nobody said why.' },
    { by: 0, stars: 5, daysAgo: 31, text: 'Best tashreeb outside of Baghdad, says my father, who is never pleased with anything.' },
    { by: 15, stars: 5, daysAgo: 52, cameFor: [0], text: 'التكّة مشوية على الفحم كما في الكرخ، والعنبة على الطاولة دون أن تطلبها.' },
    { by: 12, stars: 5, daysAgo: 96, cameFor: [4], text: 'Fed thirty people after a funeral with two hours’ notice. Everything was hot and nothing was missing.' },
    { by: 9, stars: 4, daysAgo: 8, cameFor: [2], text: 'الأسعار معقولة والحصص كبيرة. اطلب الشاي المهيّل بعد الأكل ولا تستعجل.' },
  ],
  'sufrat-teta': [
    { by: 2, stars: 5, daysAgo: 12, cameFor: [1], text: 'The maqluba comes upside down to your table and the whole room turns to look. Share it between three.' },
    { by: 3, stars: 5, daysAgo: 29, cameFor: [0], text: 'طبق اليوم كان بامية بلحم، كأنه من مطبخ أمي. الخالة في المطبخ خرجت تسأل إن كنا نريد زيادة.' },
    { by: 6, stars: 4, daysAgo: 44, cameFor: [2], text: 'Good choice for vegetarians: mujaddara, stuffed vine leaves, four salads. The tables are close together.' },
    { by: 7, stars: 5, daysAgo: 75, cameFor: [4], text: 'طلبت قدر ملوخية كاملًا قبل يوم، وسلّموه ساخنًا ومعه الأرز والليمون والفلفل.' },
    { by: 10, stars: 5, daysAgo: 110, cameFor: [3], text: 'High chairs, crayons, and nobody minds a loud two-year-old. We come every other Friday.' },
    { by: 13, stars: 4, daysAgo: 61, cameFor: [1], text: 'مسخّن ممتاز وزيت زيتون لا يبخلون به. الانتظار يوم الجمعة نصف ساعة تقريبًا.' },
    { by: 8, stars: 5, daysAgo: 18, text: 'I moved here from Nablus in March. This is where I go when I miss home.' },
  ],
  'marib-kitchen': [
    { by: 5, stars: 5, daysAgo: 20, cameFor: [0], text: 'المندي طري واللحم يتفكك وحده. الجلوس على الأرض في الخلف مريح للعائلات.' },
    { by: 0, stars: 5, daysAgo: 35, cameFor: [1], text: 'Saltah arrives boiling over, with bread the size of the table. Two of us could not finish it.' },
    { by: 14, stars: 4, daysAgo: 58, cameFor: [2], text: 'Great mandi and a quiet prayer corner. Parking on Morris Park Avenue takes patience.' },
    { by: 11, stars: 5, daysAgo: 83, cameFor: [4], text: 'طلبنا صواني لثلاثين شخصًا بعد التخرج. وصلت كاملة، وحسبوا لنا أقل مما توقعنا.' },
    { by: 4, stars: 5, daysAgo: 9, cameFor: [0], text: 'My Yemeni neighbor took me here and now I take everybody. Finish with the milk tea.' },
  ],
  'koshari-corner': [
    { by: 12, stars: 5, daysAgo: 6, cameFor: [0], text: 'Cheap, fast, filling, and the crisp onions are really crisp. Ask for extra daqqa.' },
    { by: 7, stars: 5, daysAgo: 27, cameFor: [0], text: 'كشري مثل وسط البلد تمامًا. الحجم الوسط يكفي رجلًا جائعًا.' },
    { by: 10, stars: 4, daysAgo: 41, cameFor: [2], text: 'The only honest meal in Astoria at one in the morning. There are six seats, so take it with you.' },
    { by: 3, stars: 4, daysAgo: 66, cameFor: [1], text: 'الأرز باللبن بارد وخفيف السكر. الشطة حارة فعلًا، فانتبه.' },
    { by: 8, stars: 5, daysAgo: 94, cameFor: [3], text: 'Delivered in twenty minutes, sauces packed apart so that nothing went soft.' },
    { by: 6, stars: 3, daysAgo: 150, cameFor: [0], text: 'Good koshari, but they had run out of chickpeas and did not say so until I paid.' },
  ],
  'ghouta-table': [
    { by: 1, stars: 5, daysAgo: 15, cameFor: [1], text: 'فطور الأحد عندهم طقس: فتّة وفول ومكدوس، والشاي لا ينتهي.' },
    { by: 2, stars: 4, daysAgo: 33, cameFor: [0], text: 'Twelve small plates and every one different. The kibbeh labaniyeh is winter in a bowl.' },
    { by: 9, stars: 5, daysAgo: 47, cameFor: [4], text: 'حجزنا لعشرين شخصًا في عيد ميلاد أبي. خصّصوا لنا الزاوية كلها ولم يستعجلونا.' },
    { by: 6, stars: 5, daysAgo: 71, cameFor: [3], text: 'They know what gluten is and went through the menu with me line by line.' },
    { by: 13, stars: 4, daysAgo: 102, cameFor: [2], text: 'غداء الأيام العادية سريع وسعره مناسب لمن يعمل في الحي.' },
  ],
  'dar-fes': [
    { by: 11, stars: 5, daysAgo: 11, cameFor: [1], text: 'كسكس الجمعة بالخضار السبع كما نعرفه. الشاي يُصبّ أمامك من علٍ.' },
    { by: 8, stars: 4, daysAgo: 26, cameFor: [2], text: 'Office lunch for fifteen: labeled boxes, on time, and the vegan ones were not an afterthought.' },
    { by: 0, stars: 5, daysAgo: 57, cameFor: [0], text: 'Lamb with prunes, cooked until you need no knife. Calm at two in the afternoon.' },
    { by: 12, stars: 3, daysAgo: 88, cameFor: [0], text: 'Lovely food, small portions for Midtown prices.' },
    { by: 15, stars: 5, daysAgo: 130, cameFor: [3], text: 'حجزنا الغرفة الخاصة لخطوبة صغيرة. الخدمة هادئة ومهذبة من أول الليل إلى آخره.' },
  ],
  'omdurman-kitchen': [
    { by: 5, stars: 5, daysAgo: 22, cameFor: [0], text: 'فول بزيت السمسم وجبنة بيضاء، وأختان تعرفان كل زبون باسمه.' },
    { by: 14, stars: 5, daysAgo: 49, cameFor: [2], text: 'First time eating kisra. They showed me how, and refused to let me use a fork.' },
    { by: 10, stars: 4, daysAgo: 78, cameFor: [3], text: 'Good vegan plates. Closed earlier than the door says on Sundays, so call.' },
  ],
  'carthage-street': [
    { by: 11, stars: 5, daysAgo: 17, cameFor: [0], text: 'بريك بالبيضة سائلة كما يجب. ذكّرني بحلق الوادي.' },
    { by: 2, stars: 5, daysAgo: 39, cameFor: [1], text: 'I bought three jars of the harissa. It is hot, but it tastes of peppers first.' },
    { by: 6, stars: 4, daysAgo: 64, cameFor: [3], text: 'Nice tables outside, a bit loud when the trains come in.' },
    { by: 12, stars: 5, daysAgo: 101, cameFor: [0], text: 'Ojja with merguez for breakfast on a Sunday. My new habit.' },
    { by: 4, stars: 4, daysAgo: 140, cameFor: [2], text: 'Enough without meat to bring my whole book club.' },
  ],
  'bayt-al-karak': [
    { by: 9, stars: 5, daysAgo: 13, cameFor: [0], text: 'منسف بجميد كركي أصلي، واللبن يُسقى على السدر أمامك. لا تأكله بالملعقة.' },
    { by: 7, stars: 5, daysAgo: 54, cameFor: [2], text: 'طعام العزاء وصل في وقته لمئة شخص، ولم يقبلوا أن ندفع قبل أن ننتهي.' },
    { by: 14, stars: 4, daysAgo: 81, cameFor: [1], text: 'Order the galayet bandora with bread while you wait. The tray for Friday has to be ordered by Wednesday, they mean it.' },
  ],
  'zahle-garden': [
    { by: 8, stars: 5, daysAgo: 19, cameFor: [0], text: 'The garden is the reason to come: grapevines, lights, and no music too loud to talk.' },
    { by: 13, stars: 5, daysAgo: 37, cameFor: [1], text: 'فتّوش مقطّع لساعته ومازة لا تنتهي. أفضل سهرة صيف في بروكلين.' },
    { by: 0, stars: 4, daysAgo: 60, cameFor: [3], text: 'They kept our table although we were late. Children’s plates are a proper size.' },
    { by: 5, stars: 4, daysAgo: 85, cameFor: [0], text: 'مكان جميل، لكنه يقفل الحديقة مع أول برد.' },
    { by: 10, stars: 5, daysAgo: 125, cameFor: [2], text: 'My kids ate everything, even the okra. I asked for the recipe and got it.' },
  ],
};
