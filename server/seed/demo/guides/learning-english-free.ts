import type { DemoContent } from '../shapes.ts';

export const learningEnglishFree: DemoContent = {
  kind: 'guide',
  slug: 'learning-english-free',
  title: { en: 'Learning English without paying for it', ar: 'تعلّم الإنجليزية بلا مقابل' },
  summary: { en: 'The city teaches English free in hundreds of rooms. Choose the one you can reach when you’re tired.', ar: 'تعلّم المدينة الإنجليزية مجانًا في مئات القاعات. اختر القاعة التي تستطيع الوصول إليها وأنت متعب.' },
  body: {
    en: `
      <p>The best class isn’t the most famous. It’s the one on your way home. People who learn in a year are
        seldom the gifted ones; they’re the ones whose class was near a bus they already took.</p>
      <h2>Where it’s free</h2>
      <ul>
        <li><strong>Public libraries.</strong> <a href="https://www.bklynlibrary.org">Brooklyn</a>,
          <a href="https://www.queenslibrary.org">Queens</a> and <a href="https://www.nypl.org">New York</a>,
          which serves Manhattan, the Bronx and Staten Island, all give classes and conversation groups, in
          person and online.</li>
        <li><strong>The city’s schools for adults.</strong> Public schools hold daytime and evening classes
          for people of 21 and over.</li>
        <li><strong>We Speak NYC.</strong> The city’s own <a href="https://wespeaknyc.cityofnewyork.us">films,
          workbooks and conversation groups</a>, about real life here: a lease, a doctor, a school.</li>
        <li><strong>CUNY,</strong> the city’s public university, has free and low-cost programs at many
          colleges.</li>
        <li><strong>Mosques, churches and community centers,</strong> where the teacher may come from your own
          town. You’ll find some in <a href="/Category/services">services</a>.</li>
      </ul>
      <p>None of these asks for your immigration status in order to learn.</p>
      <h2>Step by step</h2>
      <ol>
        <li><strong>Call 311 or visit a library</strong> and say, “I want to learn English.” They’ll show what
          is near you and when it opens.</li>
        <li><strong>Register early.</strong> Classes fill in the first week, in September, January and summer.
          If it’s full, put your name on the waiting list and come to the conversation group meanwhile.</li>
        <li><strong>Take the placement test</strong> calmly. It isn’t an exam. A low level with friends is
          better than a high level in silence.</li>
        <li><strong>Choose two fixed hours a week</strong> and guard them as you would a job.</li>
        <li><strong>Add fifteen minutes a day:</strong> one page of a children’s book, one song, one short
          film with English subtitles. Not Arabic ones.</li>
        <li><strong>Speak to three strangers a day.</strong> “Is this the line?” counts.</li>
        <li><strong>Keep a pocket notebook.</strong> Five words a day from the street: “hold the door”, “next
          stop”, “to go”. Use them by evening.</li>
        <li><strong>After six months, ask for the next door:</strong> a high school equivalency class, a work
          course, a driving manual, a citizenship class.</li>
      </ol>
      <h2>If you’re busy, or at home with children</h2>
      <p>Libraries have online groups at night, and some centers look after children during class: ask before
        you register. Listen while you cook. Read your child’s school letters aloud together before you
        translate them; you’ll both learn the same words on the same day.</p>
      <h2>If you never learned to read</h2>
      <p>It’s more common than people say, and there are classes that begin with the alphabet. Ask for “basic
        literacy” or “pre-beginner”. No one will think less of you. The bravest person in every program is
        usually sitting in that room.</p>
      <h2>About your accent</h2>
      <p>Keep it. It tells people where you come from, which is a good story. Work instead on three things
        that make you understood: the end of each word, the difference between “p” and “b”, and speaking a
        little more slowly than you think you should.</p>
    `,
    ar: `
      <p>أفضل الدروس ليس أشهرها، بل الذي يقع على طريق عودتك إلى البيت. ومن يتعلّم في سنة قلّما يكون الأذكى، بل
        من كان درسه قرب حافلة يركبها أصلًا.</p>
      <h2>أين تجدها مجانًا</h2>
      <ul>
        <li><strong>المكتبات العامة.</strong> تقدّم مكتبات <a href="https://www.bklynlibrary.org">بروكلين</a>
          <a href="https://www.queenslibrary.org">وكوينز</a> <a href="https://www.nypl.org">ونيويورك</a>،
          وتخدم الأخيرة مانهاتن والبرونكس وستاتن آيلاند، دروسًا ومجموعات محادثة حضورًا وعبر الإنترنت.</li>
        <li><strong>مدارس المدينة للكبار.</strong> تقيم المدارس الحكومية صفوفًا نهارية ومسائية لمن بلغ 21
          عامًا فأكثر.</li>
        <li><strong>برنامج We Speak NYC:</strong> <a href="https://wespeaknyc.cityofnewyork.us">أفلام وكتب
          تمارين ومجموعات محادثة</a> من المدينة نفسها، عن الحياة هنا: عقد إيجار وطبيب ومدرسة.</li>
        <li><strong>جامعة المدينة CUNY:</strong> لها برامج مجانية أو قليلة الكلفة في كليات كثيرة.</li>
        <li><strong>المساجد والكنائس والمراكز الاجتماعية،</strong> وقد يكون المعلّم فيها من بلدتك. تجد بعضها
          في <a href="/Category/services">قسم الخدمات</a>.</li>
      </ul>
      <p>لا يسألك أيّ منها عن وضعك في الهجرة كي تتعلّم.</p>
      <h2>خطوة خطوة</h2>
      <ol>
        <li><strong>اتصل بالرقم 311 أو زُر مكتبة</strong> وقل إنك تريد أن تتعلّم الإنجليزية. سيعرضون عليك ما
          هو قريب منك ومواعيده.</li>
        <li><strong>سجّل مبكّرًا.</strong> تمتلئ الصفوف في الأسبوع الأول، في سبتمبر ويناير والصيف. فإن امتلأت
          فاكتب اسمك في قائمة الانتظار، واحضر مجموعة المحادثة ريثما يأتي دورك.</li>
        <li><strong>قدّم اختبار المستوى</strong> بهدوء. ليس امتحانًا. ومستوى أدنى مع أصدقاء خير من مستوى أعلى
          في صمت.</li>
        <li><strong>اختر ساعتين ثابتتين في الأسبوع</strong> واحرسهما كما تحرس عملك.</li>
        <li><strong>أضف ربع ساعة كل يوم:</strong> صفحة من كتاب أطفال، وأغنية، وفيلم قصير بترجمة إنجليزية لا
          عربية.</li>
        <li><strong>كلّم ثلاثة غرباء كل يوم.</strong> وسؤال «هل هذا هو الطابور؟» يُحسب.</li>
        <li><strong>احمل دفترًا صغيرًا.</strong> خمس كلمات كل يوم من الشارع: لافتة، أو إعلان في القطار، أو
          عبارة سمعتها في متجر. واستعملها قبل المساء.</li>
        <li><strong>بعد ستة أشهر اسأل عن الباب التالي:</strong> صفّ معادلة الثانوية، أو دورة مهنية، أو دليل
          القيادة، أو صفّ الجنسية.</li>
      </ol>
      <h2>إن كنت مشغولًا أو في البيت مع الأطفال</h2>
      <p>للمكتبات مجموعات ليلية عبر الإنترنت، وتعتني بعض المراكز بالأطفال وقت الدرس: اسأل قبل التسجيل. استمع
        وأنت تطبخ. واقرأ مع طفلك رسائل مدرسته بصوت عالٍ قبل ترجمتها، فتتعلّمان الكلمات نفسها في يوم واحد.</p>
      <h2>إن لم تتعلّم القراءة من قبل</h2>
      <p>هذا أكثر شيوعًا مما يقال، وهناك صفوف تبدأ من الحروف. اسأل عن محو الأمّية أو عن المستوى السابق للمبتدئ
        (pre-beginner). لن ينقص ذلك من قدرك عند أحد. وأشجع إنسان في كل برنامج يجلس عادةً في تلك القاعة.</p>
      <h2>أما لكنتك</h2>
      <p>فاحتفظ بها. هي تخبر الناس من أين أنت، وتلك حكاية جميلة. واعمل بدلًا منها على ثلاثة أمور تجعلك
        مفهومًا: أواخر الكلمات، والفرق بين حرفي p وb، وأن تتكلّم أبطأ قليلًا مما تظنّه لازمًا.</p>
    `,
  },
  data: { category: { en: 'Learning', ar: 'التعلّم' }, steps: 8 },
  photo: 'tea',
  daysAgo: 196,
};
