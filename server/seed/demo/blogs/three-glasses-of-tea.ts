import type { DemoContent } from '../shapes.ts';

export const threeGlassesOfTea: DemoContent = {
  kind: 'blog',
  slug: 'three-glasses-of-tea',
  title: { en: 'Three glasses of tea, and what each one means', ar: 'ثلاث كؤوس من الشاي، ولكل كأس معنى' },
  summary: { en: 'Mint, cardamom, sage or nothing at all: you can draw a map of this city by what goes into the pot.', ar: 'نعناع أو هال أو مريمية أو لا شيء: يمكنك أن ترسم خريطة هذه المدينة بما يوضع في الإبريق.' },
  body: {
    en: `
      <p>If you want to know where a New York Arab comes from, don’t ask. Accept a glass of tea and wait.</p>
      <p>The Moroccan pours from high above the table, so that the glass wears a crown of foam. The Egyptian
        makes it dark, in a small glass, and asks how many spoons before asking your name. The Yemeni boils
        milk with cardamom and cloves until it turns the color of brick. The Palestinian puts in sage in
        winter and mint in summer. The Iraqi lets it sit on the steam until it’s almost black, and serves it
        in a glass with a waist. The Mauritanian makes three rounds and won’t let you leave before the
        third.</p>
      <h2>The three rounds</h2>
      <p>A saying goes with them, and every country near the Sahara claims it: the first glass is bitter like
        life, the second is strong like love, the third is gentle like death. It’s the same leaves each time,
        with more water and more sugar. In a café off Fifth Avenue in Bay Ridge I once watched two taxi
        drivers do all three rounds on a break. It took fifty minutes. They said it was the only part of the
        day that wasn’t for sale.</p>
      <h2>Tea as a contract</h2>
      <p>In our shops tea is also business. A glass on the counter means that you may look as long as you
        like. A second means the price can be discussed. When the tray comes out for the whole room, somebody
        has something to celebrate, or a debt to forgive. If you refuse, refuse with your hand on your heart;
        then even “no” is polite.</p>
      <p>Newcomers learn this faster than the subway. A young man from Taiz told me that his first job
        interview had no questions at all. The owner poured, he drank, and he was told to come at six in the
        morning.</p>
      <h2>How to make each one</h2>
      <ul>
        <li><strong>Moroccan:</strong> rinse green gunpowder tea with boiling water, then brew it with a
          fistful of fresh mint and sugar. Pour, return, pour again.</li>
        <li><strong>Egyptian:</strong> black leaves in the glass, boiling water, sugar, patience. Let the
          leaves sink.</li>
        <li><strong>Yemeni:</strong> boil black tea with cardamom and cloves, add evaporated milk, and let it
          rise twice without spilling.</li>
        <li><strong>Palestinian:</strong> add two dried sage leaves to black tea, after the fire is off.
          Longer, and it turns bitter.</li>
        <li><strong>Iraqi:</strong> brew it strong in a small pot above a larger one, with one cardamom pod.
          Thin it in the glass.</li>
      </ul>
      <h2>One rule</h2>
      <p>Nobody should drink the first glass alone. If you’ve just arrived and know no one, go to any of these
        cafés an hour before closing, when the owner finally sits down. Say that it’s your first month. You
        won’t pay for the tea.</p>
    `,
    ar: `
      <p>إذا أردت أن تعرف من أين جاء عربي في نيويورك فلا تسأله. اقبل منه كأس شاي وانتظر.</p>
      <p>المغربي يصبّ من علوّ حتى يعلو الكأسَ تاج من الرغوة. والمصري يقدّمه داكنًا في كوب صغير، ويسألك عن عدد
        الملاعق قبل أن يسأل عن اسمك. واليمني يغلي الحليب مع الهال والقرنفل حتى يصير بلون الآجرّ. والفلسطيني
        يضع المريمية شتاءً والنعناع صيفًا. والعراقي يتركه على البخار حتى يكاد يسودّ، ويصبّه في استكان له خصر.
        والموريتاني يعدّ ثلاث جولات، ولا يتركك تمضي قبل الثالثة.</p>
      <h2>الجولات الثلاث</h2>
      <p>لها قول تدّعيه كل بلاد قريبة من الصحراء: الكأس الأولى مُرّة كالحياة، والثانية قوية كالحبّ، والثالثة
        لطيفة كالموت. والأوراق هي نفسها في كل مرة، مع ماء أكثر وسكّر أكثر. وفي مقهى متفرّع من الجادة الخامسة
        في باي ريدج، رأيت يومًا سائقَي أجرة يتمّان الجولات الثلاث في استراحتهما. استغرق ذلك خمسين دقيقة، وقالا
        إنها الجزء الوحيد من اليوم الذي لا يُباع.</p>
      <h2>الشاي عقدًا</h2>
      <p>والشاي في متاجرنا تجارة أيضًا. كأس على المنضدة تعني أن لك أن تتفرّج ما شئت. والثانية تعني أن السعر
        قابل للنقاش. وحين تدور الصينية على الحاضرين جميعًا، فعند أحدهم ما يُحتفل به، أو دَين يسامح فيه. وإن
        اعتذرت فضع يدك على قلبك، فيصير حتى الرفض مهذّبًا.</p>
      <p>والقادمون الجدد يتعلّمون هذا أسرع مما يتعلّمون المترو. حدّثني شاب من تعز أن مقابلة عمله الأولى لم يكن
        فيها سؤال واحد: صبّ صاحب المتجر، وشرب هو، ثم قيل له أن يأتي في السادسة صباحًا.</p>
      <h2>كيف تعدّ كلًّا منها</h2>
      <ul>
        <li><strong>المغربي:</strong> اغسل الشاي الأخضر المحبّب بماء يغلي، ثم انقعه مع قبضة نعناع طازج وسكّر.
          صُبّ، وأعِد، ثم صُبّ من جديد.</li>
        <li><strong>المصري:</strong> أوراق شاي أسود في الكوب، وماء يغلي، وسكّر، وصبر. انتظر حتى تهبط
          الأوراق.</li>
        <li><strong>اليمني:</strong> اغلِ الشاي الأسود مع الهال والقرنفل، وأضف الحليب المركّز، ودعه يفور مرتين
          من غير أن ينسكب.</li>
        <li><strong>الفلسطيني:</strong> أضف ورقتي مريمية يابستين إلى الشاي الأسود بعد إطفاء النار. وإن طال
          الوقت صار مُرًّا.</li>
        <li><strong>العراقي:</strong> خمّره ثقيلًا في إبريق صغير فوق إبريق أكبر، مع حبّة هال واحدة، ثم خفّفه
          في الاستكان.</li>
      </ul>
      <h2>قاعدة واحدة</h2>
      <p>لا ينبغي أن يشرب أحد الكأس الأولى وحده. فإن كنت قد وصلت لتوّك ولا تعرف أحدًا، فاذهب إلى أيّ من هذه
        المقاهي قبل الإغلاق بساعة، حين يجلس صاحبه أخيرًا. قل له إن هذا شهرك الأول، ولن تدفع ثمن الشاي.</p>
    `,
  },
  data: { category: { en: 'Food', ar: 'الطعام' }, author: { en: 'Nadia Saleh', ar: 'نادية صالح' } },
  photo: 'tea',
  daysAgo: 67,
};
