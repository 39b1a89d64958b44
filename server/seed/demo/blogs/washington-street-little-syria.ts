import type { DemoContent } from '../shapes.ts';

export const washingtonStreetLittleSyria: DemoContent = {
  kind: 'blog',
  slug: 'washington-street-little-syria',
  title: { en: 'Washington Street, when Arabic was printed in Manhattan', ar: 'شارع واشنطن، يوم كانت العربية تُطبع في مانهاتن' },
  summary: { en: 'Peddlers, a printing house and a circle of poets: what happened in Little Syria, and what still stands.', ar: 'باعة جوّالون ومطابع وحلقة من الشعراء: ماذا جرى في «سوريا الصغيرة»، وما الذي بقي منها قائمًا؟' },
  body: {
    en: `
      <p>Stand at the corner of Washington and Rector Streets, in the shadow of the office towers, and try to
        hear it: sewing machines, church bells, a man selling lemonade from a brass jar on his back. For about
        sixty years, the lower end of Washington Street was the best-known Arab street in the Americas.</p>
      <h2>Why here</h2>
      <p>The ships came in close by. From the 1880s, people from what is now Syria and Lebanon landed with a
        trunk, an address and a cousin. Washington Street was cheap, near the docks, and already full of
        people who had done the same. Most were Christian, some were Muslim, and a few were Jewish. The city’s
        papers called them all Syrians.</p>
      <p>They rarely stayed behind a counter. A newcomer took a pack of lace, rosaries, buttons and thread on
        credit from a wholesaler here, and walked: to Queens, to Vermont, to the towns of the prairie. Many of
        those packs were carried by women. The merchants kept the accounts, wrote the letters home and held
        the savings.</p>
      <h2>A street that could read</h2>
      <p>What makes the place remarkable isn’t the trade. It’s the ink.</p>
      <p>The first Arabic newspaper in the United States, Kawkab America, appeared in New York in 1892. Others
        followed: Al-Hoda, Mirat al-Gharb, As-Sayeh, each with its own politics and its own readers. In the
        1910s the Linotype machine was adapted to Arabic here, so that a page that had taken a day could be
        set in an hour. For a while these few blocks were among the busiest Arabic presses anywhere outside
        the Arab world.</p>
      <p>In 1920 a group of writers who met around those presses gave themselves a name: al-Rabita
        al-Qalamiyya, the Pen League. Gibran Kahlil Gibran led it; Mikhail Naimy was its secretary; Elia Abu
        Madi, Nasib Arida, Abd al-Masih Haddad and others signed. Ameen Rihani, who had begun earlier, was
        their companion. They argued that a language could change address without losing its soul, and readers
        in Beirut, Cairo and Baghdad agreed. Schoolchildren across the Arab world still learn their lines by
        heart. Few are told that they were written between an elevated train and a ferry.</p>
      <h2>How it ended</h2>
      <p>No single blow did it. New laws in 1924 almost stopped immigration from our region. Families that had
        done well moved to Brooklyn for light and gardens. Then, in the 1940s, blocks were taken down for the
        ramps of the Brooklyn–Battery Tunnel, and the towers that came later took most of the rest.</p>
      <h2>What still stands</h2>
      <p>Three buildings remain side by side on Washington Street, and you can see them all in five
        minutes:</p>
      <ul>
        <li><strong>Number 103:</strong> the former St. George’s Melkite church, with a white face and St.
          George over the door. It’s a city landmark.</li>
        <li><strong>Numbers 105 to 107:</strong> the Downtown Community House, built in the 1920s for the
          families around it.</li>
        <li><strong>Number 109:</strong> a tenement, the last of hundreds, where people still live.</li>
      </ul>
      <h2>Visit it</h2>
      <p>The Rector Street stations are two minutes away. Go on a weekday at lunch, stand across the street,
        and read a page of Rihani or Naimy on your telephone, in either of your languages. Then walk down to
        the Battery and look at the harbor they came through. It’s the same light.</p>
      <p>If your family kept a photograph, a ledger or a letter from those years, don’t throw it away.
        Libraries and historical societies collect such papers, and a shoebox in a closet may be the only
        copy.</p>
    `,
    ar: `
      <p>قف عند زاوية شارعي واشنطن وريكتور، في ظلّ أبراج المكاتب، وحاول أن تسمع: آلات خياطة، وأجراس كنيسة،
        ورجلًا يبيع شرابًا باردًا من إبريق نحاسي على ظهره. فعلى مدى ستين عامًا تقريبًا كان الطرف الأدنى من
        شارع واشنطن أشهر شارع عربي في الأمريكتين.</p>
      <h2>لماذا هنا</h2>
      <p>كانت السفن ترسو بالقرب منه. فمنذ ثمانينيات القرن التاسع عشر كان الناس يصلون ممّا هو اليوم سوريا
        ولبنان، ومعهم صندوق وعنوان وابن عم. وكان شارع واشنطن رخيصًا، قريبًا من الأرصفة، عامرًا بمن سبقهم إلى
        الرحلة نفسها. كان معظمهم مسيحيين، وبعضهم مسلمين، وقلّة منهم يهودًا، أما صحف المدينة فسمّتهم جميعًا
        سوريين.</p>
      <p>ولم يكثر فيهم من لزم المتجر. كان القادم الجديد يأخذ بالدَّين من تاجر جملة هنا حزمة من الدانتيل
        والمسابح والأزرار والخيوط، ثم يمشي: إلى كوينز، وإلى فيرمونت، وإلى بلدات السهول. وكثير من تلك الحزم
        حملته نساء. وكان التجّار يمسكون الحسابات، ويكتبون الرسائل إلى الأهل، ويحفظون المدّخرات.</p>
      <h2>شارع يقرأ</h2>
      <p>ليست التجارة ما يجعل المكان فريدًا، بل الحبر.</p>
      <p>ظهرت أول صحيفة عربية في الولايات المتحدة، «كوكب أميركا»، في نيويورك عام 1892. وتلتها صحف أخرى:
        «الهدى» و«مرآة الغرب» و«السائح»، ولكل منها سياستها وقرّاؤها. وفي العقد الثاني من القرن العشرين كُيّفت
        آلة اللينوتيب للعربية هنا، فصارت الصفحة التي تستغرق يومًا تُصفّ في ساعة. ومرّ وقت كانت فيه هذه الشوارع
        القليلة من أنشط مواطن الطباعة العربية خارج العالم العربي.</p>
      <p>وفي عام 1920 اتّخذ كتّاب كانوا يلتقون حول تلك المطابع اسمًا لهم: «الرابطة القلمية». ترأّسها جبران
        خليل جبران، وكان ميخائيل نعيمة مستشارها، وانضمّ إليها إيليا أبو ماضي ونسيب عريضة وعبد المسيح حدّاد
        وغيرهم، وكان أمين الريحاني الذي سبقهم رفيقًا لهم. رأوا أن اللغة يمكن أن تغيّر عنوانها ولا تفقد روحها،
        ووافقهم القرّاء في بيروت والقاهرة وبغداد. وما زال تلاميذ العالم العربي يحفظون أبياتهم، وقلّة منهم تعلم
        أنها كُتبت بين قطار معلّق وعبّارة.</p>
      <h2>كيف انتهى</h2>
      <p>لم تُنهِه ضربة واحدة. ففي عام 1924 كادت قوانين جديدة توقف الهجرة من منطقتنا. ثم انتقلت العائلات
        الميسورة إلى بروكلين طلبًا للضوء والحدائق. وفي أربعينيات القرن العشرين هُدمت مربّعات كاملة لمداخل نفق
        بروكلين باتري، وأخذت الأبراج التي جاءت بعدها معظم ما بقي.</p>
      <h2>ما بقي قائمًا</h2>
      <p>بقيت في شارع واشنطن ثلاثة مبانٍ متجاورة، تراها كلها في خمس دقائق:</p>
      <ul>
        <li><strong>الرقم 103:</strong> كنيسة القديس جاورجيوس للروم الملكيين سابقًا، بواجهتها البيضاء وصورة
          القديس فوق الباب، وهي معلم تحميه المدينة.</li>
        <li><strong>الرقمان 105 و107:</strong> دار المجتمع، وقد بُنيت في عشرينيات القرن العشرين لخدمة العائلات
          من حولها.</li>
        <li><strong>الرقم 109:</strong> عمارة سكنية، هي الأخيرة من بين مئات، وما زال الناس يسكنونها.</li>
      </ul>
      <h2>زُره بنفسك</h2>
      <p>محطّتا ريكتور ستريت على بُعد دقيقتين. تعال ظهر يوم عمل، وقف على الرصيف المقابل، واقرأ في هاتفك صفحة
        للريحاني أو لنعيمة بأيّ من لغتيك. ثم انزل إلى باتري وتأمّل الميناء الذي دخلوا منه. إنه الضوء نفسه.</p>
      <p>وإن كانت عائلتك تحتفظ بصورة أو دفتر حساب أو رسالة من تلك السنين فلا ترمِها. فالمكتبات والجمعيات
        التاريخية تجمع هذه الأوراق، وقد تكون علبة أحذية في خزانة هي النسخة الوحيدة.</p>
    `,
  },
  data: { category: { en: 'History', ar: 'التاريخ' }, author: { en: 'Salma Haddad', ar: 'سلمى حدّاد' } },
  photo: 'facade',
  daysAgo: 104,
};
