import type { DemoReviews } from './shapes.ts';

/** Reviews of practices, offices and trades of the demo. */
export const serviceReviews: DemoReviews = {
  'nassar-family-medicine': [
    { by: 10, stars: 5, daysAgo: 13, cameFor: [0], text: 'Seen at the time on the card. Dr. Nassar drew a picture of what he meant.' },
    { by: 7, stars: 5, daysAgo: 32, cameFor: [1], text: 'تابع سكّري والدي سنة كاملة، وشرح له الدواء بالعربية حتى فهم.' },
    { by: 8, stars: 4, daysAgo: 60, cameFor: [2], text: 'Walk-in before eleven works, bring a book. The front desk is kind in two languages.' },
    { by: 13, stars: 5, daysAgo: 86, cameFor: [3], text: 'أنجزوا فحص الهجرة ووقّعوا النموذج في زيارتين بسعر معلن.' },
    { by: 4, stars: 4, daysAgo: 118, cameFor: [4], text: 'They sorted out my insurance instead of sending me home to do it.' },
  ],
  'small-steps-pediatrics': [
    { by: 6, stars: 5, daysAgo: 15, cameFor: [3], text: 'Called at nine with a feverish baby, seen at eleven.' },
    { by: 13, stars: 5, daysAgo: 52, cameFor: [0], text: 'الدكتورة أمل صبورة، أجابت عن أسئلتي كلها وأنا أم لأول مرة.' },
    { by: 2, stars: 5, daysAgo: 93, cameFor: [2], text: 'Camp form filled in while my daughter chose a sticker.' },
  ],
  'rihana-womens-health': [
    { by: 8, stars: 5, daysAgo: 25, cameFor: [0], text: 'They listened. I had to change doctors twice before I found that.' },
    { by: 15, stars: 5, daysAgo: 57, cameFor: [2], text: 'طاقم كله نساء، وخصوصية كاملة، ومواعيد مسائية لمن تعمل.' },
    { by: 11, stars: 4, daysAgo: 103, cameFor: [1], text: 'الفحص ممتاز، لكن الانتظار تجاوز نصف ساعة.' },
  ],
  'dr-lina-haddad': [
    { by: 0, stars: 5, daysAgo: 10, cameFor: [0], text: 'Ten years without a dentist, and not one word of reproach. The price was the price.' },
    { by: 9, stars: 5, daysAgo: 35, cameFor: [1], text: 'عالجت عصبًا بلا ألم، وأعطتني السعر مكتوبًا قبل أن تبدأ.' },
    { by: 12, stars: 5, daysAgo: 62, cameFor: [4], text: 'The payment plan had no interest and no small print. I asked twice.' },
    { by: 13, stars: 4, daysAgo: 88, cameFor: [3], text: 'ابنتي لم تبكِ لأول مرة عند طبيب أسنان. حجز المواعيد يحتاج أسبوعين.' },
    { by: 14, stars: 5, daysAgo: 119, cameFor: [2], text: 'Crown fits. Four years of trouble over in two visits.' },
  ],
  'siwak-dental': [
    { by: 3, stars: 4, daysAgo: 44, cameFor: [0], text: 'كُسر سنّي صباح السبت، ورأوني قبل الظهر.' },
    { by: 10, stars: 4, daysAgo: 100, cameFor: [3], text: 'They took my insurance without drama.' },
  ],
  'sundus-pharmacy': [
    { by: 5, stars: 5, daysAgo: 9, cameFor: [1], text: 'كتبوا لأمي الجرعة بالعربية على كل علبة. خدمة بسيطة تصنع فرقًا.' },
    { by: 6, stars: 5, daysAgo: 28, cameFor: [4], text: 'Delivered antibiotics at ten at night, no charge.' },
    { by: 14, stars: 5, daysAgo: 51, cameFor: [0], text: 'The pharmacist caught two pills that should not be taken together. My doctor thanked her.' },
    { by: 11, stars: 4, daysAgo: 79, cameFor: [2], text: 'لقاح السفر متوفر بلا موعد، لكن ادفع نقدًا إن كان تأمينك غريبًا.' },
    { by: 2, stars: 5, daysAgo: 113, cameFor: [3], text: 'Open at three in the morning when it mattered.' },
  ],
  'khoury-mansour-attorneys': [
    { by: 12, stars: 5, daysAgo: 30, cameFor: [0], text: 'They read my lease and saved me from the one page that mattered.' },
    { by: 9, stars: 5, daysAgo: 71, cameFor: [2], text: 'نصف ساعة مجانية أنهت خلافًا كنا سنذهب به إلى المحكمة.' },
    { by: 14, stars: 4, daysAgo: 109, cameFor: [1], text: 'Company set up in two weeks, every fee told before.' },
  ],
  'manara-immigration': [
    { by: 7, stars: 5, daysAgo: 12, cameFor: [1], text: 'حصلت على الجنسية. درّبوني على المقابلة ثلاث مرات حتى حفظت الأسئلة.' },
    { by: 15, stars: 5, daysAgo: 34, cameFor: [0], text: 'جدّدوا البطاقة الخضراء بالسعر المكتوب على الجدار، ولم يطلبوا جوازي.' },
    { by: 6, stars: 5, daysAgo: 59, cameFor: [4], text: 'I did not know a fee waiver existed. They did.' },
    { by: 3, stars: 4, daysAgo: 82, cameFor: [2], text: 'ملف لمّ الشمل طويل، لكنهم يردّون على كل رسالة.' },
    { by: 10, stars: 5, daysAgo: 121, cameFor: [3], text: 'Practice interviews in Arabic first, then in English. My mother passed at seventy-one.' },
  ],
  'mizan-tax': [
    { by: 12, stars: 5, daysAgo: 45, cameFor: [0], text: 'Three years of driving, one shoebox of receipts, and they did not laugh.' },
    { by: 5, stars: 4, daysAgo: 104, cameFor: [3], text: 'استخرجوا لي رقم الضريبة في شهرين. في موسم الضرائب احجز مبكرًا.' },
  ],
  'harf-translation': [
    { by: 1, stars: 5, daysAgo: 18, cameFor: [0], text: 'ترجموا شهادتي وصُدّقت من أول مرة. كانت جاهزة في اليوم التالي.' },
    { by: 8, stars: 5, daysAgo: 40, cameFor: [1], text: 'Notary and translation at one desk, fifteen minutes.' },
    { by: 7, stars: 5, daysAgo: 74, cameFor: [3], text: 'كتبوا لي رسالة إلى المالك بإنجليزية أنيقة، فأصلح التدفئة.' },
    { by: 0, stars: 4, daysAgo: 107, cameFor: [0], text: 'Careful work. The two-page diploma took three days, as they had said.' },
    { by: 15, stars: 5, daysAgo: 136, cameFor: [2], text: 'المترجمة في المحكمة كانت دقيقة وهادئة، وهذا ما كنت أحتاج إليه.' },
  ],
  'jisr-money-transfer': [
    { by: 3, stars: 5, daysAgo: 21, cameFor: [0], text: 'السعر والرسوم على الشاشة قبل أن تدفع، ووصل المبلغ إلى القاهرة في عشر دقائق.' },
    { by: 14, stars: 4, daysAgo: 66, cameFor: [1], text: 'Bank transfer to Amman took one day, as written.' },
  ],
  'usta-home-repair': [
    { by: 4, stars: 5, daysAgo: 16, cameFor: [4], text: 'A leak at midnight, a plumber at one, a dry ceiling at two. He swept up.' },
    { by: 1, stars: 5, daysAgo: 38, cameFor: [2], text: 'بلّطوا الحمّام في أربعة أيام كما وعدوا، والسعر هو المكتوب في العرض.' },
    { by: 6, stars: 5, daysAgo: 63, cameFor: [1], text: 'They found the fault two electricians had missed, and charged for one hour.' },
    { by: 13, stars: 4, daysAgo: 90, cameFor: [3], text: 'دهان نظيف. تأخروا يومًا واتصلوا قبلها واعتذروا.' },
    { by: 12, stars: 4, daysAgo: 123, cameFor: [0], text: 'Fair price, honest about what could wait until next year.' },
  ],
  'rahhal-movers': [
    { by: 2, stars: 5, daysAgo: 27, cameFor: [0], text: 'Fifth floor, no elevator, not a scratch, and the price from the phone.' },
    { by: 9, stars: 5, daysAgo: 53, cameFor: [1], text: 'غلّفوا الصحون واحدًا واحدًا، ولم يُكسر شيء.' },
    { by: 8, stars: 4, daysAgo: 85, cameFor: [2], text: 'Moved one sofa across Queens the same evening.' },
    { by: 15, stars: 5, daysAgo: 115, cameFor: [3], text: 'نقلوا بيتنا إلى نيوجيرسي في يوم واحد، وركّبوا الأسرّة قبل أن يذهبوا.' },
    { by: 10, stars: 3, daysAgo: 145, cameFor: [0], text: 'Good crew, but two hours late because of another job.' },
  ],
  'najm-auto-repair': [
    { by: 5, stars: 5, daysAgo: 14, cameFor: [2], text: 'شخّص العطل في ربع ساعة، وقال لي صراحةً إنه لا يستحق التصليح.' },
    { by: 0, stars: 5, daysAgo: 41, cameFor: [3], text: 'Paid for a check before buying a used Camry. Best eighty dollars I ever spent.' },
    { by: 12, stars: 4, daysAgo: 72, cameFor: [1], text: 'Brakes done before my shift. The waiting room is a bench.' },
    { by: 7, stars: 5, daysAgo: 101, cameFor: [0], text: 'الفحص السنوي في نصف ساعة وبسعر الولاية.' },
    { by: 14, stars: 4, daysAgo: 139, cameFor: [1], text: 'Honest second opinion, cheaper than the first.' },
  ],
  'miftah-realty': [
    { by: 13, stars: 4, daysAgo: 36, cameFor: [0], text: 'قالوا لنا عن ضجيج القطار قبل أن نرى الشقة. الصدق نادر.' },
    { by: 6, stars: 5, daysAgo: 78, cameFor: [3], text: 'They went through the lease with my parents in Arabic, line by line.' },
  ],
  'henna-silk-salon': [
    { by: 8, stars: 5, daysAgo: 11, cameFor: [1], text: 'In and out in ten minutes, brows even, no talk about buying anything.' },
    { by: 15, stars: 5, daysAgo: 29, cameFor: [3], text: 'تجهيز العروس من السادسة صباحًا، وكل شيء هادئ ومرتب. شكرًا لكنّ.' },
    { by: 10, stars: 5, daysAgo: 54, cameFor: [0], text: 'Finally a place to take my scarf off. The color is exactly the picture I brought.' },
    { by: 13, stars: 4, daysAgo: 81, cameFor: [4], text: 'الحمّام المغربي منعش، لكن احجزي قبلها بأسبوع.' },
    { by: 4, stars: 5, daysAgo: 114, cameFor: [2], text: 'Henna for twelve of us the night before the wedding, finished by eleven.' },
  ],
  'halab-barbers': [
    { by: 3, stars: 5, daysAgo: 23, cameFor: [0], text: 'موسى حادّ ومنشفة ساخنة وشاي. ابني يطلب الحلاق بالاسم.' },
    { by: 14, stars: 5, daysAgo: 47, cameFor: [1], text: 'The best shave on this side of the river.' },
    { by: 9, stars: 4, daysAgo: 96, cameFor: [3], text: 'نصف السعر للأولاد يوم الاثنين، والازدحام على قدره.' },
  ],
  'barakah-travel': [
    { by: 1, stars: 5, daysAgo: 19, cameFor: [1], text: 'رحلة العمرة منظمة من المطار إلى المطار، والمرافق لم يتركنا لحظة.' },
    { by: 6, stars: 4, daysAgo: 50, cameFor: [0], text: 'When my flight was canceled, somebody picked up and spoke Arabic to my mother.' },
    { by: 11, stars: 5, daysAgo: 83, cameFor: [3], text: 'رتّبوا زيارة والديّ من الدار البيضاء، تذاكر وتأمينًا، بسعر واضح.' },
    { by: 2, stars: 4, daysAgo: 111, cameFor: [0], text: 'Same price as the website, with a person attached.' },
    { by: 7, stars: 5, daysAgo: 142, cameFor: [2], text: 'أوراق التأشيرة مكتملة من أول مرة.' },
  ],
  'alif-school': [
    { by: 0, stars: 5, daysAgo: 24, cameFor: [0], text: 'My seven-year-old reads street signs in Arabic to his grandmother on the phone.' },
    { by: 10, stars: 5, daysAgo: 49, cameFor: [1], text: 'Evening class for adults, twelve people, a teacher who can explain a verb.' },
    { by: 12, stars: 5, daysAgo: 77, cameFor: [0], text: 'Small rooms, real homework, no screens.' },
    { by: 13, stars: 5, daysAgo: 106, cameFor: [3], text: 'دورة الخط أعادتني إلى القصبة بعد ثلاثين سنة.' },
    { by: 9, stars: 4, daysAgo: 137, cameFor: [2], text: 'نادي الصيف ممتع، ونتمنى باصًا من كوينز.' },
  ],
  'jiran-community-center': [
    { by: 5, stars: 5, daysAgo: 17, cameFor: [2], text: 'قرأوا لي رسالة من المدرسة وكتبوا الرد، ولم يسألني أحد عن أوراقي.' },
    { by: 4, stars: 5, daysAgo: 46, cameFor: [0], text: 'The citizenship class is free and better than the one I paid for.' },
    { by: 7, stars: 5, daysAgo: 73, cameFor: [1], text: 'بنك الطعام يوم الخميس منظّم ومحترم.' },
    { by: 8, stars: 5, daysAgo: 99, cameFor: [3], text: 'The homework room saved our evenings.' },
    { by: 15, stars: 5, daysAgo: 134, cameFor: [4], text: 'غداء الأربعاء يجمع كبار السن، وأبي لا يفوّته.' },
  ],
  'lahza-studio': [{ by: 2, stars: 5, daysAgo: 61, cameFor: [1], text: 'A woman photographer for the women’s hall, pictures in three weeks as written.' }],
  'layali-catering': [
    { by: 1, stars: 5, daysAgo: 33, cameFor: [2], text: 'خروف العوزي كان حديث العرس. تركوا المطبخ أنظف مما وجدوه.' },
    { by: 10, stars: 5, daysAgo: 68, cameFor: [1], text: 'Trays for forty, labels on every lid, and warmers that worked.' },
    { by: 0, stars: 4, daysAgo: 92, cameFor: [5], text: 'The tasting was generous and the estimate was final.' },
  ],
};
