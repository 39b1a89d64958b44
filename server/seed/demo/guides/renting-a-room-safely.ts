import type { DemoContent } from '../shapes.ts';

export const rentingARoomSafely: DemoContent = {
  kind: 'guide',
  slug: 'renting-a-room-safely',
  title: { en: 'How to rent a room safely', ar: 'كيف تستأجر غرفة بأمان' },
  summary: { en: 'See it, check the owner, keep a trace of every dollar. In that order.', ar: 'عاينها، وتحقّق من المالك، واجعل لكل دولار أثرًا. بهذا الترتيب.' },
  body: {
    en: `
      <p>A room is how most of us begin. It’s also where newcomers lose the most money, because they’re tired
        and the first price sounds kind. Go slowly: one extra night on a cousin’s sofa is cheaper than a bad
        room.</p>
      <h2>Before you visit</h2>
      <ol>
        <li><strong>Look at five rooms on paper first.</strong> Compare area, price and what’s included. A
          room far below the others has a reason.</li>
        <li><strong>Ask three questions by message:</strong> Who else lives there? What’s included in the
          rent? Whose name is on the lease?</li>
        <li><strong>Look up the building.</strong> The <a href="https://www.nyc.gov/hpd">city’s housing
          site</a> shows complaints and violations by address, and
          <a href="https://www.nyc.gov/acris">ACRIS</a> shows who owns it.</li>
      </ol>
      <h2>At the visit</h2>
      <ol>
        <li><strong>Go in daylight, with somebody.</strong> Open the windows, run the hot water, flush, and
          look under the sink for mice.</li>
        <li><strong>Check that you could get out.</strong> A legal bedroom has a window to the outside, and a
          home needs a safe way out in a fire. A cellar with no proper window is dangerous and almost never
          legal, however low the rent.</li>
        <li><strong>Test the locks and the alarms.</strong> There should be smoke and carbon monoxide
          detectors that beep when you press them.</li>
        <li><strong>Talk to the roommates alone.</strong> Ask how long they’ve stayed, and what happened with
          the last person’s deposit.</li>
      </ol>
      <h2>The money</h2>
      <ol>
        <li><strong>Pay nothing before you’ve stood in the room</strong> with the person who has the right to
          rent it.</li>
        <li><strong>Write it down.</strong> Names, address, which room, price, what it includes, first day,
          notice to leave. Both sign, both keep a copy. A message thread is better than nothing.</li>
        <li><strong>Keep the deposit small and named.</strong> For most homes the law limits it to one month’s
          rent. Ask for a receipt: for cash rent, it’s your right.</li>
      </ol>
      <h2>Your rights, briefly</h2>
      <ul>
        <li>Nobody may refuse you because of religion, national origin, immigration status, children or how
          you lawfully pay. The city’s human rights law covers this, with some exceptions for rooms in an
          owner’s own home.</li>
        <li>After thirty days you can’t be put out without a court. Changing the lock is against the law.</li>
        <li>Heat and hot water are required. If they’re missing, call 311 and write down the complaint
          number.</li>
        <li>This is general information. For your own case call 311 and ask for the tenant helpline.</li>
      </ul>
      <h2>On this site</h2>
      <p>Read who posted it, and press “Report” if a listing asks for money before a visit. Our
        <a href="/Rent">rentals</a> can be filtered by price, area and whether the home is for men, women or
        anyone.</p>
    `,
    ar: `
      <p>بالغرفة يبدأ معظمنا. وفيها أيضًا يخسر القادمون الجدد أكثر أموالهم، لأنهم متعبون ولأن السعر الأول يبدو
        رحيمًا. تمهّل: فليلة أخرى على أريكة قريب لك أرخص من غرفة سيئة.</p>
      <h2>قبل الزيارة</h2>
      <ol>
        <li><strong>انظر في خمس غرف على الورق أولًا.</strong> قارن المنطقة والسعر وما يشمله. وللغرفة التي يقلّ
          سعرها كثيرًا عن غيرها سبب.</li>
        <li><strong>اسأل ثلاثة أسئلة برسالة:</strong> من يسكن هناك؟ وما الذي يشمله الإيجار؟ وباسم من
          العقد؟</li>
        <li><strong>ابحث عن المبنى.</strong> يعرض <a href="https://www.nyc.gov/hpd">موقع الإسكان في
          المدينة</a> الشكاوى والمخالفات لكل عنوان، ويبيّن <a href="https://www.nyc.gov/acris">سجلّ
          العقارات</a> من يملكه.</li>
      </ol>
      <h2>عند الزيارة</h2>
      <ol>
        <li><strong>اذهب نهارًا ومعك أحد.</strong> افتح النوافذ والماء الساخن، وجرّب المرحاض، وانظر تحت
          المغسلة بحثًا عن أثر للفئران.</li>
        <li><strong>تأكّد أنك تستطيع الخروج.</strong> لغرفة النوم القانونية نافذة على الخارج، ولا بدّ للمسكن
          من مخرج آمن عند الحريق. والقبو الذي لا نافذة صالحة له خطِر ويكاد لا يكون قانونيًّا أبدًا مهما
          رخص.</li>
        <li><strong>جرّب الأقفال وأجهزة الإنذار.</strong> ينبغي أن تجد كاشفًا للدخان وآخر لأول أكسيد الكربون،
          يصفران حين تضغطهما.</li>
        <li><strong>تحدّث إلى الساكنين على انفراد.</strong> اسألهم منذ متى يسكنون، وماذا جرى لتأمين من غادر
          قبلك.</li>
      </ol>
      <h2>المال</h2>
      <ol>
        <li><strong>لا تدفع شيئًا قبل أن تقف في الغرفة</strong> مع من يملك حقّ تأجيرها.</li>
        <li><strong>اكتب الاتفاق:</strong> الأسماء والعنوان والغرفة والسعر وما يشمله وأول يوم ومدّة الإخطار
          قبل المغادرة. يوقّع الطرفان ويحتفظ كل منهما بنسخة. والرسائل المتبادلة خير من لا شيء.</li>
        <li><strong>ليكن التأمين صغيرًا ومسمّى.</strong> يحدّه القانون في معظم المساكن بإيجار شهر واحد. واطلب
          إيصالًا، فهو حقّك إن دفعت الإيجار نقدًا.</li>
      </ol>
      <h2>حقوقك باختصار</h2>
      <ul>
        <li>لا يحقّ لأحد أن يرفضك بسبب الدين أو الأصل أو وضع الهجرة أو الأطفال أو مصدر دخلك المشروع. هذا في
          قانون حقوق الإنسان للمدينة، مع استثناءات للغرف داخل بيت المالك نفسه.</li>
        <li>بعد 30 يومًا لا تُخرَج بغير حكم محكمة، وتغيير القفل مخالف للقانون.</li>
        <li>التدفئة والماء الساخن واجبان. فإن انقطعا فاتصل بالرقم 311 واكتب رقم الشكوى.</li>
        <li>هذه معلومات عامة. ولحالتك أنت اتصل بالرقم 311 واطلب خط مساعدة المستأجرين.</li>
      </ul>
      <h2>في هذا الموقع</h2>
      <p>اقرأ اسم صاحب الإعلان، واضغط «إبلاغ» إن طُلب منك مال قبل الزيارة. ويمكنك تصفية
        <a href="/Rent">الإيجارات</a> حسب السعر والمنطقة، وحسب كون السكن للرجال أو للنساء أو للجميع.</p>
    `,
  },
  data: { category: { en: 'Housing', ar: 'السكن' }, steps: 10 },
  photo: 'bedroom',
  daysAgo: 47,
};
