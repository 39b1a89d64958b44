import type { DemoContent } from '../shapes.ts';

export const startingASmallBusiness: DemoContent = {
  kind: 'guide',
  slug: 'starting-a-small-business',
  title: { en: 'Starting a small business in the city', ar: 'كيف تبدأ مشروعًا صغيرًا في المدينة' },
  summary: { en: 'From a tray of sweets to a shop with your name: the order that saves money and trouble.', ar: 'من صينية حلوى إلى متجر باسمك: الترتيب الذي يوفّر المال والمتاعب.' },
  body: {
    en: `
      <p>Many of the businesses in our directory began on a kitchen table. The ones that lasted have something
        dull in common: they asked about licenses before they bought the oven. Here is the dull part, so that
        you can enjoy the rest.</p>
      <h2>Before you spend</h2>
      <ol>
        <li><strong>Sell it small first.</strong> Ten customers who pay tell you more than a hundred who
          praise. But food made for sale has rules even at home: check them before the first tray.</li>
        <li><strong>Write one page.</strong> What you sell, to whom, for how much, what it costs you, and how
          many you must sell to pay the rent.</li>
        <li><strong>Get free advice.</strong> The city’s <a href="https://www.nyc.gov/sbs">Small Business
          Services</a> offers courses, help with loans and licenses, and advisers, often with interpreters.
          Call 311 and ask for them.</li>
      </ol>
      <h2>Make it legal</h2>
      <ol>
        <li><strong>Choose a form.</strong> Alone under your own name is the simplest. A business name must be
          registered with the county. An LLC protects your home and savings better, and in this State it comes
          with a duty to publish a notice in newspapers. Ask what that costs before you decide.</li>
        <li><strong>Get a tax number.</strong> An EIN is free from the <a href="https://www.irs.gov">IRS</a>,
          and takes minutes online for most people. Never pay a website for it.</li>
        <li><strong>Register for sales tax</strong> with the <a href="https://www.tax.ny.gov">State</a> before
          you sell anything taxable. The tax you collect isn’t your money: keep it apart.</li>
        <li><strong>Find every license and permit.</strong> Answer the questions on the
          <a href="https://nyc-business.nyc.gov">city’s business site</a>. Food, street selling, tobacco, home
          repair, child care and beauty all have their own.</li>
        <li><strong>Open a separate bank account.</strong> Mixing it with the family’s money is the commonest
          mistake, and the hardest to untangle.</li>
        <li><strong>Insure it.</strong> If you employ even one person, workers’ compensation is usually
          required, cousins included.</li>
      </ol>
      <h2>The lease</h2>
      <ol>
        <li><strong>Don’t sign alone.</strong> Ask the city about free legal help with commercial leases. Read
          who pays property tax, repairs and the sidewalk; how the rent grows; and whether you’ve promised
          your own savings.</li>
        <li><strong>Check that the use is allowed.</strong> A space that was a shop may not become a kitchen.
          Ask the Department of Buildings, or an architect, before you pay a deposit.</li>
      </ol>
      <h2>Can anyone start?</h2>
      <p>Owning a business and working in it aren’t the same thing in immigration law. Many people may own who
        may not work. Ask a free, qualified lawyer which applies to you, in writing.</p>
      <h2>Be found</h2>
      <ul>
        <li><a href="/add-business">Add your business</a> here, in both languages: three to six photos, true
          hours, three to nine services.</li>
        <li>Put the hours on your door, on the map and here on the same day that you change them.</li>
        <li>Answer messages within a day. Thank people who complain: they’re telling you what the others only
          think.</li>
      </ul>
      <h2>Sleep well</h2>
      <p>Keep three months of rent aside if you can. Pay the tax before you buy the sign. Choose a partner the
        way you’d choose a tenant for your mother’s house, with love and with a written agreement.</p>
    `,
    ar: `
      <p>كثير من المشاريع في دليلنا بدأ على طاولة مطبخ. وبين ما بقي منها شيء مملّ مشترك: سأل أصحابها عن الرخص
        قبل أن يشتروا الفرن. إليك الجزء المملّ كي تستمتع بالباقي.</p>
      <h2>قبل أن تنفق</h2>
      <ol>
        <li><strong>بِع قليلًا أولًا.</strong> عشرة زبائن يدفعون يخبرونك بأكثر مما يقوله مئة يمدحون. لكن
          للطعام المعدّ للبيع قواعد حتى في البيت، فاسأل عنها قبل الصينية الأولى.</li>
        <li><strong>اكتب صفحة واحدة:</strong> ماذا تبيع، ولمن، وبكم، وكم يكلّفك، وكم قطعة تبيع لتدفع
          الإيجار.</li>
        <li><strong>خذ المشورة المجانية.</strong> تقدّم <a href="https://www.nyc.gov/sbs">إدارة المشاريع
          الصغيرة في المدينة</a> دورات ومساعدة في القروض والرخص ومستشارين، ومعهم مترجمون في الغالب. اتصل
          بالرقم 311 واسأل عنها.</li>
      </ol>
      <h2>اجعله قانونيًّا</h2>
      <ol>
        <li><strong>اختر شكلًا.</strong> الأبسط أن تعمل وحدك باسمك. والاسم التجاري يُسجَّل لدى المقاطعة. أما
          الشركة محدودة المسؤولية (LLC) فتحمي بيتك ومدّخراتك حماية أفضل، ومعها في هذه الولاية واجب نشر إعلان
          في الصحف. اسأل عن كلفته قبل أن تقرّر.</li>
        <li><strong>احصل على رقم ضريبي.</strong> رقم EIN مجاني من <a href="https://www.irs.gov">مصلحة
          الضرائب</a>، ويستغرق دقائق عبر الإنترنت لمعظم الناس. لا تدفع لموقع مقابله أبدًا.</li>
        <li><strong>سجّل في ضريبة المبيعات</strong> لدى <a href="https://www.tax.ny.gov">الولاية</a> قبل أن
          تبيع شيئًا خاضعًا لها. وما تجمعه منها ليس مالك، فاعزله.</li>
        <li><strong>اعرف كل رخصة وتصريح.</strong> أجب عن أسئلة <a href="https://nyc-business.nyc.gov">موقع
          الأعمال في المدينة</a>. فللطعام والبيع في الشارع والتبغ وإصلاح المنازل ورعاية الأطفال والتجميل
          رخصها.</li>
        <li><strong>افتح حسابًا مصرفيًّا منفصلًا.</strong> خلطه بمال الأسرة أكثر الأخطاء شيوعًا وأصعبها
          حلًّا.</li>
        <li><strong>أمّن عليه.</strong> إن وظّفت ولو شخصًا واحدًا فتأمين تعويض العمّال واجب في العادة، وأبناء
          العم منهم.</li>
      </ol>
      <h2>عقد المحلّ</h2>
      <ol>
        <li><strong>لا توقّع وحدك.</strong> اسأل المدينة عن المساعدة القانونية المجانية في العقود التجارية.
          واقرأ من يدفع ضريبة العقار والإصلاحات والرصيف، وكيف يزيد الإيجار، وهل ضمنته بمدّخراتك.</li>
        <li><strong>تأكّد أن الاستعمال مسموح.</strong> المكان الذي كان متجرًا قد لا يصير مطبخًا. اسأل إدارة
          المباني أو مهندسًا معماريًّا قبل أن تدفع عربونًا.</li>
      </ol>
      <h2>هل يحقّ لكل أحد أن يبدأ؟</h2>
      <p>امتلاك مشروع والعمل فيه أمران مختلفان في قانون الهجرة. فكثيرون لهم أن يملكوا وليس لهم أن يعملوا. اسأل
        محاميًا مؤهّلًا بلا مقابل عمّا ينطبق عليك، واطلب الجواب مكتوبًا.</p>
      <h2>ليجدك الناس</h2>
      <ul>
        <li><a href="/add-business">أضف مشروعك</a> هنا باللغتين: من 3 إلى 6 صور، ومواعيد صحيحة، ومن 3 إلى 9
          خدمات.</li>
        <li>غيّر المواعيد على بابك وعلى الخريطة وهنا في اليوم نفسه.</li>
        <li>أجب عن الرسائل خلال يوم. واشكر من يشتكي، فهو يقول لك ما يكتفي غيره بالتفكير فيه.</li>
      </ul>
      <h2>نَم مطمئنًّا</h2>
      <p>احتفظ بإيجار ثلاثة أشهر إن استطعت. وادفع الضريبة قبل أن تشتري اللافتة. واختر شريكك كما تختار مستأجرًا
        لبيت أمّك: بمحبّة وباتفاق مكتوب.</p>
    `,
  },
  data: { category: { en: 'Work', ar: 'العمل' }, steps: 11 },
  photo: 'storefront',
  daysAgo: 240,
};
