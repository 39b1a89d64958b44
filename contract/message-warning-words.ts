import { fold } from './search.ts';

/* The vocabulary of messages that recipients are warned of, as sources of regular expressions. */

/** Alternatives by language; all may be combined in one message. */
interface Words {
  /** English, or names written in Latin letters: whole words. */
  en?: string;
  /** Arabic stems, to which a few letters may be added on both sides: clitics, verb forms and pronouns. */
  ar?: string;
  /** Whole Arabic words, for those too short to be stems. */
  arWhole?: string;
  /** Stems in Latin letters by their consonants, with any vowels between them: `df3` is in `edfa3` and `btedfa3o`. */
  az?: string;
  /** Whole words in Latin letters of Arabic. */
  azWhole?: string;
}

export const either = (...parts: string[]) => `(?:${parts.join('|')})`;
const whole = (of: string) => `(?<![\\p{L}\\p{N}])(?:${of})(?![\\p{L}\\p{N}])`;
/** A clitic may precede an Arabic word. */
const wholeArabic = (of: string) =>
  `(?<![\\p{L}\\p{N}])(?:[وفبلكع]|ال|وال|بال|لل|عال|هال)?(?:${of})(?![\\p{L}\\p{N}])`;
const stem = (of: string, before: number, after: number) =>
  `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}]{0,${before}}(?:${of})[\\p{L}\\p{N}]{0,${after}}(?![\\p{L}\\p{N}])`;
/** Consonants, possibly doubled, with any vowels between them. */
const flexible = (consonants: string) => [...consonants].map((one) => `${one}+`).join('[aeiou]*');

/** The source of an expression that finds any of some words. */
export function words({ en, ar, arWhole, az, azWhole }: Words): string {
  return either(
    ...(en ? [whole(en)] : []),
    ...(ar ? [stem(fold(ar), 4, 5)] : []),
    ...(arWhole ? [wholeArabic(fold(arWhole))] : []),
    ...(az ? [stem(az.split('|').map(flexible).join('|'), 4, 5)] : []),
    ...(azWhole ? [whole(azWhole)] : []),
  );
}

/** Both close to each other, in any order. */
export const near = (one: string, other: string, most = 60) =>
  either(`${one}[^\\n]{0,${most}}?${other}`, `${other}[^\\n]{0,${most}}?${one}`);

/** Asking somebody to pay. */
export const pay = words({
  en: 'send|sends|sending|transfer|wire|pay|paying|paid|payment|payments|deposit|put (?:something |some |a little |money )?down|fund|cover|clear|cleared|venmo|zelle|zel|cashapp|upfront',
  ar: 'دفع|مدفوع|سداد|سدد|تسديد|حول|تحويل|محول|ارسل|ترسل|ابعت|ابعث|تبعت|تبعث|ودي المبلغ|خلصني|صيفط|سيفط|سبقني|تسبق|دزلي|ادزها|انطيني|تنطيني|اعطيني|عطيني|تعطيني|هاتي|ودي|اودع|ايداع',
  az: 'df3|b3t|b3th|7wl|ttsdd|khls|sb9t',
  arWhole: 'دز|هات|خلص|تخلص|سبق|حط|نزل|تنزل|اديني|تديني|سيب|فيرسمون|فيرمون|ماندا',
  azWhole:
    'addini|eddini|edini|seeb|sib|versi|tversi|hawel|hawwel|hawelli|hawelha|7awil|tehawel|byendefe3|tsebe9tich|rsel|arsel|sift|seft|sifet|sayfet|dezli|diz|khalles|khalas|tkhalles|sebbe9|sabba9|sebbit|a3tini|3tini|7ott|hott',
});

/** What is paid. */
export const money = either(
  '\\$ ?\\d+|\\d+ ?(?:\\$|usd|dollars|bucks|dolar|dollar|%)',
  words({
    en: 'deposit|money|payment|rent|fee|fees|half|the rest|month|costs?|shipping|customs|security|installment|amount|something down|commission|taxes|frais|caution|avance|acompte|dossier',
    ar: 'عربون|مبلغ|مصاري|فلوس|دولار|رسوم|رسم|تامين|ايجار|دفعه|قسط|مصاريف|جمرك|ضمان|دراهم|عموله|كوميسيون|تسبيق|نقود|بيزات|زلط|كفاله|اجره|تكلفه|تكاليف|كلفه|قيمه|ايداع|اتعاب',
    arWhole: 'نصف|نص|مال|ثمن|تمن|مقدم|المبلغ كامل|كوسيون|الكوسيون|افانس|لافانس|ربع|تلت|ثلث|حجز',
    az: 'msr|fls|flws|3rbn|mblgh|rswm|rsm|mwgdm|mgdm|m2dm|mqdm|t2mn|shppng|jmrk',
    azWhole:
      'deposit|muqaddam|mu2addam|mo2addam|nos|nus|noss|nuss|daman|thaman|thamano|taman|rsoum|el rest|shipping|permit|masari|masare|floos|flous|lflous|flus',
  }),
);

