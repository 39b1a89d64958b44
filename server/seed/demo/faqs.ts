import type { Both } from '../../../contract/locales.ts';
import type { DemoContent } from './shapes.ts';

const start: Both = { en: 'Getting started', ar: 'البداية' };
const posting: Both = { en: 'Posting', ar: 'النشر' };
const business: Both = { en: 'Businesses', ar: 'الأنشطة التجارية' };
const safety: Both = { en: 'Safety', ar: 'الأمان' };
const account: Both = { en: 'Account', ar: 'الحساب' };

interface Question {
  slug: string;
  group: Both;
  question: Both;
  /** One to three sentences, with links where they help. */
  answer: Both;
}

const questions: Question[] = [
  {
    slug: 'do-i-need-an-account',
    group: start,
    question: { en: 'Do I need an account?', ar: 'هل أحتاج إلى حساب؟' },
    answer: {
      en: 'Not to read, search or call. You need one to save things and to post, and it takes about a minute to <a href="/Register">register</a>.',
      ar: 'لا حاجة إليه للقراءة والبحث والاتصال. أما الحفظ والنشر فيحتاجان إلى حساب، و<a href="/Register">التسجيل</a> يستغرق نحو دقيقة.',
    },
  },
  {
    slug: 'is-it-free',
    group: start,
    question: { en: 'What does it cost?', ar: 'كم يكلّف ذلك؟' },
    answer: {
      en: 'Nothing: reading, saving and posting are free. If anyone asks you for money in the name of this site, don’t pay, and <a href="/Contact">tell us</a>.',
      ar: 'لا شيء: القراءة والحفظ والنشر بلا مقابل. وإن طلب منك أحد مالًا باسم هذا الموقع فلا تدفع، و<a href="/Contact">أخبرنا</a>.',
    },
  },
  {
    slug: 'switch-the-language',
    group: start,
    question: { en: 'How do I switch between English and Arabic?', ar: 'كيف أبدّل بين العربية والإنجليزية؟' },
    answer: {
      en: 'Press the language button at the top of any page. You stay on the same page, and the site remembers your choice on this device.',
      ar: 'اضغط زرّ اللغة في أعلى أيّ صفحة. تبقى في الصفحة نفسها، ويتذكّر الموقع اختيارك على هذا الجهاز.',
    },
  },
  {
    slug: 'search-in-either-language',
    group: start,
    question: { en: 'Can I search in Arabic for something posted in English?', ar: 'هل يمكنني أن أبحث بالعربية عمّا نُشر بالإنجليزية؟' },
    answer: {
      en: 'Yes, for most everyday words: the search knows that an apartment is the same thing in both languages. It also forgives a small spelling mistake, so just type the way you write.',
      ar: 'نعم، في معظم الكلمات اليومية: فالبحث يعرف أن الشقة هي نفسها باللغتين. وهو يسامح في الخطأ الإملائي الصغير، فاكتب كما تعوّدت.',
    },
  },
  {
    slug: 'see-only-my-area',
    group: start,
    question: { en: 'How do I see only what is near me?', ar: 'كيف أرى القريب منّي فقط؟' },
    answer: {
      en: 'Choose your borough or city, and every list follows it. You can also sort by distance, if you let your browser share where you are; we use the point for that search only.',
      ar: 'اختر المنطقة أو المدينة فتتبعها كل القوائم. ويمكنك أن ترتّب حسب المسافة إن سمحت لمتصفّحك بمشاركة موقعك، ولا نستخدمه إلا في ذلك البحث.',
    },
  },
  {
    slug: 'save-for-later',
    group: start,
    question: { en: 'How do I save something and find it again?', ar: 'كيف أحفظ شيئًا وأجده لاحقًا؟' },
    answer: {
      en: 'Sign in and press the save button on any card. Saved businesses, homes, jobs, products and articles each have their own list in your account.',
      ar: 'سجّل الدخول واضغط زرّ الحفظ على أيّ بطاقة. في حسابك قائمة لكل من الأنشطة والمساكن والوظائف والمنتجات والمقالات المحفوظة.',
    },
  },
  {
    slug: 'how-to-post',
    group: posting,
    question: { en: 'How do I post a room, a job or something to sell?', ar: 'كيف أعلن عن غرفة أو وظيفة أو شيء للبيع؟' },
    answer: {
      en: 'Sign in, open <a href="/Rent">rentals</a>, <a href="/Job">jobs</a> or the <a href="/market-place">marketplace</a>, and choose to post. Write a plain title, a true price and at least one way to reach you.',
      ar: 'سجّل الدخول، وافتح <a href="/Rent">الإيجارات</a> أو <a href="/Job">الوظائف</a> أو <a href="/market-place">السوق</a>، واختر النشر. اكتب عنوانًا واضحًا، وسعرًا صحيحًا، ووسيلة تواصل واحدة على الأقل.',
    },
  },
  {
    slug: 'waiting-for-approval',
    group: posting,
    question: { en: 'Why can’t I see my post yet?', ar: 'لماذا لا أرى إعلاني بعد؟' },
    answer: {
      en: 'A person in New York reads every post before it appears. Until then you’ll find it in your account under “Waiting for approval”, and there’s no need to send it twice.',
      ar: 'يقرأ كل إعلان إنسان في نيويورك قبل أن يظهر. وحتى ذلك الحين تجده في حسابك ضمن «بانتظار الموافقة»، ولا داعي لإرساله مرتين.',
    },
  },
  {
    slug: 'post-sent-back',
    group: posting,
    question: { en: 'My post was sent back. What now?', ar: 'أُعيد إليّ إعلاني، فماذا أفعل؟' },
    answer: {
      en: 'Read the reason beside it, correct that point and send it again. The usual ones are a missing price, a photo that isn’t yours, or a request for money in advance.',
      ar: 'اقرأ السبب المكتوب إلى جانبه، وصحّح تلك النقطة، وأرسله من جديد. والأسباب المعتادة سعر ناقص، أو صورة ليست لك، أو طلب مال مقدّم.',
    },
  },
  {
    slug: 'edit-or-close-a-post',
    group: posting,
    question: { en: 'How do I change a post or take it down?', ar: 'كيف أعدّل إعلاني أو أزيله؟' },
    answer: {
      en: 'Open it from your account. When you change words or pictures, the old version stays visible until the new one is approved. Mark it sold, rented or filled once it’s done, so that people stop calling.',
      ar: 'افتحه من حسابك. إذا غيّرت النصّ أو الصور بقيت النسخة القديمة ظاهرة إلى أن تُقبل الجديدة. وحين ينتهي أمره فحدّد أنه تم البيع أو التأجير أو شغل الوظيفة، ليكفّ الناس عن الاتصال.',
    },
  },
  {
    slug: 'post-without-my-name',
    group: posting,
    question: { en: 'Can I post without showing my name?', ar: 'هل أنشر من دون أن يظهر اسمي؟' },
    answer: {
      en: 'Yes, for jobs and rentals: choose to post anonymously. Your name is hidden, and your phone or email address appears only if you choose to show it. Moderators still know who posted.',
      ar: 'نعم، في الوظائف والإيجارات: اختر النشر من دون اسمك. يُخفى اسمك، ولا يظهر هاتفك أو بريدك إلا إن اخترت عرضه. ويبقى المشرفون على علم بصاحب الإعلان.',
    },
  },
  {
    slug: 'add-a-business',
    group: business,
    question: { en: 'What do I need to add my business?', ar: 'ماذا يلزمني لأضيف نشاطي؟' },
    answer: {
      en: 'A logo, a cover picture, the address, your hours, a description of one to three lines, and three to nine services. Then <a href="/add-business">add it here</a>: about ten minutes, if the photos are ready.',
      ar: 'شعار، وصورة غلاف، والعنوان، والمواعيد، ووصف من سطر إلى 3 أسطر، وخدمات من 3 إلى 9. ثم <a href="/add-business">أضفه هنا</a>: نحو عشر دقائق إن كانت الصور جاهزة.',
    },
  },
  {
    slug: 'how-many-photos',
    group: business,
    question: { en: 'How many photos may a business have?', ar: 'كم صورة يمكن أن أضيف إلى صفحة نشاطي؟' },
    answer: {
      en: 'Three to six main photos, which you need. An extra gallery is up to you: if you add one, it takes six to ten.',
      ar: 'الصور الرئيسية من 3 إلى 6، وهي لازمة. أما المعرض الإضافي فباختيارك: وإن أضفته ففيه من 6 إلى 10 صور.',
    },
  },
  {
    slug: 'which-photos-work',
    group: business,
    question: { en: 'Which picture files can I use?', ar: 'ما أنواع الصور المقبولة؟' },
    answer: {
      en: 'JPEG, PNG, WebP or AVIF, up to 10 MB each. We make fresh copies in several sizes and remove hidden details, such as where the photo was taken.',
      ar: 'صور JPEG أو PNG أو WebP أو AVIF، حتى 10 ميغابايت لكل منها. ونصنع منها نسخًا جديدة بمقاسات عدّة، ونزيل التفاصيل الخفيّة كمكان التصوير.',
    },
  },
  {
    slug: 'verified-badge',
    group: business,
    question: { en: 'What does the verified badge mean?', ar: 'ما معنى شارة التوثيق؟' },
    answer: {
      en: 'Our team checked that the business exists and answers at the contact it gives. It can’t be bought, and it isn’t a recommendation. To ask for it, <a href="/Contact">write to us</a>.',
      ar: 'تحقّق فريقنا من أن النشاط موجود ويردّ على وسيلة التواصل التي ذكرها. لا تُشترى الشارة وليست توصية. ولطلبها <a href="/Contact">اكتب إلينا</a>.',
    },
  },
  {
    slug: 'stay-safe',
    group: safety,
    question: { en: 'How do I stay safe when I meet a stranger?', ar: 'كيف أبقى آمنًا حين ألتقي بشخص لا أعرفه؟' },
    answer: {
      en: 'Only meet in public places, take someone with you, and inspect the item before buying. Never pay or transfer money in advance, whatever the story.',
      ar: 'لا تلتقِ به إلا في مكان عام، واصطحب أحدًا معك، وافحص الشيء قبل الشراء. ولا تدفع ولا تحوّل مالًا مقدّمًا أبدًا، مهما كانت القصة.',
    },
  },
  {
    slug: 'report-a-post',
    group: safety,
    question: { en: 'Something looks wrong. How do I report it?', ar: 'أرى شيئًا غير سليم، فكيف أبلّغ عنه؟' },
    answer: {
      en: 'Press “Report” on the post and say in a few words what’s wrong. A moderator reads it, and the person who posted isn’t told who you are. In danger, call 911 first.',
      ar: 'اضغط «إبلاغ» في الإعلان واذكر المشكلة بكلمات قليلة. يقرأ المشرف البلاغ، ولا يُخبَر صاحب الإعلان بهويتك. وعند الخطر اتصل أولًا بالرقم 911.',
    },
  },
  {
    slug: 'forgotten-password',
    group: account,
    question: { en: 'I forgot my password. What do I do?', ar: 'نسيت كلمة المرور، فماذا أفعل؟' },
    answer: {
      en: 'Open <a href="/Forget-Password">forgot password</a> and give your email address. We send a 6-digit code that works once, for ten minutes. We’ll never ask you for it by phone.',
      ar: 'افتح صفحة <a href="/Forget-Password">نسيت كلمة المرور</a> واكتب بريدك الإلكتروني. نرسل إليك رمزًا من 6 أرقام يصلح مرة واحدة مدّة 10 دقائق. ولن نطلبه منك هاتفيًّا أبدًا.',
    },
  },
  {
    slug: 'newsletter',
    group: account,
    question: { en: 'How do I start or stop the newsletter?', ar: 'كيف أشترك في النشرة أو ألغي اشتراكي؟' },
    answer: {
      en: 'Write your email address in the box at the bottom of any page. To stop it, use the link in any issue, or switch it off in your <a href="/Profile">profile</a>.',
      ar: 'اكتب بريدك الإلكتروني في المربّع أسفل أيّ صفحة. ولإيقافها استخدم الرابط الموجود في أيّ عدد، أو أوقفها من <a href="/Profile">ملفّك الشخصي</a>.',
    },
  },
  {
    slug: 'delete-my-account',
    group: account,
    question: { en: 'How do I delete my account?', ar: 'كيف أحذف حسابي؟' },
    answer: {
      en: 'Open <a href="/delete-account">delete account</a>, confirm with your password, and it’s done at once: your account, posts, saved items, pictures and messages are removed. Copies in backups are gone within 30 days.',
      ar: 'افتح صفحة <a href="/delete-account">حذف الحساب</a> وأكّد بكلمة المرور، فيتمّ ذلك في الحال: يُزال حسابك وإعلاناتك ومحفوظاتك وصورك ورسائلك. وتزول نسخها الاحتياطية خلال 30 يومًا.',
    },
  },
];

const plain = (html: string): string => html.replace(/<[^>]+>/g, '');

/** An answer is short enough to be its own summary. */
export const demoFaqs: DemoContent[] = questions.map(({ slug, group, question, answer }, index) => ({
  kind: 'faq',
  slug,
  title: question,
  summary: { en: plain(answer.en), ar: plain(answer.ar) },
  body: { en: `<p>${answer.en}</p>`, ar: `<p>${answer.ar}</p>` },
  data: { group },
  daysAgo: 200 - index,
}));
