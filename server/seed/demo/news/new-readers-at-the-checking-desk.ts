import type { DemoContent } from '../shapes.ts';

export const newReadersAtTheCheckingDesk: DemoContent = {
  kind: 'news',
  slug: 'new-readers-at-the-checking-desk',
  title: { en: 'Three more readers join the checking desk', ar: 'ثلاثة قرّاء جدد ينضمّون إلى فريق المراجعة' },
  summary: { en: 'Every post is read by a person before it appears. Now there are more of us to read it.', ar: 'كل إعلان يقرؤه إنسان قبل أن يظهر، وقد صار عددنا أكبر.' },
  body: {
    en: `
      <p>A post on this site waits until a person has read it. That keeps out copied photos, prices that can’t
        be true and jobs that ask for money. It also means that on a busy evening people wait, and we know
        that an empty room costs its owner something every night.</p>
      <p>So three neighbors have joined the desk: a retired teacher from Astoria, a nurse from Bay Ridge who
        reads after her shift, and a student from Paterson who knows the price of every used car in New
        Jersey. All three read Arabic and English. All of them spent a month beside somebody experienced
        before they pressed “approve” alone.</p>
      <p>What doesn’t change: a post is never refused without a reason. If something is missing, you’ll get a
        note that says what, and you can fix it and send it again. The quickest posts to approve are the
        plainest: a clear title, a real price, photos you took yourself, and one way to reach you.</p>
    `,
    ar: `
      <p>ينتظر كل إعلان في هذا الموقع حتى يقرأه إنسان. بذلك نبعد الصور المنسوخة والأسعار المستحيلة والوظائف
        التي تطلب المال. لكن معناه أيضًا أن الناس ينتظرون في المساء المزدحم، ونحن نعلم أن الغرفة الخالية تكلّف
        صاحبها كل ليلة.</p>
      <p>ولهذا انضمّ إلى الفريق ثلاثة من الجيران: معلّم متقاعد من أستوريا، وممرّضة من باي ريدج تقرأ بعد انتهاء
        مناوبتها، وطالب من باترسون يعرف سعر كل سيارة مستعملة في نيوجيرسي. يقرأ الثلاثة العربية والإنجليزية،
        وقد أمضى كل منهم شهرًا إلى جانب صاحب خبرة قبل أن يضغط زرّ القبول وحده.</p>
      <p>أما الذي لا يتغيّر فهو أن الإعلان لا يُرفض أبدًا بلا سبب. فإن نقصه شيء وصلتك ملاحظة تذكره، ويمكنك أن
        تصلحه وترسله من جديد. وأسرع الإعلانات قبولًا أوضحها: عنوان مفهوم، وسعر حقيقي، وصور التقطتَها بنفسك،
        ووسيلة واحدة للتواصل معك.</p>
    `,
  },
  data: { category: { en: 'The site', ar: 'الموقع' } },
  daysAgo: 17,
};