/** Before anything is seen or handed over. */
export const early = words({
  en: 'before|first|now|today|tonight|upfront|up front|in advance|advance|ahead|until|unless|to hold|to reserve|to secure|to keep|to book|hold it|reserve it|so i can hold|right away|asap|same (?:evening|day)|immediately|straight away|beforehand|up-front|required|must|refundable|non ?refundable|as soon as|once (?:i|we) (?:get|receive|have)|so (?:i|we) can|to (?:start|begin|process|confirm|unlock|show|prove|lock)|and i (?:will )?(?:mail|ship|send|hold|keep)',
  ar: 'اولا|مقدما|مسبق|سلفا|احجز|للحجز|لحجز|تثبيت|يثبت|لضمان|جديت|فورا|حالا|الليله',
  arWhole:
    'قبل|اول|الان|اليوم|هلق|هلا|سلف|مقدم|بعدها|بعدين|ثم|حتى|انهارده|النهارده|دحين|ذحين|الحين|هسه|هسا|دابا|باش|لاول|دلوقتي|دلوقت|هالفتره|هالليله|بكرا|بكره|لما يوصلني|اول ما|الا بعد|بعد الدفع|بعد التحويل|لما توصل|لحد ما|لغايه ما|شرط|ضروري|لازم|عشان|علشان|منشان|مشان|باش|بمجرد|فور',
  az: '7jz|sbt|mwsb2|msb2|slf',
  azWhole:
    'abl|2abl|qabl|gabl|9bel|9bal|qbel|gbel|lowla|loula|delwa2ty|dilwa2ti|dlwa2ty|el leila|el leile|lleila|2abel|abel|2awal|awal|awwal|awel|el awel|lawel|hala2|halla2|issa|l yom|lyom|el yom|elyom|bukra|enaharda|ennaharda|daba|7alan|ba3dein|ba3d|ba3da|salaf|mosba2|tsebe9tich',
});

/** What is withheld until the payment: the post, a visit, keys, the address, an interview. */
export const withheld = words({
  en: 'ship|ships|shipped|shipping|show|shows|hold|reserve|keep|secure|keys?|address|location|viewing|visit|interview|apartment|see it|goes out|gone|other buyer|trust|serious|mail|transport|crate|vaccines?|deliver\\w*|release|hand over|received|background check|uniform|training|certificate|starter kit|visa|application|documents|paperwork|agent|courier|truck|off the market|take (?:it|the ad|the post|the listing) down|other (?:people|tenants|buyers)|many people|a lot of people|tour|showing|unlock|lock ?box|contract|slot|spot|puppy|vet|insurance|abroad|overseas|out of (?:town|state|the country)|customs|warehouse|start',
  ar: 'شحن|مفاتيح|مفتاح|عنوان|لوكيشن|مقابله|معاينه|زياره|تسليم|حجز|احجز|يثبت|جديت|لقاء|تقابل|الموعد|موعد|اوديها|تستلم|يستلم|يسلموك|نعطيك|افتح لك|المدير|جمرك|ميناء|المينا|تدريب|شهاده|الاوراق|معامله|اخليها لك|اخليه لك|نخليها|اوصلها|وصلها لك|شاحنه|كفيل|تشوف|المندوب|الدور|المكان|ناس كتير|كتير ناس|غيرك|ينتظر|مستني|اشيل الاعلان|شيل الاعلان|نوقف الاعلان|العقد|بابعتلك|ببعتلك|ارسلك|ارسلها لك|اسلمك|نسلمك|مسافر|خارج البلد|بره البلد|برا البلد|التوصيل|يوصلك|توصلك|المخزن|المستودع|الوظيفه|الشغل|المباشره|التعيين|الفيزا|نوريهالك|اوريك|نوريك|مطلوب|بيوصلوها|بيوصلولك|الزباين|السلعه',
  az: '7jz|3nwn|3nwan|ntrvw|mft7|shwf|slm|lt2|lt2e|wzf|shppng',
  azWhole:
    'msafer|msafir|takhdo|takhod|mntazrin|montazrin|mestaniyin|adresse|n3tiwk|interview|port|dorak|shipping|keys|permit|2afas|sadi2|mestnyin|wa7ed akhor|wazifet|el ghorfa|address|location|training|tadreeb|tadrib|uniform|wara2|awra2|tkhallilak|ykhallilak|sha7n|shahn|mft7',
});

