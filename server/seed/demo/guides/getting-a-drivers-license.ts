import type { DemoContent } from '../shapes.ts';

export const gettingADriversLicense: DemoContent = {
  kind: 'guide',
  slug: 'getting-a-drivers-license',
  title: { en: 'How to get a New York driver’s license', ar: 'كيف تحصل على رخصة قيادة في نيويورك' },
  summary: { en: 'Permit, five-hour class, road test. Patience counts for more than talent.', ar: 'تصريح تعلّم، ثم درس الساعات الخمس، ثم اختبار الطريق. والصبر فيها أنفع من الموهبة.' },
  body: {
    en: `
      <p>In New York State everyone of 16 or over can apply for a standard license, whatever their immigration
        status. The rules are those of the State’s Department of Motor Vehicles, the
        <a href="https://dmv.ny.gov">DMV</a>. Visitors may drive for a time with a valid license from home,
        but once you live here you’re expected to get a New York one, normally within thirty days of becoming
        a resident.</p>
      <h2>Which license?</h2>
      <ul>
        <li><strong>Standard:</strong> for driving. It isn’t a federal identity card, and it says so on the
          front.</li>
        <li><strong>REAL ID or Enhanced:</strong> for driving, and for boarding flights inside the country.
          These need proof of lawful status; the enhanced one is only for citizens.</li>
      </ul>
      <h2>Step by step</h2>
      <ol>
        <li><strong>Read the manual.</strong> It’s free on the DMV site, with practice tests. Ask which
          languages are offered for the written test and the manual: the list has grown in recent years.</li>
        <li><strong>Collect papers.</strong> A passport, even foreign, and proof that you live in the State.
          The site has a guide that counts the points for you. If you have no Social Security number, there’s
          a form to say so.</li>
        <li><strong>Take the written test</strong> online where it’s offered, or at an office. Make a
          reservation first.</li>
        <li><strong>Receive the learner permit.</strong> With it you may practice only beside a licensed
          driver of 21 or over, and not everywhere: some city parks and bridges are forbidden to learners.
          Read the list.</li>
        <li><strong>Take the five-hour class,</strong> officially the pre-licensing course. Keep the
          certificate: the examiner will want it.</li>
        <li><strong>Practice.</strong> Look for a school that gives you a contract and uses a car with two
          brakes. Prices vary a lot; ask three schools.</li>
        <li><strong>Book the road test</strong> on the State’s road test site. Bring the permit, the
          certificate and a car with valid papers and a licensed driver.</li>
        <li><strong>If you fail, book again.</strong> Many of us needed a second try. Parallel parking is the
          usual reason.</li>
      </ol>
      <p>If you hold a license from another country, ask the DMV what happens to it after you pass: the
        examiner may ask you to hand it in.</p>
      <h2>Different from home</h2>
      <ul>
        <li>The city’s speed limit is 25 miles an hour unless a sign says otherwise. Cameras are
          everywhere.</li>
        <li>No turning right on a red light inside the city, unless a sign allows it.</li>
        <li>Stop behind a school bus with red lights flashing, in both directions.</li>
        <li>A child sits in the proper seat; everyone wears a belt.</li>
        <li>No phone in the hand, not even at a red light.</li>
        <li>Never drive after alcohol or cannabis, and never without insurance. For noncitizens the
          consequences go beyond a fine.</li>
      </ul>
      <p>If the police stop you, stay in the car, hands on the wheel, and give your license, registration and
        insurance when asked. You don’t have to answer questions about where you were born.</p>
    `,
    ar: `
      <p>في ولاية نيويورك يمكن لكل من بلغ 16 عامًا أن يطلب رخصة عادية مهما كان وضعه في الهجرة. والقواعد تضعها
        <a href="https://dmv.ny.gov">إدارة المركبات في الولاية (DMV)</a>. وللزائر أن يقود مدّة برخصة سارية من
        بلده، أما من صار ساكنًا هنا فعليه أن يستخرج رخصة نيويورك، وذلك عادةً خلال 30 يومًا من إقامته.</p>
      <h2>أيّ رخصة؟</h2>
      <ul>
        <li><strong>العادية:</strong> للقيادة. وليست هوية فيدرالية، وهذا مكتوب على وجهها.</li>
        <li><strong>REAL ID أو المعزّزة (Enhanced):</strong> للقيادة ولركوب الطائرات داخل البلاد. وتتطلّبان
          إثبات إقامة قانونية، والمعزّزة للمواطنين وحدهم.</li>
      </ul>
      <h2>خطوة خطوة</h2>
      <ol>
        <li><strong>اقرأ الدليل.</strong> هو مجاني في موقع الإدارة مع اختبارات تدريبية. واسأل عن لغات الاختبار
          الكتابي والدليل، فقد طالت القائمة في السنوات الأخيرة.</li>
        <li><strong>اجمع الأوراق:</strong> جواز سفر، ولو كان أجنبيًّا، وما يثبت سكنك في الولاية. وفي الموقع
          دليل يحسب النقاط لك. وإن لم يكن لديك رقم ضمان اجتماعي فهناك استمارة تذكر ذلك.</li>
        <li><strong>قدّم الاختبار الكتابي</strong> عبر الإنترنت حيث يُتاح، أو في المكتب بعد حجز موعد.</li>
        <li><strong>تسلّم تصريح التعلّم.</strong> به تتدرّب إلى جانب سائق مرخّص بلغ 21 عامًا فأكثر، ولا يُسمح
          بذلك في كل مكان: بعض حدائق المدينة وجسورها ممنوعة على المتعلّمين. اقرأ القائمة.</li>
        <li><strong>احضر درس الساعات الخمس،</strong> واسمه الرسمي دورة ما قبل الترخيص. واحفظ شهادته، فالفاحص
          سيطلبها.</li>
        <li><strong>تدرّب.</strong> ابحث عن مدرسة تعطيك عقدًا وسيارتها بمكبحين. الأسعار متفاوتة كثيرًا، فاسأل
          ثلاث مدارس.</li>
        <li><strong>احجز اختبار الطريق</strong> في موقع الولاية. وأحضر التصريح والشهادة وسيارة أوراقها سارية
          ومعك سائق مرخّص.</li>
        <li><strong>إن لم تنجح فاحجز مرة أخرى.</strong> كثير منّا احتاج إلى محاولة ثانية، والسبب المعتاد هو
          الركن الموازي للرصيف.</li>
      </ol>
      <p>وإن كانت لديك رخصة من بلد آخر فاسأل الإدارة ماذا يحدث لها بعد نجاحك، فقد يطلب الفاحص تسليمها.</p>
      <h2>ما يختلف عن بلدك</h2>
      <ul>
        <li>حدّ السرعة في المدينة 25 ميلًا في الساعة ما لم تقل اللافتة غير ذلك، والكاميرات في كل مكان.</li>
        <li>لا تنعطف يمينًا عند الضوء الأحمر داخل المدينة إلا بلافتة تسمح.</li>
        <li>قف لحافلة المدرسة حين تومض أضواؤها الحمراء، في الاتجاهين.</li>
        <li>يجلس الطفل في مقعده المخصّص، ويضع الجميع حزام الأمان.</li>
        <li>لا هاتف في اليد، ولو عند الضوء الأحمر.</li>
        <li>لا تقُد أبدًا بعد الكحول أو القنّب، ولا بلا تأمين. وعواقب ذلك على غير المواطن أبعد من غرامة.</li>
      </ul>
      <p>إذا أوقفتك الشرطة فابقَ في السيارة ويداك على المقود، وقدّم الرخصة والتسجيل والتأمين حين تُطلب. ولست
        ملزمًا بالإجابة عن مكان ولادتك.</p>
    `,
  },
  data: { category: { en: 'Getting around', ar: 'التنقّل' }, steps: 8 },
  daysAgo: 92,
};
