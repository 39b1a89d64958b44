import type { DemoContent } from '../shapes.ts';

export const interpretersWantedForTaxSeason: DemoContent = {
  kind: 'news',
  slug: 'interpreters-wanted-for-tax-season',
  title: { en: 'Wanted: patient people who speak two languages', ar: 'مطلوب: أناس صبورون يتكلّمون لغتين' },
  summary: { en: 'Every spring free tax tables need volunteers who can explain a form in Arabic. No accounting is required.', ar: 'كل ربيع تحتاج طاولات الضرائب المجانية إلى متطوّعين يشرحون الاستمارة بالعربية، بلا خبرة محاسبية.' },
  body: {
    en: `
      <p>From the end of January until the middle of April, free tax preparation sites all over the city look
        for people who can sit beside somebody and say, in Arabic, what a box on a form is asking. The numbers
        are done by certified preparers. The interpreter does something harder: makes a tired person feel that
        a question isn’t an accusation.</p>
      <p>Training is free, usually two evenings in the autumn or early winter, and most sites ask for one
        shift a week. You learn the difference between a W-2 and a 1099, what never to write down, and how to
        keep a secret. Volunteers tell us that the best part is the moment when someone expects to owe money
        and hears that some is coming back.</p>
      <p>If you’d like to help, look for volunteer tax programs through
        <a href="https://www.nyc.gov/taxprep">the city</a>, or ask your library branch. And if it’s you who
        needs the help, read our guide to taxes and the ITIN in the <a href="/User-Guide">user guide</a>
        first. Come with all of your papers, and come early.</p>
    `,
    ar: `
      <p>من أواخر يناير إلى منتصف أبريل تبحث مراكز إعداد الضرائب المجانية في أنحاء المدينة عمّن يجلس إلى جانب
        إنسان ويقول له بالعربية ما الذي تسأل عنه خانة في استمارة. أما الحساب فيتولّاه مختصّون معتمدون.
        والمترجم يفعل ما هو أصعب: يجعل المتعَب يشعر بأن السؤال ليس اتهامًا.</p>
      <p>التدريب مجاني، وهو في العادة أمسيتان في الخريف أو أول الشتاء، وتطلب معظم المراكز مناوبة واحدة في
        الأسبوع. تتعلّم الفرق بين استمارتي W-2 و1099، وما لا يُكتب أبدًا، وكيف يُحفظ السرّ. ويقول لنا
        المتطوّعون إن أجمل لحظة هي حين يتوقّع أحدهم دَينًا فيسمع أن له مبلغًا يعود إليه.</p>
      <p>إن أردت أن تساعد فابحث عن برامج التطوّع الضريبي عن طريق
        <a href="https://www.nyc.gov/taxprep">المدينة</a>، أو اسأل مكتبة حيّك. وإن كنت أنت من يحتاج إلى
        المساعدة فاقرأ أولًا دليلنا عن الضرائب ورقم ITIN في <a href="/User-Guide">دليل المستخدم</a>، ثم احضر
        بكل أوراقك، واحضر مبكّرًا.</p>
    `,
  },
  data: { category: { en: 'Volunteering', ar: 'التطوّع' } },
  daysAgo: 66,
};
