import { fold } from './search.ts';

/*
 * Patterns that recipients of a message are warned of: requests for advance payment, gift cards and irreversible
 * transfer services, verification codes, payment links, and requests to continue elsewhere. Supports English,
 * Arabic and Arabic in Latin letters. Only the recipient is warned; no message is blocked.
 */

export type MessageWarning = 'code' | 'giftCard' | 'advance' | 'transfer' | 'link' | 'app';

/** Arabic words as spelled after folding. */
const arabic = (words: string) => fold(words);
const either = (...parts: string[]) => `(?:${parts.join('|')})`;
/** Not within a word; a clitic may precede an Arabic one. */
const word = (of: string) => `(?<![\\p{L}\\p{N}])(?:[وفبلك]|ال|وال|بال|لل)?(?:${of})(?![\\p{L}\\p{N}])`;
/** Both in one sentence, in any order, close to each other. */
const near = (one: string, other: string, most = 60) =>
  either(`${one}[^.!?؟\\n]{0,${most}}${other}`, `${other}[^.!?؟\\n]{0,${most}}${one}`);

const send = word(
  either(
    'send|sends|sending|transfer|wire|pay|paying|deposit|put down|venmo|zelle|cashapp',
    'ib3at|ib3ath|ab3at|eb3at|b3at|b3atli|ib3atli|eb3atli|ab3atli|7awel|hawel|7awwel|hawwel|7awelli|edfa3|idfa3|dfa3|tedfa3|tidfa3',
    arabic(
      'أرسل|ارسلي|أرسلي|ابعث|ابعت|ابعتلي|ابعثلي|حول|حوّل|حولي|حولها|حوله|ادفع|ادفعي|تدفع|تحول|ترسل|ابعتي|ابعثي|تحويل',
    ),
  ),
);
const money = either(
  '\\$ ?\\d+|\\d+ ?(?:\\$|usd|dollars|bucks|dolar|dollar)',
  word(
    either(
      'deposit|money|payment|rent|fee|half|the rest|month|masari|msari|masare|flous|fulus|floos|3arboun|3arbon|arboun|mablagh|mablegh|noss|nos',
    ),
  ),
  word(
    arabic(
      'عربون|العربون|مبلغ|المبلغ|مصاري|المصاري|فلوس|الفلوس|دولار|نصف|النصف|رسوم|الرسوم|تأمين|التأمين|إيجار|الإيجار|دفعة|مال|المال',
    ),
  ),
);
const early = word(
  either(
    'before|first|now|today|tonight|upfront|up front|in advance|advance|to hold|to reserve|to secure|to keep|to book|hold it|reserve it|so i can hold|right away|asap|and i (?:will )?(?:mail|ship|send|hold|keep)',
    'abl|2abl|qabl|2abel|2awal|awal|awwal|hala2|halla2|issa|l yom|lyom|el yom|elyom|bukra|mosba2|mosabba2|msaba2|7atta a7jez|a7jezlak|ahjezlak|la2e7jez',
    arabic(
      'قبل|أولا|أول|الآن|اليوم|حالا|هلق|هلأ|مقدما|مسبقا|مقدم|سلفا|لأحجز|لحجز|للحجز|لأحجزها|لأحجزه|أحجزها لك|أحجزه لك|لتثبيت|لضمان|حتى أحجز|فورا',
    ),
  ),
);
const services = word(
  either(
    'zelle|western union|moneygram|money gram|cash ?app|venmo|wire transfer|bank transfer|bitcoin|btc|usdt|crypto|paypal friends|remitly|ria money',
    'western|zel',
    arabic(
      'زيل|زيلي|ويسترن يونيون|وسترن يونيون|ويسترن|موني غرام|موني جرام|كاش آب|فينمو|بيتكوين|حوالة بنكية|تحويل بنكي|حوالة',
    ),
  ),
);
const giftCards = either(
  '(?:gift|itunes|steam|amazon|google play|apple|visa|prepaid|target|vanilla) ?cards?',
  word(
    arabic(
      'بطاقة هدايا|بطاقات هدايا|بطاقة هدية|بطاقات آيتونز|بطاقة آيتونز|بطاقة ستيم|كرت هدايا|كروت هدايا|بطاقة أمازون|بطاقات أمازون|بطاقة مسبقة الدفع',
    ),
  ),
  word('bita2et hadaya|bta2et hadaya|karet hadaya|kart hadaya|kroot hadaya|bitaqat hadaya'),
);
const codes = word(
  either(
    'code|otp|pin|verification number|6 digits|six digits',
    'el code|lcode|kod|lkod|el kod|ramz|el ramz|ramez|lramez',
    arabic('رمز|الرمز|كود|الكود|رمز التحقق|الرقم السري|رمز التأكيد'),
  ),
);
const tell = word(
  either(
    'send|text|tell|give|share|forward|read|reply with|what is|whats|let me have',
    'ib3atli|eb3atli|b3atli|ab3atli|2elli|2oulli|a3tini|3tini|earsel',
    arabic('أرسل|أرسله|ابعث|ابعت|ابعتلي|ابعثلي|أعطني|اعطيني|قل لي|أخبرني|زودني|ما هو|شاركني|عطيني'),
  ),
);
const received = either(
  word(
    'you (?:got|get|receive|received|will get|will receive)|sent (?:you|to you)|i sent|that (?:came|comes)|on your phone|verification|from google|to me|send me|give me|tell me|text me|share',
  ),
  word(
    'wasalak|wasallak|weslak|yosalak|byosalak|bte7salak|bi wasalak|3a telefonak|ib3atli|eb3atli|b3atli|a3tini|3tini|2elli|2oulli',
  ),
  word(
    arabic(
      'وصلك|يصلك|سيصلك|وصل إليك|على هاتفك|على جوالك|أرسلته لك|التحقق|التأكيد|أعطني|اعطيني|ابعتلي|ابعثلي|زودني|عطيني',
    ),
  ),
);
const apps = word(
  either(
    'whats ?app|wapp|telegram|signal|viber|imo|wechat|snapchat|snap|instagram|insta|messenger|facebook|hangouts|google chat|discord',
    'wats ?app|watsab|whatsab|wts|teligram|telgram|3al ?wats|3al ?whatsapp|wattsapp',
    arabic(
      'واتساب|واتس|الواتس|واتس آب|الواتساب|تلغرام|تليغرام|تليجرام|التلغرام|سيجنال|سيغنال|فايبر|إيمو|سناب|سناب شات|انستغرام|إنستغرام|إنستا|ماسنجر|مسنجر',
    ),
  ),
);
const go = word(
  either(
    'text|message|msg|write|contact|add|call|reach|chat|talk|continue|move|switch|find|dm|ping|hit me up|hmu|send me|me on|my|im on|i am on|give me your|whats your|only on|use',
    'kallemni|kalemni|7akini|hakini|7kini|e7ki|ektebli|ktebli|iktebli|rasilni|rasselni|rasselne|tawasal|twasal|dakhel|zidni|defni|b3atli|ib3atli|ab3atli|nkamel|kammel|ne7ki|n7ki|raqmi|ra2mi',
    arabic(
      'راسلني|راسليني|كلمني|كلميني|حاكيني|احكي معي|تواصل|تواصلي|اكتب لي|أضفني|ضيفني|نكمل|لنكمل|نتحدث|لنتحدث|نحكي|ابعتلي|ابعثلي|أرسل لي|رقمي|حسابي|أنا على|انتقل|ننتقل|رقمك',
    ),
  ),
);
const address =
  '(?:https?://|www\\.|bit\\.ly|tinyurl|t\\.co/|[a-z0-9-]+\\.(?:com|net|info|xyz|top|site|online|shop|ly|me|link|click|pay)(?:/|\\b))';
