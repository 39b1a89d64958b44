import type { DemoContent } from '../shapes.ts';

export const stockAnArabPantry: DemoContent = {
  kind: 'blog',
  slug: 'stock-an-arab-pantry',
  title: { en: 'Stock an Arab pantry in one afternoon', ar: 'خزانة مؤونة عربية في عصر يوم واحد' },
  summary: { en: 'Fourteen things, one bag, and you can feed four people without a recipe for a month.', ar: '14 صنفًا وكيس واحد، وبعدها تُطعم 4 أشخاص شهرًا كاملًا بلا وصفة.' },
  body: {
    en: `
      <p>The first kitchen in a new city is a sad place: salt, tea bags, somebody else’s ketchup. You don’t
        need much to make it yours. Go to one good grocery, with one list, and leave the rest for later.</p>
      <h2>What keeps for months</h2>
      <ul>
        <li><strong>Red lentils and brown lentils.</strong> The red ones melt into soup in twenty minutes. The
          brown ones keep their shape for mujaddara.</li>
        <li><strong>Dried chickpeas.</strong> Soak them overnight. Cans are for surprise guests.</li>
        <li><strong>Bulgur,</strong> fine for tabbouleh and coarse for cooking like rice.</li>
        <li><strong>Rice,</strong> the kind your mother used. Don’t argue with memory.</li>
        <li><strong>Tahini.</strong> Turn the jar upside down the night before you open it.</li>
        <li><strong>Olive oil,</strong> in a tin rather than clear glass. Light spoils it.</li>
        <li><strong>Pomegranate molasses and vinegar,</strong> for salads that need waking up.</li>
      </ul>
      <h2>What gives the flavor</h2>
      <p>Buy spices whole when you can, in small bags, from a shop that sells a lot of them. Smell first. If
        cumin smells of dust, put it back. You need cumin, coriander, allspice, cinnamon, sumac and dried
        mint. Add turmeric if you cook like Yemen, paprika and preserved lemon if you cook like Morocco, and
        black lime if the Gulf is calling.</p>
      <p>Keep them away from the stove, in jars with lids, and write the month on each. After a year, give
        them to the plants.</p>
      <h2>What goes in the fridge</h2>
      <p>Yogurt, a white cheese in brine, olives, parsley, lemons and one bunch of whatever looks proud that
        day. Wrap herbs in a damp towel and they’ll last the week. Freeze flat bread the day you buy it, in
        fours, with paper between: it comes back to life on a dry pan in a minute.</p>
      <h2>Three suppers from that bag</h2>
      <ol>
        <li><strong>Lentil soup.</strong> Red lentils, an onion, cumin, lemon. Fry the bread in a little oil
          and break it on top.</li>
        <li><strong>Mujaddara.</strong> Brown lentils and bulgur, with more fried onion than you think is
          decent. Yogurt beside it.</li>
        <li><strong>Fattah.</strong> Chickpeas, toasted bread, yogurt with garlic and tahini, a spoon of hot
          oil with paprika. It feeds people you didn’t expect.</li>
      </ol>
      <h2>Spend less</h2>
      <p>Compare by the pound, not by the bag. Ask for yesterday’s bread: many bakeries sell it for half. Buy
        nuts in autumn, dates before Ramadan, and never a large can of anything you haven’t tasted. And talk
        to the person at the counter. Say where you’re from and what you’re cooking, and half of your list
        will be corrected for free.</p>
      <p>One last thing: cook double on Sunday and carry a bowl next door. In most buildings it comes back
        full of something you’ve never tasted, and your list grows by one.</p>
      <p>You’ll find groceries near you, with their hours, in <a href="/Category/shops">shops</a>.</p>
    `,
    ar: `
      <p>أول مطبخ في مدينة جديدة مكان حزين: ملح، وأكياس شاي، وزجاجة كاتشب تركها غيرك. ولا تحتاج إلى الكثير
        ليصير مطبخك. اذهب إلى بقالة جيدة واحدة بقائمة واحدة، واترك الباقي لوقت لاحق.</p>
      <h2>ما يبقى شهورًا</h2>
      <ul>
        <li><strong>عدس أحمر وعدس بني.</strong> الأحمر يذوب حساءً في عشرين دقيقة، والبني يحتفظ بحبّته
          للمجدّرة.</li>
        <li><strong>حمّص يابس.</strong> انقعه ليلة كاملة. أما المعلّب فللضيوف المفاجئين.</li>
        <li><strong>برغل</strong> ناعم للتبّولة، وخشن يُطبخ كالأرز.</li>
        <li><strong>أرز</strong> من النوع الذي كانت أمّك تطبخه. لا تجادل الذاكرة.</li>
        <li><strong>طحينة.</strong> اقلب المرطبان رأسًا على عقب في الليلة التي تسبق فتحه.</li>
        <li><strong>زيت زيتون</strong> في صفيحة لا في زجاج شفّاف، فالضوء يفسده.</li>
        <li><strong>دبس رمّان وخلّ</strong> للسلطات التي تحتاج إلى من يوقظها.</li>
      </ul>
      <h2>ما يعطي النكهة</h2>
      <p>اشترِ البهارات حبًّا ما أمكن، بكميات صغيرة، من متجر يبيع منها الكثير. وشمّها أولًا: إن كانت رائحة
        الكمّون كرائحة الغبار فأعده. تحتاج إلى الكمّون والكزبرة والبهار الحلو والقرفة والسمّاق والنعناع
        اليابس. وأضف الكركم إن كنت تطبخ على طريقة اليمن، والبابريكا والليمون المخلّل على طريقة المغرب، واللومي
        إن ناداك الخليج.</p>
      <p>احفظها بعيدًا عن الموقد في مرطبانات مغلقة، واكتب الشهر على كل منها. وبعد سنة أعطها للنباتات.</p>
      <h2>ما يوضع في الثلاجة</h2>
      <p>لبن زبادي، وجبنة بيضاء في ماء مملّح، وزيتون، وبقدونس، وليمون، وحزمة من أيّ خضار يبدو مزهوًّا بنفسه
        ذلك اليوم. لفّ الأعشاب بمنشفة رطبة تعِش أسبوعًا. وجمّد الخبز الرقيق يوم شرائه، كل أربعة أرغفة معًا
        وبينها ورق، فتعود إليه الحياة في دقيقة على مقلاة جافّة.</p>
      <h2>ثلاث وجبات من ذلك الكيس</h2>
      <ol>
        <li><strong>حساء العدس.</strong> عدس أحمر وبصلة وكمّون وليمون. حمّص الخبز في قليل من الزيت واكسره
          فوقه.</li>
        <li><strong>المجدّرة.</strong> عدس بني وبرغل، وبصل مقلي أكثر مما تظنّه لائقًا، وإلى جانبها اللبن.</li>
        <li><strong>الفتّة.</strong> حمّص، وخبز محمّص، ولبن بالثوم والطحينة، وملعقة زيت ساخن بالبابريكا. وهي
          تكفي من لم تحسب حسابهم.</li>
      </ol>
      <h2>كيف تنفق أقل</h2>
      <p>قارن سعر الرطل لا سعر الكيس. واسأل عن خبز الأمس، فكثير من المخابز تبيعه بنصف الثمن. اشترِ المكسّرات
        في الخريف والتمر قبل رمضان، ولا تشترِ أبدًا صفيحة كبيرة من شيء لم تذقه. وتحدّث إلى من يقف خلف المنضدة:
        قل له من أين أنت وماذا تطبخ، وسيصحّح لك نصف قائمتك مجانًا.</p>
      <p>وأمر أخير: ضاعف الكمية يوم الأحد، واحمل طبقًا إلى جارك. في معظم المباني يعود الطبق ممتلئًا بشيء لم
        تذقه من قبل، فتطول قائمتك صنفًا.</p>
      <p>ستجد البقالات القريبة منك ومواعيد عملها في <a href="/Category/shops">قسم المتاجر</a>.</p>
    `,
  },
  data: { category: { en: 'Food', ar: 'الطعام' }, author: { en: 'Huda Kassem', ar: 'هدى قاسم' } },
  photo: 'chest',
  daysAgo: 23,
};
