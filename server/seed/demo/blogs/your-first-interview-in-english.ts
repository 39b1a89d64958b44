import type { DemoContent } from '../shapes.ts';

export const yourFirstInterviewInEnglish: DemoContent = {
  kind: 'blog',
  slug: 'your-first-interview-in-english',
  title: { en: 'Your first interview in English: what they really ask', ar: 'مقابلتك الأولى بالإنجليزية: ما الذي يسألون عنه حقًّا؟' },
  summary: { en: 'Eight questions come back in almost every job. Prepare them once, in your own words, and the accent stops mattering.', ar: 'ثمانية أسئلة تعود في كل وظيفة تقريبًا. أعدّ أجوبتها مرة واحدة بكلماتك أنت، ولن يهمّ بعدها كيف تنطقها.' },
  body: {
    en: `
      <p>An interview here is shorter than at home and friendlier than it sounds. Nobody will ask about your
        father. The person in front of you has twenty minutes, a list, and one fear: hiring someone who
        disappears after two weeks. Everything you say should answer that fear.</p>
      <h2>The questions behind the questions</h2>
      <ol>
        <li><strong>”Tell me about yourself.”</strong> They mean: your work, in one minute. Say what you did
          last, what you do well, and why you’re in this room. Leave out your birthplace, age and family.</li>
        <li><strong>”Why do you want to work here?”</strong> They mean: did you look at us? Visit the shop or
          the website the day before, and name one thing that you saw.</li>
        <li><strong>”What experience do you have?”</strong> Work abroad counts. Give numbers: “I managed a
          kitchen of six”, “I drove in Amman for nine years without an accident”.</li>
        <li><strong>”Tell me about a problem you solved.”</strong> Three sentences: what happened, what you
          did, how it ended.</li>
        <li><strong>”What is your weakness?”</strong> Choose a true, small one, and say what you do about it.
          “My written English is slow, so I take an evening class.”</li>
        <li><strong>”Can you work weekends?”</strong> Say yes only if you can. If you need an hour for Friday
          prayer, say it calmly and offer an hour in return. The law asks most employers to make reasonable
          room for religion.</li>
        <li><strong>”How much do you expect?”</strong> In the city, most advertisements must show a pay range.
          Read it first, then name a number inside it.</li>
        <li><strong>”Do you have questions for us?”</strong> Always have two. “What does a good first month
          look like?” is the best we know.</li>
      </ol>
      <h2>What they may not ask</h2>
      <p>Your religion, where you were born, whether you’re married or pregnant, how old you are, and what you
        earned before. You can answer with a smile, “I’d rather talk about the work”, and later call 311 and
        ask for the Commission on Human Rights. They may ask whether you’re allowed to work in the United
        States. Yes or no is enough; the papers are shown after you’re hired.</p>
      <h2>The day itself</h2>
      <ul>
        <li>Write the eight answers in Arabic first, then in simple English. Read them aloud to a friend, or
          to your telephone, three times.</li>
        <li>Arrive ten minutes early. Earlier than that is a problem for them.</li>
        <li>A handshake is usual. If you don’t shake hands, a hand on the heart and “so nice to meet you”
          works everywhere.</li>
        <li>Slow down. Nobody is counting your mistakes; everybody notices when you rush.</li>
        <li>If you don’t understand, say, “Could you say that another way?” It sounds confident because it
          is.</li>
      </ul>
      <h2>Afterward</h2>
      <p>Send a message the same evening, three lines, with thanks and one thing you liked. Few people do it,
        so it’s remembered. If the answer is no, ask what would have helped: half of the time you’ll learn
        something true. Then look at <a href="/Job">this week’s jobs</a>, and go again. The second interview
        is always easier, and the fifth is just a conversation.</p>
    `,
    ar: `
      <p>المقابلة هنا أقصر مما عرفته في بلدك، وألطف مما تبدو. لن يسألك أحد عن والدك. أمام من يجلس قبالتك عشرون
        دقيقة وقائمة وخوف واحد: أن يوظّف شخصًا يختفي بعد أسبوعين. فليكن في كل ما تقوله جواب عن هذا الخوف.</p>
      <h2>ما وراء الأسئلة</h2>
      <ol>
        <li><strong>«حدّثنا عن نفسك».</strong> المقصود عملك في دقيقة واحدة. قل آخر ما عملت فيه، وما تجيده،
          ولماذا أنت هنا. ودع عنك مكان الولادة والعمر والعائلة.</li>
        <li><strong>«لماذا تريد العمل عندنا؟».</strong> المقصود: هل اطّلعت على عملنا؟ زُر المتجر أو الموقع في
          اليوم السابق، واذكر شيئًا واحدًا رأيته.</li>
        <li><strong>«ما خبرتك؟».</strong> العمل خارج البلاد خبرة. اذكر أرقامًا: «أدرت مطبخًا فيه 6 أشخاص»،
          «قدت السيارة في عمّان 9 سنوات بلا حادث».</li>
        <li><strong>«احكِ لنا عن مشكلة حللتها».</strong> ثلاث جمل: ماذا حدث، وماذا فعلت، وكيف انتهى
          الأمر.</li>
        <li><strong>«ما نقطة ضعفك؟».</strong> اختر نقطة صغيرة صادقة، وقل ماذا تفعل حيالها: «كتابتي بالإنجليزية
          بطيئة، ولذلك أحضر درسًا مسائيًّا».</li>
        <li><strong>«هل تعمل في نهاية الأسبوع؟».</strong> لا تقل نعم إلا إن كنت تستطيع. وإن احتجت إلى ساعة
          لصلاة الجمعة فقل ذلك بهدوء واعرض ساعة مقابلها. فالقانون يطلب من معظم أصحاب العمل مراعاة الدين في
          حدود المعقول.</li>
        <li><strong>«كم تتوقّع من الأجر؟».</strong> يجب أن تذكر معظم الإعلانات في المدينة نطاق الأجر. اقرأه
          أولًا، ثم سمِّ رقمًا داخله.</li>
        <li><strong>«هل لديك أسئلة؟».</strong> ليكن عندك سؤالان دائمًا. وأفضل ما نعرفه: «كيف يبدو الشهر الأول
          الناجح؟».</li>
      </ol>
      <h2>ما لا يحقّ لهم أن يسألوه</h2>
      <p>دينك، ومكان ولادتك، وهل أنت متزوّج أو هل أنتِ حامل، وعمرك، وكم كنت تكسب من قبل. يمكنك أن تبتسم وتقول:
        «أفضّل أن نتحدّث عن العمل»، ثم تتصل لاحقًا بالرقم 311 وتطلب لجنة حقوق الإنسان. ولهم أن يسألوا هل يُسمح
        لك بالعمل في الولايات المتحدة. يكفي أن تجيب بنعم أو لا، أما الأوراق فتُقدَّم بعد التوظيف.</p>
      <h2>في اليوم نفسه</h2>
      <ul>
        <li>اكتب الأجوبة الثمانية بالعربية أولًا، ثم بإنجليزية بسيطة. واقرأها بصوت عالٍ لصديق، أو لهاتفك، ثلاث
          مرات.</li>
        <li>احضر قبل الموعد بعشر دقائق، ولا تبكّر أكثر من ذلك فتُربكهم.</li>
        <li>المصافحة معتادة. وإن كنت لا تصافح، فيدك على قلبك مع عبارة ترحيب تكفي في كل مكان.</li>
        <li>تمهّل. لا أحد يعدّ أخطاءك، لكن الجميع يلاحظ استعجالك.</li>
        <li>إذا لم تفهم فاطلب إعادة السؤال بصيغة أخرى. يبدو ذلك ثقة بالنفس، وهو كذلك.</li>
      </ul>
      <h2>بعد المقابلة</h2>
      <p>أرسل في المساء نفسه رسالة من ثلاثة أسطر، فيها شكر وشيء واحد أعجبك. قلّة من الناس تفعل ذلك، ولهذا
        يُتذكَّر. وإن جاء الردّ بالرفض فاسأل عمّا كان سيفيد، ففي نصف المرات ستتعلّم شيئًا صحيحًا. ثم انظر في
        <a href="/Job">وظائف هذا الأسبوع</a> وأعد المحاولة. المقابلة الثانية أسهل دائمًا، أما الخامسة فمجرّد
        حديث.</p>
    `,
  },
  data: { category: { en: 'Work', ar: 'العمل' }, author: { en: 'Karim Mansour', ar: 'كريم منصور' } },
  photo: 'cafe',
  daysAgo: 156,
};
