import type { DemoContent } from '../shapes.ts';

export const privacyPolicy: DemoContent = {
  kind: 'page',
  slug: 'privacy-policy',
  title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
  summary: { en: 'What we know about you, why, for how long, and how to make us forget it.', ar: 'ما نعرفه عنك، ولماذا، وإلى متى، وكيف تجعلنا ننساه.' },
  body: {
    en: `
      <p>This page covers the web site and everything you do on it. You can browse without an account and
        without telling us who you are.</p>
      <h2>In short</h2>
      <ul>
        <li>We don’t sell what we know about you, and we don’t share it for advertising.</li>
        <li>We keep what the site needs, no more.</li>
        <li>We use three cookies of our own, for your language, your area and your sign-in. Nothing of other
          companies loads unless you agree to it; see “Services by others”.</li>
        <li>You can take a copy of your data, or delete your account, at any hour, without asking us.</li>
      </ul>
      <h2>What you give us</h2>
      <ul>
        <li><strong>An account:</strong> your name, e-mail address and password, and, if you like, your phone
          number, gender and picture. We store the password only in a scrambled form that can’t be read
          back.</li>
        <li><strong>Posts:</strong> the text, prices, places, photos and contact details that you write for
          others to see.</li>
        <li><strong>Saved items,</strong> so that you find them again.</li>
        <li><strong>Messages</strong> that you send through a form, with the address you want the answer
          at.</li>
        <li><strong>The newsletter:</strong> your e-mail address; once you leave, only so that we
          don’t write again. We don’t see who opens it.</li>
      </ul>
      <h2>What the site notices by itself</h2>
      <p>The server writes a technical log: the time, the page asked for, the kind of browser and the network
        (IP) address. We use it to keep the site running and to stop abuse, such as guessing passwords. We also add up by
        day pages by language and rough origin, searches, and visits to posts, without keeping who came.</p>
      <p>If you press “near me”, your browser asks you first. The point is used to answer that search and
        isn’t added to your profile.</p>
      <h2>What stays in your browser</h2>
      <ul>
        <li><strong>Two cookies, lang and cityId,</strong> which remember your language and the part of the city
          that you chose.</li>
        <li><strong>A third, device,</strong> once you sign in: a random number by which your account knows this
          browser for 180 days, so that nobody who guesses passwords can keep you out.</li>
        <li><strong>Local storage:</strong> your language and chosen place, whether you closed the welcome
          window, and, where the site asks for them, your answers about services by others and a random number
          that the chat knows this device by. When you sign in: your name, your e-mail address and a sign-in token. Signing out removes
          them. A token that isn’t used for 30 days stops working.</li>
      </ul>
      <p>On a shared computer, sign out when you’ve finished.</p>
      <h2>What others can see</h2>
      <p>Published posts are public, and search engines can find them. Your account e-mail address isn’t shown
        unless you write it into a post. If you post a job or a home anonymously, your name isn’t shown, and
        your phone and e-mail address appear only if you gave them for showing. Moderators can see who wrote
        every post, because they must be able to act on reports.</p>
      <h2>Photos</h2>
      <p>We never publish a file as it came. Every photo is made anew in a few sizes, hidden details such as
        the place and the camera are removed, and the original is deleted. Still, look at what’s in the
        picture, such as a house number or a child.</p>
      <h2>Services by others</h2>
      <p>The people who run this site can switch on some outside services. Where one is on, the site asks you
        first, at the foot of the page, and nothing of it loads before you say yes. “Cookies and services” at the
        foot of the pages brings the question back. A service that is off, or that you refused, receives
        nothing.</p>
      <ul>
        <li><strong>Maps by Google,</strong> on the pages of places, instead of our own map: Google receives your
          network address and the part of the map that you look at.</li>
        <li><strong>Chat by Crisp,</strong> which loads when you open it: Crisp receives your network address, a
          random number for your device, and your first name and e-mail address if you’re signed in. It never
          receives your sign-in token.</li>
        <li><strong>Visit counts by Meta:</strong> Meta receives the path of each page that you open and your
          network address, and may know you by its own cookies. It stays off if your browser asks sites not to
          track you.</li>
        <li><strong>Notifications,</strong> only if you press “Notify me of news” and your browser asks you, too:
          we keep the address and keys that your browser makes for this, until you stop it there. The company
          behind your browser carries the message, which it can’t read.</li>
        <li><strong>Videos</strong> play only when you start them.</li>
      </ul>
      <p>Companies that carry our e-mail and keep our servers and backups work on our instructions only.</p>
      <h2>Who moderates</h2>
      <p>Posts are read in New York by people who have agreed to keep what they see confidential. Their
        decisions are logged, so that mistakes can be found. We hand data to authorities only when
        the law obliges us, and no more than is asked.</p>
      <h2>How long we keep things</h2>
      <ul>
        <li>Your account and posts: until you delete them.</li>
        <li>Technical logs: only as long as security needs them.</li>
        <li>Photos that were uploaded and never used in a post: about one day.</li>
        <li>Backups: up to 30 days. What you delete can still be in a backup for that time.</li>
      </ul>
      <h2>Your choices</h2>
      <ul>
        <li><strong>See and correct</strong> everything in your <a href="/Profile">profile</a>.</li>
        <li><strong>Take a copy:</strong> your profile gives you one file with all of it.</li>
        <li><strong>Delete:</strong> <a href="/delete-account">delete your account</a>, and the account,
          posts, saved items, pictures and messages are removed.</li>
        <li><strong>Unsubscribe</strong> from the newsletter with the link in any issue.</li>
        <li><strong>Ask or complain:</strong> <a href="/Contact">write to us</a>, in Arabic or English.</li>
      </ul>
      <h2>Children</h2>
      <p>Accounts are for people of 18 or over. If you think a child has given us data, tell us and we’ll
        delete it.</p>
      <h2>Safety</h2>
      <p>The connection is encrypted where the site is served over HTTPS, access is limited to those who need
        it, and sign-ins are watched for guessing. No system is perfect. If something puts you at risk, we’ll tell you
        promptly and plainly, as New York law requires.</p>
      <h2>Changes</h2>
      <p>We announce changes that matter on the site before they take effect.</p>
    `,
    ar: `
      <p>كتبنا هذه الصفحة لتُقرأ. وهي تشمل الموقع وكل ما تفعله فيه. ويمكنك أن تتصفّحه بلا حساب، ومن غير أن
        تخبرنا من أنت.</p>
      <h2>باختصار</h2>
      <ul>
        <li>لا نبيع ما نعرفه عنك، ولا نشاركه لأغراض الإعلان.</li>
        <li>نحتفظ بما يحتاج إليه الموقع ليعمل، لا أكثر.</li>
        <li>نستعمل ثلاثة ملفّات ارتباط (كوكي) خاصّة بنا: للغتك ومنطقتك ودخولك. ولا يُحمَّل شيء من شركات أخرى إلا بموافقتك؛ انظر
          فقرة «خدمات الآخرين».</li>
        <li>يمكنك في أيّ ساعة أن تأخذ نسخة من بياناتك أو تحذف حسابك، من غير أن تستأذننا.</li>
      </ul>
      <h2>ما تعطينا إياه</h2>
      <ul>
        <li><strong>الحساب:</strong> اسمك وبريدك الإلكتروني وكلمة المرور، ومعها إن شئت رقم هاتفك وجنسك وصورتك.
          ولا نحفظ كلمة المرور إلا بصيغة مشفّرة لا يمكن ردّها إلى أصلها.</li>
        <li><strong>الإعلانات:</strong> ما تكتبه ليراه الناس من نصّ وأسعار وأماكن وصور ووسائل تواصل.</li>
        <li><strong>المحفوظات</strong> لتجدها من جديد.</li>
        <li><strong>الرسائل</strong> التي ترسلها عبر الاستمارات، مع العنوان الذي تريد الجواب عليه.</li>
        <li><strong>النشرة البريدية:</strong> بريدك الإلكتروني، وبعد إلغاء الاشتراك كي لا نكتب إليك
          من جديد فحسب. ولا نرى من يفتحها.</li>
      </ul>
      <h2>ما يلاحظه الموقع وحده</h2>
      <p>يكتب الخادم سجلًّا تقنيًّا: الوقت، والصفحة المطلوبة، ونوع المتصفّح، وعنوان الشبكة (IP). نستعمله
        لإبقاء الموقع عاملًا ولمنع الإساءة، كمن يخمّن كلمات المرور أو يجمع أرقام الهواتف بالجملة. ونعدّ كذلك،
        مجاميع لكل يوم، ما قُرئ وبأيّ لغة ومن أين جاء الناس على وجه التقريب، وما بُحث عنه، وزيارات الإعلان، من غير أن
        نحفظ من زاره.</p>
      <p>وإذا ضغطت «بالقرب منّي» استأذنك متصفّحك أولًا. ويُستعمل موقعك للإجابة عن ذلك البحث، ولا يُضاف إلى
        ملفّك.</p>
      <h2>ما يبقى في متصفّحك</h2>
      <ul>
        <li><strong>ملفّا ارتباط اسمهما lang وcityId</strong> يتذكّران لغتك وما اخترته من المدينة.</li>
        <li><strong>وملفّ ثالث اسمه device</strong> بعد دخولك: رقم عشوائي يعرف به حسابك هذا المتصفّح
          180 يومًا، فلا يمنعك من الدخول من يخمّن كلمات المرور من مكان آخر.</li>
        <li><strong>التخزين المحلي:</strong> لغتك، والمكان الذي اخترته، وهل أغلقت نافذة الترحيب، وحيث يسألك
          الموقع: جوابك عن خدمات الآخرين، ورقم عشوائي تعرف به المحادثة هذا الجهاز. وعند تسجيل
          الدخول: اسمك وبريدك ورمز الدخول، ويزيلها تسجيل الخروج. والرمز الذي لا يُستعمل 30 يومًا يتوقّف عن
          العمل.</li>
      </ul>
      <p>وعلى جهاز مشترك سجّل الخروج حين تنتهي.</p>
      <h2>ما يراه الآخرون</h2>
      <p>الإعلانات المنشورة عامة وقد تجدها محرّكات البحث. ولا يظهر بريد حسابك إلا إذا كتبته في إعلان. وإذا
        نشرت وظيفة أو سكنًا من غير اسم فلا يظهر اسمك، ولا يظهر هاتفك وبريدك إلا إن قدّمتهما للعرض. ويستطيع
        المشرفون معرفة كاتب كل إعلان، لأن عليهم أن يتصرّفوا عند البلاغات.</p>
      <h2>الصور</h2>
      <p>لا ننشر ملفًّا كما وصلنا أبدًا. تُعاد صياغة كل صورة بمقاسات عدّة، وتُزال منها التفاصيل الخفيّة
        كالمكان ونوع الكاميرا، ويُحذف الأصل. ومع ذلك تأمّل ما في الصورة: رقم بيت، أو لوحة سيارة، أو طفل.</p>
      <h2>خدمات الآخرين</h2>
      <p>يستطيع القائمون على الموقع تشغيل بعض الخدمات الخارجية. وحيث تكون إحداها مشغّلة يسألك الموقع أولًا في
        أسفل الصفحة، ولا يُحمَّل شيء منها قبل أن توافق. ويعيد إليك السؤالَ رابطُ «ملفات الارتباط والخدمات» في أسفل
        الصفحات. والخدمة المطفأة أو التي رفضتها لا يصلها شيء.</p>
      <ul>
        <li><strong>خرائط Google</strong> في صفحات الأماكن بدل خريطتنا: يصل إلى Google عنوان شبكتك والجزء الذي
          تنظر إليه من الخريطة.</li>
        <li><strong>محادثة Crisp،</strong> ولا تُحمَّل إلا حين تفتحها: يصل إلى Crisp عنوان شبكتك ورقم عشوائي
          لجهازك، واسمك الأول وبريدك إن كنت مسجّل الدخول. ولا يصلها رمز الدخول أبدًا.</li>
        <li><strong>عدّ الزيارات من Meta:</strong> يصل إلى Meta مسار كل صفحة تفتحها وعنوان شبكتك، وقد تعرفك بملفات
          ارتباطها. ويبقى مطفأً إن كان متصفّحك يطلب من المواقع ألّا تتتبّعك.</li>
        <li><strong>الإشعارات،</strong> ولا تعمل إلا إذا ضغطت «أعلمني بالأخبار» واستأذنك متصفّحك أيضًا: نحفظ
          العنوان والمفاتيح التي يصنعها متصفّحك لذلك إلى أن توقفها من المكان نفسه. وتنقل الرسالةَ الشركةُ التي
          وراء متصفّحك من غير أن تستطيع قراءتها.</li>
        <li><strong>الفيديو</strong> لا يعمل إلا حين تشغّله.</li>
      </ul>
      <p>والشركات التي تنقل بريدنا وتستضيف خوادمنا ونسخنا الاحتياطية تعمل بتعليماتنا وحدها.</p>
      <h2>من يراجع</h2>
      <p>يقرأ الإعلانات في نيويورك أشخاص تعهّدوا بحفظ سرّية ما يرونه، وتُكتب قراراتهم في سجلّ حتى يمكن اكتشاف
        الأخطاء. ولا نسلّم بيانات إلى السلطات إلا حين يُلزمنا القانون، وبقدر المطلوب لا أكثر.</p>
      <h2>كم نحتفظ بالأشياء</h2>
      <ul>
        <li>حسابك وإعلاناتك: إلى أن تحذفها.</li>
        <li>السجلّات التقنية: بقدر ما يتطلّبه الأمان.</li>
        <li>الصور التي رُفعت ولم تُستعمل في إعلان: نحو يوم واحد.</li>
        <li>النسخ الاحتياطية: حتى 30 يومًا. فما تحذفه قد يبقى في نسخة احتياطية هذه المدّة، ولا يستعمله أحد
          منها، ثم يزول.</li>
      </ul>
      <h2>ما تملك أن تفعله</h2>
      <ul>
        <li><strong>اطّلع وصحّح</strong> كل شيء في <a href="/Profile">ملفّك الشخصي</a>.</li>
        <li><strong>خذ نسخة:</strong> يعطيك ملفّك ملفًّا واحدًا فيه كل ما يحتفظ به الموقع عنك.</li>
        <li><strong>احذف:</strong> <a href="/delete-account">احذف حسابك</a>، فيُزال الحساب وإعلاناته ومحفوظاته
          وصوره ورسائله.</li>
        <li><strong>ألغِ الاشتراك</strong> في النشرة بالرابط الموجود في كل عدد.</li>
        <li><strong>اسأل أو اشتكِ:</strong> <a href="/Contact">اكتب إلينا</a> بالعربية أو بالإنجليزية.</li>
      </ul>
      <h2>الأطفال</h2>
      <p>الحسابات لمن بلغ 18 عامًا فأكثر. وإن رأيت أن طفلًا أعطانا بيانات فأخبرنا لنحذفها.</p>
      <h2>الأمان</h2>
      <p>الاتصال مشفّر حيث يُقدَّم الموقع عبر HTTPS، والوصول مقصور على من يحتاج إليه، ومحاولات الدخول مراقبة
        منعًا للتخمين. ولا نظام كامل. فإن حدث ما يعرّضك للخطر أخبرناك سريعًا وبوضوح، كما يطلب قانون
        نيويورك.</p>
      <h2>التغييرات</h2>
      <p>إذا غيّرنا شيئًا مهمًّا أعلنّا ذلك في الموقع قبل أن يسري.</p>
    `,
  },
  data: {},
  daysAgo: 120,
};
