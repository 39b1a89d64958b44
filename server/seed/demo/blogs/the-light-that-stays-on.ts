import type { DemoContent } from '../shapes.ts';

export const theLightThatStaysOn: DemoContent = {
  kind: 'blog',
  slug: 'the-light-that-stays-on',
  title: { en: 'The light that stays on: a night in a Yemeni corner shop', ar: 'الضوء الذي لا ينطفئ: ليلة في متجر يمني على الزاوية' },
  summary: { en: 'Behind the glass of a city bodega: what the night shift knows, and how to run one without losing yourself.', ar: 'خلف زجاج متجر الحيّ: ما تعرفه مناوبة الليل، وكيف تدير متجرًا من غير أن تخسر نفسك.' },
  body: {
    en: `
      <p>At three in the morning the street belongs to four people: a nurse, a bus driver, a cat, and the man
        behind the counter. He knows the nurse’s coffee (milk, two sugars), the driver’s lottery numbers, and
        the cat’s opinion of everyone.</p>
      <p>New Yorkers call these shops bodegas, a Spanish word, because Puerto Rican families opened so many of
        them. Today a great many are run by Yemenis. You can tell by the cardamom in the tea behind the
        register, and by the way the owner answers the phone: quietly, because somewhere a mother is calling
        from another morning.</p>
      <h2>What the counter teaches</h2>
      <p>Abdo isn’t his real name. He came from Ibb at nineteen and started in an uncle’s shop in the Bronx.
        He swept for two months before he was allowed to make a sandwich. “They were right,” he says. “First
        you learn the people. The bacon-egg-and-cheese comes later.” He doesn’t eat it; he makes four hundred
        of them a week.</p>
      <p>He learned Spanish before English. He learned to see trouble by the way a door opens. He learned that
        an old woman who comes in five times a day for nothing isn’t shopping, and that you should say her
        name each time.</p>
      <h2>The day they closed</h2>
      <p>Everyone here remembers the second of February, 2017. At noon about a thousand Yemeni shops across
        the five boroughs pulled down their gates to protest the travel ban, and thousands of people gathered
        at Brooklyn’s Borough Hall, many of them in prayer. Customers taped notes of thanks to the shutters.
        At eight in the evening the gates went up again. A shop that never closes had found the loudest thing
        it could say.</p>
      <h2>If you want to open one</h2>
      <p>Abdo’s advice, shortened:</p>
      <ol>
        <li><strong>Work in one first,</strong> a full year, nights included. Half of those who dream of it
          change their minds.</li>
        <li><strong>Read the lease with a lawyer.</strong> The rent today matters less than the rent in year
          five.</li>
        <li><strong>Get every license in your own name:</strong> sales tax, tobacco, food, scales. The city’s
          <a href="https://nyc-business.nyc.gov">business site</a> lists what each shop needs.</li>
        <li><strong>Count the drawer with somebody.</strong> Most partnerships break over cash that nobody
          stole.</li>
        <li><strong>Pay your workers by the book.</strong> A cousin has the same rights as a stranger.</li>
        <li><strong>Sleep.</strong> One night a week that belongs to nobody.</li>
      </ol>
      <h2>If you shop in one</h2>
      <p>Learn his name. Say good morning before you say what you want. Don’t film him. Let the people who are
        on their way to work go first. If you’re a woman walking home late and something feels wrong, step in
        and stand by the counter: every one of these men has done that job before, and will call someone for
        you.</p>
      <p>Around five, the bread arrives. Abdo cuts the string, smells it as his grandfather would have, and
        puts the first roll aside for whoever comes in hungry with no money. There’s always one. Then the sky
        goes gray over the elevated tracks, and the light that stayed on becomes just a light.</p>
    `,
    ar: `
      <p>في الثالثة فجرًا يكون الشارع لأربعة: ممرّضة، وسائق حافلة، وقطّة، والرجل خلف المنضدة. هو يعرف قهوة
        الممرّضة (حليب وملعقتا سكّر)، وأرقام اليانصيب التي يلعبها السائق، ورأي القطّة في الجميع.</p>
      <p>يسمّي أهل نيويورك هذه المتاجر «بوديغا»، وهي كلمة إسبانية، لأن عائلات بورتوريكية فتحت كثيرًا منها.
        واليوم يدير اليمنيون عددًا كبيرًا منها. تعرفهم من رائحة الهال في الشاي خلف الصندوق، ومن طريقة صاحب
        المتجر في الردّ على الهاتف: بصوت خافت، لأن أمًّا تتصل به من صباح آخر.</p>
      <h2>ما تعلّمه المنضدة</h2>
      <p>عبده ليس اسمه الحقيقي. جاء من إبّ في التاسعة عشرة وبدأ في متجر عمّه في البرونكس. كنس الأرض شهرين قبل
        أن يُسمح له بإعداد شطيرة. يقول: «كانوا على حقّ. تتعلّم الناس أولًا، أما شطيرة البيض والجبن فتأتي
        لاحقًا». وهو لا يأكل ما يضعونه معها من لحم، لكنه يعدّ منها أربعمئة في الأسبوع.</p>
      <p>تعلّم الإسبانية قبل الإنجليزية. وتعلّم أن يرى المشكلة من طريقة فتح الباب. وتعلّم أن العجوز التي تدخل
        خمس مرات في اليوم ولا تشتري شيئًا لم تأتِ لتتسوّق، وأن عليه أن يناديها باسمها كل مرة.</p>
      <h2>يوم أغلقوا</h2>
      <p>الجميع هنا يذكر الثاني من فبراير 2017. عند الظهر أنزل نحو ألف متجر يمني في أنحاء المدينة أبوابها
        احتجاجًا على حظر السفر، واجتمع الآلاف أمام دار بلدية بروكلين، وأدّى كثير منهم الصلاة هناك. وألصق
        الزبائن على الأبواب المعدنية كلمات شكر. وفي الثامنة مساءً رُفعت الأبواب من جديد. لقد وجد المتجر الذي
        لا يغلق أعلى ما يمكنه أن يقوله.</p>
      <h2>إن أردت أن تفتح متجرًا</h2>
      <p>نصيحة عبده باختصار:</p>
      <ol>
        <li><strong>اعمل في أحدها أولًا</strong> سنة كاملة، بلياليها. نصف من يحلمون به يغيّرون رأيهم.</li>
        <li><strong>اقرأ عقد الإيجار مع محامٍ.</strong> إيجار اليوم أقلّ أهمية من إيجار السنة الخامسة.</li>
        <li><strong>استخرج كل رخصة باسمك:</strong> ضريبة المبيعات والتبغ والطعام والموازين. ويبيّن
          <a href="https://nyc-business.nyc.gov">موقع الأعمال في المدينة</a> ما يلزم كل متجر.</li>
        <li><strong>عُدّ الصندوق مع غيرك.</strong> معظم الشراكات تنكسر بسبب مال لم يسرقه أحد.</li>
        <li><strong>ادفع لعمّالك وفق القانون.</strong> لابن العم ما للغريب من حقوق.</li>
        <li><strong>نَم.</strong> ليلة واحدة في الأسبوع لا يملكها أحد.</li>
      </ol>
      <h2>إن كنت زبونًا</h2>
      <p>تعلّم اسمه. قل صباح الخير قبل أن تقول ما تريد. لا تصوّره. ودع الذاهبين إلى أعمالهم يمرّون أولًا. وإن
        كنتِ عائدة إلى البيت ليلًا وشعرتِ بشيء غير مريح، فادخلي وقفي قرب المنضدة: كل واحد من هؤلاء الرجال قام
        بهذا الدور من قبل، وسيتصل بمن تريدين.</p>
      <p>قرابة الخامسة يصل الخبز. يقطع عبده الخيط، ويشمّه كما كان جدّه يفعل، ويضع الرغيف الأول جانبًا لمن يدخل
        جائعًا لا مال معه. وثمّة دائمًا واحد. ثم تصير السماء رمادية فوق السكّة المعلّقة، ويصير الضوء الذي لم
        ينطفئ ضوءًا كغيره.</p>
    `,
  },
  data: { category: { en: 'Work', ar: 'العمل' }, author: { en: 'Yousef Alawi', ar: 'يوسف العلوي' } },
  photo: 'storefront',
  daysAgo: 129,
};
