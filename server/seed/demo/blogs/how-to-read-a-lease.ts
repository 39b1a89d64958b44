import type { DemoContent } from '../shapes.ts';

export const howToReadALease: DemoContent = {
  kind: 'blog',
  slug: 'how-to-read-a-lease',
  title: { en: 'How to read a lease before you sign it', ar: 'كيف تقرأ عقد الإيجار قبل أن توقّعه' },
  summary: { en: 'A lease is long so that you’ll stop reading. Here are the parts that matter, in the order to read them.', ar: 'عقد الإيجار طويل حتى تملّ من قراءته. إليك الأجزاء المهمّة بالترتيب الذي تُقرأ به.' },
  body: {
    en: `
      <p>Most of us sign the biggest contract of our year standing up, in an empty kitchen, while somebody
        looks at a watch. Don’t. Ask for the lease by e-mail, say you’ll answer tomorrow, and read it at a
        table. An honest landlord won’t lose patience over one night.</p>
      <p>This is general information, not legal advice. If a clause worries you, call 311 and ask for the
        tenant helpline: it’s free, and interpreters are available.</p>
      <h2>First page: who, where, how long</h2>
      <ul>
        <li><strong>The landlord’s full name</strong> and an address for letters. You can look up the owner of
          any building, free, on the city’s <a href="https://www.nyc.gov/acris">property records</a>. If the
          name doesn’t match, ask why.</li>
        <li><strong>Your apartment, exactly.</strong> “Ground floor rear” is better than “apartment”. A cellar
          can almost never be rented as a home in this city, whatever the advertisement says.</li>
        <li><strong>Dates.</strong> The first day, the last day, and the number of months. Count them.</li>
        <li><strong>Everyone’s name.</strong> Every adult who pays should sign, and everyone should get a
          copy.</li>
      </ul>
      <h2>The money</h2>
      <p>Look for four numbers: the monthly rent, the deposit, the day rent is due and the late fee. In New
        York State the deposit for most apartments can’t be more than one month’s rent, and late fees are
        limited by law. If a paper asks for “last month” on top of the deposit, stop and ask for advice.</p>
      <p>Pay by check or bank transfer when you can. If you pay cash, the landlord must give you a written
        receipt. Keep them all in one envelope.</p>
      <p>Who pays the broker? In the city, as a rule, whoever hired the broker pays. If a landlord’s agent
        asks you for a fee, ask 311 first.</p>
      <h2>Stabilized or not</h2>
      <p>Close to half of the rented homes in the city are under rent stabilization. It limits increases and
        gives you the right to renew. A stabilized lease comes with a rider that says so. If you aren’t sure,
        ask the State for your apartment’s <a href="https://hcr.ny.gov">rent history</a>. It’s free, only you
        need to know, and it often surprises people.</p>
      <h2>Clauses to read twice</h2>
      <ol>
        <li><strong>Heat and hot water.</strong> Who pays? In most buildings the landlord must provide heat
          from October to May.</li>
        <li><strong>Repairs.</strong> “Tenant accepts apartment as is” doesn’t cancel the landlord’s duty to
          keep it safe and fit to live in.</li>
        <li><strong>Guests and family.</strong> The law lets your close family, and usually one more person,
          live with you. A lease can’t forbid it.</li>
        <li><strong>Entry.</strong> Except in an emergency, you should get notice before anyone comes in.</li>
        <li><strong>Leaving early.</strong> Find out what happens if your job moves, and whether you may
          sublet.</li>
        <li><strong>Renewal.</strong> Note how many days before the end you must speak, and put that date in
          your phone.</li>
      </ol>
      <h2>Before the keys</h2>
      <p>Walk through with your camera: every wall, the oven, the taps, the windows. Send the pictures to the
        landlord by e-mail the same day, so that both of you have the date. When you leave, those pictures
        protect your deposit. The landlord has fourteen days to return it, or to send you a list of what was
        kept and why.</p>
      <p>Then sign, on every page, and take your copy with you. If you’re still looking, our
        <a href="/Rent">rentals</a> show the price first and name who posted them.</p>
    `,
    ar: `
      <p>يوقّع معظمنا أكبر عقد في السنة واقفًا في مطبخ فارغ، وأمامه شخص ينظر إلى ساعته. لا تفعل ذلك. اطلب
        العقد بالبريد الإلكتروني، وقل إنك ستردّ غدًا، واقرأه جالسًا إلى طاولة. المالك الأمين لا يفقد صبره بسبب
        ليلة واحدة.</p>
      <p>هذه معلومات عامة وليست مشورة قانونية. إذا أقلقك بند فاتصل بالرقم 311 واطلب خط مساعدة المستأجرين:
        الخدمة مجانية، والمترجمون متاحون.</p>
      <h2>الصفحة الأولى: من وأين وإلى متى</h2>
      <ul>
        <li><strong>اسم المالك كاملًا</strong> مع عنوان للمراسلات. يمكنك أن تعرف مالك أيّ مبنى مجانًا من
          <a href="https://www.nyc.gov/acris">سجلّات العقارات في المدينة</a>. وإن لم يتطابق الاسم فاسأل عن
          السبب.</li>
        <li><strong>شقتك على وجه الدقة.</strong> عبارة «الطابق الأرضي، الجهة الخلفية» أفضل من «شقة». أما القبو
          فيكاد لا يجوز تأجيره مسكنًا في هذه المدينة، مهما قال الإعلان.</li>
        <li><strong>التواريخ.</strong> أول يوم وآخر يوم وعدد الأشهر. عُدّها بنفسك.</li>
        <li><strong>أسماء الجميع.</strong> يوقّع كل بالغ يدفع، وينال كل منهم نسخة.</li>
      </ul>
      <h2>المال</h2>
      <p>ابحث عن أربعة أمور: الإيجار الشهري، ومبلغ التأمين، ويوم الاستحقاق، وغرامة التأخير. في ولاية نيويورك
        لا يجوز في معظم الشقق أن يزيد التأمين على إيجار شهر واحد، كما يحدّ القانون من غرامات التأخير. فإذا
        طُلب منك «الشهر الأخير» فوق التأمين، فتوقّف واسأل.</p>
      <p>ادفع بشيك أو بتحويل مصرفي ما أمكن. وإن دفعت نقدًا فعلى المالك أن يعطيك إيصالًا مكتوبًا. احفظ
        الإيصالات كلها في مغلّف واحد.</p>
      <p>ومن يدفع للسمسار؟ القاعدة في المدينة أن يدفع له من استعان به. فإذا طالبك وسيط المالك بعمولة، فاسأل
        311 أولًا.</p>
      <h2>هل الإيجار مضبوط؟</h2>
      <p>ما يقارب نصف المساكن المؤجّرة في المدينة خاضع لنظام الإيجار المضبوط، وهو يحدّ من الزيادات ويمنحك حقّ
        التجديد. ويُرفق بالعقد في هذه الحالة ملحق يذكر ذلك. وإن لم تكن متأكدًا فاطلب من الولاية
        <a href="https://hcr.ny.gov">سجلّ إيجار شقتك</a>: الطلب مجاني، ولا يلزم أن يعلم به غيرك، وكثيرًا ما
        يحمل مفاجأة.</p>
      <h2>بنود تُقرأ مرتين</h2>
      <ol>
        <li><strong>التدفئة والماء الساخن.</strong> من يدفع ثمنهما؟ على المالك في معظم المباني أن يوفّر
          التدفئة من أكتوبر إلى مايو.</li>
        <li><strong>الإصلاحات.</strong> عبارة «يقبل المستأجر الشقة كما هي» لا تُسقط واجب المالك في إبقائها
          آمنة وصالحة للسكن.</li>
        <li><strong>الضيوف والعائلة.</strong> يسمح القانون بأن يسكن معك أقرباؤك المقرّبون، ومعهم شخص آخر في
          العادة، ولا يحقّ للعقد أن يمنع ذلك.</li>
        <li><strong>الدخول.</strong> ينبغي أن تُخطَر قبل أن يدخل أحد، إلا في حالة طارئة.</li>
        <li><strong>المغادرة المبكرة.</strong> اعرف ما يحدث إذا انتقل عملك، وهل يمكنك التأجير من الباطن.</li>
        <li><strong>التجديد.</strong> سجّل كم يومًا قبل النهاية يجب أن تردّ، وضع الموعد في هاتفك.</li>
      </ol>
      <h2>قبل استلام المفاتيح</h2>
      <p>تجوّل في الشقة ومعك الكاميرا: كل جدار، والفرن، والصنابير، والنوافذ. وأرسل الصور إلى المالك بالبريد
        الإلكتروني في اليوم نفسه، حتى يكون التاريخ ثابتًا لكما. فهذه الصور تحمي مبلغ التأمين عند مغادرتك.
        وأمام المالك 14 يومًا ليعيده، أو ليرسل إليك قائمة بما اقتطعه وأسباب ذلك.</p>
      <p>بعد ذلك وقّع كل صفحة، وخذ نسختك معك. وإن كنت ما زلت تبحث، <a href="/Rent">فقسم الإيجارات</a> لدينا
        يُظهر السعر أولًا ويذكر صاحب الإعلان.</p>
    `,
  },
  data: { category: { en: 'Housing', ar: 'السكن' }, author: { en: 'Karim Mansour', ar: 'كريم منصور' } },
  photo: 'facade',
  daysAgo: 11,
};
