import type { DemoContent } from '../shapes.ts';

export const eula: DemoContent = {
  kind: 'page',
  slug: 'eula',
  title: { en: 'End-user license agreement', ar: 'اتفاقية ترخيص المستخدم' },
  summary: { en: 'What you may do with the software of this site and its app, and what it may do on your device.', ar: 'ما يجوز لك أن تفعله ببرنامج هذا الموقع وتطبيقه، وما يجوز له أن يفعله على جهازك.' },
  body: {
    en: `
      <p>This agreement is about the software: the web site when it runs in your browser, and the same site
        when you install it on a phone or use it through an app. What you post is covered by the
        <a href="/Terms-conditions">terms and conditions</a>, and what we know about you by the
        <a href="/Privacy-Policy">privacy policy</a>.</p>
      <h2>The license</h2>
      <p>You may use the software free of charge, for yourself or for your own business, on any device you own
        or control. The permission is personal: it isn’t exclusive, you can’t sell it, and it lasts while you
        follow this agreement.</p>
      <h2>What stays ours, and what is everyone’s</h2>
      <p>The name, the mark, the drawings and the texts of the site belong to those who made them. Parts of
        the software are open source and come with licenses of their own. Where such a license gives you more
        rights than this page, that license wins, and nothing here takes those rights away.</p>
      <h2>What you may not do</h2>
      <ul>
        <li>Get around sign-in, limits, moderation or any other protection.</li>
        <li>Use programs that copy listings, phone numbers or pictures in bulk, or that create accounts or
          posts.</li>
        <li>Send the software anything made to damage it, slow it down or reach other people’s data.</li>
        <li>Pass off a changed copy as ours, or remove notices of authorship.</li>
        <li>Use it for anything that the law forbids.</li>
      </ul>
      <p>If you find a weakness, please <a href="/Contact">tell us</a> first and give us time to mend it.
        We’re grateful, and we won’t pursue anyone who looked in good faith and harmed nobody.</p>
      <h2>What it does on your device</h2>
      <p>The software stores your language, your place and, if you sign in, a sign-in token, in your browser’s
        local storage, with cookies for your language, your area and, once you sign in, this browser. It asks your permission before it uses your location
        or camera, or sends notifications, and works without them. You can refuse, or change your mind in the
        settings of your device. It doesn’t read your contacts, your messages or other files. It uploads only
        the pictures you choose.</p>
      <h2>Updates</h2>
      <p>The site is renewed without asking, because it runs from our server. An installed app may need an
        update to keep working or to stay safe. A feature may change or end; if it holds something of yours,
        we’ll give you time to take a copy.</p>
      <h2>Services by others</h2>
      <p>Maps, chat, video or notifications may come from other companies when they are switched on. Their own
        terms apply to their part. If you got the app from a store, the store isn’t a party to this agreement
        and owes you no support for it; its rules for users apply as well.</p>
      <h2>Information, not a guarantee</h2>
      <p>Opening hours, prices, directions and distances come from users and from maps, and can be wrong.
        Don’t rely on them alone where a mistake would be dangerous. In an emergency call 911.</p>
      <h2>No warranty, within the law</h2>
      <p>The software is provided as it is. As far as the law allows, we give no warranty that it will always
        work or be free of errors, and we aren’t liable for indirect loss from using it. Rights that the law
        gives to consumers, and that can’t be waived, remain yours.</p>
      <h2>Ending</h2>
      <p>You may end this agreement at any moment: sign out, remove the app and, if you like,
        <a href="/delete-account">delete your account</a>. We may end it if you break it in a serious way.
        What you’ve already posted is then handled as the terms and the privacy policy say.</p>
      <h2>Law and language</h2>
      <p>The laws of the State of New York apply. If one sentence of this agreement isn’t valid, the rest
        remains. It’s written in Arabic and in English, and both say the same. Questions are welcome in
        either: <a href="/Contact">write to us</a>.</p>
    `,
    ar: `
      <p>تتناول هذه الاتفاقية البرنامج: الموقع حين يعمل في متصفّحك، والموقع نفسه حين تثبّته على هاتفك أو
        تستعمله من خلال تطبيق. أما ما تنشره فتحكمه <a href="/Terms-conditions">الشروط والأحكام</a>، وما نعرفه
        عنك تحكمه <a href="/Privacy-Policy">سياسة الخصوصية</a>.</p>
      <h2>الترخيص</h2>
      <p>لك أن تستعمل البرنامج مجانًا لنفسك أو لعملك على أيّ جهاز تملكه أو يخضع لإدارتك. والإذن شخصي: ليس
        حصريًّا، ولا يجوز بيعه، ويستمرّ ما دمت ملتزمًا بهذه الاتفاقية.</p>
      <h2>ما هو لنا وما هو للجميع</h2>
      <p>الاسم والعلامة والرسوم ونصوص الموقع لمن صنعوها. وفي البرنامج أجزاء مفتوحة المصدر لها تراخيصها الخاصة.
        وحيث يمنحك ترخيص منها حقوقًا أوسع ممّا في هذه الصفحة فهو المقدَّم، ولا شيء هنا ينتقص من تلك
        الحقوق.</p>
      <h2>ما لا يجوز لك</h2>
      <ul>
        <li>أن تتجاوز تسجيل الدخول أو الحدود أو المراجعة أو أيّ حماية أخرى.</li>
        <li>أن تستعمل برامج تنسخ الإعلانات أو أرقام الهواتف أو الصور بالجملة، أو تنشئ حسابات أو إعلانات.</li>
        <li>أن ترسل إلى البرنامج ما صُنع ليضرّه أو يبطئه أو يصل إلى بيانات الآخرين.</li>
        <li>أن تقدّم نسخة معدّلة على أنها لنا، أو تزيل ما يدلّ على أصحابها.</li>
        <li>أن تستعمله في ما يمنعه القانون.</li>
      </ul>
      <p>وإن وجدت ثغرة فنرجو أن <a href="/Contact">تخبرنا</a> أولًا وتمهلنا حتى نصلحها. سنكون شاكرين، ولن
        نلاحق من بحث بحسن نيّة ولم يؤذِ أحدًا.</p>
      <h2>ما يفعله على جهازك</h2>
      <p>يحفظ البرنامج لغتك ومكانك، ورمز الدخول إن سجّلت الدخول، في التخزين المحلي لمتصفّحك، مع ملفّات ارتباط
        للغتك ومنطقتك ولهذا المتصفّح بعد دخولك. ويستأذنك قبل أن يستعمل موقعك الجغرافي أو الكاميرا أو يرسل إشعارات، ويعمل من دونها. ولك أن
        ترفض، أو تغيّر رأيك من إعدادات جهازك. وهو لا يقرأ جهات اتصالك ولا رسائلك ولا ملفّاتك الأخرى، ولا يرفع
        إلا الصور التي تختارها.</p>
      <h2>التحديثات</h2>
      <p>يتجدّد الموقع من غير سؤال لأنه يعمل من خادمنا. وقد يحتاج التطبيق المثبّت إلى تحديث ليواصل عمله أو
        ليبقى آمنًا. وقد تتغيّر ميزة أو تنتهي، فإن كان فيها شيء لك أمهلناك لتأخذ نسخة منه.</p>
      <h2>خدمات الآخرين</h2>
      <p>قد تأتي الخرائط أو المحادثة أو الفيديو أو الإشعارات من شركات أخرى حين تكون مشغّلة، وتسري شروطها على
        ما يخصّها. وإن حصلت على التطبيق من متجر فالمتجر ليس طرفًا في هذه الاتفاقية ولا يلزمه دعمه، وتسري عليك
        كذلك قواعده للمستخدمين.</p>
      <h2>معلومات لا ضمان</h2>
      <p>مواعيد العمل والأسعار والاتجاهات والمسافات مصدرها المستخدمون والخرائط، وقد تكون خاطئة. فلا تعتمد
        عليها وحدها حيث يكون الخطأ خطِرًا. وعند الطوارئ اتصل بالرقم 911.</p>
      <h2>بلا ضمانات في حدود القانون</h2>
      <p>يُقدَّم البرنامج كما هو. ولا نضمن، في حدود ما يسمح به القانون، أن يعمل دائمًا أو أن يخلو من الأخطاء،
        ولا نُسأل عن الخسائر غير المباشرة من استعماله. وتبقى لك الحقوق التي يمنحها القانون للمستهلك ولا يجوز
        التنازل عنها.</p>
      <h2>الإنهاء</h2>
      <p>لك أن تنهي هذه الاتفاقية في أيّ لحظة: سجّل الخروج، وأزل التطبيق، <a href="/delete-account">واحذف
        حسابك</a> إن شئت. ولنا أن ننهيها إن خالفتها مخالفة جسيمة. ويُعامَل ما نشرته من قبل وفق الشروط وسياسة
        الخصوصية.</p>
      <h2>القانون واللغة</h2>
      <p>تسري قوانين ولاية نيويورك. وإن بطلت جملة من هذه الاتفاقية بقي سائرها. وهي مكتوبة بالعربية
        والإنجليزية، وكلتاهما تقول الشيء نفسه. ونرحّب بالأسئلة بأيّ منهما: <a href="/Contact">اكتب
        إلينا</a>.</p>
    `,
  },
  data: {},
  daysAgo: 120,
};