/** Payment services whose transfers cannot be reversed. */
export const services = words({
  en: 'zelle|zele|zel|western union|(?:3al|3ala|b|bel|bil|el|by|via|through|3abr|use) western|moneygram|money gram|cash ?app|venmo|apple cash|wire transfer|bank transfer|wire (?:it|the|me|money|to|\\$)|bitcoin|btc|usdt|usdc|ethereum|eth|tether|trc ?20|erc ?20|crypto|cryptocurrency|binance|coinbase|paypal friends|friends (?:and|&) family|friends (?:msh|mesh|mish) goods|remitly|ria money|routing number|walmart ?2 ?walmart|world ?remit|xoom|wafa ?cash|cash plus|perfect money|virement|mandat(?: cash)?|neosurf|transcash|payoneer|wise transfer|money order|cashiers? check by mail|iban|swift code|account number|wallet address|insta ?pay|vodafone cash|zain cash|chime|skrill|neteller|webmoney|revolut|into (?:my|this|his|her) (?:\\w+ )?account|stable ?coins?|digital currency|coins?base|dogecoin|litecoin',
  ar: 'ويسترن|وسترن|بيتكوين|بتكوين|تيثر|كريبتو|بايننس|باينانس|موني غرام|موني جرام|موني قرام|كاش اب|كاشاب|فينمو|ابل كاش|وفاكاش|كاش بلوس|محفظتي|يو اس دي تي|حواله بنكيه|تحويل بنكي|ريميتلي|عمله رقميه|عملات رقميه|رقم الحساب|حساب بنكي|ايبان|سويفت|عنوان محفظ|صرافه|انستا باي|انستاباي|فودافون كاش|زين كاش|بي بال|باي بال فريند|يونيون|قرام',
  arWhole: 'زيل|زيلي|زل|حواله|تحويله',
  azWhole:
    'zelle|zel|bitcoin|kribto|crypto|binance|wafacash|cash plus|walmart2walmart|7awale|hawale|7awalet|hawala',
});

/** Gift cards, by name or brand. */
const brands =
  'itunes|steam|amazon|google play|apple|visa|prepaid|target|vanilla|ebay|sephora|sefora|razer|roblox|netflix|xbox|playstation|psn|uber|walmart|home depot|best ?buy|nike|spotify|itunz|aytunz';
const arabicBrands = fold(
  'ايتونز|آيتونز|ستيم|أمازون|امازون|قوقل|غوغل|جوجل|ابل|آبل|أبل|فيزا|فانيلا|إيباي|ايباي|سيفورا|ريزر|روبلوكس|نتفلكس|نتفليكس|اكس بوكس|إكس بوكس|بلايستيشن|بلاي ستيشن|اوبر|أوبر',
);
const arabicCards = fold('بطاقة|بطاقات|بطاقتين|كرت|كرتين|كروت|كارت|كارتين|كارط|كارطات|كارتات|كروتات|بطايق');
export const giftCards = either(
  whole(
    `gift ?cards?|giftcards?|e ?gifts?|gift codes?|(?:gift|store|shopping) vouchers?|scratch (?:off )?the (?:back|silver|strip|code)|back of the cards?|razer gold|google play|(?:${brands})(?: visa| prepaid)?(?: gift)? ?cards?|(?:${brands}) gift`,
  ),
  wholeArabic(
    either(
      `(?:${arabicCards}) (?:${fold('هدايا|هدية|هداية|الهدايا|الهدية|كادو|مسبقة الدفع|مسبوقة الدفع')}|(?:${arabicBrands}))`,
      `(?:${arabicCards}) \\p{L}+ (?:${fold('هدية|هدايا|مسبقة الدفع|مسبوقة الدفع')})`,
      fold(
        'قسائم شراء|قسيمة شراء|قسائم هدايا|قسيمة هدية|فوتشر|فاوتشر|جيفت كارد|جفت كارد|قفت كارد|غيفت كارد|جيفت كاردز',
      ),
    ),
  ),
  whole(
    `(?:bita2at|bita2et|bta2et|bitaqat|karet|kart|kroot|krout|cart|cartes?|carta) (?:el )?(?:hadaya|hediyya|hedeya|hadeya|hdiya|cadeaux?|kado|${brands})|(?:kart|karet) \\w+ (?:hadiya|hdiya|hediyya)`,
  ),
);

