import type { DemoContent } from '../shapes.ts';

export const raisingChildrenInTwoLanguages: DemoContent = {
  kind: 'blog',
  slug: 'raising-children-in-two-languages',
  title: { en: 'Raising children in two languages, without a war at dinner', ar: 'تربية الأطفال بلغتين، بلا حرب على مائدة العشاء' },
  summary: { en: 'They’ll learn English whatever you do. Arabic needs a plan: a small one, kept every day.', ar: 'سيتعلّمون الإنجليزية مهما فعلت. أما العربية فتحتاج إلى خطة صغيرة تلتزم بها كل يوم.' },
  body: {
    en: `
      <p>It happens in the second year of school. You ask in Arabic, and the answer comes back in English. You
        ask again, louder. Soon Arabic is the language of being told off, and no child has ever loved
        that.</p>
      <p>I teach on weekends in a borrowed classroom in Brooklyn, and I’ve watched some two hundred families
        try. The ones who succeed aren’t stricter than the others. They’re more regular, and they laugh
        more.</p>
      <h2>What works at home</h2>
      <ol>
        <li><strong>One person, one place or one hour.</strong> Grandmother is Arabic. Or the kitchen is. Or
          the hour before bed. Children accept a rule that’s always true, and argue with one that’s sometimes
          true.</li>
        <li><strong>Answer, don’t correct.</strong> When she says “I want the khubz”, hand it over and say, in
          Arabic, “Here’s the bread, still hot.” She heard the right form and lost nothing.</li>
        <li><strong>Give the language a job.</strong> Calling the uncle in Amman, writing the shopping list,
          ordering at the bakery. A language nobody needs is a museum.</li>
        <li><strong>Read aloud every night,</strong> five minutes, even badly. Begin with picture books in
          everyday words. The three public library systems, Brooklyn, Queens and New York, all have Arabic
          shelves, and a library card is free.</li>
        <li><strong>Let them hear both kinds.</strong> Your dialect is the language of love and jokes, so
          don’t apologize for it. Cartoons, Quran or church, and stories bring the standard language.</li>
        <li><strong>Sing in the car.</strong> Nobody ever forgot a word that had a tune.</li>
      </ol>
      <h2>What doesn’t</h2>
      <ul>
        <li>Pretending that you don’t understand English. They know.</li>
        <li>Making the child perform for visitors.</li>
        <li>Comparing brothers with sisters, or your children with the cousins who stayed.</li>
        <li>Three hours on Saturday and nothing in the week. Ten minutes a day is worth more.</li>
      </ul>
      <h2>And at school?</h2>
      <p>Two languages don’t confuse a child. Mixing them is normal and passes. If a teacher advises you to
        stop speaking Arabic at home, thank her and don’t stop: a strong first language helps the second. If
        your child is really late in speaking, have it looked at, in both languages. An evaluation through the
        Department of Education is free, and so is the interpreter.</p>
      <p>Some public schools in the city teach in English and Arabic together, or offer Arabic as a subject,
        and the list changes from year to year. Ask a <a href="https://www.schools.nyc.gov">Family Welcome
        Center</a> what there is near you. Mosques, churches and community centers run weekend classes; visit
        once before you pay for a year. You’ll find some of them in
        <a href="/Category/services">services</a>.</p>
      <h2>When they refuse</h2>
      <p>At about thirteen many of them put Arabic down, like a coat they’ve outgrown. Don’t chase them with
        it. Keep speaking it yourself, keep the door open, keep the jokes good. My own son didn’t say a full
        sentence for three years. Then his grandmother fell ill, and he sat by her bed and talked until the
        nurse came. It was all there. It had only been waiting for someone who needed it.</p>
    `,
    ar: `
      <p>يحدث ذلك في السنة المدرسية الثانية. تسأل بالعربية فيأتيك الجواب بالإنجليزية. تعيد السؤال بصوت أعلى،
        وسرعان ما تصير العربية لغة التأنيب، ولم يحبّ طفل لغة كهذه قطّ.</p>
      <p>أعلّم في نهاية الأسبوع في صفّ مستعار في بروكلين، ورأيت نحو 200 عائلة تحاول. ومن ينجح منها ليس أشدّ من
        غيره، بل أكثر انتظامًا وضحكًا.</p>
      <h2>ما ينجح في البيت</h2>
      <ol>
        <li><strong>شخص واحد أو مكان واحد أو ساعة واحدة.</strong> الجدّة بالعربية، أو المطبخ، أو الساعة التي
          تسبق النوم. يقبل الأطفال قاعدة صحيحة دائمًا، ويجادلون في قاعدة تصحّ أحيانًا.</li>
        <li><strong>أجب ولا تصحّح.</strong> إذا خلطت ابنتك اللغتين وهي تطلب الخبز، فناولها إياه وقل بالعربية:
          «تفضّلي الخبز، ما زال ساخنًا». لقد سمعت الصيغة الصحيحة ولم تخسر شيئًا.</li>
        <li><strong>أعطِ اللغة عملًا:</strong> مكالمة الخال في عمّان، وكتابة قائمة المشتريات، والطلب في
          المخبز. لغة لا يحتاج إليها أحد متحف.</li>
        <li><strong>اقرأ بصوت عالٍ كل ليلة</strong> خمس دقائق، ولو بتعثّر. ابدأ بكتب مصوّرة كلماتها مألوفة. في
          شبكات المكتبات العامة الثلاث، بروكلين وكوينز ونيويورك، رفوف عربية، وبطاقة المكتبة مجانية.</li>
        <li><strong>أسمعهم المستويين.</strong> لهجتك لغة الحبّ والنكتة فلا تعتذر عنها. أما الفصحى فتأتي مع
          الرسوم المتحركة والقرآن أو الكنيسة والحكايات.</li>
        <li><strong>غنّوا في السيارة.</strong> لم ينسَ أحد كلمة لها لحن.</li>
      </ol>
      <h2>ما لا ينجح</h2>
      <ul>
        <li>أن تتظاهر بأنك لا تفهم الإنجليزية. هم يعرفون.</li>
        <li>أن تجعل الطفل عرضًا أمام الضيوف.</li>
        <li>أن تقارن الإخوة بعضهم ببعض، أو أولادك بأبناء عمّهم الذين بقوا هناك.</li>
        <li>ثلاث ساعات يوم السبت ولا شيء في بقيّة الأسبوع. عشر دقائق كل يوم أنفع.</li>
      </ul>
      <h2>وماذا عن المدرسة؟</h2>
      <p>لا تُربك اللغتان الطفل، والخلط بينهما طبيعي وعابر. وإذا نصحتك معلّمة بالكفّ عن العربية في البيت
        فاشكرها ولا تكفّ: اللغة الأولى القوية تعين الثانية. وإن تأخّر طفلك في الكلام فعلًا فاطلب فحصه
        باللغتين. التقييم عن طريق إدارة التعليم مجاني، والمترجم كذلك.</p>
      <p>وفي المدينة مدارس حكومية تعلّم بالإنجليزية والعربية معًا، أو تقدّم العربية مادةً، وتتغيّر القائمة من
        سنة إلى أخرى. اسأل <a href="https://www.schools.nyc.gov">مركز استقبال العائلات</a> عمّا هو قريب منك.
        وتقيم المساجد والكنائس والمراكز الاجتماعية صفوفًا في نهاية الأسبوع، فزُرها مرة قبل أن تدفع عن سنة.
        وستجد بعضها في <a href="/Category/services">قسم الخدمات</a>.</p>
      <h2>حين يرفضون</h2>
      <p>في نحو الثالثة عشرة يضع كثير منهم العربية جانبًا، كمعطف ضاق عليهم. لا تلاحقهم بها. تكلّمها أنت، واترك
        الباب مفتوحًا، ولتكن نكاتك جيدة. ابني لم ينطق بجملة كاملة ثلاث سنوات. ثم مرضت جدّته، فجلس إلى سريرها
        وتحدّث حتى جاءت الممرّضة. كان كل شيء هناك، ينتظر فقط من يحتاج إليه.</p>
    `,
  },
  data: { category: { en: 'Family', ar: 'الأسرة' }, author: { en: 'Salma Haddad', ar: 'سلمى حدّاد' } },
  photo: 'kitchen',
  daysAgo: 231,
};
