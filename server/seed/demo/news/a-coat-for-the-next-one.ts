import type { DemoContent } from '../shapes.ts';

export const aCoatForTheNextOne: DemoContent = {
  kind: 'news',
  slug: 'a-coat-for-the-next-one',
  title: { en: 'A coat for the next one', ar: 'معطف لمن يأتي بعدك' },
  summary: { en: 'A coat exchange in a Brooklyn hall gave away more than it received, and still had some left at the end.', ar: 'تبادل للمعاطف في قاعة في بروكلين أعطى أكثر مما أخذ، وبقي منه فائض.' },
  body: {
    en: `
      <p>It began with one post in the <a href="/market-place">marketplace</a>: “Child’s winter coat, size
        eight, free to whoever is cold.” Within a week there were sixty like it, and a group of mothers in Bay
        Ridge borrowed a hall for a Saturday.</p>
      <p>The rule was simple. Bring a coat if you have one; take a coat if you need one; nobody counts. Tables
        were laid out by size and not by who gave what. Tailors from the avenue sat by the window and changed
        zippers and buttons for nothing. A Yemeni grandmother who had come for a hat stayed all day to pour
        tea. Somebody’s uncle carried boxes until his own coat was given away by mistake. He went home in a
        better one.</p>
      <p>When the doors closed, two racks were still full, and went to newcomers in a shelter nearby. The
        organizers want to repeat it each autumn, before the first cold night, and in Queens as well. If you
        have a hall, a van or an evening, <a href="/Contact">write to us</a> and we’ll pass it on.</p>
    `,
    ar: `
      <p>بدأ الأمر بإعلان واحد في <a href="/market-place">السوق</a>: «معطف شتوي لطفل في الثامنة، مجانًا لمن
        يشعر بالبرد». وخلال أسبوع صار مثله ستون إعلانًا، فاستعارت مجموعة من الأمهات في باي ريدج قاعة ليوم
        سبت.</p>
      <p>كانت القاعدة بسيطة: أحضر معطفًا إن كان عندك، وخذ معطفًا إن احتجت، ولا أحد يعدّ. رُتّبت الطاولات حسب
        المقاس لا حسب المتبرّع. وجلس خيّاطون من الجادة قرب النافذة يبدّلون السحّابات والأزرار بلا مقابل. وجاءت
        جدّة يمنية تطلب قبّعة فبقيت النهار كله تصبّ الشاي. وظلّ خال أحدهم يحمل الصناديق حتى أُعطي معطفه هو
        خطأً، فعاد إلى بيته بمعطف أفضل منه.</p>
      <p>وحين أُغلقت الأبواب بقي حاملان ممتلئان بالمعاطف، فذهبا إلى قادمين جدد في مأوى قريب. ويريد المنظّمون
        تكرار ذلك كل خريف قبل أول ليلة باردة، وفي كوينز أيضًا. فإن كانت لديك قاعة أو شاحنة صغيرة أو أمسية
        فارغة <a href="/Contact">فاكتب إلينا</a> وسنوصل رسالتك.</p>
    `,
  },
  data: { category: { en: 'Community', ar: 'المجتمع' } },
  photo: 'chest',
  daysAgo: 40,
};