/** Verification codes. */
export const codes = words({
  en: 'code|codes|otp|pin|one ?time password|verification number|(?:4|5|6|four|five|six)[ -](?:digits?|numbers?)|digits|pass ?code|security number|confirmation number',
  ar: 'رمز التحقق|رمز التاكيد|رمز التفعيل|رقم التحقق|رقم التاكيد|رقم سري|كود',
  arWhole: 'رمز|كود|ارقام|نمره|ارقامه|رقم|نمبر|بن كود|او تي بي|الارقام|رموز|اكواد|كودات|باسورد',
  az: 'rmz',
  azWhole:
    'el code|lcode|code|kod|lkod|el kod|ramz|el ramz|ramez|lramez|otp|pin|ar2am|arqam|argam|arkam|chiffres|raqam|ra2m|numra|nemra|nimra|msg jdid',
});
/** The same without the words that also mean other numbers. */
export const strictCodes = words({
  en: 'code|codes|otp|pin|one ?time password|pass ?code|verification number',
  ar: 'رمز التحقق|رمز التاكيد|رمز التفعيل|رقم التحقق|رقم التاكيد',
  arWhole: 'رمز|كود|او تي بي',
  azWhole: 'el code|lcode|code|kod|lkod|el kod|ramz|el ramz|ramez|lramez|otp|pin',
});
/** That a code arrived at the recipient. */
export const arrived = words({
  en: 'you (?:got|get|receive|received|will get|will receive)|(?:sent|send|sends) (?:the code |it |them )?to (?:you|your|ur)|sent (?:you|u)|text(?:ed)? you|to (?:your|ur) (?:phone|cell|number|mobile)|coming to you|on its way|i sent|you should have|notification|pop(?:s|ped)? up|screenshot|google voice|real person|not a (?:robot|bot|scammer)|by mistake|wrong number|prove (?:you|that you)|verify (?:you|that)|that (?:came|comes|appears?)|show(?:s|ed)? up|on (?:your|ur) (?:phone|screen|cell)|receive anything|in your (?:messages|texts|inbox)|just now|verification|from google|one ?time password|applicants',
  ar: 'وصلك|يصلك|سيصلك|وصلت|وصلات|وصل اليك|طلعلك|طلع لك|جاك|اجاك|اجتك|وردكم|وردك|هاتفك|جوالك|موبايلك|تلفونك|تليفونك|رسالتك|التحقق|التاكيد|التفعيل|تلقى عندك|انبعت|انبعتلك|بيجيك|يجيك|بيوصلك|حيوصلك|هيوصلك|راح يوصلك|البنك|رقمك بالغلط|اشعار|تنبيه|بالغلط|بالخطا|شاشتك|تصلك|تجيك|بتجيك|توصلك|حتوصلك|هتوصلك|يظهر|ظهر|اجوك|جوك|يرسلك|يرسل ليك|حيرسل|بيرسل|هيرسل|نزلك|نزل عندك',
  arWhole:
    'عندك|رساله|برساله|الرساله|الشاشه|جه|اجا|جا|رقمك|تلفون|موبايل|واصلك|اس ام اس|سمس|مسج|ميسج|المسج|ماسج|لقطه',
  az: 'wsl|wsll|wslk|jtk|jyk|tl3l',
  azWhole:
    'resala|risala|msg|message|eja|ija|ja|jatak|jayik|gatlak|gatlek|jek|jak|yjik|yjeek|yaji|tjik|yajik|3al shashe|3al mobile|3a telefonak|telefonak|mobilak|ba3atet|weslak|weslek|wislak|waslak|wesel|wisil|wasal|yosal|byousal|ijak|ejak|ijek|ijet|tele3|tla3|tl3|resale|risale|sms|wasl|jani|ba3atlak|ta2keedi|ta2kidi|zabayen',
});
/** Asking for it. */
export const request = words({
  en: 'send|text|tell|give|share|forward|read|reply with|pass|write|type|what is|whats|let me have|need|asap|please',
  ar: 'ارسل|ابعت|ابعث|تبعت|تبعث|خبرني|خبريني|احكيلي|حكيلي|اقرا|صورلي|صوره|تزودني|تعطيني|قولهولي|قوليلي|بلغني|عيدلي|اعطني|اعطيني|عطني|عطيني|انطيني|قل لي|قولها|قوله|قولي|اخبرني|زودني|شاركني|اكتبه|اكتبها|اكتبلي|هاته|اديني|ادهولي|قلي|قللي|ليهو',
  arWhole:
    'ما هو|شو هو|حطه|حطها|قول|هات|اكتب|شنو|شو|ايش|ايه|وش|احتاجه|احتاج|بحتاج|محتاج|بدي|ابغى|ابي|عايز|عاوز|بغيت|لازم|ورني|وريني|صوره|صور|دزه|دزها|انطيني',
  az: 'b3t|b3th|3tn|2wll|2wl|2ll|qwl|ktb|rj3|n2lh|e2r|gwll|tb3t',
  azWhole:
    '2elli|2oulli|gollo|gulli|gool|2ra|e2ra|e2rali|a3tini|3tini|earsel|arsel|en2elhali|ktoubon|raje3li|shu|shgad|yah|bidna|badna|baddi|bidde|badde|m7taj|me7taj|3ayez|3awez|abgha|abi|bghit|lazem|lazim|hat|hato|warini|sawwerli|sawwir|dezha|dizha|dizli|please|screenshot|5abberni|khabberni|khabrini|e7kili|7kili|jibli|jiboli|3aweni|qra|9ra|gouli|goul|goulha|9olli|9oulli|9ouli|rassilo|rassil|qolli|oul|oulli|ktebli|ktebha',
});

