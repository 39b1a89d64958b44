import type { DemoContent } from '../shapes.ts';

export const openNowOnEveryCard: DemoContent = {
  kind: 'news',
  slug: 'open-now-on-every-card',
  title: { en: '“Open now” is on every card', ar: '«مفتوح الآن» على كل بطاقة' },
  summary: { en: 'You can see at a glance who is open, and until when, before you put on your coat.', ar: 'تعرف بنظرة واحدة من يعمل الآن وحتى أيّ ساعة، قبل أن ترتدي معطفك.' },
  body: {
    en: `
      <p>The commonest message we received last winter was short: “I went, and it was closed.” So every
        business card on the site now says whether the place is open at this minute, and when it closes. If
        it’s shut, the card says when it opens next, even if that’s the day after tomorrow.</p>
      <p>The answer is worked out in New York time from the hours that owners write themselves. Places that
        open past midnight, close for Friday prayer or split the day in two are shown correctly. You can also
        switch on “Open now” in the filters of <a href="/Category/services">service providers</a> and
        <a href="/Category/shops">shops</a>, and see only the doors that will open for you.</p>
      <p>If you own a business, look at your hours today, and again before Ramadan and the feasts. It takes
        one minute: open your business in your account, copy one day to the others, and save. If a neighbor’s
        hours are wrong, press “Report” on the page. We’ll ask the owner, kindly.</p>
    `,
    ar: `
      <p>أكثر رسالة وصلتنا في الشتاء الماضي كانت قصيرة: «ذهبت فوجدته مغلقًا». ولهذا صارت كل بطاقة في الموقع
        تقول هل المكان مفتوح في هذه الدقيقة ومتى يغلق. وإن كان مغلقًا ذكرت البطاقة متى يفتح، ولو كان ذلك بعد
        غد.</p>
      <p>يُحسب الجواب بتوقيت نيويورك من المواعيد التي يكتبها أصحاب الأعمال أنفسهم. وتظهر على وجهها الصحيح
        الأماكن التي تسهر بعد منتصف الليل، أو تغلق لصلاة الجمعة، أو تقسم يومها فترتين. ويمكنك أيضًا أن تختار
        «مفتوح الآن» عند البحث في <a href="/Category/services">مقدّمي الخدمات</a>
        <a href="/Category/shops">والمتاجر</a>، فلا ترى إلا الأبواب التي تُفتح لك.</p>
      <p>إن كنت صاحب عمل فراجع مواعيدك اليوم، ثم قبل رمضان والأعياد. لن يستغرق ذلك سوى دقيقة: افتح صفحة عملك
        من حسابك، وانسخ يومًا إلى بقيّة الأيام، واحفظ. وإن كانت مواعيد جارك خاطئة فاضغط «إبلاغ» في صفحته،
        وسنسأل صاحبها بلطف.</p>
    `,
  },
  data: { category: { en: 'The site', ar: 'الموقع' } },
  photo: 'storefront',
  daysAgo: 3,
};
