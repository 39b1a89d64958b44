import type { DemoContent } from '../shapes.ts';

export const taxesAndItin: DemoContent = {
  kind: 'guide',
  slug: 'taxes-and-itin',
  title: { en: 'Taxes and the ITIN, without fear', ar: 'الضرائب ورقم ITIN بلا خوف' },
  summary: { en: 'If you earned, you probably file. With a Social Security number or an ITIN, and nearly always with free help.', ar: 'إن كسبت مالًا فالأرجح أن عليك تقديم إقرار، برقم ضمان اجتماعي أو برقم ITIN، وبمساعدة مجانية في الغالب.' },
  body: {
    en: `
      <p>Each spring people here tell three authorities what they earned last year: the federal one (the IRS),
        the State and, for city residents, the city, on the State’s form. Most workers have already paid
        through their wages, and many get something back. Filing also builds a record that’s useful later for
        a loan, an apartment or an immigration case.</p>
      <h2>Two numbers</h2>
      <ul>
        <li><strong>SSN:</strong> given to people who are allowed to work.</li>
        <li><strong>ITIN:</strong> a tax number from the IRS for people who must file and can’t have an SSN.
          It doesn’t give permission to work, and it isn’t an identity card. It can expire if you don’t use it
          on a return for three years in a row.</li>
      </ul>
      <h2>Step by step</h2>
      <ol>
        <li><strong>Keep every paper from January.</strong> Employers send a W-2; clients send a 1099. If you
          were paid in cash, write down dates and amounts: that income counts too.</li>
        <li><strong>Find free help.</strong> The city’s <a href="https://www.nyc.gov/taxprep">free tax
          preparation</a> sites serve people under an income limit, often in Arabic or with an interpreter.
          The IRS calls its own program VITA.</li>
        <li><strong>No SSN? Apply for the ITIN</strong> with form <a href="https://www.irs.gov/itin">W-7</a>,
          usually together with your tax return. A certified acceptance agent can check your passport, so that
          you needn’t mail it.</li>
        <li><strong>Bring:</strong> photo identity, last year’s return, W-2 and 1099 papers, names and numbers
          of your children, rent and childcare receipts, and your bank’s account number for the refund.</li>
        <li><strong>Read before you sign.</strong> The name, the address, the number of children and the
          account must be yours. You’re responsible for what it says.</li>
        <li><strong>File by the deadline,</strong> normally the middle of April. If you need longer, ask for
          an extension before that day. It gives you time to file, not time to pay.</li>
        <li><strong>Keep copies</strong> of each return for at least several years, in paper and in a
          photo.</li>
      </ol>
      <h2>If you work for yourself</h2>
      <p>Drivers, cleaners, tutors and market sellers set aside part of every payment, because nobody holds it
        back for them. Keep receipts, note your miles, and ask about paying four times a year. A
        <a href="/Category/services">local accountant</a> can save more than the fee.</p>
      <h2>If you owe</h2>
      <p>File anyway. Not filing costs more than not paying. The IRS and the State let most people pay in
        monthly parts.</p>
      <h2>Be careful with</h2>
      <ul>
        <li>A preparer who promises a big refund before seeing your papers, takes a share of it, or won’t
          sign. Anyone paid to prepare a return must sign it.</li>
        <li>A call that threatens arrest or wants gift cards. The IRS begins with a letter.</li>
        <li>“Borrowing” somebody’s child or number. It’s a crime, and it follows you.</li>
      </ul>
      <p>This is general information. Rules and limits change each year; the
        <a href="https://www.irs.gov">IRS</a> and the <a href="https://www.tax.ny.gov">State</a> publish the
        current ones.</p>
    `,
    ar: `
      <p>كل ربيع يخبر الناس هنا ثلاث جهات بما كسبوه في السنة الماضية: الحكومة الفيدرالية (مصلحة الضرائب IRS)،
        والولاية، والمدينة لسكّانها، وذلك في استمارة الولاية نفسها. وقد دفع معظم العاملين ضريبتهم من أجورهم،
        وكثير منهم يستردّ شيئًا. والإقرار يبني سجلًّا ينفعك لاحقًا في قرض أو شقة أو معاملة هجرة.</p>
      <h2>رقمان</h2>
      <ul>
        <li><strong>رقم الضمان الاجتماعي SSN:</strong> يُعطى لمن يُسمح لهم بالعمل.</li>
        <li><strong>رقم ITIN:</strong> رقم ضريبي لمن عليه تقديم إقرار ولا يستطيع الحصول على رقم الضمان. لا
          يمنح إذن عمل، وليس هوية. وقد ينتهي إن لم تستعمله في إقرار ثلاث سنوات متتالية.</li>
      </ul>
      <h2>خطوة خطوة</h2>
      <ol>
        <li><strong>احفظ كل ورقة منذ يناير.</strong> يرسل صاحب العمل استمارة W-2، ويرسل الزبائن استمارة 1099.
          وإن قبضت نقدًا فاكتب التواريخ والمبالغ، فهذا الدخل يُحسب أيضًا.</li>
        <li><strong>ابحث عن المساعدة المجانية.</strong> تخدم <a href="https://www.nyc.gov/taxprep">مراكز
          المدينة لإعداد الضرائب</a> من يقلّ دخلهم عن حدّ معيّن، وكثيرًا ما تخدمهم بالعربية أو بمترجم. أما
          برنامج مصلحة الضرائب فاسمه VITA.</li>
        <li><strong>ليس لديك رقم ضمان؟ اطلب رقم ITIN</strong> باستمارة
          <a href="https://www.irs.gov/itin">W-7</a>، مع إقرارك الضريبي عادةً. ويستطيع وكيل معتمد أن يفحص
          جوازك فلا ترسله بالبريد.</li>
        <li><strong>أحضر</strong> هوية بصورة، وإقرار السنة الماضية، واستمارات W-2 و1099، وأسماء أولادك
          وأرقامهم، وإيصالات الإيجار ورعاية الأطفال، ورقم حسابك لاسترداد المبلغ.</li>
        <li><strong>اقرأ قبل أن توقّع.</strong> يجب أن يكون الاسم والعنوان وعدد الأولاد والحساب لك أنت، فأنت
          المسؤول عمّا فيه.</li>
        <li><strong>قدّم الإقرار في موعده،</strong> وهو منتصف أبريل عادةً. وإن احتجت إلى وقت فاطلب تمديدًا قبل
          ذلك اليوم. والتمديد مهلة للتقديم لا للدفع.</li>
        <li><strong>احتفظ بنسخ</strong> من كل إقرار عدّة سنوات على الأقل، ورقًا وصورة.</li>
      </ol>
      <h2>إن كنت تعمل لحسابك</h2>
      <p>السائقون وعمّال التنظيف والمدرّسون والباعة يدّخرون جزءًا من كل دفعة، إذ لا أحد يقتطعها عنهم. احفظ
        الإيصالات، وسجّل الأميال، واسأل عن الدفع أربع مرات في السنة. <a href="/Category/services">فمحاسب
        قريب</a> قد يوفّر لك أكثر من أجره.</p>
      <h2>إن كان عليك دَين ضريبي</h2>
      <p>قدّم الإقرار مع ذلك، فتركه أغلى من تأخير الدفع. وتسمح مصلحة الضرائب والولاية لمعظم الناس بالتقسيط
        الشهري.</p>
      <h2>احذر</h2>
      <ul>
        <li>من مُعدّ إقرارات يَعِد بمبلغ كبير قبل أن يرى أوراقك، أو يأخذ حصّة منه، أو يرفض التوقيع. فكل من
          يُعدّ إقرارًا بأجر عليه أن يوقّعه.</li>
        <li>من مكالمة تهدّد بالاعتقال أو تطلب بطاقات هدايا. مصلحة الضرائب تبدأ برسالة.</li>
        <li>من «استعارة» طفل غيرك أو رقمه. هذه جريمة، وهي تلاحقك.</li>
      </ul>
      <p>هذه معلومات عامة. تتغيّر القواعد والحدود كل سنة، وتنشر الحاليّ منها
        <a href="https://www.irs.gov">مصلحة الضرائب</a> <a href="https://www.tax.ny.gov">وضرائب
        الولاية</a>.</p>
    `,
  },
  data: { category: { en: 'Papers', ar: 'الأوراق' }, steps: 7 },
  daysAgo: 118,
};
