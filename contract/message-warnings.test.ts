import { expect, it } from 'vitest';
import { holdsCardNumber, type MessageWarning, warningOf } from './message-warnings.ts';

/* Labeled sentences as people write them, half of them harmless. Those that are not have a label. */

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const harmful: Record<string, string[]> = {
  en: lines(`
    Send $300 by Zelle to hold it, then I mail the keys.
    Send the deposit today and it's yours
    Please wire the first month before the viewing
    You need to pay a deposit of $200 in advance
    Transfer half now and the rest later
    Pay the application fee first and I will show you the room
    I can hold it for you if you send $100 today
    Many people want it, so send the money right away
    You must pay upfront $50 so I can hold the apartment
    Send the payment first and I will ship it tonight
    Deposit $500 to reserve the room before someone else
    I will mail the keys after you send the rent first
    Put down a $150 deposit now to secure it
    Pay me 400 dollars in advance please
    To keep it for you, transfer $80 now
    Before I show the place you have to send a deposit
    First send the money, then you get the address
    Please pay the fee today so I can reserve it
    I need you to pay half the rent upfront
    Send 250$ now and I hold it until Friday
    Send the rest by Western Union
    I only accept Zelle or Cash App
    Pay through MoneyGram please
    You can pay via Western Union to my brother
    Send it via Cash App to my cousin
    I take only bitcoin
    Payment by wire transfer only
    Venmo me $60 and I bring it
    Use Zelle to send the money to this number
    Pay in USDT or crypto only
    Buy an Amazon gift card and send me the numbers
    Pay with Apple cards, scratch them and send a photo
    I accept payment with steam cards
    Get a $100 gift card and text me the code on it
    Send two Google Play cards as the deposit
    I sent a code to your phone, please tell me the code
    Google will send you a code, send it to me
    What is the 6 digits you received?
    Text me the verification code so I know you are real
    Please share the code you got with me
    Forward the code that comes to your phone
    Give me the OTP you received
    Read me the pin I sent you
    Pay here to book: https://rent-secure.top/pay
    Confirm your card at www.verify-buyer.net
    Click bit.ly/3xpay to pay the deposit
    Use this secure checkout http://safe-trade.shop/order
    Book the room on airbnb-rooms.online and pay there
    Pay the invoice at paypal-invoice.xyz/442
    Reserve it at http://homes4u.site by card
    Text me on Telegram
    Let's continue on WhatsApp
    Message me on Signal instead
    WhatsApp me at this number
    Add me on Snapchat and we talk
    I'm not here often, contact me on Telegram
    My Telegram is dan_rooms
    Write to me on Instagram
    Let's move to WhatsApp
    Hit me up on telegram
    What's your WhatsApp?
    Chat with me on Google Chat
    Send me your number on viber
    Talk on messenger, I don't see messages here
    Find me on Discord
    I am out of town, send $200 by Zelle and I send the keys by mail`),
  ar: lines(`
    أرسل 300 دولار لحجز الغرفة قبل أن يأخذها غيرك
    ابعث العربون اليوم وتصبح لك
    ادفع نصف المبلغ الآن والباقي لاحقًا
    يجب أن تدفع 200 دولار مقدمًا
    حوّل المبلغ أولًا ثم أرسل لك المفاتيح
    أرسل التأمين قبل المعاينة
    ابعتلي العربون هلأ وبحجزها إلك
    ادفع رسوم الطلب أولًا ثم أريك البيت
    لازم تحول المصاري قبل ما تشوف البيت
    حول 100 دولار اليوم حتى أحجزها لك
    أحجزه لك إذا أرسلت 50 دولار الآن
    قبل المعاينة عليك أن تدفع الإيجار
    ادفع الإيجار مسبقًا من فضلك
    أرسل المال فورًا لأن كثيرين يريدونها
    حوّل دفعة اليوم لضمان الشقة
    ابعث الفلوس أولًا
    ادفع عربون 150 دولار الآن
    أرسل المبلغ مقدمًا وسأشحنه لك
    الدفع عبر ويسترن يونيون فقط
    أقبل زيل فقط
    حوّل المبلغ عن طريق موني غرام
    أرسل النقود عبر كاش آب
    الدفع بواسطة بيتكوين
    ابعث الباقي على ويسترن يونيون
    تحويل المبلغ على زيل
    ادفع حوالة بنكية باسم أخي
    اشتر بطاقة هدايا وأرسل لي الأرقام
    ادفع عبر بطاقات آيتونز
    ابعث بطاقة أمازون بدل العربون
    هات بطاقة ستيم بقيمة 100
    أرسل لي الرمز الذي وصلك
    ابعتلي الكود اللي وصلك
    ما هو رمز التحقق الذي وصلك؟
    أعطني رمز التأكيد
    سيصلك كود من غوغل، أرسله لي
    قل لي الرمز الذي وصل إليك على هاتفك
    زودني برمز التحقق
    عطيني الكود على جوالك
    ادفع من هنا https://pay-home.top/1
    اضغط الرابط bit.ly/ab12 لدفع العربون
    أكد بطاقتك على www.safe-deal.net
    احجز الغرفة من http://rooms-ny.online
    الدفع على الموقع sell-fast.xyz/pay
    أدخل بطاقتك في http://check-card.site لتأكيد الحجز
    راسلني على الواتساب
    كلمني على تلغرام
    لنكمل على واتساب
    تواصل معي عبر تليغرام
    أنا على سناب أكثر
    ابعتلي على الواتس
    ضيفني على الماسنجر
    رقمي على الواتساب أسرع
    خلينا نحكي على الواتس
    اكتب لي على انستغرام
    حاكيني على فايبر
    نكمل الحديث على تلغرام أفضل
    انتقل إلى سيجنال رجاء
    ما رقمك على الواتساب؟`),
  arabizi: lines(`
    ib3at 3arboun lyom w btseer elak
    7awel $200 abl ma tshouf el beit
    lezem tedfa3 100 dolar 2awal
    ab3at el masari hala2
    edfa3 noss el mablagh mosba2
    b3atli 50$ lyom 7atta a7jezlak
    7awelli el 3arboun awal
    idfa3 el deposit hala2
    ib3at el flous abl w bb3atlak el mafatih
    7awel masari 3al western
    edfa3 b zelle bas
    ib3at el mablagh 3abr cash app
    ib3atli el code li wasalak
    a3tini el ramz li wasalak 3a telefonak
    2elli el kod yalli wasalak
    b3atli lcode
    shteri bta2et hadaya w b3atli el ar2am
    jib kart hadaya amazon card
    edfa3 hon https://pay-fast.top
    7jez 3al site www.homes-deal.net
    kallemni 3al whatsapp
    7kini 3al wats
    b3atli 3al telegram
    ktebli 3al wts
    rasilni 3a telegram
    ne7ki 3al whatsapp ashal`),
};