/** Messengers and networks, outside of the site. */
export const apps = words({
  en: 'whats ?app|wapp|wa|telegram|signal|viber|imo|wechat|snapchat|snap|instagram|insta|messenger|facebook|hangouts|google chat|discord|tiktok|skype|kik|botim|google voice|imessage|wickr',
  ar: 'واتساب|واتسب|وتساب|الواتس|عالواتس|تلغرام|تليغرام|تليجرام|تلجرام|تيليجرام|سيجنال|سيغنال|فايبر|سناب|انستغرام|انستقرام|انستجرام|ماسنجر|مسنجر',
  arWhole:
    'واتس|واتس اب|وتس|ايمو|انستا|سنابي|فيس|تيك توك|تلي|بوتيم|تانجو|سكايب|الخاص|خاص عندي|دايركت|فيسبوك|الفيسبوك',
  azWhole:
    'wats ?app|wats|watsab|whatsab|wts|wtsp|teligram|telgram|teleg|tele|3al ?wats|3al ?whatsapp|wattsapp|whatsappi|insta|snap|imo|viber|messenger|masenger|msn|facebook|fb|botim|skype|3al khas|3al 5as|private chat',
});
/** Going there. */
export const go = words({
  en: 'text|message|msg|write|contact|add|call|reach|chat|talk|continue|move|switch|find|dm|ping|hit me up|hmu|send me|me on|my|im on|i am on|give me your|whats your|only on|use|email me|outside|off (?:this|the) (?:site|app|platform)|instead|faster|easier|quicker|not here|better|private|rarely check|dont check|dont come|hardly|over there|there',
  ar: 'راسل|كلمني|كلميني|حاكيني|احكي|نحكي|بحكيلك|تواصل|اكتب|ضيف|اضف|نكمل|نتحدث|نتكلم|حسابي|انتقل|ننتقل|رقمك|رقمي|ابعت|ابعث|ارسل|صيفط|تعال|خارج|اسرع|اريح|افضل|احسن|ادخل|خبرني|شرفني|اتصل|فوت عل|خش عل|ما بفتح|ما بشوف|ماشوف|تلاقيني|تلقاني',
  arWhole: 'انا على|دخل عندي|عندي|برا|دوي|ندويو|كنجاوبش|مش هون|مو هون|مو هنا|هناك|هنيك|تما|دخل|خلينا|اشوفك',
  az: 'kllmn|klmn|7kn|hkn|n7k|ne7k|ktbl|ktbn|rsln|twsl|dkhl|zdn|dfn|b3tl|nkml|kmml|rqm|r2m|khlln|n8ll',
  azWhole:
    'kallemni|7akini|hakini|7kini|e7ki|raqmi|ra2mi|raqmek|ra2mak|arsel|a7san|ahsan|asra3|ashal|hunak|honik|hnak|temma|mesh hon|mish hon|hena la|hon mora2ab|ta3al|ta3ali|esmi|ismi|khallina|khalina|nrou7|katbini|kml|kamel|jini|jiwni|houni|hna|mw8e3|nod5olch|m3ali8|private|ta3ban|hon ma|hna ma|ma bafta7|ma bshouf|tla2ini|tel2ani|wassil|add|talab|mora2ab',
});
/** An email address, or the question for one. */
export const mail = either(
  '[a-z0-9._%+-]+ ?@ ?[a-z0-9-]+\\.[a-z]{2,}',
  whole('(?:private|personal|my|your|own) (?:e?mail|gmail)|e?mail me|by e?mail'),
  words({ ar: 'ايميلك|ايميلي|بريدك الشخصي|ايميل' }),
);

