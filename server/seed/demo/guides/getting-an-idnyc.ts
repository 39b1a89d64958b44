import type { DemoContent } from '../shapes.ts';

export const gettingAnIdnyc: DemoContent = {
  kind: 'guide',
  slug: 'getting-an-idnyc',
  title: { en: 'How to get an IDNYC card', ar: 'كيف تحصل على بطاقة المدينة IDNYC' },
  summary: { en: 'A free city identity card for every resident aged ten or over, whatever your immigration status.', ar: 'بطاقة هوية مجانية من المدينة لكل ساكن بلغ العاشرة فأكثر، مهما كان وضعه في الهجرة.' },
  body: {
    en: `
      <p>IDNYC is the city’s own identity card. It shows your photo, your name and, if you wish, your address.
        It’s useful at schools, city offices, libraries, many clinics, with the police and at some banks. The
        city doesn’t ask about immigration status when you apply.</p>
      <h2>What it can’t do</h2>
      <p>It isn’t a visa, a work permit or a driver’s license, and it isn’t accepted for boarding a plane in
        place of a federally accepted document. Keep your passport safe for that.</p>
      <h2>Step by step</h2>
      <ol>
        <li><strong>Check what you have.</strong> You prove two things: who you are and that you live in the
          city. Papers are worth points, and you need enough of each. The list is on the
          <a href="https://www.nyc.gov/idnyc">IDNYC site</a>, with a calculator.</li>
        <li><strong>Gather identity papers.</strong> A passport, even a foreign one, brings you most of the
          way. Consular cards, birth certificates, foreign licenses and other papers count too.</li>
        <li><strong>Gather proof of residence.</strong> A lease, a utility bill, a bank statement, a letter
          from a school, hospital or shelter. Look closely at how recent each must be.</li>
        <li><strong>Choose an enrollment center</strong> and book a time online or through 311. Bring
          originals: copies aren’t accepted for most papers.</li>
        <li><strong>Fill in the form in Arabic</strong> if you like. It’s on the site in many languages, and
          centers can call an interpreter.</li>
        <li><strong>Have your photo taken there.</strong> It’s free. You may keep your head covered for
          religious reasons, as long as your face can be seen.</li>
        <li><strong>Wait for the card by mail.</strong> Make sure that your name is on the mailbox. If you
          can’t receive mail safely, ask about other ways.</li>
      </ol>
      <h2>Children and helpers</h2>
      <p>Children from ten years old can have one with a parent or guardian who brings proof of the
        relationship. Older people and people with disabilities can ask for help at the center, or come with a
        caretaker.</p>
      <h2>What comes with it</h2>
      <ul>
        <li>A library card for all three public library systems.</li>
        <li>A year’s free membership at many museums, gardens and theaters. Book this early: it must be
          claimed in a certain time.</li>
        <li>Discounts on medicines, fitness and more. The list changes; see the site.</li>
      </ul>
      <h2>Is it safe to apply?</h2>
      <p>The city keeps application information confidential under its own law and has limited what it keeps.
        Rules can change, so if you have an order of removal, a past arrest or simply a worry, speak first
        with a free, qualified lawyer. Call 311 and ask for immigration legal help.</p>
      <h2>When it changes</h2>
      <p>The card is valid for several years: look at the date on the front. Renew it before that day, and
        tell IDNYC if you move. If it’s lost, report it to the same office.</p>
    `,
    ar: `
      <p>بطاقة IDNYC هوية تصدرها مدينة نيويورك نفسها. تحمل صورتك واسمك، وعنوانك إن شئت. وهي نافعة في المدارس
        ومكاتب المدينة والمكتبات وكثير من العيادات، ومع الشرطة، وفي بعض المصارف. ولا تسألك المدينة عن وضعك في
        الهجرة عند التقديم.</p>
      <h2>ما لا تفعله البطاقة</h2>
      <p>ليست تأشيرة ولا إذن عمل ولا رخصة قيادة، ولا تُقبل لركوب الطائرة بدلًا من وثيقة تعترف بها الحكومة
        الفيدرالية. احفظ جواز سفرك لذلك.</p>
      <h2>خطوة خطوة</h2>
      <ol>
        <li><strong>انظر ماذا لديك.</strong> عليك أن تثبت أمرين: من أنت، وأنك تسكن في المدينة. لكل ورقة نقاط،
          ويلزمك عدد كافٍ لكل أمر. القائمة في <a href="https://www.nyc.gov/idnyc">موقع البطاقة</a> ومعها
          حاسبة.</li>
        <li><strong>اجمع أوراق الهوية.</strong> جواز السفر، ولو كان أجنبيًّا، يقطع بك معظم الطريق. وتُحسب كذلك
          البطاقات القنصلية وشهادات الميلاد ورخص القيادة الأجنبية وغيرها.</li>
        <li><strong>اجمع ما يثبت السكن:</strong> عقد إيجار، أو فاتورة خدمات، أو كشف حساب، أو رسالة من مدرسة أو
          مستشفى أو مأوى. ودقّق في حداثة التاريخ المطلوبة لكل ورقة.</li>
        <li><strong>اختر مركز تسجيل</strong> واحجز موعدًا عبر الإنترنت أو بالرقم 311. أحضر الأصول، فالنسخ لا
          تُقبل في معظم الأوراق.</li>
        <li><strong>املأ الاستمارة بالعربية</strong> إن أحببت. هي في الموقع بلغات كثيرة، ويمكن للمراكز أن تتصل
          بمترجم.</li>
        <li><strong>تُلتقط صورتك هناك</strong> مجانًا. ولك أن تُبقي غطاء رأسك لسبب ديني ما دام وجهك
          ظاهرًا.</li>
        <li><strong>انتظر البطاقة بالبريد.</strong> تأكّد من وجود اسمك على صندوق البريد. وإن لم يكن بريدك
          آمنًا فاسأل عن طرق أخرى.</li>
      </ol>
      <h2>الأطفال ومن يحتاج إلى مساعدة</h2>
      <p>يحصل عليها الأطفال من سنّ العاشرة مع والد أو وصيّ يحضر ما يثبت صلته بهم. ويمكن لكبار السنّ وذوي
        الإعاقة طلب المساعدة في المركز، أو الحضور مع من يرعاهم.</p>
      <h2>ما يأتي معها</h2>
      <ul>
        <li>بطاقة مكتبة صالحة في شبكات المكتبات العامة الثلاث.</li>
        <li>عضوية مجانية لسنة في كثير من المتاحف والحدائق والمسارح. بادر إليها، فلطلبها مهلة.</li>
        <li>خصومات على الأدوية والرياضة وغيرها. تتغيّر القائمة، فراجع الموقع.</li>
      </ul>
      <h2>هل التقديم آمن؟</h2>
      <p>تحفظ المدينة معلومات الطلبات سرّية بموجب قانونها، وقد حدّت ممّا تحتفظ به. وقد تتغيّر القواعد، فإن كان
        عليك أمر ترحيل أو سبق توقيفك أو ساورك قلق، فتحدّث أولًا إلى محامٍ مؤهّل بلا مقابل. اتصل بالرقم 311
        واطلب المساعدة القانونية في الهجرة.</p>
      <h2>عند تغيّر شيء</h2>
      <p>تصلح البطاقة عدّة سنوات: انظر إلى التاريخ على وجهها. جدّدها قبله، وأبلغ المكتب إن انتقلت. وإن ضاعت
        فأخبر المكتب نفسه.</p>
    `,
  },
  data: { category: { en: 'Papers', ar: 'الأوراق' }, steps: 7 },
  daysAgo: 33,
};
