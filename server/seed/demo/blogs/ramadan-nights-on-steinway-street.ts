import type { DemoContent } from '../shapes.ts';

export const ramadanNightsOnSteinwayStreet: DemoContent = {
  kind: 'blog',
  slug: 'ramadan-nights-on-steinway-street',
  title: { en: 'Ramadan nights on Steinway Street', ar: 'ليالي رمضان في شارع ستاينواي' },
  summary: { en: 'Between 28th Avenue and Astoria Boulevard, the day turns over. A short guide to being a good guest in Little Egypt.', ar: 'بين الجادة 28 وشارع أستوريا بوليفارد ينقلب النهار ليلًا. دليل قصير لتكون ضيفًا طيّبًا في «مصر الصغيرة».' },
  body: {
    en: `
      <p>An hour before sunset the block between 28th Avenue and Astoria Boulevard goes quiet. The hookah
        cafés turn off their screens, the butchers lower their voices, and a line forms in front of the sweet
        shops. Then the call to prayer comes from the mosque and from a dozen telephones at once, a second
        apart, and the whole street reaches for the same thing: a date, and water.</p>
      <p>People call this stretch Little Egypt, but the tables tell a longer story. There is Moroccan harira
        beside Egyptian lentils, Yemeni bread as wide as a tray, Algerian pastries, Syrian tamarind drinks.
        Egyptian families began opening cafés here in the second half of the last century, and everyone else
        pulled up a chair.</p>
      <h2>When to come</h2>
      <ul>
        <li><strong>At sunset,</strong> if you’re fasting or invited. The mosque feeds anyone who sits down,
          and restaurants serve a set plate. Call ahead: there are no free tables in the first twenty
          minutes.</li>
        <li><strong>After nine,</strong> if you want the street. Shops reopen, children stay up, and prayers
          fill the mosque until late.</li>
        <li><strong>After midnight,</strong> if you love coffee. The last week is the busiest, and kunafa
          comes out of the oven until people go home for suhoor.</li>
      </ul>
      <h2>How to be a good guest</h2>
      <p>Eat before you come if you aren’t fasting, or eat inside: nobody will say a word on the sidewalk, but
        it’s a kindness. Ask before you photograph families or people at prayer. If someone hands you a paper
        cup of soup, the answer is “Ramadan kareem” and a smile. Offer to pay once, not three times.</p>
      <p>Don’t drive. Steinway Street has its own subway station, ten minutes’ walk south, and the buses run
        late. If you must bring a car, never block a driveway or a hydrant. The neighbors who aren’t
        celebrating still need to sleep, so keep the horn for emergencies.</p>
      <h2>What to bring home</h2>
      <p>A kilo of qatayef pancakes to fill yourself, a box of dates for the colleague who covered your shift,
        and a card from the table by the mosque door, where volunteers write down who needs a food parcel. You
        can add a name, your own included. Nobody asks for papers.</p>
      <p>The night ends when the pastry trays are empty. On the way to the train you’ll see the owner of a
        café sitting outside with his first quiet tea of the day. Say good night. He’ll tell you, as he tells
        everyone, that the street was better when he was young, and that you must come tomorrow.</p>
      <p>To find what’s open late, use “open now” in our <a href="/Category/shops">shops</a>.</p>
    `,
    ar: `
      <p>قبل الغروب بساعة يهدأ المقطع الواقع بين الجادة 28 وأستوريا بوليفارد. تُطفئ المقاهي شاشاتها، ويخفض
        الجزّارون أصواتهم، ويصطفّ الناس أمام محالّ الحلوى. ثم يرتفع الأذان من المسجد ومن هواتف كثيرة في وقت
        واحد، بفارق ثانية بين الواحد والآخر، فتمتدّ أيدي الشارع كله إلى الشيء نفسه: تمرة وماء.</p>
      <p>يسمّي الناس هذا المقطع «مصر الصغيرة»، لكن الموائد تروي حكاية أطول. فهنا حريرة مغربية إلى جانب عدس
        مصري، وخبز يمني بسعة الصينية، وحلوى جزائرية، وتمر هندي شامي. بدأت عائلات مصرية تفتح المقاهي هنا في
        النصف الثاني من القرن الماضي، ثم سحب كل واحد من البقية كرسيًّا وجلس.</p>
      <h2>متى تأتي</h2>
      <ul>
        <li><strong>عند الغروب</strong> إن كنت صائمًا أو مدعوًّا. يُطعم المسجد كل من جلس، وتقدّم المطاعم طبقًا
          محدّدًا. اتصل قبل أن تأتي، فلا طاولة خالية في الدقائق العشرين الأولى.</li>
        <li><strong>بعد التاسعة</strong> إن أردت الشارع نفسه. تعود المتاجر إلى العمل، ويسهر الأطفال، ويمتلئ
          المسجد بالمصلّين حتى وقت متأخّر.</li>
        <li><strong>بعد منتصف الليل</strong> إن كنت تحبّ القهوة. الأسبوع الأخير هو الأكثر ازدحامًا، وتخرج
          الكنافة من الفرن إلى أن يعود الناس إلى بيوتهم للسحور.</li>
      </ul>
      <h2>كيف تكون ضيفًا طيّبًا</h2>
      <p>كُل قبل مجيئك إن لم تكن صائمًا، أو كُل في الداخل: لن يعترض عليك أحد على الرصيف، لكنها لفتة لطيفة.
        واستأذن قبل أن تصوّر العائلات أو المصلّين. وإذا ناولك أحدهم كوبًا من الحساء، فالجواب «رمضان كريم»
        وابتسامة. واعرض أن تدفع مرة واحدة، لا ثلاث مرات.</p>
      <p>لا تأتِ بالسيارة. للشارع محطة مترو باسمه على بُعد عشر دقائق مشيًا نحو الجنوب، والحافلات تعمل حتى ساعة
        متأخّرة. وإن اضطررت إلى السيارة فلا تسدّ مدخل مرآب ولا تقف أمام صنبور إطفاء. ثمّة جيران لا يحتفلون
        ويحتاجون إلى النوم، فاترك بوق السيارة للطوارئ.</p>
      <h2>ماذا تحمل معك إلى البيت</h2>
      <p>كيلو من القطايف لتحشوها بنفسك، وعلبة تمر للزميل الذي ناب عنك في العمل، وبطاقة من الطاولة القريبة من
        باب المسجد، حيث يسجّل المتطوّعون أسماء من يحتاجون إلى سلّة غذائية. يمكنك أن تضيف اسمًا، ولو كان اسمك،
        ولا يسألك أحد عن أوراقك.</p>
      <p>تنتهي الليلة حين تفرغ صواني الحلوى. وفي طريقك إلى القطار سترى صاحب مقهى جالسًا في الخارج مع أول كوب
        شاي هادئ في يومه. قل له: تصبح على خير. سيخبرك، كما يخبر الجميع، أن الشارع كان أجمل أيام شبابه، وأن
        عليك أن تأتي غدًا.</p>
      <p>ولتعرف من يعمل حتى وقت متأخّر، اختر «مفتوح الآن» في <a href="/Category/shops">قسم المتاجر</a>.</p>
    `,
  },
  data: { category: { en: 'Community', ar: 'المجتمع' }, author: { en: 'Nadia Saleh', ar: 'نادية صالح' } },
  photo: 'cafe',
  daysAgo: 38,
};
