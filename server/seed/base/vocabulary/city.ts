/** Shops, services, foods and homes in a city: English words, then the Arabic ones with their plurals. */
export const city = `
coffee shop, cafe: مقهى، مقاهي، قهاوي، كافيه، كافيهات، كوفي شوب، كوفي
restaurant: مطعم، مطاعم
bakery: مخبز، مخابز، فرن، أفران، فران
pastry shop, sweets shop: محل حلويات، محلات حلويات، حلواني، حلويات
butcher shop, meat market: ملحمة، ملاحم، جزارة، جزار، محل لحوم، لحام
grocery, grocery store, corner store: بقالة، بقالات، دكان، دكاكين، سمانة، بقال، تموينات
supermarket: سوبرماركت، سوبر ماركت، هايبر ماركت
market: سوق، أسواق، ماركت
vegetables, produce: خضار، خضروات، خضرة
fruits: فواكه، فاكهة
fish market: محل سمك، سوق سمك، مسمكة
roastery, nuts: محمصة، محامص، مكسرات
restaurant supplies: معدات مطاعم، تجهيزات مطاعم
breakfast: فطور، إفطار، ريوق، ترويقة
lunch: غداء، غدا
dinner: عشاء، عشا
homemade food, home cooking: أكل بيتي، أكل بيت، طبخ بيتي، أكل منزلي
rice: رز، أرز، تمن، عيش رز
soup: شوربة، شوربات، حساء
salad: سلطة، سلطات
fries, french fries: بطاطس مقلية، بطاطا مقلية، فرايز
noodles: نودلز، شعيرية
wings, chicken wings: أجنحة، أجنحة دجاج، وينجز، جوانح
roasted chicken, rotisserie: دجاج مشوي، فروج مشوي، دجاج شواية، شواية
fried chicken: دجاج مقلي، بروستد، بروست، كرسبي
lamb: غنم، خروف، لحم غنم، ضاني، خرفان
beef: لحم بقر، بقري، عجل
goat: ماعز، تيس
shrimp: روبيان، جمبري، قريدس، كمرون
cheese: جبن، جبنة، أجبان
yogurt: زبادي، لبن، روب
milk: حليب
eggs: بيض
olive oil: زيت زيتون
olives: زيتون
dates: تمر، تمور، رطب
thyme, zaatar: زعتر
pickles: مخلل، مخللات، طرشي، كبيس
luqaimat, awameh: لقيمات، عوامة، لقمة القاضي، زلابية
qatayef: قطايف
basbousa, namoura: بسبوسة، نمورة، هريسة حلوة
umm ali: أم علي
rice pudding: أرز باللبن، رز بحليب، محلبية، مهلبية
mixed grill: مشاوي مشكلة، مشاوي مشكل
kofta, kafta: كفتة، كفته
mansaf: منسف
maqluba: مقلوبة
molokhia: ملوخية
koshari, koshary: كشري، كشرى
couscous: كسكس، كسكسي، كسكسو
tagine: طاجن، طاجين، طواجن
harira: حريرة
maraq, stew: مرق، مرقة، يخنة، طبيخ
liver: كبدة، كبد
vegan: نباتي صرف، فيجن
organic: عضوي، أورجانيك
hookah lounge, hookah: شيشة، أرجيلة، نرجيلة، معسل
barbershop: صالون حلاقة، حلاق، محل حلاقة
hair salon, beauty salon: صالون، صالونات، صالون تجميل، صالون نسائي، كوافير، مشغل نسائي
spa: سبا، حمام مغربي
gym, fitness center: جيم، نادي رياضي، نوادي رياضية، صالة رياضية، كمال أجسام
pharmacy, drugstore: صيدلية، صيدليات، فارمسي
clinic, medical center: عيادة، عيادات، مركز طبي، مستوصف، مجمع طبي
dental clinic: عيادة أسنان، مركز أسنان
eye doctor, optometrist, ophthalmologist: طبيب عيون، دكتور عيون، بصريات
optician, optical: محل نظارات، بصريات، نظاراتي
gynecologist, obstetrician: طبيبة نساء، دكتورة نسائية، طبيب نسائي، نساء وولادة، طبيبة نسائية
dermatologist: طبيب جلدية، دكتور جلدية، جلدية، أمراض جلدية
cardiologist: طبيب قلب، دكتور قلب
urgent care: رعاية عاجلة، طوارئ
laboratory, lab: مختبر، مختبرات، تحاليل، معمل تحاليل
law firm, law office: مكتب محاماة، مكتب محامي، مكاتب محاماة
immigration lawyer: محامي هجرة، محامية هجرة
immigration, green card: هجرة، جرين كارد، غرين كارد، بطاقة خضراء، لجوء
citizenship, naturalization: جنسية، تجنيس، جنسية أمريكية
divorce lawyer: محامي طلاق، قضايا طلاق
accident lawyer: محامي حوادث، حوادث سيارات
tax preparation, taxes: ضرائب، ضريبة، محاسب ضرائب، تعبئة ضرائب، إقرار ضريبي
insurance: تأمين، تأمينات
car insurance: تأمين سيارات، تأمين سيارة
health insurance: تأمين صحي
bank: بنك، بنوك، مصرف، مصارف
currency exchange, money exchange: صرافة، صراف، تصريف عملة، محل صرافة
money transfer: تحويل أموال، حوالة، حوالات، تحويلات، تحويل فلوس، حوالات مالية
travel agency: مكتب سفريات، سفريات، وكالة سفر، مكتب سفر، سياحة وسفر، مكتب سياحة
flight tickets, airline tickets: تذاكر طيران، تذاكر سفر، تكت طيران، حجز طيران
airline, flights: طيران، خطوط جوية
hotel: فندق، فنادق، أوتيل
shipping, cargo, freight: شحن، كارجو، شحن بضائع، شحن بحري
storage: تخزين، مستودعات، ستوريج
moving company: شركة نقل، نقل عفش، نقل أثاث، شركة نقل أثاث
driving school: مدرسة سواقة، تعليم سواقة، مدرسة قيادة، تعليم قيادة، تعليم السياقة
car dealer, car dealership: معرض سيارات، معارض سيارات، وكالة سيارات
car rental, rent a car: تأجير سيارات، سيارات للإيجار
auto repair, mechanic shop: تصليح سيارات، ورشة سيارات، ورشة، صيانة سيارات
tire shop: محل إطارات، بنشر، كوتش، تصليح إطارات
car wash: غسيل سيارات، مغسلة سيارات
towing: سطحة، سحب سيارات، ونش
limousine, limo: ليموزين
taxi, cab: تاكسي، سيارة أجرة، تكسي
parking, parking lot: موقف سيارات، مواقف، باركينج
laundromat, laundry: مغسلة، مغاسل، مغسلة ملابس، مصبغة، غسيل ملابس
dry cleaning, dry cleaners: دراي كلين، تنظيف جاف، مصبغة، كوي
cleaning service, cleaning company: شركة تنظيف، خدمات تنظيف، تنظيف منازل، تنظيف بيوت
florist, flower shop: محل زهور، محل ورد، زهور، ورود
flowers: ورد، ورود، زهور، أزهار
jewelry store: محل مجوهرات، محل ذهب، صائغ
clothing store: محل ملابس، محلات ملابس، بوتيك
phone store, cell phone store: محل جوالات، محل موبايلات، محل هواتف
bookstore: مكتبة، مكتبات، محل كتب
library: مكتبة عامة، مكتبة، مكتبات عامة
gift shop, gift, gifts: هدايا، هدية، محل هدايا
furniture store: محل أثاث، معرض أثاث، مفروشات، محل مفروشات
hardware store: محل عدد، أدوات صحية، خردوات
printing, print shop: مطبعة، طباعة، مطابع
photo studio, photography: تصوير، استوديو تصوير، تصوير فوتوغرافي
wedding hall, banquet hall, event hall: قاعة أفراح، قاعات أفراح، صالة أفراح، قاعة مناسبات، صالة أعراس
party supplies, parties: حفلات، لوازم حفلات، تجهيز حفلات
DJ: دي جي، ديجي
catering, caterer: كيترينج، تجهيز ولائم، تموين حفلات، ضيافة، بوفيه مفتوح
mosque, masjid, Islamic center: مسجد، مساجد، جامع، جوامع، مصلى، مركز إسلامي
church: كنيسة، كنائس
funeral, funeral home: جنازة، دفن موتى، مغسلة أموات
halal slaughter, slaughterhouse: ذبح حلال، مسلخ، ذبائح، مسالخ
charity, nonprofit: جمعية خيرية، جمعيات خيرية، مؤسسة خيرية
community center: مركز مجتمعي، مركز اجتماعي، جالية
school: مدرسة، مدارس
Islamic school, Arabic school: مدرسة إسلامية، مدرسة عربية، مدارس إسلامية
kindergarten, preschool: روضة، روضات، روضة أطفال، تمهيدي، كي جي
daycare, day care, child care, nursery: حضانة، حضانات، رعاية أطفال
university, college: جامعة، جامعات، كلية، كليات
institute, academy: معهد، معاهد، أكاديمية، أكاديميات
English classes, ESL, learn English: تعليم إنجليزي، دورات إنجليزي، كورس إنجليزي، دروس إنجليزي
course, classes: دورة، دورات، كورس، كورسات
translation: ترجمة، مكتب ترجمة، ترجمة معتمدة
real estate: عقارات، عقار، مكتب عقارات، مكتب عقاري
electric, electrical: كهرباء، كهربائي، كهربائية
carpentry: نجارة
renovation, remodeling: ترميم، تجديد منازل، ديكور، تشطيبات، تشطيب
hospital: مستشفى، مستشفيات، مشفى
post office, mail: بريد، مكتب بريد
government office: دائرة حكومية، مكتب حكومي
park: حديقة، حدائق، منتزه، جنينة
beach: شاطئ، شواطئ
swimming pool, pool: مسبح، مسابح، حمام سباحة، بركة سباحة
apartment, flat: شقة، شقق
one bedroom: غرفة نوم واحدة، غرفة وصالة
furnished: مفروش، مفروشة، مفروشين
unfurnished: غير مفروش، غير مفروشة، بدون أثاث، فاضية
basement: بيسمنت، قبو، بدروم، سرداب، تسوية
attic: علية
ground floor, first floor: طابق أرضي، دور أرضي، الدور الأول
elevator: مصعد، أسانسير، مصاعد
balcony: شرفة، بلكونة، بلكون، برندة، تراس
backyard, yard, garden: حديقة، حوش، فناء، جنينة
roof, rooftop: سطح، أسطح، روف
bathroom: حمام، حمامات، دورة مياه، تواليت
kitchen: مطبخ، مطابخ
living room: صالة، صالون، غرفة جلوس، غرفة معيشة
utilities included, bills included: شامل الفواتير، فواتير مشمولة، الفواتير مشمولة، شامل الكهرباء
heat, heating: تدفئة، شوفاج
hot water: ماء ساخن، مي سخنة
near subway, near train: قريب من المترو، قرب المترو، جنب المترو، قريب من القطار
subway, train: مترو، قطار، صبواي، قطر
pets allowed, pet friendly: يسمح بالحيوانات، حيوانات أليفة
students: طلاب، طالبات، طلبة
families, family: عائلات، عوائل، عائلة
bachelor: عزاب، أعزب، عزابي
roommate, room share, shared room: شريك سكن، شريكة سكن، سكن مشترك، غرفة مشتركة، روم ميت، مشاركة سكن
short term, sublet: إيجار قصير، إيجار مؤقت، سبلت
office space, office: مكتب، مكاتب
shop for rent, store for rent, storefront: محل للإيجار، محلات للإيجار، محل تجاري
`;