const payWords = either(
  word('pay|payment|checkout|deposit|book|booking|reserve|confirm|card|secure|click|verify|invoice'),
  word('edfa3|idfa3|dfa3|daf3|7jez|e7jez|i7jez|ekbos|kbos|2aked|fatoura'),
  word(arabic('ادفع|الدفع|دفع|احجز|الحجز|أكد|تأكيد|اضغط|الرابط|فاتورة|بطاقتك|العربون')),
);

/** Phrases that suppress a warning: about meeting, seeing first, or not paying. */
const harmless = either(
  word(
    either(
      '(?:when|after|once|if|until|till) (?:i|you|we|u) (?:have |will )?(?:see|seen|saw|come|came|pick|picked|meet|met|sign|signed|try|tried|check|checked|visit|visited|get|got|like|liked|decide|arrive|move|inspect)',
      'at pick ?up|on pick ?up|upon pick ?up|at signing|on signing|when signing|at the door|on delivery|at the lease signing|after viewing|after the viewing|after seeing|before you (?:pay|send)',
      'no deposit|no need to pay|no fee|no broker fee|no advance|not before|never|do ?n[o]?t (?:have to |need to )?(?:pay|send|transfer)|dont|wont|without',
      'lamma t(?:shoufa|shoufo|shouf|eji|iji)|lamma (?:a|e|n)?(?:shouf|eji|iji|ji|tji)\\w*|ba3d ma t?(?:shouf|sheif|a|e|n)\\w*|ma tedfa3|ma tidfa3|mish lazem|ma fi 3arboun|bala 3arboun|3end el estilam|3al estilam|wa2t el estilam|wa2et tostalem\\w*',
    ),
  ),
  word(
    either(
      arabic(
        'عندما ترى|عندما تراه|عندما تراها|بعد المعاينة|بعد أن ترى|بعد أن تراه|بعد أن تراها|بعد أن تعاين|بعد ما تشوف|بعد ما تشوفه|بعد ما تشوفها|بعد أن أراه|بعد أن أراها|بعد أن أعاين|لما تشوف|لما تشوفه|لما تشوفها|لما تيجي|عند الاستلام|وقت الاستلام|عند التوقيع|عند توقيع|عند اللقاء|عند المعاينة|حين نلتقي|عندما نلتقي|لا تدفع|لا تدفعي|لا ترسل|لا تحول|بلا عربون|بدون عربون|لا عربون|لا حاجة|لا يلزم|ما في عربون|قبل أن تدفع|قبل الدفع|بدون|ما تدفع',
      ),
    ),
  ),
);

