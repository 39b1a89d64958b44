import type { DemoContent } from '../shapes.ts';

export const ridingTheSubway: DemoContent = {
  kind: 'guide',
  slug: 'riding-the-subway',
  title: { en: 'How to ride the subway and the bus', ar: 'كيف تركب المترو والحافلة' },
  summary: { en: 'Tap, check the direction, stand in the middle. The rest you’ll learn by getting lost once.', ar: 'مرّر بطاقتك، وتأكّد من الاتجاه، وقف في الوسط. والباقي ستتعلّمه حين تضيع مرة واحدة.' },
  body: {
    en: `
      <p>The subway runs all day and all night, every day of the year. It isn’t beautiful, but it goes nearly
        everywhere, and a single fare takes you as far as the line goes.</p>
      <h2>Step by step</h2>
      <ol>
        <li><strong>Pay by tapping.</strong> Touch a contactless bank card, a telephone or an OMNY card to the
          reader. The same card gives you a free change between subway and bus within two hours.</li>
        <li><strong>Use the same card all week.</strong> After a set number of paid rides in seven days, the
          rest are free. It works only if you always tap with the same card or phone.</li>
        <li><strong>Read the sign at the entrance.</strong> Many stations have a separate stair for each
          direction: “Uptown” is roughly north, “Downtown” roughly south. Some say “Manhattan” or the last
          stop instead.</li>
        <li><strong>Know the letter or number, not the color.</strong> Several trains share a color and then
          part. The number or letter on the front of the train is its name.</li>
        <li><strong>Local or express?</strong> A local stops everywhere. An express skips stations, and will
          happily skip yours. If you aren’t sure, take the local.</li>
        <li><strong>Check before you leave at weekends and late at night,</strong> when lines change for
          repairs. The <a href="https://www.mta.info">MTA site and app</a> give service changes in several
          languages.</li>
        <li><strong>On a bus,</strong> stop it by standing at the sign, tap when you get on, and press the
          strip or button before your stop. On Select Bus Service, follow the sign at the stop.</li>
      </ol>
      <h2>Pay less</h2>
      <ul>
        <li><strong>Fair Fares NYC</strong> gives half-price rides to residents with a low income.
          <a href="https://www.nyc.gov/fairfares">Apply through the city</a>: immigration status isn’t a
          condition.</li>
        <li><strong>Reduced fare</strong> is for people of 65 and over and many people with disabilities.</li>
        <li><strong>Small children</strong> ride free with an adult, and schools give students their own
          card.</li>
      </ul>
      <h2>Safer and calmer</h2>
      <ul>
        <li>Stand back from the edge, near other people. At night wait in the middle of the platform, where
          the conductor’s car stops; a striped board hangs above the spot.</li>
        <li>Keep your phone in your hand away from the doors, and your bag in front of you.</li>
        <li>If something falls on the tracks, leave it. Tell the staff; they have a tool for it.</li>
        <li>If someone troubles you, change cars at the next station or speak to the train crew. In danger,
          call 911.</li>
      </ul>
      <h2>With wheels</h2>
      <p>Not every station has an elevator. The map marks those that do, and the site lists elevators out of
        order. Buses kneel and carry wheelchairs; folded strollers are always welcome.</p>
      <p>If you take the wrong train, get off at the next station and cross over. Everybody has done it. Some
        found a good bakery that way.</p>
    `,
    ar: `
      <p>يعمل المترو ليلًا ونهارًا في كل أيام السنة. ليس جميلًا، لكنه يصل إلى كل مكان تقريبًا، وأجرة واحدة
        تأخذك إلى آخر الخط.</p>
      <h2>خطوة خطوة</h2>
      <ol>
        <li><strong>ادفع بالتمرير.</strong> قرّب من القارئ بطاقة مصرفية لا تلامسية، أو هاتفك، أو بطاقة OMNY.
          وتمنحك البطاقة نفسها انتقالًا مجانيًّا بين المترو والحافلة خلال ساعتين.</li>
        <li><strong>استعمل البطاقة نفسها طوال الأسبوع.</strong> بعد عدد محدّد من الرحلات المدفوعة في 7 أيام
          تصير البقيّة مجانية، بشرط أن تدفع دائمًا بالبطاقة نفسها أو بالهاتف نفسه.</li>
        <li><strong>اقرأ لافتة المدخل.</strong> لكثير من المحطات درج لكل اتجاه: كلمة Uptown تعني الشمال
          تقريبًا، وDowntown تعني الجنوب. وقد تُكتب بدلًا منهما كلمة Manhattan أو اسم آخر محطة.</li>
        <li><strong>اعرف الحرف أو الرقم لا اللون.</strong> تشترك عدّة قطارات في لون واحد ثم تفترق. واسم القطار
          هو الحرف أو الرقم المكتوب في مقدّمته.</li>
        <li><strong>عادي أم سريع؟</strong> القطار العادي (Local) يقف في كل محطة، أما السريع (Express) فيتخطّى
          محطات، وقد يتخطّى محطتك. إن لم تكن متأكدًا فخذ العادي.</li>
        <li><strong>تحقّق قبل الخروج في نهاية الأسبوع وآخر الليل،</strong> حين تتغيّر الخطوط بسبب الصيانة. تجد
          التغييرات بعدّة لغات في <a href="https://www.mta.info">موقع هيئة النقل وتطبيقها</a>.</li>
        <li><strong>في الحافلة:</strong> قف عند اللافتة ليقف لك السائق، ومرّر بطاقتك عند الصعود، واضغط الشريط
          أو الزرّ قبل محطتك. وفي الحافلات السريعة اتبع تعليمات لافتة الموقف.</li>
      </ol>
      <h2>ادفع أقل</h2>
      <ul>
        <li><strong>برنامج Fair Fares</strong> يمنح السكّان ذوي الدخل المنخفض نصف الأجرة.
          <a href="https://www.nyc.gov/fairfares">قدّم الطلب لدى المدينة</a>، ووضع الهجرة ليس شرطًا.</li>
        <li><strong>الأجرة المخفّضة</strong> لمن بلغ 65 عامًا فأكثر، ولكثير من ذوي الإعاقة.</li>
        <li><strong>الأطفال الصغار</strong> يركبون مجانًا مع بالغ، وتعطي المدارس تلاميذها بطاقاتهم.</li>
      </ul>
      <h2>أكثر أمانًا وهدوءًا</h2>
      <ul>
        <li>ابتعد عن الحافة وقف قرب الناس. وانتظر ليلًا في وسط الرصيف حيث تقف عربة مراقب القطار، وفوق المكان
          لوح مخطّط معلّق.</li>
        <li>أبعد هاتفك عن الأبواب، واجعل حقيبتك أمامك.</li>
        <li>إذا سقط شيء على السكّة فاتركه، وأخبر الموظّفين، فلديهم أداة لذلك.</li>
        <li>إذا ضايقك أحد فانتقل إلى عربة أخرى في المحطة التالية أو كلّم طاقم القطار. وفي الخطر اتصل بالرقم
          911.</li>
      </ul>
      <h2>مع الكرسي أو العربة</h2>
      <p>ليس في كل محطة مصعد. تشير الخريطة إلى المحطات المجهّزة، ويذكر الموقع المصاعد المعطّلة. والحافلات
        تنخفض وتحمل الكراسي المتحرّكة، وترحّب دائمًا بعربات الأطفال المطويّة.</p>
      <p>وإن ركبت القطار الخطأ فانزل في المحطة التالية واعبر إلى الجهة الأخرى. حدث هذا للجميع، وبعضهم وجد بذلك
        مخبزًا طيّبًا.</p>
    `,
  },
  data: { category: { en: 'Getting around', ar: 'التنقّل' }, steps: 7 },
  photo: 'facade',
  daysAgo: 19,
};