const benign: Record<string, string[]> = {
  en: lines(`
    Is it still available?
    Can I see it this week?
    Is the price final?
    Hello, I'm interested in the room.
    What is the monthly rent?
    Are the bills included?
    How much is the security deposit?
    The deposit is one month and the rent is $1,200.
    First month and deposit are due at signing.
    Deposit is paid at signing of the lease.
    You pay when you see it.
    No deposit needed.
    I can pay cash when I pick it up.
    You can pay after you see it.
    Never send money before you see a place.
    Don't pay anything until we meet.
    Cash at pick up is fine.
    I can pay cash today if it works when I try it.
    Would you take $380?
    I can do $400, not less.
    Saturday at 4 works. By the library?
    I can come today after six.
    Can we meet at the library on Fifth Avenue?
    I will bring cash.
    Does the oud come with a case?
    One hairline under the rose, otherwise perfect.
    Thank you, it looks lovely in our hall.
    Sorry, it's sold.
    Is the job still open?
    What are the hours?
    The job pays $22 an hour.
    We pay every Friday.
    Do you pay weekly or monthly?
    Send me your resume please.
    Can you send more photos?
    Could you text me the address?
    I'll send you the address tomorrow.
    What is the zip code there?
    The door code works again, I'll let you in.
    What floor is it on?
    Is there an elevator?
    Is it near the R train?
    How far is it from the subway?
    Are pets okay?
    Do you have parking?
    I have a cat, is that fine?
    When can I move in?
    The lease is for twelve months.
    Is the rent negotiable?
    I'm a student at Brooklyn College.
    We are a family of four.
    Do you deliver?
    I can deliver in Bay Ridge for free.
    It weighs about ten pounds.
    The strings are new.
    I bought it last year for $600.
    Yes, I'm still looking.
    My number is on the post.
    I'll call you at five.
    Please call me after work.
    Can we make it later?
    That works for me.
    Who pays the electricity?
    Heat and hot water are included in the rent.
    The broker fee is one month.
    No broker fee.
    Can you hold it until Saturday?
    I can hold it until tomorrow.
    It's first come, first served.
    I need it before Ramadan.
    I saw your post today.
    What year is the car?
    It has 80,000 miles.
    Is the title clean?
    Could I bring a mechanic?
    The photo shows the code of the part, 4471.
    Here is the apartment on a map: the corner of 86th Street.
    I read about the school on their website.
    My Facebook friends liked it too.
    The phone comes with its charger.
    It is an Instagram worthy kitchen!`),
  ar: lines(`
    هل ما زال متاحًا؟
    هل يمكنني معاينته هذا الأسبوع؟
    هل السعر نهائي؟
    السلام عليكم، أنا مهتم بالغرفة
    كم الإيجار الشهري؟
    هل الفواتير مشمولة؟
    كم قيمة التأمين؟
    التأمين شهر واحد ويُدفع عند توقيع العقد
    تدفع بعد المعاينة
    بدون عربون
    لا تدفع شيئًا قبل أن ترى البيت
    الدفع نقدًا عند الاستلام
    سأدفع نقدًا عند الاستلام
    هل تقبل 380 دولارًا؟
    أستطيع أن أدفع 400 ولا أكثر
    السبت الساعة 4 مناسب. عند المكتبة؟
    أستطيع أن آتي اليوم بعد السادسة
    هل نلتقي عند المكتبة؟
    هل يأتي العود مع حقيبة؟
    فيه شعرة صغيرة تحت الوردة
    شكرًا، يبدو جميلًا في صالتنا
    عذرًا، بيع
    هل ما زالت الوظيفة شاغرة؟
    ما ساعات العمل؟
    الأجر 22 دولارًا في الساعة
    ندفع كل جمعة
    أرسل لي سيرتك الذاتية من فضلك
    هل يمكنك إرسال صور أخرى؟
    سأرسل لك العنوان غدًا
    ما الرمز البريدي هناك؟
    في أي طابق؟
    هل يوجد مصعد؟
    هل هو قريب من القطار؟
    هل تسمحون بالحيوانات؟
    هل يوجد موقف؟
    متى يمكنني الانتقال؟
    العقد لسنة كاملة
    هل السعر قابل للتفاوض؟
    أنا طالب في كلية بروكلين
    نحن عائلة من أربعة
    هل توصلون؟
    أوصله مجانًا في باي ريدج
    الأوتار جديدة
    اشتريته العام الماضي بمبلغ 600 دولار
    سأتصل بك في الخامسة
    هل يمكن أن نؤخره؟
    يناسبني
    من يدفع الكهرباء؟
    هل تحجزه لي حتى السبت؟
    أحتاجه قبل رمضان
    رأيت إعلانك اليوم`),
  arabizi: lines(`
    marhaba, ba3do mawjoud?
    fini shoufo hal esbou3?
    adde el se3r?
    el se3r nihaye?
    salam, ana mehtam bel oda
    el fawatir meshmoule?
    adde el deposit?
    btedfa3 3end el estilam
    ma tedfa3 shi abl ma tshouf el beit
    bala 3arboun
    sabt se3a 4 mni7
    fini eji lyom ba3d el 6
    mnelta2i 7ad el maktabe
    shukran ktir
    b3atli sowar tanye please
    b3atli el 3onwan
    ayya tabe2?
    fi assanseur?
    2arib 3al train?
    eymta fini en2ol?
    la sene kemle
    bte2bal 350?
    ba3atlak message mbere7
    ma3 el salame`),
};

