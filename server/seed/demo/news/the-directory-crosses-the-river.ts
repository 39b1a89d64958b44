import type { DemoContent } from '../shapes.ts';

export const theDirectoryCrossesTheRiver: DemoContent = {
  kind: 'news',
  slug: 'the-directory-crosses-the-river',
  title: { en: 'The directory crosses the river', ar: 'الدليل يعبر النهر' },
  summary: { en: 'Paterson, Jersey City and more places are now in the list, because families don’t stop at a state line.', ar: 'باترسون وجيرسي سيتي وأماكن أخرى صارت في القائمة، لأن العائلات لا تقف عند حدود الولاية.' },
  body: {
    en: `
      <p>Ask in Bay Ridge where to buy a wedding dress, and half of the answers are in New Jersey. Ask in
        Paterson for a good dentist, and someone will say Brooklyn. The families have been crossing for
        decades; now the directory does too.</p>
      <p>When you choose a place, you’ll find the five boroughs, their neighborhoods, and cities across the
        Hudson where many Arab families live. Choose one, and every list follows you: businesses, rooms, jobs
        and things for sale, with a count beside each name. Choose the whole city, and you see everything,
        with the nearest first if you share your location. Sharing is up to you, and we don’t keep it.</p>
      <p>Some places have only a few entries today. That’s the honest number. If your street is empty on our
        map and full in real life, tell the owners, or <a href="/add-business">add your own business</a>. We’d
        rather grow slowly, with doors that are really there, than fill the page with names nobody has
        checked.</p>
    `,
    ar: `
      <p>اسأل في باي ريدج عن فستان عرس فتأتيك نصف الأجوبة من نيوجيرسي. واسأل في باترسون عن طبيب أسنان جيد
        فيدلّك أحدهم على بروكلين. عبرت العائلات النهر منذ عقود، واليوم يعبره الدليل أيضًا.</p>
      <p>حين تختار المكان تجد أقسام المدينة الخمسة وأحياءها، ومدنًا على الضفة الأخرى من نهر هدسون تسكنها
        عائلات عربية كثيرة. اختر مكانًا فتتبعك القوائم كلها: الأعمال والغرف والوظائف والمعروض للبيع، وإلى جانب
        كل اسم عدد ما فيه. واختر المدينة كلها فترى كل شيء، والأقرب أولًا إن شاركت موقعك. والمشاركة باختيارك،
        ونحن لا نحتفظ بها.</p>
      <p>في بعض الأماكن إعلانات قليلة اليوم، وهذا هو العدد الصادق. فإن كان شارعك خاليًا على خريطتنا عامرًا في
        الواقع فأخبر أصحاب المتاجر، أو <a href="/add-business">أضف عملك</a>. نفضّل أن نكبر على مهل بأبواب
        موجودة حقًّا، على أن نملأ الصفحة بأسماء لم يتحقّق منها أحد.</p>
    `,
  },
  data: { category: { en: 'The site', ar: 'الموقع' } },
  photo: 'facade',
  daysAgo: 134,
};
