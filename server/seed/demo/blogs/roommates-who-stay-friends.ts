import type { DemoContent } from '../shapes.ts';

export const roommatesWhoStayFriends: DemoContent = {
  kind: 'blog',
  slug: 'roommates-who-stay-friends',
  title: { en: 'Roommates who stay friends: the one-page agreement', ar: 'شركاء سكن يبقون أصدقاء: اتفاق من صفحة واحدة' },
  summary: { en: 'Most homes that break up do it over rent, dishes or guests. One page, written in the first week, saves all three.', ar: 'معظم البيوت المشتركة تنهار بسبب الإيجار أو الصحون أو الضيوف. صفحة واحدة تُكتب في الأسبوع الأول تنقذ الثلاثة.' },
  body: {
    en: `
      <p>I’ve shared six apartments in this city, with eleven people, in two languages. Four of those people
        came to my wedding. With one I no longer exchange greetings, because of a rice cooker. The difference
        was never character. It was whether we had talked in the first week.</p>
      <p>So here is the page. Sit down with tea, write it together, sign it, and put it on the fridge. It
        isn’t a contract with the landlord, and it doesn’t replace one. It’s a promise between people who’ll
        meet in the corridor at seven in the morning.</p>
      <h2>What to write</h2>
      <ol>
        <li><strong>Money.</strong> Who pays the landlord, on which day, and how the others pay that person.
          Which names are on the lease. What each room costs: the one with the window should cost more.</li>
        <li><strong>Bills.</strong> Electricity, gas, internet: whose account, how you split it, and a photo
          of each bill in the shared chat.</li>
        <li><strong>The deposit.</strong> How much each gave, in numbers. When someone leaves, the new person
          pays the old one, and everybody knows it.</li>
        <li><strong>Kitchen.</strong> Shared: oil, salt, rice, tea. Private: everything with a name on it. If
          one of you keeps halal and another doesn’t, agree on pans now, kindly, rather than over a hot
          stove.</li>
        <li><strong>Cleaning.</strong> A turn a week, with a name and a day. The bathroom counts double.</li>
        <li><strong>Guests.</strong> How many nights, how late, and whether a cousin who has “just arrived”
          may have the sofa. (Two weeks. Write it.)</li>
        <li><strong>Quiet.</strong> Who works nights, who prays at dawn, who has exams. Headphones cost less
          than a new roommate.</li>
        <li><strong>Leaving.</strong> Thirty days’ notice, written down, and help to find the next
          person.</li>
      </ol>
      <h2>Four sentences that help</h2>
      <ul>
        <li>“I need to tell you something small, so that it stays small.”</li>
        <li>“Which of the two would you prefer?”</li>
        <li>“I forgot. I’ll do it tonight.”</li>
        <li>“Can we look at the page?”</li>
      </ul>
      <h2>Know your ground</h2>
      <p>In New York State a tenant usually may share with close family and one more person, even when the
        lease says nothing about it. But if your name isn’t on the lease, your right to stay can depend on the
        person who signed. Keep proof of what you pay: transfers, not envelopes. And nobody, roommate or
        landlord, may put you out by changing the lock once you’ve lived there for thirty days; only a court
        can. If it happens, call 311. This is general information: for your own case, ask the free tenant
        helpline.</p>
      <h2>When it isn’t working</h2>
      <p>Say it early. A month of silence costs more than moving. Choose a day when nobody is hungry, bring
        the page, and begin with what works. If it still fails, part like guests: the kitchen clean, the share
        paid, a plate left covered on the stove. You’ll pass each other on Fifth Avenue for years.</p>
      <p>If you’re looking for a room, or for someone to fill one, say so plainly in your
        <a href="/Rent">rental post</a>: the hours you keep, whether you smoke, what the kitchen is like. The
        right person will recognize themselves.</p>
    `,
    ar: `
      <p>سكنت في هذه المدينة ست شقق مشتركة، مع أحد عشر شخصًا، وبلغتين. أربعة منهم حضروا عرسي، وواحدة لم نعد
        نتبادل السلام بسبب قدر للأرز. لم يكن الفرق يومًا في الطباع، بل في أننا تحدّثنا في الأسبوع الأول أو لم
        نتحدّث.</p>
      <p>إليك الصفحة إذن. اجلسوا إلى الشاي واكتبوها معًا ووقّعوها وعلّقوها على الثلاجة. ليست عقدًا مع المالك
        ولا تغني عنه، بل وعد بين أناس سيلتقون في الممرّ عند السابعة صباحًا.</p>
      <h2>ماذا تكتبون</h2>
      <ol>
        <li><strong>المال.</strong> من يدفع للمالك، وفي أيّ يوم، وكيف يدفع له الباقون. وأيّ الأسماء في العقد.
          وكم تكلّف كل غرفة: فذات النافذة أغلى.</li>
        <li><strong>الفواتير.</strong> الكهرباء والغاز والإنترنت: باسم من، وكيف تُقسم، مع صورة لكل فاتورة في
          المحادثة المشتركة.</li>
        <li><strong>التأمين.</strong> كم دفع كل واحد، بالأرقام. وحين يغادر أحدكم يدفع القادمُ الجديد للمغادر
          بعلم الجميع.</li>
        <li><strong>المطبخ.</strong> المشترك: الزيت والملح والأرز والشاي. والخاص: كل ما عليه اسم. وإن كان
          أحدكم يلتزم الحلال دون غيره، فاتفقوا على المقالي الآن بلطف، لا فوق موقد مشتعل.</li>
        <li><strong>التنظيف.</strong> دور لكل أسبوع، باسم ويوم. والحمّام يُحسب بدورين.</li>
        <li><strong>الضيوف.</strong> كم ليلة، وإلى أيّ ساعة، وهل يحقّ لابن عم «وصل لتوّه» أن ينام على الأريكة.
          (أسبوعان. اكتبوها.)</li>
        <li><strong>الهدوء.</strong> من يعمل ليلًا، ومن يصلّي الفجر، ومن عنده امتحانات. سمّاعة الرأس أرخص من
          شريك سكن جديد.</li>
        <li><strong>المغادرة.</strong> إخطار مكتوب قبل 30 يومًا، ومساعدة في إيجاد الساكن التالي.</li>
      </ol>
      <h2>أربع جمل تنفع</h2>
      <ul>
        <li>«أريد أن أقول لك شيئًا صغيرًا كي يبقى صغيرًا».</li>
        <li>«أيّ الأمرين تفضّل؟».</li>
        <li>«نسيت. سأفعل ذلك الليلة».</li>
        <li>«هل نعود إلى الصفحة؟».</li>
      </ul>
      <h2>اعرف موقفك</h2>
      <p>في ولاية نيويورك يحقّ للمستأجر في العادة أن يُسكن معه أقرباءه المقرّبين وشخصًا آخر، ولو لم يذكر العقد
        ذلك. أما إن لم يكن اسمك في العقد فقد يتوقّف بقاؤك على من وقّعه. احتفظ بما يثبت دفعاتك: تحويلات لا
        مغلّفات. ولا يحقّ لأحد، شريكًا كان أو مالكًا، أن يُخرجك بتغيير القفل بعد أن تسكن 30 يومًا، فذلك
        للمحكمة وحدها. وإن حدث فاتصل بالرقم 311. هذه معلومات عامة، ولحالتك أنت اسأل خط مساعدة المستأجرين
        المجاني.</p>
      <h2>حين لا ينجح الأمر</h2>
      <p>قلها مبكّرًا، فشهر من الصمت أغلى من الانتقال. اختر يومًا لا جوع فيه، وأحضر الصفحة، وابدأ بما هو حسن.
        وإن لم ينفع فافترقوا كما يفترق الضيوف: مطبخ نظيف، وحصّة مدفوعة، وطبق مغطّى على الموقد. ستلتقون في
        الجادة الخامسة سنين طويلة.</p>
      <p>وإن كنت تبحث عن غرفة أو عمّن يشغل غرفة فقل ذلك بوضوح في <a href="/Rent">إعلان الإيجار</a>: مواعيد
        نومك، وهل تدخّن، وكيف هو المطبخ. ومن يناسبك سيعرف نفسه.</p>
    `,
  },
  data: { category: { en: 'Housing', ar: 'السكن' }, author: { en: 'Huda Kassem', ar: 'هدى قاسم' } },
  photo: 'bedroom',
  daysAgo: 187,
};
