import type { DemoContent } from '../shapes.ts';

export const aWalkDownFifthAvenueBayRidge: DemoContent = {
  kind: 'blog',
  slug: 'a-walk-down-fifth-avenue-bay-ridge',
  title: { en: 'A slow walk down Fifth Avenue, Bay Ridge', ar: 'نزهة على مهل في الجادة الخامسة في باي ريدج' },
  summary: { en: 'Twenty blocks, one subway stop to begin with and the water at the end. The walk we give to everyone who asks “where are the Arabs?”', ar: 'عشرون شارعًا تبدأ بمحطة مترو وتنتهي بالماء. هذه هي النزهة التي ننصح بها كل من يسأل: أين العرب؟' },
  body: {
    en: `
      <p>Take the R train to Bay Ridge Avenue and walk one block east, to Fifth Avenue. Not the famous one.
        This one has no museums. It has barbers, lawyers upstairs, wedding dresses, and a smell of charcoal
        that begins about eleven.</p>
      <h2>From 68th to 72nd Street: errands</h2>
      <p>This is where the neighborhood does its paperwork. Travel agents, tax offices, translators and phone
        shops share the same doors, and the signs are in two scripts. If you need a form stamped and a shirt
        altered, you can do both on one block. Go on a weekday morning, before the school buses.</p>
      <p>Stop for breakfast at any place where men in work boots are eating beans. Ful comes with oil, lemon
        and cumin, and bread you can ask for twice. If the owner is from Nablus he’ll apologize for the
        kunafa, and then give you the best you’ve had this year.</p>
      <h2>From 72nd to 79th Street: feasts</h2>
      <p>Here the windows get bigger. Butchers hang the day’s prices by hand; sweet shops build towers of
        baklava by the tray, by the pound, by the wedding. Before Eid there is a line around the corner, and
        the police put out cones. If you’re going to somebody’s house, buy half a pound more than you think.
        The box will be opened at the door and counted by children.</p>
      <p>Look up, too. Above the shops are dance studios, music teachers, doctors who speak your mother’s
        dialect, and a room where women from six countries sew together on Thursdays.</p>
      <h2>From 79th to 86th Street: everybody</h2>
      <p>The avenue grows quieter and more mixed. Norwegian bakers and Italian butchers were here first;
        Greek, Irish and Chinese families live next door to Syrian and Yemeni ones. On a warm evening the same
        bench holds four languages. Nobody planned this. It comes from sharing a bus stop for thirty
        years.</p>
      <p>At 86th Street, turn right and keep going until you see the bridge.</p>
      <h2>The water</h2>
      <p>Shore Road is the reward. The path runs below it, along the Narrows, with the Verrazzano–Narrows
        Bridge over your left shoulder and the harbor opening to the right. On Sundays families spread
        blankets on the grass above, and someone always has a charcoal question. (The answer is no: barbecue
        only in the places that the Parks Department marks.) Old men fish. Boys learn to ride bicycles. Ships
        from everywhere pass, slowly, on their way in.</p>
      <h2>Good to know</h2>
      <ul>
        <li><strong>Getting there:</strong> the R train, or the ferry to Bay Ridge from Lower Manhattan, which
          is slower and lovelier.</li>
        <li><strong>Fridays:</strong> shops may close for half an hour after noon. Wait: they come back.</li>
        <li><strong>With a stroller:</strong> the sidewalks are wide, but not every station has an elevator.
          Check the map first.</li>
        <li><strong>Parking:</strong> don’t.</li>
      </ul>
      <p>Bring cash for the small places, and carry something home for a neighbor. And if you find a door that
        we’ve missed, <a href="/Contact">tell us</a>. The directory grows one walk at a time.</p>
    `,
    ar: `
      <p>اركب قطار R إلى محطة باي ريدج أفنيو، وامشِ شارعًا واحدًا شرقًا حتى الجادة الخامسة. ليست تلك المشهورة،
        فلا متاحف هنا. فيها حلّاقون، ومحامون في الطوابق العليا، وفساتين أعراس، ورائحة فحم تبدأ نحو الحادية
        عشرة.</p>
      <h2>من الشارع 68 إلى 72: المعاملات</h2>
      <p>هنا يُنجز الحيّ أوراقه. وكالات السفر ومكاتب الضرائب والمترجمون ومحالّ الهواتف تتقاسم الأبواب نفسها،
        واللافتات مكتوبة بخطّين. فإن احتجت إلى ختم استمارة وتقصير قميص أنجزت الأمرين في شارع واحد. تعال صباح
        يوم عمل، قبل حافلات المدارس.</p>
      <p>توقّف للفطور في أيّ مكان ترى فيه رجالًا بأحذية العمل يأكلون الفول. يأتيك الفول بالزيت والليمون
        والكمّون، والخبز يُطلب مرتين. وإن كان صاحب المحلّ من نابلس فسيعتذر عن الكنافة، ثم يقدّم لك أطيب ما
        أكلته هذا العام.</p>
      <h2>من الشارع 72 إلى 79: الأعياد</h2>
      <p>هنا تكبر الواجهات. يكتب الجزّارون أسعار اليوم بأيديهم، وتبني محالّ الحلوى أبراجًا من البقلاوة تُباع
        بالصينية وبالرطل وبالعرس. وقبل العيد يلتفّ الطابور حول الزاوية وتضع الشرطة أقماعها. فإن كنت ذاهبًا إلى
        بيت أحد فاشترِ نصف رطل فوق ما تقدّر، لأن العلبة ستُفتح عند الباب وسيعدّها الأطفال.</p>
      <p>وارفع نظرك أيضًا. فوق المتاجر قاعات للدبكة، ومعلّمو موسيقى، وأطباء يتكلّمون لهجة أمّك، وغرفة تخيط
        فيها نساء من ستة بلدان معًا كل خميس.</p>
      <h2>من الشارع 79 إلى 86: الجميع</h2>
      <p>تهدأ الجادة وتختلط الوجوه. سبقنا إلى هنا خبّازون نرويجيون وجزّارون إيطاليون، واليوم تسكن عائلات
        يونانية وإيرلندية وصينية بجوار السورية واليمنية. وفي مساء دافئ يتّسع المقعد الواحد لأربع لغات. لم
        يخطّط أحد لهذا، بل صنعه الوقوف في موقف حافلة واحد ثلاثين عامًا.</p>
      <p>عند الشارع 86 انعطف يمينًا، وتابع حتى ترى الجسر.</p>
      <h2>الماء</h2>
      <p>شور رود هو المكافأة. يمتدّ الممشى أسفله بمحاذاة المضيق، وجسر فيرازانو خلف كتفك الأيسر، والميناء ينفتح
        إلى اليمين. في أيام الأحد تفرش العائلات بُسطها على العشب في الأعلى، وثمّة دائمًا من يسأل عن الشواء.
        (والجواب لا، إلا في الأماكن التي تحدّدها إدارة الحدائق.) يصيد المسنّون السمك، ويتعلّم الصبيان ركوب
        الدراجة، وتمرّ سفن من كل مكان داخلةً على مهل.</p>
      <h2>معلومات مفيدة</h2>
      <ul>
        <li><strong>الوصول:</strong> قطار R، أو العبّارة من جنوب مانهاتن إلى باي ريدج، وهي أبطأ وأجمل.</li>
        <li><strong>يوم الجمعة:</strong> قد تغلق المتاجر نصف ساعة بعد الظهر. انتظر قليلًا، فسيعود
          أصحابها.</li>
        <li><strong>مع عربة أطفال:</strong> الأرصفة واسعة، لكن ليس في كل محطة مصعد. راجع الخريطة أولًا.</li>
        <li><strong>ركن السيارة:</strong> لا تحاول.</li>
      </ul>
      <p>أحضر نقدًا للمحالّ الصغيرة، واحمل شيئًا لجارك. وإن وجدت بابًا فاتنا <a href="/Contact">فأخبرنا
        عنه</a>، فالدليل يكبر نزهةً بعد نزهة.</p>
    `,
  },
  data: { category: { en: 'Community', ar: 'المجتمع' }, author: { en: 'Yousef Alawi', ar: 'يوسف العلوي' } },
  photo: 'storefront',
  daysAgo: 81,
};
