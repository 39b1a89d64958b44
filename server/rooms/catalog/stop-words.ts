import { terms } from '../../../contract/search.ts';

/*
 * Stop words: they are ignored in queries that have other words. They remain in the index, so that “The Who” is
 * found by its name.
 */

const english = `a an the of in on at to by for from with without and or near nearby around close next me my i am we our you
your is are be it this that any some all where what which who how can could do does want need looking look find search get
buy please good best top great nice cheap cheapest affordable open now today there here area city shop shops store stores
place places somewhere anywhere someone somebody anyone anybody something anything person whom company companies
would should wanna gonna trying have has had got am do doing know give tell recommend recommendation suggest closest
nearest very really also thanks thank going provide provides inexpensive he him his she her they them their its who
was were been being may might must shall because since while when if than then so just even still
im ive youre theyre weve lets thats whats wheres whos theres isnt arent wasnt dont doesnt didnt wont cant couldnt wouldnt hasnt havent
gotta needa hi hello hey pls plz`;

const arabic = `في من على عن الى إلى مع بين عند لدى قرب قريب قريبة قريبه بجانب جنب حول هنا هناك مني منا عندي لي انا نحن هو هي
هل ما ماذا اين أين وين فين كيف كم اي أي اريد أريد بدي ابغى أبغى ابي عايز عاوز ابحث أبحث محتاج احتاج مين دلوني ممكن لو سمحت
افضل أفضل احسن أحسن ارخص أرخص رخيص جيد ممتاز مفتوح الان الآن اليوم منطقة محل محلات متجر او أو و يا
أحد حد حدا واحد شخص أشخاص مكان أماكن حابب حابة حاب أحب بغيت أبغي نبغى ودي ودنا أدور ندور بدور عم بدنا بدك نريد نحتاج أحتاج لازم عايزة
عايزين عاوزة شو شنو شنهو إيش ايش وش ايه اللي يلي الذي التي هذا هذه هاد هاي متى ليش لماذا عندكم عندك عنده فيه يوجد متوفر أجد ألاقي الاقي
هما احنا إحنا نحنا انتم انتو له لها لهم إله إلها إلهم لأن لأنه لأني عشان علشان مشان منشان عشاني لكن اذا إذا لما عندما كان كانت
يكون تكون راح رح سوف لاقي يعرف تعرف تعرفون أرجو فضلك شكرا أقرب جدا كتير كثير أشتري نشتري أستأجر`;

/** Pronouns, wishes, possibility and requests of the regions, as they are written. */
const colloquial = `عليه عليها عليهم بيه بيها بيهم بها منو منهم معاه معاها معاي معايا وياي وياه وياها فيهم فيني فيها اشي نفسي خاطري مشتهي
مشتهية حابين ناوي ناوية ابغا أبغا تبغى يبغى يبي تبي نبي نبغي نبغو باغي باغية بغينا داير دايرين عاوزين بدو بدها بدهم بدكم بدكن عندنا عندهم عندو
اكو ماكو كاين كاينة واش شحال فماش ثمة شكون شلون وينه وينها فينه فينها كيفاش ازاي منين دلني ارشدوني تنصحوني تنصحني انصحوني تنصحونا تعرفو
بقدر بنقدر اقدر أقدر نقدر يقدر تقدر بيقدر نقدرو نلقى نلقا ألقى القى الگى نلگى نلاقي بلاقي الاقيه ادور أدوّر كندور كنقلب نقلب قاعد مشان لاجل باش
بعد قبل خلال حتى بليز رجاء لطفا ياريت اخواني مش مو مب موب مهوب ماهو مافي مافيه ماعندي معنديش مفيش وين لوين لفين اعرف نعرف بعرف بدنا ودنا ودك
ترى طيب يعني برضو كمان برضه ايضا أيضا خلاص هيك كده كذا هكي چذي كيما زي متل مثل محتاجين محتاجة بالو باله بالها بالهم بالك بمناسبة`;

/** The most frequent of both kinds in Latin letters, as far as they are no words of other languages. */
const romanized = `bdi biddi baddi bedi 3ayez 3ayz 3awez 3ayza 3awza 3ayzin 3ayzeen abgha abga 7ad 7ada wa7ad wa7ed wein wayn fein feen ayna
3ala 3andi 3and momken mumkin a7taj me7tag m7tag m7taj me7taj bda2 adawwar badawwar badwar nafsi`;

/** Implied by the list itself: all homes are for rent. */
const understood = `rent rental rentals sale job jobs hiring vacancy vacancies opening position career food cuisine للايجار
إيجار ايجار آجار للبيع بيع وظيفة وظائف عمل شغل مطلوب مأكولات اكل أكل أكلات أكلة طعام dish dishes meal meals وجبات سكن للسكن`;

const passedOver = new Set(
  [english, arabic, colloquial, romanized, understood].flatMap((words) => terms(words)),
);

/** «و» “and” is written with the next word. */
const conjunction = 'و';
/** The minimum length of a stop word after it: shorter ones occur in other words. */
const leastJoined = 3;

export function isPassedOver(term: string): boolean {
  if (passedOver.has(term)) return true;
  return term.startsWith(conjunction) && term.length > leastJoined && passedOver.has(term.slice(1));
}
