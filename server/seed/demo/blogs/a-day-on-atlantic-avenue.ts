import type { DemoContent } from '../shapes.ts';

export const aDayOnAtlanticAvenue: DemoContent = {
  kind: 'blog',
  slug: 'a-day-on-atlantic-avenue',
  title: { en: 'A day on Atlantic Avenue: a hundred years of Arab Brooklyn', ar: 'يوم في أتلانتيك أفنيو: مئة عام من بروكلين العربية' },
  summary: { en: 'Start at the water with bread, end past Third Avenue with incense. Between the two is the longest Arab street story in Brooklyn.', ar: 'ابدأ عند الماء برغيف، واختم بعد الجادة الثالثة بالبخور، وبين الاثنين أطول حكاية لشارع عربي في بروكلين.' },
  body: {
    en: `
      <p>Come on a Saturday, before ten, when the shutters are still going up and the sidewalk smells of
        sesame. Bring a cloth bag and an empty stomach. You can walk the Arab part of Atlantic Avenue in
        twenty minutes. Give it the whole day.</p>
      <h2>How the street became ours</h2>
      <p>The story begins across the river. From the 1880s, families from Mount Lebanon, Damascus, Homs and
        Aleppo settled around Washington Street, at the southern tip of Manhattan. Newspapers called the place
        Little Syria. A ferry ran from there to the foot of Atlantic Avenue, so families who wanted a little
        more air, and a lower rent, moved one boat ride away.</p>
      <p>In the 1940s most of what was left of Washington Street was cleared for the approaches to the
        Brooklyn–Battery Tunnel. The grocers, bakers and importers followed their customers over the water.
        After the immigration law changed in 1965, new neighbors came: Yemenis, Palestinians, Egyptians,
        Moroccans. Each group left something on the shelves.</p>
      <h2>Morning: bread and olives</h2>
      <p>Begin near Court Street, where the oldest groceries stand close together. Buy in this order, because
        the bread must stay on top:</p>
      <ul>
        <li>Olives from the barrel. Ask to taste: nobody minds.</li>
        <li>White cheese, and a piece of string cheese with black seed.</li>
        <li>Za’atar. Say which one you grew up with, green or red, and you’ll be shown the right sack.</li>
        <li>Flat bread, still warm enough to fog its bag.</li>
      </ul>
      <p>Take a number at the counter and wait. The wait is part of it: this is where people learn who
        married, who moved to New Jersey, and whose son is looking for work.</p>
      <h2>Noon: stone and bronze</h2>
      <p>Walk three blocks north, to Henry and Remsen Streets. Our Lady of Lebanon, the Maronite cathedral,
        stands in a church built in the 1840s. Look at the bronze medallions on its doors: they come from the
        Normandie, the French liner that burned at a Manhattan pier in 1942. Ships brought the people, and a
        ship lent them its doors.</p>
      <p>On State Street, on your way back, a mosque in an old brownstone has served Muslims since the late
        1930s. Follow the same street east for ten minutes and you reach St. Nicholas, the Antiochian Orthodox
        cathedral. Few visitors notice that the two share an address line. The neighbors always have.</p>
      <h2>Afternoon: past Third Avenue</h2>
      <p>Keep walking east and the street changes. The brass coffee pots give way to prayer caps, oils in
        small glass bottles, books in three languages and incense burning at the doors. Much of this life
        gathers around the mosque between Third and Fourth Avenues. On Fridays the sidewalk fills just after
        one o’clock. Step aside for a minute, and someone will probably offer you a date.</p>
      <h2>Before you go home</h2>
      <p>Rents have risen and some old names are gone. What remains stays because people shop there on
        ordinary Tuesdays, not only before feasts. So take one habit home: buy your coffee, your lentils or
        your bread from one of these doors each month.</p>
      <p>If you own a shop here, <a href="/add-business">add it to the directory</a>, with its real hours and
        a photo of the window. Somebody’s grandmother is asking where to find the good olives.</p>
    `,
    ar: `
      <p>تعال يوم السبت قبل العاشرة، حين تُرفع الأبواب المعدنية وتفوح رائحة السمسم على الرصيف. أحضر كيسًا من
        قماش ومعدة خالية. يمكنك أن تقطع الجزء العربي من أتلانتيك أفنيو في عشرين دقيقة، لكن امنحه يومًا
        كاملًا.</p>
      <h2>كيف صار الشارع شارعنا</h2>
      <p>تبدأ الحكاية على الضفة الأخرى. فمنذ ثمانينيات القرن التاسع عشر استقرّت عائلات من جبل لبنان ودمشق وحمص
        وحلب حول شارع واشنطن، في أقصى جنوب مانهاتن، وسمّت الصحف المكان «سوريا الصغيرة». وكانت عبّارة تصل بينه
        وبين أول أتلانتيك أفنيو، فمن أراد هواءً أوسع وإيجارًا أقل لم يبتعد سوى رحلة قارب.</p>
      <p>وفي أربعينيات القرن العشرين أُزيل معظم ما بقي من شارع واشنطن لشقّ مداخل نفق بروكلين باتري، فلحق
        البقّالون والخبّازون والمستوردون بزبائنهم عبر الماء. وبعد تغيير قانون الهجرة عام 1965 جاء جيران جدد:
        يمنيون وفلسطينيون ومصريون ومغاربة، وترك كل منهم شيئًا على الرفوف.</p>
      <h2>الصباح: خبز وزيتون</h2>
      <p>ابدأ قرب شارع كورت، حيث تتجاور أقدم البقالات. واشترِ بهذا الترتيب كي يبقى الخبز في الأعلى:</p>
      <ul>
        <li>زيتونًا من البرميل. اطلب أن تتذوّق، فلن يضيق بك أحد.</li>
        <li>جبنة بيضاء، وقطعة من الجبنة المجدولة بحبّة البركة.</li>
        <li>زعترًا. قل أيّ نوع نشأت عليه، الأخضر أم الأحمر، وسيدلّونك على الكيس الصحيح.</li>
        <li>خبزًا رقيقًا ما زال دفؤه يغشّي كيسه بالبخار.</li>
      </ul>
      <p>خذ رقمًا وانتظر دورك. الانتظار جزء من الزيارة: هنا تعرف من تزوّج، ومن انتقل إلى نيوجيرسي، ومن يبحث
        ابنه عن عمل.</p>
      <h2>الظهيرة: حجر وبرونز</h2>
      <p>امشِ ثلاثة شوارع شمالًا حتى تقاطع هنري وريمسن. هناك كاتدرائية سيدة لبنان المارونية، في كنيسة بُنيت في
        أربعينيات القرن التاسع عشر. تأمّل الميداليات البرونزية على أبوابها: جاءت من «نورماندي»، الباخرة
        الفرنسية التي احترقت عند رصيف في مانهاتن عام 1942. حملت السفن الناس، ثم أعارتهم سفينة أبوابها.</p>
      <p>وفي طريق العودة، في شارع ستيت، مسجد في بيت حجري قديم يخدم المسلمين منذ أواخر ثلاثينيات القرن العشرين.
        سِر في الشارع نفسه شرقًا عشر دقائق تصل إلى كاتدرائية القديس نيقولاوس للروم الأرثوذكس الأنطاكيين. قلّة
        من الزوّار تنتبه إلى أنهما في شارع واحد، أما الجيران فيعرفون ذلك منذ زمن.</p>
      <h2>العصر: بعد الجادة الثالثة</h2>
      <p>تابع المشي شرقًا يتغيّر الشارع. تختفي أباريق القهوة النحاسية لتحلّ محلها الطواقي، والزيوت العطرية في
        قوارير صغيرة، وكتب بثلاث لغات، وبخور يُحرق عند الأبواب. يدور كثير من هذه الحياة حول المسجد القائم بين
        الجادتين الثالثة والرابعة. وفي أيام الجمعة يمتلئ الرصيف بعد الواحدة بقليل. تنحَّ جانبًا دقيقة، وسيعرض
        عليك أحدهم تمرة على الأرجح.</p>
      <h2>قبل أن تعود إلى البيت</h2>
      <p>ارتفعت الإيجارات وغابت أسماء قديمة. وما بقي إنما بقي لأن الناس يشترون منه في أيام الثلاثاء العادية،
        لا قبل الأعياد وحدها. فخذ معك عادة واحدة: اشترِ قهوتك أو عدسك أو خبزك من أحد هذه الأبواب مرة كل
        شهر.</p>
      <p>وإن كنت صاحب متجر هنا، <a href="/add-business">فأضفه إلى الدليل</a> بمواعيده الصحيحة وصورة لواجهته،
        فثمّة جدّة تسأل الآن أين تجد الزيتون الطيّب.</p>
    `,
  },
  data: { category: { en: 'History', ar: 'التاريخ' }, author: { en: 'Salma Haddad', ar: 'سلمى حدّاد' } },
  photo: 'spices',
  daysAgo: 4,
};
