import type { DemoContent } from '../shapes.ts';

export const aFreePhotoMorningForShops: DemoContent = {
  kind: 'news',
  slug: 'a-free-photo-morning-for-shops',
  title: { en: 'A free photo morning for shop owners', ar: 'صباح تصوير مجاني لأصحاب المتاجر' },
  summary: { en: 'Two photographers walked down Fifth Avenue and photographed eleven shops before lunch. Here’s their advice.', ar: 'مشى مصوّران في الجادة الخامسة وصوّرا أحد عشر متجرًا قبل الغداء. وهذه نصيحتهما.' },
  body: {
    en: `
      <p>Many shops in the directory have no photos, only the pattern that we draw in their place. It’s a
        pretty pattern, but nobody was ever hungry for one. So two photographers from the neighborhood gave a
        morning of their time, walked down Fifth Avenue in Bay Ridge, and knocked on every door that would
        open.</p>
      <p>They used nothing but telephones, to show that anyone can. Their advice, for the rest of us:</p>
      <ul>
        <li>Clean the lens. Really.</li>
        <li>Turn off the flash, open the door, and let the daylight in.</li>
        <li>Take the whole front from across the street, so that people recognize it.</li>
        <li>Show one thing that you’re proud of, close up: a tray, a shelf, a pair of hands.</li>
        <li>Ask before you show a face. No customers’ children.</li>
        <li>Leave out anything with a phone number that isn’t yours.</li>
      </ul>
      <p>A business page needs three to six main photos. If you’d like a gallery as well, it takes six to ten
        more. The next morning will be in Astoria; watch the newsletter.</p>
    `,
    ar: `
      <p>متاجر كثيرة في الدليل بلا صور، وليس فيها سوى الزخرفة التي نرسمها مكانها. هي زخرفة جميلة، لكن أحدًا لم
        يجُع من النظر إلى زخرفة. ولهذا وهب مصوّران من الحيّ صباحًا من وقتهما، ومشيا في الجادة الخامسة في باي
        ريدج، وطرقا كل باب قد يُفتح.</p>
      <p>لم يستعملا إلا الهاتف، ليُظهرا أن ذلك في وسع أيّ إنسان. وهذه نصيحتهما لبقيّتنا:</p>
      <ul>
        <li>امسح العدسة. حقًّا.</li>
        <li>أطفئ الفلاش، وافتح الباب، ودع ضوء النهار يدخل.</li>
        <li>صوّر الواجهة كاملة من الرصيف المقابل كي يعرفها الناس.</li>
        <li>أظهر شيئًا واحدًا تفخر به عن قرب: صينية، أو رفًّا، أو يدين تعملان.</li>
        <li>استأذن قبل أن تُظهر وجهًا، ولا تصوّر أطفال الزبائن.</li>
        <li>أبعد كل ما فيه رقم هاتف ليس رقمك.</li>
      </ul>
      <p>تحتاج صفحة العمل إلى صور رئيسية من 3 إلى 6. وإن أردت معرضًا إضافيًّا فهو من 6 إلى 10 صور أخرى. أما
        الصباح القادم فسيكون في أستوريا، فتابع النشرة البريدية.</p>
    `,
  },
  data: { category: { en: 'Business', ar: 'الأعمال' } },
  photo: 'spices',
  daysAgo: 222,
};
