import type { DemoContent } from '../shapes.ts';

export const oneLongTable: DemoContent = {
  kind: 'news',
  slug: 'one-long-table',
  title: { en: 'One long table on a short street', ar: 'مائدة طويلة في شارع قصير' },
  summary: { en: 'A block in Queens broke the fast together. What the neighbors learned, for anyone who wants to try.', ar: 'شارع في كوينز أفطر أهله معًا. إليك ما تعلّمه الجيران، لمن أراد أن يجرّب.' },
  body: {
    en: `
      <p>There were forty chairs, then sixty, then people sat on the steps. For one evening in Ramadan a short
        street in Queens became a dining room, with a single table down the middle and paper lanterns that
        children had cut at school. Half of the guests were fasting. The other half had been asked to bring
        dessert.</p>
      <p>The organizers wrote down what they learned, and asked us to share it:</p>
      <ul>
        <li>Ask for the street permit early, through the <a href="https://www.nyc.gov/sapo">city’s street
          activity office</a>, and talk to every household before you do.</li>
        <li>Leave a lane for ambulances, and a chair for whoever can’t stand.</li>
        <li>Label the food: meat, nuts, gluten. Halal for all is the simplest.</li>
        <li>Start with water and dates, exactly on time. The speeches come after the soup, and there are two,
          both short.</li>
        <li>End at ten. Sweep. Leave the street cleaner than it was.</li>
      </ul>
      <p>The neighbor who had worried most about noise took home the leftover rice, and has asked for the date
        of the next one.</p>
    `,
    ar: `
      <p>كانت الكراسي أربعين، ثم صارت ستين، ثم جلس الناس على الدرج. ففي أمسية من رمضان صار شارع قصير في كوينز
        غرفة طعام، تتوسّطه مائدة واحدة، وفوقها فوانيس ورقية قصّها الأطفال في المدرسة. كان نصف الضيوف صائمين،
        وطُلب من النصف الآخر أن يُحضر الحلوى.</p>
      <p>دوّن المنظّمون ما تعلّموه، وطلبوا منّا أن ننشره:</p>
      <ul>
        <li>اطلبوا تصريح الشارع مبكّرًا من <a href="https://www.nyc.gov/sapo">مكتب أنشطة الشوارع في
          المدينة</a>، وكلّموا أهل كل بيت قبل ذلك.</li>
        <li>اتركوا ممرًّا للإسعاف، وكرسيًّا لمن لا يستطيع الوقوف.</li>
        <li>اكتبوا على كل طبق ما فيه من لحم أو مكسّرات أو غلوتين. والأسهل أن يكون الطعام كله حلالًا.</li>
        <li>ابدؤوا بالماء والتمر في الموعد تمامًا. والكلمات بعد الحساء، وهما كلمتان قصيرتان لا أكثر.</li>
        <li>اختموا في العاشرة، واكنسوا، واتركوا الشارع أنظف مما كان.</li>
      </ul>
      <p>أما الجار الذي كان أكثرهم قلقًا من الضجيج فقد حمل إلى بيته ما بقي من الأرز، وسأل عن موعد المائدة
        القادمة.</p>
    `,
  },
  data: { category: { en: 'Community', ar: 'المجتمع' } },
  photo: 'baklava',
  daysAgo: 178,
};
