import type { DemoContent } from '../shapes.ts';

export const healthInsuranceAndNycCare: DemoContent = {
  kind: 'guide',
  slug: 'health-insurance-and-nyc-care',
  title: { en: 'Health insurance and NYC Care, explained simply', ar: 'التأمين الصحي وبرنامج NYC Care بكلام بسيط' },
  summary: { en: 'There’s a door for everyone in this city, with papers or without. The work is finding which one is yours.', ar: 'في هذه المدينة باب لكل إنسان، بأوراق أو بغيرها. والعمل كله أن تعرف أيّها بابك.' },
  body: {
    en: `
      <p>Care without insurance can be very expensive here, so the first question is always the same: who
        pays? Don’t guess. A free helper can look at your income, your family and your status, and tell you
        within an hour.</p>
      <h2>The main doors</h2>
      <ul>
        <li><strong>Through work.</strong> Ask about it on your first day; there’s a short time to say
          yes.</li>
        <li><strong>Medicaid,</strong> for people with a low income who qualify. It covers nearly
          everything.</li>
        <li><strong>The Essential Plan,</strong> for people who earn a little more.</li>
        <li><strong>Child Health Plus,</strong> for children under 19, whatever their immigration status.</li>
        <li><strong>A private plan with help,</strong> from the State’s marketplace, if you earn more
          again.</li>
        <li><strong>NYC Care,</strong> for people who live in the city and can’t get or can’t afford
          insurance.</li>
      </ul>
      <p>Who qualifies changes from year to year, so check on the
        <a href="https://nystateofhealth.ny.gov">State’s marketplace</a> rather than asking in a group
        chat.</p>
      <h2>What NYC Care is</h2>
      <p>It isn’t insurance. It’s a free membership in the public hospitals and clinics: your own doctor, a
        card, medicines at low prices, and a phone line for nights. What you pay depends on your income and
        family. It works only inside <a href="https://www.nyccare.nyc">NYC Health + Hospitals</a>, not in
        other hospitals.</p>
      <h2>Step by step</h2>
      <ol>
        <li><strong>Call 311</strong> and ask for help with health insurance, in Arabic if you wish. The
          city’s GetCoveredNYC service is free.</li>
        <li><strong>Prepare:</strong> an identity paper, your address, and what the family earns. A letter
          from an employer, or your own statement, may be enough.</li>
        <li><strong>Sit with an enroller.</strong> They’re in hospitals, libraries and community centers. They
          may not charge you.</li>
        <li><strong>Choose a plan and a doctor</strong> who is in the plan’s network. Ask for one who speaks
          Arabic.</li>
        <li><strong>Make the first appointment</strong> while you’re well. Bring your medicines and your
          vaccination record.</li>
        <li><strong>Renew when the letter comes.</strong> Many people lose insurance because of an unopened
          envelope.</li>
      </ol>
      <h2>If it’s urgent</h2>
      <p>In danger, call 911 or go to the nearest emergency room. A hospital must examine and stabilize you
        before it asks how you’ll pay. For fever, cuts and sprains, urgent care or a clinic costs far less.
        When you don’t know which, call your plan’s or NYC Care’s line.</p>
      <p>If a hospital bill arrives, don’t panic and don’t ignore it. Ask for financial assistance and for a
        list of the charges: hospitals in the State must offer help to people with low incomes.</p>
      <h2>Your rights</h2>
      <ul>
        <li>A free interpreter. It needn’t be your child.</li>
        <li>Privacy: your doctor doesn’t share your status.</li>
        <li>A female or male doctor where one is available: ask when you book.</li>
      </ul>
      <p>If you worry about using a public benefit, ask a free immigration lawyer before you decide. Call 311.
        Many people give up care that would never have harmed them.</p>
    `,
    ar: `
      <p>العلاج بلا تأمين قد يكون غاليًا جدًّا هنا، ولذلك فالسؤال الأول واحد دائمًا: من يدفع؟ لا تخمّن. هناك
        من يساعدك مجانًا، فينظر في دخلك وأسرتك ووضعك ويجيبك خلال ساعة.</p>
      <h2>الأبواب الرئيسية</h2>
      <ul>
        <li><strong>عن طريق العمل.</strong> اسأل عنه في يومك الأول، فمهلة القبول قصيرة.</li>
        <li><strong>ميديكيد (Medicaid)</strong> لذوي الدخل المنخفض المستوفين للشروط، ويغطّي كل شيء
          تقريبًا.</li>
        <li><strong>الخطة الأساسية (Essential Plan)</strong> لمن يكسب أكثر قليلًا.</li>
        <li><strong>تأمين الأطفال (Child Health Plus)</strong> لمن هم دون 19 عامًا، مهما كان وضعهم في
          الهجرة.</li>
        <li><strong>خطة خاصة مدعومة</strong> من سوق التأمين في الولاية، لمن زاد دخله على ذلك.</li>
        <li><strong>برنامج NYC Care</strong> لمن يسكن المدينة ولا يستطيع الحصول على تأمين أو دفع ثمنه.</li>
      </ul>
      <p>وتتغيّر الشروط من سنة إلى أخرى، فارجع إلى <a href="https://nystateofhealth.ny.gov">سوق التأمين في
        الولاية</a> بدلًا من سؤال مجموعات المحادثة.</p>
      <h2>ما هو NYC Care</h2>
      <p>ليس تأمينًا، بل عضوية مجانية في المستشفيات والعيادات العامة: طبيب خاص بك، وبطاقة، وأدوية بأسعار
        منخفضة، وخط هاتفي ليلًا. ويتوقّف ما تدفعه على دخلك وحجم أسرتك. وهو صالح في
        <a href="https://www.nyccare.nyc">شبكة المستشفيات العامة</a> وحدها، لا في غيرها.</p>
      <h2>خطوة خطوة</h2>
      <ol>
        <li><strong>اتصل بالرقم 311</strong> واطلب المساعدة في التأمين الصحي، بالعربية إن شئت. خدمة
          GetCoveredNYC التابعة للمدينة مجانية.</li>
        <li><strong>جهّز</strong> ورقة هوية، وعنوانك، وما تكسبه الأسرة. وقد تكفي رسالة من صاحب العمل أو إقرار
          منك.</li>
        <li><strong>اجلس مع موظّف التسجيل.</strong> تجده في المستشفيات والمكتبات والمراكز الاجتماعية، ولا يحقّ
          له أن يتقاضى منك شيئًا.</li>
        <li><strong>اختر خطة وطبيبًا</strong> من شبكتها. واسأل عن طبيب يتكلّم العربية.</li>
        <li><strong>احجز الموعد الأول</strong> وأنت بخير. وأحضر أدويتك وسجلّ التطعيم.</li>
        <li><strong>جدّد حين تصلك الرسالة.</strong> فكثيرون يفقدون التأمين بسبب مغلّف لم يُفتح.</li>
      </ol>
      <h2>في الحالات العاجلة</h2>
      <p>عند الخطر اتصل بالرقم 911 أو اذهب إلى أقرب طوارئ. على المستشفى أن يفحصك ويثبّت حالتك قبل أن يسأل كيف
        ستدفع. أما الحمّى والجروح والالتواءات فعيادات الرعاية العاجلة أرخص لها بكثير. وإن لم تعرف أيّهما تختار
        فاتصل بخط خطّتك أو بخط NYC Care.</p>
      <p>وإن وصلتك فاتورة من مستشفى فلا تفزع ولا تهملها. اطلب المساعدة المالية وقائمة مفصّلة بالتكاليف، فعلى
        مستشفيات الولاية أن تعرض العون على ذوي الدخل المنخفض.</p>
      <h2>حقوقك</h2>
      <ul>
        <li>مترجم مجاني، ولا يلزم أن يكون طفلك.</li>
        <li>الخصوصية: لا يكشف طبيبك وضعك لأحد.</li>
        <li>طبيبة أو طبيب حسب المتاح: اطلب ذلك عند الحجز.</li>
      </ul>
      <p>وإن أقلقك أن تستفيد من إعانة عامة فاسأل محامي هجرة بلا مقابل قبل أن تقرّر. اتصل بالرقم 311. فكثيرون
        يتركون علاجًا ما كان ليضرّهم قطّ.</p>
    `,
  },
  data: { category: { en: 'Health', ar: 'الصحة' }, steps: 6 },
  daysAgo: 74,
};
