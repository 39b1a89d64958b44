import type { DemoContent } from '../shapes.ts';

export const yourFirstWeek: DemoContent = {
  kind: 'guide',
  slug: 'your-first-week',
  title: { en: 'Your first week: phone, bank, doctor', ar: 'أسبوعك الأول: الهاتف والمصرف والطبيب' },
  summary: { en: 'Seven small errands, in the order that makes the next one easier.', ar: 'سبع مهامّ صغيرة، بترتيب يجعل كل واحدة تسهّل التي بعدها.' },
  body: {
    en: `
      <p>You don’t need to solve your life this week. You need a number, an address on paper, a place to keep
        money, and to know where you’d go if you fell ill. Carry your passport and one copy of it on the first
        two days. After that, leave the passport at home and carry the copy.</p>
      <h2>Step by step</h2>
      <ol>
        <li><strong>Get a phone number.</strong> Any supermarket or phone shop sells a prepaid SIM. You don’t
          need a credit history or a Social Security number. Compare the price for a full month, and ask
          whether calls home are included.</li>
        <li><strong>Save four numbers:</strong> 911 for danger, 311 for every city service, 988 for a crisis
          of the mind, and one person here who speaks your language.</li>
        <li><strong>Put your address on paper.</strong> Ask for a lease, a letter from your host, or a bill in
          your name. Almost every office will want to see one.</li>
        <li><strong>Check your arrival record.</strong> Most visitors and immigrants have a form called I-94.
          Print it free from the <a href="https://i94.cbp.dhs.gov">official site</a> and read the dates. If
          you move later, most noncitizens must tell <a href="https://www.uscis.gov/ar-11">USCIS</a> within
          ten days.</li>
        <li><strong>Apply for a Social Security number</strong> if your status lets you work. It’s free, at a
          <a href="https://www.ssa.gov">Social Security office</a>. Never pay anyone for it, and don’t carry
          the card around.</li>
        <li><strong>Open a bank account.</strong> Ask two banks and one credit union what papers they take:
          many accept a passport and proof of address, and some accept IDNYC. Ask about the monthly fee and
          the smallest balance allowed.</li>
        <li><strong>Choose a doctor before you need one.</strong> The public hospitals and clinics of
          <a href="https://www.nychealthandhospitals.org">NYC Health + Hospitals</a> see everyone, whatever
          their status or means. Ask for a first visit and an Arabic interpreter: both are your right to ask
          for.</li>
      </ol>
      <h2>Words you’ll hear</h2>
      <ul>
        <li><strong>SSN:</strong> your number for work and taxes. You give it to an employer, a bank or the
          tax office, and to nobody who calls you.</li>
        <li><strong>Proof of address:</strong> a paper with your name, your address and a recent date.</li>
        <li><strong>Credit history:</strong> a record of how you pay. You have none yet; it begins with your
          first account paid on time.</li>
      </ul>
      <h2>Be careful with</h2>
      <p>Anyone who sells government forms, promises a faster appointment, or wants to keep your passport.
        Forms are free on sites that end in .gov. If you need legal help, call 311 and ask for the city’s free
        immigration legal help, known for years as ActionNYC.</p>
      <p>When the week is over, sit down. Then read the next guide.</p>
    `,
    ar: `
      <p>لست مضطرًّا إلى ترتيب حياتك كلها هذا الأسبوع. تحتاج إلى رقم هاتف، وعنوان مكتوب، ومكان تحفظ فيه مالك،
        وأن تعرف إلى أين تذهب إن مرضت. احمل جواز سفرك ونسخة منه في اليومين الأولين، ثم اترك الجواز في البيت
        واحمل النسخة.</p>
      <h2>خطوة خطوة</h2>
      <ol>
        <li><strong>احصل على رقم هاتف.</strong> تبيع المتاجر ومحالّ الهواتف شريحة مسبقة الدفع، ولا يلزمك سجلّ
          ائتماني ولا رقم ضمان اجتماعي. قارن سعر الشهر الكامل، واسأل هل يشمل المكالمات إلى بلدك.</li>
        <li><strong>احفظ أربعة أرقام:</strong> 911 للخطر، و311 لكل خدمات المدينة، و988 للأزمات النفسية، ورقم
          شخص هنا يتكلّم لغتك.</li>
        <li><strong>اجعل عنوانك على ورق.</strong> اطلب عقد إيجار، أو رسالة من مضيفك، أو فاتورة باسمك. فكل مكتب
          تقريبًا سيطلب ورقة كهذه.</li>
        <li><strong>راجع سجلّ دخولك.</strong> لمعظم الزوّار والمهاجرين استمارة تسمّى I-94. اطبعها مجانًا من
          <a href="https://i94.cbp.dhs.gov">الموقع الرسمي</a> واقرأ تواريخها. وإن انتقلت لاحقًا فعلى معظم غير
          المواطنين إبلاغ <a href="https://www.uscis.gov/ar-11">دائرة الهجرة</a> خلال 10 أيام.</li>
        <li><strong>اطلب رقم الضمان الاجتماعي</strong> إن كان وضعك يسمح بالعمل. الطلب مجاني في
          <a href="https://www.ssa.gov">مكتب الضمان الاجتماعي</a>. لا تدفع لأحد مقابله، ولا تحمل البطاقة
          معك.</li>
        <li><strong>افتح حسابًا مصرفيًّا.</strong> اسأل مصرفين واتحادًا ائتمانيًّا واحدًا عن الأوراق المقبولة:
          يكتفي كثير منها بجواز السفر وإثبات العنوان، ويقبل بعضها بطاقة المدينة IDNYC. واسأل عن الرسم الشهري
          وأدنى رصيد.</li>
        <li><strong>اختر طبيبًا قبل أن تحتاج إليه.</strong> تستقبل
          <a href="https://www.nychealthandhospitals.org">المستشفيات والعيادات العامة في المدينة</a> الجميع
          مهما كان وضعهم أو دخلهم. اطلب موعدًا أول ومترجمًا عربيًّا، فكلاهما من حقّك أن تطلبه.</li>
      </ol>
      <h2>كلمات ستسمعها</h2>
      <ul>
        <li><strong>رقم الضمان الاجتماعي:</strong> رقمك للعمل والضرائب. تعطيه لصاحب العمل أو المصرف أو مصلحة
          الضرائب، ولا تعطيه لمن يتصل بك.</li>
        <li><strong>إثبات العنوان:</strong> ورقة فيها اسمك وعنوانك وتاريخ حديث.</li>
        <li><strong>السجلّ الائتماني:</strong> سجلّ يبيّن كيف تسدّد. ليس لك سجلّ بعد، وهو يبدأ بأول حساب
          تسدّده في موعده.</li>
      </ul>
      <h2>احذر</h2>
      <p>كل من يبيع استمارات حكومية، أو يَعِد بموعد أسرع، أو يريد الاحتفاظ بجواز سفرك. الاستمارات مجانية في
        المواقع الحكومية التي ينتهي عنوانها بكلمة gov. وإن احتجت إلى مساعدة قانونية فاتصل بالرقم 311 واطلب
        المساعدة المجانية في شؤون الهجرة، وقد عُرفت سنين باسم ActionNYC.</p>
      <p>وحين ينتهي الأسبوع استرح، ثم اقرأ الدليل التالي.</p>
    `,
  },
  data: { category: { en: 'Arriving', ar: 'الوصول' }, steps: 7 },
  photo: 'room',
  daysAgo: 6,
};
