/** Everyday things at home and on the road, and offices, papers and help in the city. */
export const everyday = `
rake, garden tools: مشط حديقة، أدوات حديقة، عدة جنينة، أدوات زراعة
hose, garden hose, water hose: خرطوم ماء، بربيش، خرطوم، صوندة، تيو
baking pan, baking tray, oven tray: صينية فرن، صينية خبز، قالب كيك
clothesline, clothes line: حبل غسيل، منشر غسيل، منشر
surgical mask, medical mask: كمامة، كمامات
glucose meter, glucometer: جهاز سكر، جهاز قياس سكر، جهاز فحص السكر
adult diapers: حفاضات كبار، حفاظات كبار السن
air mattress, inflatable mattress: فرشة هوا، مرتبة هوا، فراش هوائي، فرشة نفخ
mosquito net: ناموسية، كلة
snow boots, winter boots, rain boots: جزمة ثلج، بوط ثلج، بوت ثلج، جزمة مطر، بوط مطر
helmet, bike helmet: خوذة، خوذات، كاسك
air pump, tire pump: منفاخ، منفاخ عجل، بومبة هوا
dash cam, dashboard camera: كاميرا سيارة، داش كام
car mats, floor mats for car: فرش سيارة، دعاسات سيارة، أرضيات سيارة
tape measure: متر قياس، شريط قياس، متر
gas cylinder, propane, propane tank: جرة غاز، أنبوبة غاز، أسطوانة غاز، قنينة غاز، بوطة غاز، دبة غاز، سلندر غاز
invitation cards, wedding invitations, invitations: بطاقات دعوة، كروت أفراح، كروت فرح، كروت دعوة، دعوات زفاف، كروت عرس
wedding dress rental, rent a wedding dress, rent wedding dress: تأجير فساتين زفاف، تأجير فساتين، إيجار فستان عرس، أستأجر فستان، فستان عرس إيجار
suit rental, tuxedo rental, rent a suit: تأجير بدلات، إيجار بدلة
amusement park, theme park, fun park: ملاهي، مدينة ملاهي، ملاهي أطفال، مدينة ألعاب، ألعاب ملاهي
trampoline park, trampoline: ترامبولين، نطيطة، نطاطة
bike rental, rent a bike: تأجير دراجات، إيجار بسكليت، أستأجر دراجة
dabke, arabic dance: دبكة، دبيكة، فرقة دبكة
wedding procession, zaffa: زفة، فرقة زفة، زفة عروس
ear piercing, piercing: ثقب أذن، خرم دان، تخريم أذن، ثقب الأذن
keratin, hair straightening: كيراتين، بروتين شعر، فرد شعر
court, courthouse: محكمة، محاكم، قصر العدل
city hall, town hall: مبنى البلدية، دار البلدية، قصر البلدية
fire station, firehouse: مركز إطفاء، محطة إطفاء، بومبيي
public restroom, public bathroom, public toilet: حمام عام، دورة مياه عامة، مراحيض عمومية
state id, id card, city id, idnyc: بطاقة هوية، هوية، هوية المدينة، آيدي، بطاقة شخصية، كارت ناسيونال
birth certificate, vital records: شهادة ميلاد، شهادة الولادة، قيد ولادة، بيان ولادة
marriage certificate, marriage license: عقد زواج، شهادة زواج، عقد نكاح، رخصة زواج
death certificate: شهادة وفاة، تصريح دفن
apostille, document legalization: أبوستيل، تصديق خارجية، مصادقة وثائق
temporary protected status, tps: حماية مؤقتة، تي بي اس
bail bonds, bail, bail bondsman: كفالة، إخراج بكفالة، كفالة مسجون
addiction treatment, rehab, drug treatment, substance abuse: علاج إدمان، علاج الإدمان، مصحة إدمان، مركز إدمان، ترك المخدرات
domestic violence, domestic violence help, battered women: عنف أسري، عنف منزلي، حماية النساء، ملجأ نساء
homeless shelter, shelter: مأوى، ملجأ، مأوى مشردين
refugee services, refugee help, newcomers help: مساعدة لاجئين، خدمات لاجئين، دعم لاجئين، مساعدة مهاجرين، مساعدة القادمين
zakat, zakat donation: زكاة، زكاة المال، زكاة الفطر، فطرة، صندوق زكاة
suhoor, sahur: سحور، مطعم سحور، خيمة رمضانية
ruqyah, ruqya: رقية، رقية شرعية، راقي، شيخ يرقي
gluten free, glutenfree: خالي من الغلوتين، بدون غلوتين، بدون جلوتين، غلوتين فري، خالي الجلوتين
day labor, daily pay, day worker: عمل يومي، يومية، شغل يومية، مياومة، عامل يومية
farm work, farm worker: عمل مزرعة، عامل مزرعة، فلاح
sewing machine repair: تصليح مكينة خياطة، تصليح ماكينات خياطة
satellite installation, satellite dish, antenna: تركيب دش، تركيب ستلايت، ستلايت، صحن لاقط، بارابول
nikah officiant, marriage officiant, islamic marriage: مأذون، كتب كتاب، عقد قران، مأذون شرعي، عدول
qurbani, aqiqah: أضحية، أضاحي، عقيقة، ذبيحة العيد
secondary school equivalency, ged, ged class: شهادة ثانوية، معادلة ثانوية، جي اي دي
`;
