import type { DemoContent } from '../shapes.ts';

export const numbersToKnow: DemoContent = {
  kind: 'guide',
  slug: 'numbers-to-know',
  title: { en: 'Numbers to know before you need them', ar: 'أرقام تعرفها قبل أن تحتاج إليها' },
  summary: { en: '911, 311, 988 and a few more: what each is for, and what to say in the first ten seconds.', ar: '911 و311 و988 وأرقام أخرى: لماذا كل رقم، وماذا تقول في الثواني العشر الأولى؟' },
  body: {
    en: `
      <p>Nobody learns a telephone number well while frightened. Save these now, write them on paper beside
        the door, and teach your children the first one and your address.</p>
      <h2>The three short ones</h2>
      <ul>
        <li><strong>911: danger now.</strong> Fire, a crime that is happening, an accident, someone who can’t
          breathe, chest pain, a stroke. Free from any phone, even one without credit. In the city you can
          also text.</li>
        <li><strong>311: everything else the city does.</strong> No heat, noise, a lost item in a taxi, a
          broken traffic light, a question about food stamps, school or a landlord. It also has a
          <a href="https://portal.311.nyc.gov">website</a> and an app.</li>
        <li><strong>988: a crisis of the mind.</strong> Thoughts of ending your life, or worry about someone
          else’s. Call or text, day and night. You won’t be asked about status.</li>
      </ul>
      <h2>Calling 911, step by step</h2>
      <ol>
        <li><strong>Say where you are first:</strong> the address, the nearest corner, the floor. If the call
          drops, they can still come.</li>
        <li><strong>Say the service:</strong> “ambulance”, “fire” or “police”.</li>
        <li><strong>Say “Arabic, please”.</strong> Stay on the line; an interpreter joins in a moment.</li>
        <li><strong>Say what is happening</strong> in a few words: “My father has pain in his chest.”</li>
        <li><strong>Answer and do what they tell you.</strong> Don’t hang up until they say so.</li>
        <li><strong>Send someone to the street door</strong> to show the way, and unlock it.</li>
      </ol>
      <p>If you called by mistake, don’t hang up. Say so, and it ends there.</p>
      <h2>Other numbers worth saving</h2>
      <ul>
        <li><strong>Poison Control, 800-222-1222:</strong> if someone has swallowed medicine, cleaner or a
          battery. Nurses and pharmacists answer at any hour, with interpreters.</li>
        <li><strong>The city’s 24-hour domestic violence hotline, 800-621-4673:</strong> for anyone hurt,
          threatened or controlled at home. It’s confidential, and they find shelters and lawyers.</li>
        <li><strong>Your own precinct,</strong> for reports that aren’t urgent. Find it by address through
          311.</li>
        <li><strong>Your pharmacy and your doctor’s night line.</strong></li>
        <li><strong>Your consulate,</strong> for a lost passport.</li>
      </ul>
      <h2>If you’re afraid to call</h2>
      <p>City hospitals, firefighters and ambulances don’t ask about immigration status, and city rules limit
        when city workers, including the police, may ask. If you’re a victim or a witness, you may even have
        rights that protect you. A free lawyer can explain: call 311 and ask for immigration legal help.</p>
      <h2>If someone insults or attacks you for who you are</h2>
      <p>Get to a safe place, call 911 if there’s danger, and keep what you can: photos, names of witnesses, a
        torn scarf. Bias incidents and discrimination can be reported to the city’s
        <a href="https://www.nyc.gov/cchr">Commission on Human Rights</a>, in Arabic, even when no crime took
        place.</p>
      <h2>On the fridge</h2>
      <p>Write your own address in English, the name of the nearest cross street, the building’s door code,
        and each person’s medicines and allergies. Put your own number at the bottom, for the neighbor who
        finds the child.</p>
    `,
    ar: `
      <p>لا أحد يحفظ رقمًا جيدًا وهو خائف. احفظ هذه الأرقام الآن، واكتبها على ورقة قرب الباب، وعلّم أولادك
        الرقم الأول وعنوان البيت.</p>
      <h2>الأرقام القصيرة الثلاثة</h2>
      <ul>
        <li><strong>911: خطر الآن.</strong> حريق، أو جريمة تقع، أو حادث، أو إنسان لا يتنفّس، أو ألم في الصدر،
          أو جلطة. الاتصال مجاني من أيّ هاتف ولو كان بلا رصيد، ويمكنك في المدينة أن ترسل رسالة نصّية
          أيضًا.</li>
        <li><strong>311: كل ما عدا ذلك من شؤون المدينة.</strong> انقطاع التدفئة، أو الضجيج، أو غرض نسيته في
          سيارة أجرة، أو إشارة مرور معطّلة، أو سؤال عن معونة الطعام أو المدرسة أو المالك. وله
          <a href="https://portal.311.nyc.gov">موقع</a> وتطبيق.</li>
        <li><strong>988: الأزمات النفسية.</strong> أفكار بإنهاء الحياة، أو قلق على شخص تراوده. اتصل أو أرسل
          رسالة ليلًا أو نهارًا، ولن تُسأل عن وضعك.</li>
      </ul>
      <h2>الاتصال بالرقم 911 خطوة خطوة</h2>
      <ol>
        <li><strong>قل أولًا أين أنت:</strong> العنوان، وأقرب زاوية، والطابق. فإن انقطعت المكالمة وصلوا
          إليك.</li>
        <li><strong>اذكر الخدمة:</strong> إسعاف (ambulance) أو إطفاء (fire) أو شرطة (police).</li>
        <li><strong>قل «Arabic, please».</strong> وابقَ على الخط، فسينضمّ مترجم بعد لحظات.</li>
        <li><strong>قل ماذا يحدث</strong> بكلمات قليلة: «أبي يشعر بألم في صدره».</li>
        <li><strong>أجب وافعل ما يقولونه لك،</strong> ولا تُغلق الخط حتى يطلبوا ذلك.</li>
        <li><strong>أرسل أحدًا إلى باب الشارع</strong> ليفتحه ويدلّهم على الطريق.</li>
      </ol>
      <p>وإن اتصلت خطأً فلا تُغلق الخط. قل ذلك وينتهي الأمر.</p>
      <h2>أرقام أخرى تستحقّ الحفظ</h2>
      <ul>
        <li><strong>مركز السموم \u2066800-222-1222\u2069:</strong> إذا ابتلع أحد دواءً أو منظّفًا أو بطارية.
          يجيبك ممرّضون وصيادلة في كل ساعة، ومعهم مترجمون.</li>
        <li><strong>خط المدينة للعنف الأسري \u2066800-621-4673\u2069:</strong> على مدار الساعة، لكل من يُؤذى
          أو يُهدَّد أو يُتحكَّم به في بيته. المكالمة سرّية، وهم يجدون المأوى والمحامي.</li>
        <li><strong>مركز شرطة حيّك</strong> للبلاغات غير العاجلة. اعرفه من عنوانك بالرقم 311.</li>
        <li><strong>صيدليتك وخط طبيبك الليلي.</strong></li>
        <li><strong>قنصلية بلدك</strong> إذا ضاع جواز سفرك.</li>
      </ul>
      <h2>إن خفت أن تتصل</h2>
      <p>لا تسأل مستشفيات المدينة ولا الإطفاء ولا الإسعاف عن وضع الهجرة، وتحدّ قواعد المدينة من سؤال موظّفيها
        عنه، ومنهم الشرطة. وإن كنت ضحية أو شاهدًا فقد تكون لك حقوق تحميك. يشرحها لك محامٍ بلا مقابل: اتصل
        بالرقم 311 واطلب المساعدة القانونية في الهجرة.</p>
      <h2>إن أُهنت أو هوجمت بسبب هويتك</h2>
      <p>اذهب إلى مكان آمن، واتصل بالرقم 911 إن كان هناك خطر، واحتفظ بما تستطيع: صور، وأسماء شهود، ووشاح
        ممزّق. ويمكنك أن تبلّغ عن حوادث الكراهية والتمييز <a href="https://www.nyc.gov/cchr">لجنة حقوق الإنسان
        في المدينة</a> بالعربية، ولو لم تقع جريمة.</p>
      <h2>على الثلاجة</h2>
      <p>اكتب عنوانك بالإنجليزية، واسم أقرب شارع متقاطع، ورمز باب المبنى، وأدوية كل فرد وما يتحسّس منه. واكتب
        رقمك أنت في الأسفل، للجار الذي يجد الطفل.</p>
    `,
  },
  data: { category: { en: 'Safety', ar: 'الأمان' }, steps: 6 },
  daysAgo: 143,
};