const all = (of: Record<string, string[]>) => Object.values(of).flat();

it('there are at least 300 sentences, half of them harmless', () => {
  expect(all(harmful).length).toBeGreaterThanOrEqual(150);
  expect(all(benign).length).toBeGreaterThanOrEqual(150);
});

it('at most 2 % of harmless sentences are flagged', () => {
  const wrong = all(benign).filter((text) => warningOf(text) !== null);
  expect(wrong.length, wrong.map((text) => `${warningOf(text)}: ${text}`).join('\n')).toBeLessThanOrEqual(
    all(benign).length * 0.02,
  );
});

it.each(Object.keys(harmful))('at least 95 %% of the others are flagged (%s)', (language) => {
  const texts = harmful[language] ?? [];
  const missed = texts.filter((text) => warningOf(text) === null);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(texts.length * 0.05);
});

it.each<[string, MessageWarning]>([
  ['Please tell me the code you received', 'code'],
  ['Buy a gift card and send me the numbers', 'giftCard'],
  ['Send the deposit today', 'advance'],
  ['I only accept Western Union', 'transfer'],
  ['Pay here: https://pay.example.top', 'link'],
  ['Text me on Telegram', 'app'],
])('«%s» is flagged as %s', (text, kind) => {
  expect(warningOf(text)).toBe(kind);
});

it('a harmless sentence does not affect the next', () => {
  expect(warningOf('Send $300 today. You can see it after you pay.')).toBe('advance');
});

it('distinguishes card numbers from other numbers', () => {
  expect(holdsCardNumber('my card is 4111 1111 1111 1111')).toBe(true);
  expect(holdsCardNumber('٤١١١١١١١١١١١١١١١')).toBe(true);
  expect(holdsCardNumber('4111 1111 1111 1112')).toBe(false);
  expect(holdsCardNumber('call (718) 555-0142 or 212 555 0143')).toBe(false);
});
