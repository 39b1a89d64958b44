import type { DemoContent } from '../shapes.ts';

export const anOudInTheLaundromat: DemoContent = {
  kind: 'news',
  slug: 'an-oud-in-the-laundromat',
  title: { en: 'An oud in the laundromat', ar: 'عود في المغسلة' },
  summary: { en: 'Saturday’s washing in Astoria had a taqsim in Bayati, and nobody minded waiting for the dryer.', ar: 'كان لغسيل السبت في أستوريا تقسيم على مقام البياتي، ولم يضق أحد بانتظار المجفّف.' },
  body: {
    en: `
      <p>The idea came from a broken heater. A small group of musicians in Astoria lost their practice room
        for a week, and the owner of a laundromat told them that his was the warmest place on the block. They
        came with an oud, a riq and a violin, and asked the customers’ permission before they tuned.</p>
      <p>What was meant to be one evening has become a habit: the first Saturday of the month, after sunset
        prayers, until the last load is folded. There are no tickets and no stage. People bring their washing,
        and some now bring a second, cleaner basket so as to have a reason to stay. Requests are written on
        the lids of detergent boxes. Last month’s were Sayed Darwish, Fairuz, and something, anything, for a
        baby who wouldn’t sleep.</p>
      <p>The players ask three things: phones down during a solo, coins for the machines and not for them, and
        somebody to mend an oud with a cracked face. If that’s you, you’ll find them through
        <a href="/Category/services">service providers</a>, or simply by following the sound.</p>
    `,
    ar: `
      <p>جاءت الفكرة من مدفأة معطّلة. فقدت مجموعة صغيرة من العازفين في أستوريا غرفة التدريب أسبوعًا، فقال لهم
        صاحب مغسلة إن مغسلته أدفأ مكان في الشارع. جاؤوا بعود ورقّ وكمان، واستأذنوا الزبائن قبل أن يضبطوا
        الأوتار.</p>
      <p>وما أُريد له أن يكون أمسية واحدة صار عادة: السبت الأول من كل شهر، بعد صلاة المغرب، حتى تُطوى آخر
        قطعة. لا تذاكر ولا منصّة. يُحضر الناس غسيلهم، وصار بعضهم يُحضر سلّة ثانية نظيفة ليجد سببًا للبقاء.
        وتُكتب الطلبات على أغطية علب المسحوق. وكانت طلبات الشهر الماضي سيد درويش، وفيروز، وأيّ شيء ينيم رضيعًا
        يأبى النوم.</p>
      <p>يطلب العازفون ثلاثة أمور: أن تُخفض الهواتف عند العزف المنفرد، وأن تذهب القطع النقدية إلى الآلات لا
        إليهم، وأن يظهر من يصلح عودًا تشقّق وجهه. فإن كنت أنت فستجدهم عن طريق
        <a href="/Category/services">مقدّمي الخدمات</a>، أو باتّباع الصوت وحده.</p>
    `,
  },
  data: { category: { en: 'Culture', ar: 'الثقافة' } },
  photo: 'oud',
  daysAgo: 95,
};
