import type { DemoContent } from '../shapes.ts';

export const findingWorkAndYourPay: DemoContent = {
  kind: 'guide',
  slug: 'finding-work-and-your-pay',
  title: { en: 'Finding work, and being paid for it', ar: 'أن تجد عملًا، وأن تُعطى أجرك' },
  summary: { en: 'Where to look, what to write down, and the rights that belong to every worker here, with papers or without.', ar: 'أين تبحث، وماذا تدوّن، وما الحقوق التي لكل عامل هنا، بأوراق أو بغيرها.' },
  body: {
    en: `
      <p>Your first job will probably come from a person, and your second from a habit of writing things down.
        Do both.</p>
      <h2>Looking</h2>
      <ol>
        <li><strong>Write one page.</strong> Name, phone, languages, three things that you do well, where you
          did them. English that is simple and true beats English that is borrowed.</li>
        <li><strong>Tell ten people exactly what you want.</strong> “Kitchen work, mornings, near the R train”
          gets further than “anything”.</li>
        <li><strong>Visit a Workforce1 center.</strong> They’re the city’s
          <a href="https://www.nyc.gov/workforce1">free job centers</a>, with advisers, training and employers
          who come to hire.</li>
        <li><strong>Search <a href="/Job">our jobs</a></strong> by area, hours and pay, and save the ones you
          like. In the city, most advertisements must show a pay range.</li>
        <li><strong>If your profession needs a license,</strong> ask early what your diploma is worth here.
          Evaluations take months, so start while you earn in another job.</li>
      </ol>
      <h2>On the first day</h2>
      <ol>
        <li><strong>Agree on paper:</strong> rate, hours, day of pay, what you’ll do. The law says that you
          must get notice of your pay rate when hired.</li>
        <li><strong>Keep your own record.</strong> Every day, write when you began and ended. A photo of a
          notebook page is evidence.</li>
        <li><strong>Keep every pay stub.</strong> It must show hours, rate and what was taken out. Cash wages
          are legal; cash with no record is a trap.</li>
      </ol>
      <h2>Rights that belong to everyone</h2>
      <p>Most wage laws protect you whatever your immigration status.</p>
      <ul>
        <li><strong>The minimum wage.</strong> It changes, so look it up on the State’s
          <a href="https://dol.ny.gov">Department of Labor</a> site. Restaurants and tips have their own
          rules.</li>
        <li><strong>Overtime:</strong> in most jobs, one and a half times your rate after forty hours in a
          week.</li>
        <li><strong>Safe and sick leave:</strong> people who work in the city earn hours off to care for
          themselves or family. See the city’s <a href="https://www.nyc.gov/workers">worker site</a>.</li>
        <li><strong>Injury at work:</strong> workers’ compensation pays for treatment, whoever was at fault.
          Tell the employer in writing at once.</li>
        <li><strong>No discrimination</strong> for religion, origin, sex, age or hijab. You may ask for
          reasonable room for prayer or a feast.</li>
        <li><strong>No punishment</strong> for asking, complaining or joining others. Threatening to call
          immigration is against the law.</li>
      </ul>
      <h2>If you aren’t paid</h2>
      <p>Ask once, in writing. Then gather your notes and make a claim, free, with the Department of Labor, or
        call 311 and ask for worker protection. Interpreters are provided. Don’t wait: claims have time
        limits, even if they’re counted in years.</p>
      <p>If you work for yourself, the city’s law on freelance work gives you the right to a written contract
        and to be paid on time.</p>
      <h2>Be careful with</h2>
      <p>Agencies that want money before you have a job, “training” that you must buy, anyone who asks for
        your passport to keep, and checks that you’re told to cash and send on. Never pay for a promise.</p>
      <p>This is general information. For your own case, ask a worker center or a free lawyer.</p>
    `,
    ar: `
      <p>عملك الأول يأتيك غالبًا من إنسان، والثاني من عادة التدوين. فافعل الأمرين.</p>
      <h2>البحث</h2>
      <ol>
        <li><strong>اكتب صفحة واحدة:</strong> الاسم والهاتف واللغات، وثلاثة أشياء تجيدها، وأين عملت بها.
          وإنجليزية بسيطة صادقة خير من إنجليزية مستعارة.</li>
        <li><strong>أخبر عشرة أشخاص بما تريده تمامًا.</strong> عبارة «عمل في مطبخ، صباحًا، قرب قطار R» تصل
          أبعد من «أيّ شيء».</li>
        <li><strong>زُر مركز Workforce1،</strong> وهو من <a href="https://www.nyc.gov/workforce1">مراكز
          التوظيف المجانية في المدينة</a>، وفيه مرشدون وتدريب وأصحاب عمل يأتون للتوظيف.</li>
        <li><strong>ابحث في <a href="/Job">الوظائف</a> لدينا</strong> حسب المنطقة والساعات والأجر، واحفظ ما
          يعجبك. وفي المدينة يجب أن تذكر معظم الإعلانات نطاق الأجر.</li>
        <li><strong>إن كانت مهنتك تحتاج إلى ترخيص</strong> فاسأل مبكّرًا كم تساوي شهادتك هنا. تستغرق المعادلة
          شهورًا، فابدأ بها وأنت تكسب من عمل آخر.</li>
      </ol>
      <h2>في اليوم الأول</h2>
      <ol>
        <li><strong>اتفق على الورق:</strong> الأجر والساعات ويوم الدفع ونوع العمل. يفرض القانون أن تتسلّم
          إشعارًا بأجرك عند التوظيف.</li>
        <li><strong>احتفظ بسجلّك الخاص.</strong> اكتب كل يوم متى بدأت ومتى انتهيت. فصورة صفحة من دفتر
          دليل.</li>
        <li><strong>احفظ كل قسيمة راتب.</strong> ينبغي أن تبيّن الساعات والأجر والمقتطَع. الأجر النقدي قانوني،
          أما النقد بلا سجلّ ففخّ.</li>
      </ol>
      <h2>حقوق للجميع</h2>
      <p>تحميك معظم قوانين الأجور مهما كان وضعك في الهجرة.</p>
      <ul>
        <li><strong>الحدّ الأدنى للأجر.</strong> يتغيّر، فابحث عنه في موقع <a href="https://dol.ny.gov">وزارة
          العمل في الولاية</a>. وللمطاعم والبقشيش قواعد خاصة.</li>
        <li><strong>العمل الإضافي:</strong> مرة ونصف من أجرك في معظم الوظائف بعد 40 ساعة في الأسبوع.</li>
        <li><strong>إجازة السلامة والمرض:</strong> يكسب العاملون في المدينة ساعات إجازة للعناية بأنفسهم أو
          بأسرهم. انظر <a href="https://www.nyc.gov/workers">موقع العمّال في المدينة</a>.</li>
        <li><strong>إصابة العمل:</strong> يدفع تعويض العمّال ثمن العلاج أيًّا كان المخطئ. أخبر صاحب العمل
          كتابةً في الحال.</li>
        <li><strong>لا تمييز</strong> بسبب الدين أو الأصل أو الجنس أو العمر أو الحجاب. ولك أن تطلب مراعاة
          معقولة للصلاة أو للعيد.</li>
        <li><strong>لا عقاب</strong> على السؤال أو الشكوى أو الانضمام إلى زملائك. والتهديد بإبلاغ سلطات الهجرة
          مخالف للقانون.</li>
      </ul>
      <h2>إن لم يُدفع أجرك</h2>
      <p>اطلبه مرة واحدة كتابةً. ثم اجمع ما دوّنته وقدّم شكوى مجانية إلى وزارة العمل، أو اتصل بالرقم 311 واسأل
        عن حماية العمّال. المترجمون متوفّرون. ولا تؤخّر، فللشكاوى مهل وإن حُسبت بالسنين.</p>
      <p>وإن كنت تعمل لحسابك فقانون العمل الحرّ في المدينة يعطيك حقّ عقد مكتوب ودفع في الموعد.</p>
      <h2>احذر</h2>
      <p>وكالات تطلب المال قبل أن تجد لك عملًا، و«تدريبًا» عليك شراؤه، ومن يطلب جوازك ليحتفظ به، وشيكات يُطلب
        منك صرفها وإرسال ثمنها. لا تدفع ثمن وعد أبدًا.</p>
      <p>هذه معلومات عامة. ولحالتك أنت اسأل مركزًا عمّاليًّا أو محاميًا بلا مقابل.</p>
    `,
  },
  data: { category: { en: 'Work', ar: 'العمل' }, steps: 8 },
  daysAgo: 168,
};