/** A web address. */
export const address =
  '(?:https?://|www\\.|bit\\.ly|tinyurl|t\\.co/|[a-z0-9-]+\\.(?:com|net|org|info|xyz|top|site|online|shop|store|live|cc|ly|me|link|click|pay|app|page|website|space|vip)(?:/|\\b))';
/** What a link is called. */
export const links = words({
  en: 'link|url|qr|qr code|payment page|the page|that page|web ?page|the button|the form|google form|portal|barcode|the site (?:i sent|below)|application form|the app',
  ar: 'الرابط|رابط|لينك|اللنك|ليان|صفحه الدفع|هالصفحه|الصفحه|بالصفحه|فورم|الاستماره|كيو ار|التطبيق|الباركود|من هنا',
  arWhole: 'زر|الزر|لنك|موقعنا|الموقع ده|هالموقع|الموقع هذا',
  azWhole: 'link|lenk|lien|url|rabet|el rabet|rabt|rabit|had lien|page|3al azraq|form|sa7fe|saf7a',
});
/** What is requested of it: to open it and enter or confirm something. */
export const follow = words({
  en: 'pay|payment|checkout|deposit|book|booking|reserve|confirm|card|secure|click|tap|press|hit|verify|verification|invoice|sign in|log ?in|accept|enter your|fill|submit|order the|download|install|register|sign up|bank details|account|scan|your (?:details|info|information|card|id)|identity|claim|refund|report|deliver|track',
  ar: 'ادفع|الدفع|دفع|السداد|احجز|الحجز|اكد|تاكيد|كونفيرم|اضغط|كليك|انقر|فاتوره|بطاقتك|العربون|سجل|املي|املا|كمل|تحقق|لسحبه|اسحب|راتبك|معلومات البنك|توثق|وثق|هويتك|بياناتك|معلوماتك|حسابك|ادخل|حمل|نزل التطبيق|امسح|فعل حسابك|استخراج|استخرج|تقرير|استلم|تستلم|رسوم',
  arWhole: 'افتحه|افتح|افتحي|دوس|حط رقم|عبي|عبيها',
  az: 'df3|7jz|kbs|2kd|ftr|sjl|tsjl|wf2|slm 3l|mly|khlls|khls|ft7',
  azWhole:
    'edfa3|dus|dous|dos|ekbos|kbos|kabbis|fatoura|wafe2i|wafe2|mwafa2a|efta7i|efta7|verify|order|tasjil|sajjil|sakker el rsoum|stlem|tstlem|sora 3an el id|confirm|dkhol|udkhol|fout|7ammel|nazzel|saje|sajel|3abbi|3abi|wase2|register|claim|bayanat|bayanatak|b6agtk|b6aqtk|t3abi|t3abbi|remplir',
});