const pattern = (source: string) => new RegExp(source, 'u');
const harmlessPattern = pattern(harmless);
const earlyPattern = pattern(early);

/** Ordered by severity. Warnings about money are suppressed by harmless phrases. */
const rules: [kind: MessageWarning, pattern: RegExp, canBeHarmless: boolean][] = [
  ['code', pattern(near(codes, either(`${tell}[^.!?؟\\n]{0,40}${received}`, received), 50)), false],
  [
    'giftCard',
    pattern(
      near(
        giftCards,
        either(
          send,
          word('buy|get|scratch|with|by|as|accept|only|eshteri|shteri|jib|b'),
          word(arabic('اشتر|اشتري|أرسل|ابعث|ادفع|عبر|الدفع|هات')),
        ),
      ),
    ),
    false,
  ],
  ['link', pattern(near(address, payWords, 80)), false],
  ['advance', pattern(near(send, money)), true],
  [
    'transfer',
    pattern(
      near(
        services,
        either(
          send,
          money,
          word('by|via|through|only|accept|take|3abr|3an tari2|b'),
          word(arabic('عبر|عن طريق|على|فقط|بواسطة')),
        ),
      ),
    ),
    true,
  ],
  ['app', pattern(either(near(go, apps, 30), `${apps} (?:me|only)\\b`)), false],
];

/** The sentences of a text, which are evaluated separately. */
const sentences = (text: string) => text.split(/[.!?؟\n]+(?=\s|$)/);

/** The warning for the recipient of a text; null for none. */
export function warningOf(text: string): MessageWarning | null {
  const folded = fold(text)
    .replace(/[،,;؛]/g, ' ')
    .replace(/ +/g, ' ');
  for (const [kind, of, canBeHarmless] of rules) {
    // A request for advance payment may be confirmed anywhere in the text.
    if (kind === 'advance' && !earlyPattern.test(folded)) continue;
    const isMeant = canBeHarmless
      ? sentences(folded).some((sentence) => of.test(sentence) && !harmlessPattern.test(sentence))
      : of.test(folded);
    if (isMeant) return kind;
  }
  return null;
}

/** Whether a text contains a card number, by its check digit (ISO/IEC 7812). */
export function holdsCardNumber(text: string): boolean {
  for (const [run] of fold(text).matchAll(/\d(?:[ -]?\d){12,18}/g)) {
    const digits = run.replace(/\D/g, '');
    const sum = [...digits].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    if (sum % 10 === 0) return true;
  }
  return false;
}
