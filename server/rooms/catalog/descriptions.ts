import { terms } from '../../../contract/search.ts';

/*
 * Words for quality, audience, time or purpose: “a fancy place for the kids tonight”. They are optional: they
 * narrow the results like other words, but if few or none remain, results without them are included.
 */

const english = `fancy luxury luxurious premium authentic original real genuine traditional delicious tasty yummy fresh famous
popular quality clean nice lovely beautiful pretty cool comfortable cozy simple special perfect reliable trusted professional
comfy cute elegant stylish trendy durable sturdy lightweight decent amazing awesome excellent wonderful favorite gorgeous romantic
spacious suitable proper
experienced certified licensed honest friendly fast quick quickly urgent urgently emergency reasonable reasonably discount
discounted deal budget low price priced big large small little tiny huge new brand modern old antique solid strong heavy
kid children child family lady women woman men man boy girl baby friend couple group people guest beginner adult senior
student everyone myself mine
wife husband mom mum mother dad father son daughter brother sister parent grandma grandmother grandpa grandfather uncle aunt
cousin nephew niece fiance fiancee girlfriend boyfriend
tonight tomorrow morning evening night late early weekend sunday monday tuesday wednesday thursday friday saturday daily day
week weekday weekly month months monthly summer autumn winter year yearly soon asap immediately 24 hour
homemade home made house fried grilled baked roasted raw hot cold spicy warm
take bring eat drink sit go come give make let put use wear hang stay spend enjoy try order serve offer sell love like play off into out up
about before until till during too not did only also another other else way help helping hungry
company service business office type kind sort stuff piece set pair lot bit
downtown local outside inside together online`;

const arabic = `بلدي بلدية شعبي شعبية فاخر فاخرة فخم فخمة راقي راقية أصلي أصلية اصيل حقيقي تقليدي لذيذ لذيذة طازج طازجة طازة مشهور مشهورة معروف معروفة
نظيف نظيفة حلو حلوة جميل جميلة مرتب مريح مريحة بسيط بسيطة مميز مميزة ممتازة مضمون مضمونة ثقة محترم محترمة أمين شاطر شاطرة
خبير سريع سريعة بسرعة مستعجل مستعجلة ضروري طارئ عاجل رخيصة اقتصادي مناسب مناسبة معقول معقولة سعر بسعر أسعار غالي خصم عروض
كويس كويسة كويسين منيح منيحة مليح مليحة طيب طيبة زاكي زاكية زين زينة خوش مزيان مزيانة زوين زوينة بنين بنينة باهي باهية سمح سمحة
تمام رائع رائعة عجيب سخنة ساخن ساخنة
رومانسي رومانسية
أنيق أنيقة شيك عملي عملية وسيع وسيعة واسع واسعة آمن آمنة مفضل مفضلة
كبير كبيرة صغير صغيرة ضخم جديد جديدة حديث حديثة قديم قديمة قوي قوية متين ثقيل
أطفال طفل ولاد أولاد بنات بنت عائلة عيلة عائلي عائلية سيدات ستات حريم رجال شباب رجالي نسائي ولادي بناتي أصحاب صحاب ضيوف ناس كبار
شهر شهور أشهر سنة يوم أيام ليلة الليلة بكرة غدا صبح الصبح صباح مساء ليل ليلا يومي يوميا أسبوع شهري عطلة ويكند صيف شتاء بدري متأخر
فورا حالا حاليا هلق هلأ دلوقتي هسة هسه دحين الحين توا دابا قريبا
زوجتي مرتي مراتي زوجي جوزي أمي والدتي ماما أبي أبوي والدي بابا ابني ابنتي بنتي أختي أخي أخوي جدتي جدي خالتي عمتي خطيبتي خطيبي
صديقتي صديقي صاحبتي صاحبي جيراني
مقلي مقلية مشوي مشوية مطبوخ مسلوق ني حار حارة بارد باردة سخن بيتي بيتية منزلي
آكل ناكل نأكل أشرب نشرب نقعد أقعد نروح أروح آخذ ناخذ أجيب نجيب أحط نحط أعمل نعمل أسوي نسوي ألبس نلبس أتسوق نتسوق نتعشى نتغدى
شركة خدمة خدمات مكتب نوع شكل أشياء شي شيء حاجة حاجات أغراض قطعة طقم كم
فيها فيه عليها عليه منه منها معي معنا لنا إلنا بس فقط كل كله كلها بيت للبيت الجديد برا جوا`;

const described = new Set([english, arabic].flatMap((words) => terms(words)));

/** One wording of each concept for a condition that what is searched for may have: “part-time babysitter”. */
const conditions = new Set(
  [
    'used',
    'good condition',
    'excellent condition',
    'part time',
    'full time',
    'night shift',
    'weekend work',
    'work from home',
    'no experience',
    'bilingual',
    'females only',
    'males only',
  ].map((text) => terms(text).join(' ')),
);

/** Whether a concept with these wordings is only a condition. */
export function isCondition(wordings: readonly (readonly string[])[]): boolean {
  return wordings.some((wording) => conditions.has(wording.join(' ')));
}

/** Whether a concept with these wordings is a number: 4, “four”, «أربع». It counts or measures what is searched for. */
export function isNumber(wordings: readonly (readonly string[])[]): boolean {
  return wordings.some(([term = '', ...others]) => others.length === 0 && /^\d+$/.test(term));
}

/** The minimum length of what follows ل: «لبس» (clothes) is one word. */
const leastAfterPreposition = 3;

/** Whether a word is only descriptive and does not name what is searched for, also with ل “for” attached: «لبنت». */
export function isDescription(term: string): boolean {
  if (described.has(term)) return true;
  return term.startsWith('ل') && term.length > leastAfterPreposition && described.has(term.slice(1));
}
