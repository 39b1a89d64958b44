import type { DemoContent } from '../shapes.ts';

export const termsConditions: DemoContent = {
  kind: 'page',
  slug: 'terms-conditions',
  title: { en: 'Terms and conditions', ar: 'الشروط والأحكام' },
  summary: { en: 'The rules of the house, in plain words: what you may post, what we promise, and what we can’t.', ar: 'قواعد البيت بكلام واضح: ما الذي يجوز نشره، وبمَ نعدك، وما لا نستطيع أن نعد به.' },
  body: {
    en: `
      <p>By using this site you agree to these rules. If you don’t agree, please don’t use it. Arabic and
        English versions say the same; if you find a difference, tell us and we’ll read it in the way that is
        fairer to you.</p>
      <h2>What this site is</h2>
      <p>A directory and notice board for the Arab community of New York and its neighbors. We show
        businesses, homes, jobs and things for sale that people post themselves. We aren’t the landlord, the
        employer, the seller, the agent or a party to any agreement between you. The site doesn’t take
        payments for deals between users.</p>
      <h2>Your account</h2>
      <ul>
        <li>You must be 18 or over, and give your real e-mail address.</li>
        <li>Your password is yours alone. What’s done with your account counts as done by you until you tell
          us that it was stolen.</li>
        <li>One person, one account. A business may be managed by its owner or by someone the owner has
          asked.</li>
        <li>You can delete the account yourself, at any time.</li>
      </ul>
      <h2>What you may post</h2>
      <p>Post what is true, lawful, yours to offer and in the right section. Write the real price. Use photos
        you took or may use. Give at least one way to reach you. In return you’ll be read by people who are
        looking for exactly that.</p>
      <h2>What you may not post</h2>
      <ul>
        <li>Anything that refuses people for their race, color, religion, origin, sex, disability, family or
          another reason that fair housing, employment or human rights law protects. A home’s preference for
          men, women or anyone is allowed only where the law allows it, such as some shared homes.</li>
        <li>Jobs without pay where pay is due, jobs that ask for money first, and jobs that hide what they
          are.</li>
        <li>Weapons, drugs, medicines, tobacco to minors, stolen or counterfeit goods, documents, live animals
          where forbidden, and sexual services.</li>
        <li>Hate, threats, false accusations, or another person’s private details.</li>
        <li>The same post many times, false reviews, hidden advertising, or text made to trick a search
          engine.</li>
        <li>Files or links that do harm.</li>
      </ul>
      <h2>Approval</h2>
      <p>Every post waits until a person has read it. We may publish it, ask for a change with a reason, or
        refuse it with a reason. An edit to a published post is read again, and the earlier version stays
        visible until then. Approval isn’t a guarantee: we check that a post looks honest, not that every word
        in it is so.</p>
      <p>Posts end when you close them or when they expire. You can renew them.</p>
      <h2>The verified badge</h2>
      <p>It means that our team checked that the business exists and answers at the contact it gives. It isn’t
        a recommendation, a license check or a promise of quality.</p>
      <h2>Your words and photos</h2>
      <p>They stay yours. You allow us, without payment, to store, show, resize, translate and share them on
        this site and in its newsletter and social pages, for as long as they’re published here. You promise
        that you have the right to give that permission. If you believe that someone has used your work,
        <a href="/Contact">write to us</a> with the address of the page and proof; we’ll look at it
        promptly.</p>
      <h2>Stay safe</h2>
      <p>Only meet in public places. Never pay or transfer money in advance. Inspect the product before
        buying. If a post breaks the rules, press “Report”.</p>
      <h2>Articles and guides</h2>
      <p>They’re general information, written with care. They aren’t legal, medical, tax or immigration
        advice, and rules change. For your own case ask a qualified person, or call 311.</p>
      <h2>Fair use of the site</h2>
      <p>Don’t copy it in bulk, collect phone numbers, test its locks, get around its limits or pretend to be
        someone else. Ordinary search engines are welcome.</p>
      <h2>If rules are broken</h2>
      <p>We may remove a post, pause an account or close it, and we’ll tell you why, unless that would put
        someone in danger or the law forbids it. You can <a href="/Contact">ask for a second look</a>, and
        another person will read it.</p>
      <h2>What we can’t promise</h2>
      <p>We do our best to keep the site open, correct and safe, but we offer it as it is. As far as the law
        allows, we aren’t responsible for what users post or do, for deals between them, or for indirect loss.
        Nothing here takes away rights that the law doesn’t let you give up.</p>
      <h2>Law</h2>
      <p>The laws of the State of New York apply, and its courts decide. Before going to court, write to us:
        most things can be settled by one honest message.</p>
      <h2>Changes</h2>
      <p>We may change these rules. If a change matters, we’ll announce it on the site before it applies.
        Using the site after that means that you accept it.</p>
    `,
    ar: `
      <p>باستعمالك هذا الموقع توافق على هذه القواعد. وإن لم توافق فنرجو ألّا تستعمله. والنسختان العربية
        والإنجليزية تقولان الشيء نفسه، فإن وجدت فرقًا فأخبرنا، وسنفهمه على الوجه الأعدل لك.</p>
      <h2>ما هذا الموقع</h2>
      <p>دليل ولوحة إعلانات للجالية العربية في نيويورك ولجيرانها. نعرض أعمالًا ومساكن ووظائف وأشياء للبيع
        ينشرها الناس بأنفسهم. ولسنا المالك ولا صاحب العمل ولا البائع ولا الوسيط، ولا طرفًا في أيّ اتفاق بينكم.
        ولا يتقاضى الموقع أموال الصفقات بين المستخدمين.</p>
      <h2>حسابك</h2>
      <ul>
        <li>يجب أن تكون قد بلغت 18 عامًا، وأن تعطي بريدك الإلكتروني الحقيقي.</li>
        <li>كلمة المرور لك وحدك. وما يُفعل بحسابك يُعدّ فعلك إلى أن تخبرنا بأنه سُرق.</li>
        <li>لكل شخص حساب واحد. ويدير صفحة العمل صاحبه أو من كلّفه بذلك.</li>
        <li>يمكنك أن تحذف الحساب بنفسك متى شئت.</li>
      </ul>
      <h2>ما يجوز نشره</h2>
      <p>انشر ما هو صحيح ومشروع ولك أن تعرضه، وفي قسمه المناسب. واكتب السعر الحقيقي. واستعمل صورًا التقطتها أو
        لك حقّ استعمالها. وقدّم وسيلة واحدة على الأقل للتواصل معك. وفي المقابل يقرأ إعلانك من يبحث عنه
        تحديدًا.</p>
      <h2>ما لا يجوز نشره</h2>
      <ul>
        <li>كل ما يرفض الناس بسبب العرق أو اللون أو الدين أو الأصل أو الجنس أو الإعاقة أو الحالة الأسرية، أو
          لسبب آخر تحميه قوانين السكن العادل أو العمل أو حقوق الإنسان. ولا يُسمح بتخصيص السكن للرجال أو للنساء
          إلا حيث يسمح القانون، كبعض المساكن المشتركة.</li>
        <li>وظائف بلا أجر حيث يُستحقّ الأجر، أو تطلب المال أولًا، أو تخفي حقيقتها.</li>
        <li>الأسلحة، والمخدّرات، والأدوية، والتبغ للقاصرين، والبضائع المسروقة أو المقلّدة، والوثائق،
          والحيوانات الحيّة حيث يُمنع بيعها، والخدمات الجنسية.</li>
        <li>الكراهية، والتهديد، والاتهام الباطل، وكشف خصوصيات الآخرين.</li>
        <li>تكرار الإعلان، والتقييمات الكاذبة، والدعاية المستترة، والنصوص التي تخدع محرّكات البحث.</li>
        <li>الملفّات أو الروابط الضارّة.</li>
      </ul>
      <h2>المراجعة</h2>
      <p>ينتظر كل إعلان حتى يقرأه إنسان. وقد ننشره، أو نطلب تعديله مع بيان السبب، أو نرفضه مع بيان السبب.
        وتعديل الإعلان المنشور يُقرأ من جديد، وتبقى النسخة السابقة ظاهرة حتى ذلك الحين. والقبول ليس ضمانًا:
        نتحقّق من أن الإعلان يبدو أمينًا، لا من أن كل كلمة فيه كذلك.</p>
      <p>وينتهي الإعلان حين تغلقه أو حين تنقضي مدّته، ويمكنك أن تجدّده.</p>
      <h2>شارة التوثيق</h2>
      <p>معناها أن فريقنا تحقّق من أن العمل موجود ويردّ على وسيلة التواصل التي ذكرها. وليست توصية، ولا فحصًا
        للرخص، ولا وعدًا بالجودة.</p>
      <h2>كلماتك وصورك</h2>
      <p>تبقى لك. وتأذن لنا بلا مقابل بأن نحفظها ونعرضها ونغيّر مقاسها ونترجمها وننشرها في الموقع ونشرته
        وصفحاته الاجتماعية ما دامت منشورة هنا. وتتعهّد بأن لك حقّ منح هذا الإذن. وإن رأيت أن أحدًا استعمل عملك
        <a href="/Contact">فاكتب إلينا</a> بعنوان الصفحة وما يثبت حقّك، وسننظر فيه سريعًا.</p>
      <h2>سلامتك</h2>
      <p>لا تلتقِ بأحد إلا في الأماكن العامة. لا تدفع ولا تحوّل مالًا مقدّمًا أبدًا. افحص المنتج قبل الشراء.
        وإن خالف إعلان القواعد فاضغط «إبلاغ».</p>
      <h2>المقالات والأدلّة</h2>
      <p>معلومات عامة كُتبت بعناية. وليست مشورة قانونية ولا طبية ولا ضريبية ولا في شؤون الهجرة، والقواعد
        تتغيّر. ولحالتك أنت اسأل مختصًّا أو اتصل بالرقم 311.</p>
      <h2>الاستعمال العادل للموقع</h2>
      <p>لا تنسخه بالجملة، ولا تجمع أرقام الهواتف، ولا تختبر أقفاله، ولا تتحايل على حدوده، ولا تنتحل صفة غيرك.
        أما محرّكات البحث المعتادة فمرحّب بها.</p>
      <h2>عند مخالفة القواعد</h2>
      <p>قد نزيل إعلانًا أو نوقف حسابًا مؤقّتًا أو نغلقه، ونخبرك بالسبب ما لم يعرّض ذلك أحدًا للخطر أو يمنعه
        القانون. ويمكنك أن <a href="/Contact">تطلب نظرة ثانية</a>، فيقرأ الأمر شخص آخر.</p>
      <h2>ما لا نستطيع أن نعد به</h2>
      <p>نبذل جهدنا ليبقى الموقع متاحًا وصحيحًا وآمنًا، لكننا نقدّمه كما هو. ولسنا مسؤولين، في حدود ما يسمح به
        القانون، عمّا ينشره المستخدمون أو يفعلونه، ولا عن الصفقات بينهم، ولا عن الخسائر غير المباشرة. ولا شيء
        هنا يسلبك حقوقًا لا يجيز القانون التنازل عنها.</p>
      <h2>القانون</h2>
      <p>تسري قوانين ولاية نيويورك، وتفصل محاكمها. وقبل أن تلجأ إلى المحكمة اكتب إلينا، فمعظم الأمور تحلّها
        رسالة صادقة واحدة.</p>
      <h2>التغييرات</h2>
      <p>قد نغيّر هذه القواعد. وإن كان التغيير مهمًّا أعلنّاه في الموقع قبل أن يسري. واستعمالك الموقع بعد ذلك
        يعني قبولك به.</p>
    `,
  },
  data: {},
  daysAgo: 120,
};