/** Phrases about meeting, seeing first, or not paying, which suppress warnings about money. */
export const harmless = either(
  whole(
    either(
      '(?:when|after|once|if|until|till) (?:i|you|we|u) (?:have |will )?(?:see|seen|saw|come|came|pick|picked|meet|met|sign|signed|try|tried|check|checked|visit|visited|get|got|like|liked|decide|arrive|move|inspect)',
      'at pick ?up|on pick ?up|upon pick ?up|at signing|on signing|when signing|at the door|on delivery|at the lease signing|after viewing|after the viewing|after seeing|before you (?:pay|send)',
      'no deposit|no need to pay|we pay|paid for|get paid|be paid|no fee|no broker fee|no advance|not before|never|do ?n[o]?t (?:have to |need to )?(?:pay|send|transfer|take|use|accept)|without (?:a |any )?(?:deposit|fee)|meet first|in person|face to face',
      'lamma t(?:shoufa|shoufo|shouf|eji|iji)|lama t(?:shouf|eji|iji|ji)\\w*|lamma (?:a|e|n)?(?:shouf|eji|iji|ji|tji)\\w*|ba3d ma t?(?:shouf|sheif|a|e|n)\\w*|ma tedfa3|ma tidfa3|mish lazem|ma fi 3arboun|bala 3arboun|3end el estilam|3al estilam|wa2t el estilam|wa2et tostalem\\w*|yom el tasleem|3end el bab',
    ),
  ),
  wholeArabic(
    fold(
      'عندما ترى|عندما تراه|عندما تراها|بعد المعاينة|بعد أن ترى|بعد أن تراه|بعد أن تراها|بعد أن تعاين|بعد ما تشوف|بعد ما تشوفه|بعد ما تشوفها|بعد أن أراه|بعد أن أراها|بعد أن أعاين|لما تشوف|لما تشوفه|لما تشوفها|لما تيجي|لما آجي|لما تجي|عند الاستلام|وقت الاستلام|عند التوقيع|عند توقيع|بعد التوقيع|بعد ما نوقع|عند اللقاء|عند المعاينة|حين نلتقي|عندما نلتقي|لا تدفع|لا تدفعي|لا ترسل|لا تحول|بلا عربون|بدون عربون|لا عربون|لا حاجة|لا يلزم|ما في عربون|قبل أن تدفع|قبل الدفع|ما تدفع|لا تعطي|لا تعط|ما تعطي|ما دفعت|ندفع|سندفع|بندفع|تقابل البائع|لين شفت|ما باخد|ما ناخذ',
    ),
  ),
);
/** That the writer does not use, ask for or give something. */
export const refused = either(
  whole(
    "(?:i )?(?:do ?n[o']?t|dont|never|no|not|cant|can not|cannot|wont|will not) (?:have|use|like|take|accept|give|share|send|tell|do|need|open|click|trust)(?: \\w+){0,4}|no whatsapp|scams?|scammers?|asked me for|somebody asked|someone asked|ma bsta3mel|ma 3andi|ma b7eb|ma ta3ti|la ta3ti|ma tefta7|ma tift7i|nassab\\w*",
  ),
  wholeArabic(
    fold(
      'لا أستخدم|لا استعمل|ما بستعمل|ما استخدم|ما عندي|ما بحب|لا تعطي|لا تعط|لا تعطِ|ما تعطي|لا ترسل|لا تفتح|ما تفتح|لا تضغط|لا أقبل|ما بقبل|ما اقبل|نصابين|نصاب|احتيال|ما تبعت|لا تبعث',
    ),
  ),
);
/** Codes of doors, places, discounts and goods, which nobody receives on a phone. */
export const otherCodes = either(
  whole(
    'zip ?code|door code|gate code|area code|promo code|discount code|dress code|coupon|qr code on|code of the|building code|wifi|wi fi|laundry|lock|locker|lockbox|khasm|code el (?:bab|laundry|bnaye|binaye)',
  ),
  wholeArabic(
    fold(
      'الرمز البريدي|رمز البوابة|رمز الباب|رمز البناية|كود الخصم|كود الباب|كود الطالب|خصم|البوابة|الباب|قفل|قفله|قفلها|القفل|الدراجة|الواي فاي|العمارة|البناية',
    ),
  ),
);

/** Where a place is, which may be beside an office of a transfer service. */
export const landmarks = words({
  en: 'next (?:to|door)|across from|beside|opposite|corner|office|agent|branch|store|block',
  ar: 'بجانب|مقابل|ناصيه|زاويه|يمين|شمال|يسار',
  arWhole: 'جنب|قدام|قبال|مكتب|ورا|محل|فرع',
  azWhole:
    '7ad|hadd|janb|jamb|jnb|2eddam|2oddam|goddam|mo2abil|zaweye|zawye|naseye|nasye|yamin|yameen|shmal|maktab|far3',
});
