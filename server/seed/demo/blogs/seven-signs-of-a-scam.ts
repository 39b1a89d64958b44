import type { DemoContent } from '../shapes.ts';

export const sevenSignsOfAScam: DemoContent = {
  kind: 'blog',
  slug: 'seven-signs-of-a-scam',
  title: { en: 'Seven signs that a listing is a scam', ar: 'سبع علامات تكشف الإعلان المحتال' },
  summary: { en: 'Scams repeat themselves. Learn the pattern once, and you’ll hear it in the first message.', ar: 'الاحتيال يكرّر نفسه. تعلّم نمطه مرة واحدة، وستعرفه من الرسالة الأولى.' },
  body: {
    en: `
      <p>Every week somebody tells us the same story with new names. A lovely room, a fair price, an owner who
        is “out of the country”. Money sent on a Thursday, a phone that’s dead by Friday. People who fall for
        it aren’t foolish. They’re tired, new and in a hurry, and the scam is built for exactly that.</p>
      <p>Here is what those messages have in common.</p>
      <ol>
        <li><strong>The price is a gift.</strong> A whole apartment for the price of a room has a reason, and
          the reason isn’t kindness. Compare with five others in the same area.</li>
        <li><strong>You can’t see it.</strong> The keys are with a cousin, the tenant is shy, the pandemic,
          the snow. No viewing, no money. That rule has no exceptions.</li>
        <li><strong>Money comes first.</strong> A deposit “to hold it”, a fee for the form, a small payment
          “to prove you’re serious”. Never pay or transfer money in advance.</li>
        <li><strong>The payment can’t be reversed.</strong> Gift cards, cryptocurrency, a wire to a stranger’s
          name, a payment app as “family and friends”. Honest people accept a way that leaves a trace.</li>
        <li><strong>Everything is urgent.</strong> Ten others are waiting, and the offer ends tonight. A real
          landlord or seller wants the right person more than the fastest one.</li>
        <li><strong>The story moves elsewhere.</strong> They ask for a code that just came to your phone, or
          send a link to “verify” you. A code that comes to your phone is yours alone.</li>
        <li><strong>The pictures belong to someone else.</strong> Save one and search for it as an image. If
          the same kitchen is for rent in three cities, you have your answer.</li>
      </ol>
      <h2>Jobs have their own version</h2>
      <p>A check arrives before you’ve worked; you’re told to keep a part and send the rest to a supplier. The
        check bounces a week later, and the money you sent was yours. Nobody honest hires you to move money
        through your account, or asks you to buy your own training first.</p>
      <h2>Using our faith or our village</h2>
      <p>The hardest one to refuse speaks your dialect, swears by God, and knows the name of your town. Trust
        is our community’s best habit, and that’s why it’s worth stealing. Be as warm as ever, and still ask
        to see the apartment before you talk about money.</p>
      <h2>If it has happened</h2>
      <ul>
        <li>Call your bank or the payment company now: sometimes a transfer can be stopped.</li>
        <li>Keep everything: messages, numbers, names, screenshots.</li>
        <li>Press “Report” on the listing, so that a moderator can remove it for everyone.</li>
        <li>Tell the police at your local precinct, and the <a href="https://reportfraud.ftc.gov">Federal
          Trade Commission</a>. You don’t need to be a citizen to report.</li>
        <li>Tell a friend. Shame is the scammer’s last tool, and talking breaks it.</li>
      </ul>
      <p>For everything else, three old rules still work: meet in a public place, look at the thing before you
        pay, and walk away when your stomach says so.</p>
    `,
    ar: `
      <p>كل أسبوع يروي لنا أحدهم القصة نفسها بأسماء جديدة: غرفة جميلة وسعر معقول ومالك «خارج البلاد». يُرسَل
        المال يوم الخميس، ويصمت الهاتف يوم الجمعة. ومن يقع في الفخّ ليس ساذجًا، بل متعب وجديد ومستعجل،
        والاحتيال مصمّم لمن كان كذلك تمامًا.</p>
      <p>إليك ما يجمع بين تلك الرسائل.</p>
      <ol>
        <li><strong>السعر هدية.</strong> شقة كاملة بسعر غرفة لها سبب، والسبب ليس الكرم. قارنها بخمسة إعلانات
          أخرى في المنطقة نفسها.</li>
        <li><strong>لا يمكنك أن تراها.</strong> المفاتيح عند ابن العم، والمستأجر خجول، والوباء، والثلج. لا
          معاينة، إذن لا مال. هذه قاعدة بلا استثناء.</li>
        <li><strong>المال أولًا.</strong> عربون «لحجزها»، أو رسم للاستمارة، أو مبلغ صغير «لإثبات الجدّية». لا
          تدفع ولا تحوّل مالًا مقدّمًا أبدًا.</li>
        <li><strong>الدفع لا رجعة فيه.</strong> بطاقات هدايا، أو عملات رقمية، أو حوالة باسم غريب، أو تطبيق دفع
          بصفة «أهل وأصدقاء». الصادق يقبل وسيلة تترك أثرًا.</li>
        <li><strong>كل شيء عاجل.</strong> عشرة ينتظرون، والعرض ينتهي الليلة. أما المالك أو البائع الحقيقي
          فيريد الشخص المناسب أكثر من الأسرع.</li>
        <li><strong>الحديث ينتقل إلى مكان آخر.</strong> يطلب رمزًا وصل لتوّه إلى هاتفك، أو يرسل رابطًا
          «للتحقّق» منك. الرمز الذي يصل إلى هاتفك لك وحدك.</li>
        <li><strong>الصور لغيره.</strong> احفظ واحدة منها وابحث عنها في محرّك الصور. فإن كان المطبخ نفسه
          معروضًا في ثلاث مدن فقد عرفت الجواب.</li>
      </ol>
      <h2>للوظائف نسختها الخاصة</h2>
      <p>يصلك شيك قبل أن تعمل، ويُطلب منك أن تحتفظ بجزء منه وتحوّل الباقي إلى مورّد. بعد أسبوع يرتدّ الشيك،
        ويكون المال الذي أرسلته مالك أنت. ما من صادق يوظّفك لتمرير المال عبر حسابك، أو يطلب منك أن تشتري
        تدريبك أولًا.</p>
      <h2>حين يُستغلّ ديننا أو قريتنا</h2>
      <p>أصعب المحتالين صدًّا من يتكلّم لهجتك، ويحلف بالله، ويعرف اسم بلدتك. الثقة أجمل عادات مجتمعنا، ولهذا
        يطمع فيها السارق. كن ودودًا كعادتك، واطلب مع ذلك أن ترى الشقة قبل أيّ حديث عن المال.</p>
      <h2>إذا وقع الأمر</h2>
      <ul>
        <li>اتصل الآن بمصرفك أو بشركة الدفع، فقد يمكن إيقاف التحويل أحيانًا.</li>
        <li>احتفظ بكل شيء: الرسائل والأرقام والأسماء وصور الشاشة.</li>
        <li>اضغط «إبلاغ» في الإعلان، كي يحذفه المشرف عن الجميع.</li>
        <li>أخبر مركز الشرطة في حيّك، <a href="https://reportfraud.ftc.gov">ولجنة التجارة الفيدرالية</a>. ولا
          يُشترط أن تكون مواطنًا لتبلّغ.</li>
        <li>أخبر صديقًا، فالخجل آخر أدوات المحتال، والكلام يُبطلها.</li>
      </ul>
      <p>ولكل ما عدا ذلك، ما زالت ثلاث قواعد قديمة صالحة: التقِ بالناس في مكان عام، وعاين الشيء قبل أن تدفع،
        وامضِ في طريقك حين لا يرتاح قلبك.</p>
    `,
  },
  data: { category: { en: 'Safety', ar: 'الأمان' }, author: { en: 'Omar Tayeb', ar: 'عمر الطيّب' } },
  photo: 'room',
  daysAgo: 52,
};
