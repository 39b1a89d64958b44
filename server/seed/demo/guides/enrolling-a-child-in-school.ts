import type { DemoContent } from '../shapes.ts';

export const enrollingAChildInSchool: DemoContent = {
  kind: 'guide',
  slug: 'enrolling-a-child-in-school',
  title: { en: 'How to enroll your child in a public school', ar: 'كيف تسجّل طفلك في مدرسة حكومية' },
  summary: { en: 'Free, open to every child who lives in the city, and possible in any month of the year.', ar: 'التعليم مجاني ومفتوح لكل طفل يسكن المدينة، والتسجيل ممكن في أيّ شهر من السنة.' },
  body: {
    en: `
      <p>Every child who lives in New York City has the right to a free public school place until the age of
        21 or a diploma, whatever the family’s immigration status. Schools don’t ask for it, and you don’t
        need to tell them. School is required by law, and kindergarten begins in September of the year in
        which your child turns five.</p>
      <h2>Step by step</h2>
      <ol>
        <li><strong>Find your school.</strong> Type your address into the search on
          <a href="https://www.schools.nyc.gov">schools.nyc.gov</a>, or call 311. In the lower grades most
          children go to the school of their zone. Middle and high schools usually ask families to apply.</li>
        <li><strong>In the middle of the year,</strong> go straight to the zoned school or to a Family Welcome
          Center. They find places for newcomers all year round, including teenagers.</li>
        <li><strong>Gather the papers:</strong> something that shows the child’s name and age, such as a
          passport or birth certificate; proof of your address, usually two papers; the vaccination record;
          and the last school report, if you have one.</li>
        <li><strong>If papers are missing, go anyway.</strong> A child without school records can still be
          enrolled. Families in shelters or staying with others have special protection, and can start before
          the papers arrive.</li>
        <li><strong>See a doctor for vaccines.</strong> The school nurse will tell you which are missing. City
          clinics give children’s vaccines free.</li>
        <li><strong>Fill in the language survey.</strong> Say honestly which language you speak at home. It
          isn’t held against the child: it opens the door to a test and to lessons in English as a new
          language.</li>
        <li><strong>Ask for an interpreter</strong> at registration, for parents’ meetings and for every
          important letter. It’s free. You needn’t bring a cousin, and never use the child.</li>
      </ol>
      <h2>What to expect</h2>
      <ul>
        <li>Breakfast and lunch are free for all pupils. Some kitchens offer halal meals, and you can ask the
          school which.</li>
        <li>The two Eids are days off in the city’s public schools.</li>
        <li>Girls may wear hijab, and a pupil may ask for a quiet place to pray.</li>
        <li>Free places for three- and four-year-olds exist too: look for 3-K and Pre-K in the application
          season.</li>
      </ul>
      <h2>If your child needs more</h2>
      <p>If you’re worried about speech, learning or behavior, write to the school and ask for an evaluation.
        Put a date on the letter and keep a copy. The evaluation is free and should be done in your child’s
        language.</p>
      <h2>A small calendar</h2>
      <p>Applications for the next September open in autumn and winter, so put your e-mail address in
        MySchools and read what it sends. Changes of address go to the school office. And go to the first
        parents’ meeting, even if you understand half of it. Teachers remember who came.</p>
    `,
    ar: `
      <p>لكل طفل يسكن مدينة نيويورك حقّ في مقعد مجاني في مدرسة حكومية حتى سنّ 21 أو حتى الشهادة، مهما كان وضع
        الأسرة في الهجرة. لا تسأل المدارس عن ذلك، ولست مضطرًّا إلى ذكره. والتعليم إلزامي بحكم القانون، وتبدأ
        الروضة في سبتمبر من السنة التي يتمّ فيها طفلك الخامسة.</p>
      <h2>خطوة خطوة</h2>
      <ol>
        <li><strong>اعرف مدرستك.</strong> اكتب عنوانك في البحث على <a href="https://www.schools.nyc.gov">موقع
          المدارس</a> أو اتصل بالرقم 311. يذهب معظم الأطفال في الصفوف الأولى إلى مدرسة منطقتهم، أما المتوسّطة
          والثانوية فيُقدَّم لهما طلب عادةً.</li>
        <li><strong>في منتصف السنة</strong> اذهب مباشرة إلى مدرسة المنطقة أو إلى مركز استقبال العائلات (Family
          Welcome Center)، فهو يجد مقاعد للقادمين الجدد طوال العام، ومنهم المراهقون.</li>
        <li><strong>اجمع الأوراق:</strong> ما يبيّن اسم الطفل وعمره، كجواز السفر أو شهادة الميلاد؛ وما يثبت
          العنوان، وهو ورقتان في العادة؛ وسجلّ التطعيم؛ وآخر تقرير مدرسي إن وُجد.</li>
        <li><strong>إن نقصت أوراق فاذهب مع ذلك.</strong> يمكن تسجيل الطفل بلا سجلّات مدرسية. وللأسر المقيمة في
          مأوى أو عند غيرها حماية خاصة، ويمكن لأطفالها أن يبدؤوا قبل وصول الأوراق.</li>
        <li><strong>زُر الطبيب من أجل التطعيم.</strong> ستخبرك ممرّضة المدرسة بما ينقص. وتطعّم عيادات المدينة
          الأطفال مجانًا.</li>
        <li><strong>املأ استبيان اللغة.</strong> قل بصدق ما اللغة التي تتكلّمونها في البيت. لن يُحسب ذلك على
          الطفل، بل يفتح له باب اختبار ودروس في الإنجليزية لغةً جديدة.</li>
        <li><strong>اطلب مترجمًا</strong> عند التسجيل وفي اجتماعات الأهل ولكل رسالة مهمّة. الترجمة مجانية، ولا
          حاجة إلى إحضار قريب، ولا تجعل الطفل مترجمًا أبدًا.</li>
      </ol>
      <h2>ماذا تتوقّع</h2>
      <ul>
        <li>الفطور والغداء مجانيان لكل التلاميذ. وتقدّم بعض المطابخ وجبات حلال، فاسأل المدرسة.</li>
        <li>العيدان عطلة في مدارس المدينة الحكومية.</li>
        <li>للبنات ارتداء الحجاب، وللتلميذ أن يطلب مكانًا هادئًا للصلاة.</li>
        <li>وهناك مقاعد مجانية لأبناء الثالثة والرابعة: ابحث عن \u20663-K\u2069 وPre-K في موسم التقديم.</li>
      </ul>
      <h2>إن احتاج طفلك إلى المزيد</h2>
      <p>إذا أقلقك نطقه أو تعلّمه أو سلوكه فاكتب إلى المدرسة واطلب تقييمًا. ضع تاريخًا على الرسالة واحتفظ
        بنسخة. التقييم مجاني، وينبغي أن يُجرى بلغة طفلك.</p>
      <h2>تقويم صغير</h2>
      <p>تُفتح طلبات سبتمبر المقبل في الخريف والشتاء، فسجّل بريدك الإلكتروني في منصّة MySchools واقرأ ما يصلك
        منها. وأبلغ مكتب المدرسة بتغيّر العنوان. واحضر أول اجتماع للأهل ولو فهمت نصفه، فالمعلّمون يتذكّرون من
        جاء.</p>
    `,
  },
  data: { category: { en: 'Family', ar: 'الأسرة' }, steps: 7 },
  daysAgo: 61,
};
