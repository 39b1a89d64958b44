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

/** Implied by the list itself: all homes are for rent. */
const understood = `rent rental rentals sale job jobs hiring vacancy vacancies opening position career food cuisine للايجار
إيجار ايجار آجار للبيع بيع وظيفة وظائف عمل شغل مطلوب مأكولات اكل أكل أكلات أكلة طعام dish dishes meal meals وجبات سكن للسكن`;

const passedOver = new Set([english, arabic, understood].flatMap((words) => terms(words)));

export function isPassedOver(term: string): boolean {
  return passedOver.has(term);
}
