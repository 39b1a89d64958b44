/** Occupations: English words, then the Arabic ones with their plurals and feminine forms. */
export const trades = `
worker, laborer: عامل، عاملة، عمال، عاملات
employee: موظف، موظفة، موظفين
clerk: كاتب، كاتبة، موظف مكتب
manager: مدير، مديرة، مدراء، مديرين
director: مدير، مديرة، مدراء
supervisor, foreman: مشرف، مشرفة، مشرفين، مراقب
assistant, aide: مساعد، مساعدة، مساعدين
technician: فني، فنية، فنيين، تقني
trainer, coach: مدرب، مدربة، مدربين
trainee, intern, apprentice: متدرب، متدربة، متدربين، متمرن
volunteer: متطوع، متطوعة، متطوعين
inspector: مفتش، مفتشة، مفتشين
investigator: محقق، محققة، محققين
researcher, research: باحث، باحثة، باحثين، أبحاث
analyst: محلل، محللة، محللين
planner: مخطط، مخططة، مخططين
urban planner, city planner: مخطط مدن، تخطيط مدن، تخطيط عمراني
auditor: مدقق، مدقق حسابات، مراجع حسابات
bookkeeper: ماسك دفاتر، محاسب
accountant: محاسب، محاسبة، محاسبين
economist: اقتصادي، اقتصاديين، خبير اقتصادي
statistician: إحصائي، إحصائيين، إحصائية
architect: مهندس معماري، معماري
engineer: مهندس، مهندسة، مهندسين
surveyor: مساح، مساحين
draftsman, drafter: رسام هندسي
lawyer, attorney: محامي، محامية، محامين، محام
paralegal, legal assistant: مساعد قانوني، مساعدة قانونية
notary: كاتب عدل، موثق
translator: مترجم، مترجمة، مترجمين
writer: كاتب، كاتبة، كتاب
editor: محرر، محررة، محررين
journalist, reporter: صحفي، صحفية، صحفيين، صحافي، مراسل
librarian: أمين مكتبة، أمينة مكتبة
teacher: معلم، معلمة، معلمين، معلمات، مدرس، مدرسين، مدرسات، أستاذ، أستاذة، أساتذة
professor: أستاذ جامعي، بروفيسور، دكتور جامعي
tutor, private lessons: مدرس خصوصي، دروس خصوصية، دروس تقوية
Arabic teacher: معلم عربي، مدرس عربي، معلم لغة عربية، مدرس لغة عربية، معلمة لغة عربية، مدرسة لغة عربية
Quran teacher: محفظ قرآن، محفظة قرآن، معلم قرآن، تحفيظ قرآن، مدرس قرآن
imam: إمام، أئمة، خطيب
nurse: ممرض، ممرضة، ممرضين، ممرضات، تمريض
doctor, physician: طبيب، طبيبة، أطباء، دكتور، دكتورة، دكاترة
dentist: طبيب أسنان، طبيبة أسنان، دكتور أسنان، دكتورة أسنان
veterinarian, vet: طبيب بيطري، بيطري، بيطرية
pharmacist: صيدلي، صيدلانية، صيدلاني، صيادلة
psychologist: أخصائي نفسي، أخصائية نفسية، معالج نفسي
psychiatrist: طبيب نفسي، طبيبة نفسية
physical therapist, physiotherapist, physical therapy: معالج طبيعي، علاج طبيعي، أخصائي علاج طبيعي
social worker, caseworker: أخصائي اجتماعي، أخصائية اجتماعية، باحث اجتماعي
counselor: مرشد، مرشدة، مستشار
nutritionist, dietitian: أخصائي تغذية، أخصائية تغذية، خبير تغذية
midwife: قابلة، داية
home health aide, caregiver, home attendant, home care: مرافق مسنين، مرافقة مسنين، جليسة مسنين، رعاية مسنين، رعاية منزلية، راعي مسنين
babysitter, nanny: مربية، مربيات، جليسة أطفال، جليسات أطفال، دادة
housekeeper, maid: خادمة، خدامة، شغالة، عاملة منزل، عاملات منازل، عاملة منزلية، خادمات، شغالات، مدبرة منزل
cleaner, cleaning, janitor, custodian: عامل نظافة، عاملة نظافة، عمال نظافة، تنظيف، نظافة، فراش
doorman: بواب، بوابين، ناطور، حارس عمارة
security guard, guard: حارس، حراس، حارس أمن، حراس أمن، رجل أمن، أمن وحراسة، سكيورتي
security: أمن، سكيورتي
driver: سائق، سائقة، سائقين، سواق، سواقين، شوفير، شوفيرية
taxi driver, Uber driver: سائق تاكسي، سواق تاكسي، سائق أجرة، سائق أوبر
truck driver: سائق شاحنة، سواق تريلا، سائق تريلا، سائق نقل
bus driver: سائق باص، سائق حافلة، سواق باص
delivery: توصيل، دليفري، توصيل طلبات، ديليفري
courier: مندوب توصيل، عامل توصيل، ساعي
mover, moving: نقل أثاث، نقل عفش، نقل بيوت
porter: عتال، شيال، حمال، عتالين
warehouse: مستودع، مستودعات، مخزن، مخازن
warehouse keeper, storekeeper: أمين مستودع، أمين مخزن، مخزنجي
packer, packing: تعبئة، تغليف، تعبئة وتغليف
forklift: رافعة شوكية، كلارك، فوركلفت
cook: طباخ، طباخة، طباخين، طاهي، طاهية، طهاة
chef: شيف، شيفات، رئيس طهاة، طاهي
baker: خباز، خبازة، خبازين، فران
pastry chef, confectioner: حلواني، حلونجي، صانع حلويات، شيف حلويات
butcher: جزار، جزارين، قصاب، قصابين، لحام، لحامين
shawarma chef, shawarma maker: معلم شاورما، شاورمجي، شيف شاورما
grill cook: معلم مشاوي، شواء، شوا
barista: باريستا، صانع قهوة، قهوجي
waiter, waitress: نادل، نادلة، نادلين، جرسون، جرسونة، ويتر، سفرجي
dish washer, dishwashing: غسيل صحون، جلاي صحون، عامل جلي
kitchen helper: مساعد مطبخ، عامل مطبخ، مساعد طباخ
counter worker: عامل كاونتر، موظف كاونتر
cashier: كاشير، كاشيرة، أمين صندوق، محصل، محاسب صندوق
salesperson, salesman, saleswoman, sales associate, sales girl, salesgirl, sales lady, saleslady: بائع، بائعة، بائعين، بائعات، بياع، بياعة، بياعين
sales representative, sales rep: مندوب مبيعات، مندوبة مبيعات، مندوبين، مندوب
sales: مبيعات، بيع
marketing, marketer: تسويق، مسوق، مسوقة، مسوقين
merchandiser: منسق بضائع، مرتب رفوف
customer service: خدمة عملاء، خدمة زبائن، خدمة العملاء
call center, telephone operator: كول سنتر، مركز اتصال، مقسم هاتف، بدالة
receptionist, front desk: موظف استقبال، موظفة استقبال، ريسبشن، استقبال، ريسيبشن، ريسبشنست
secretary: سكرتير، سكرتيرة، سكرتيرات، سكرتارية
data entry: مدخل بيانات، مدخلة بيانات، إدخال بيانات
human resources, HR: موارد بشرية، شؤون موظفين
programmer, developer: مبرمج، مبرمجة، مبرمجين، مطور، مطورة، مطورين
software: برمجيات، برامج، سوفت وير
web developer: مطور ويب، مطور مواقع، مبرمج مواقع
computer technician, computer repair: فني كمبيوتر، صيانة كمبيوتر، تصليح كمبيوتر، فني حاسوب
network engineer, networking: مهندس شبكات، فني شبكات، شبكات
database: قاعدة بيانات، قواعد بيانات
IT support, tech support: دعم فني، دعم تقني
graphic designer: مصمم جرافيك، مصممة جرافيك، مصمم غرافيك، جرافيك ديزاينر
designer: مصمم، مصممة، مصممين، ديزاينر
interior designer: مصمم داخلي، مهندس ديكور، تصميم داخلي، ديكور
photographer: مصور، مصورة، مصورين، مصور فوتوغرافي
video editor, video editing: مونتير، مونتاج، محرر فيديو
painter: دهان، دهانين، صباغ، صباغين، نقاش، نقاشين، بوياجي
carpenter: نجار، نجارين، نجارة
blacksmith, welder: حداد، حدادين، لحام، لحيم
plumber: سباك، سباكين، سباكة، مواسرجي، سنكري
electrician: كهربائي، كهربائيين، كهربجي، فني كهرباء
mechanic: ميكانيكي، ميكانيكيين، ميكانيك، ميكانيسيان
auto body: سمكرة، سمكري، حدادة سيارات، دوكو
tiler, tile: مبلط، مبلطين، بلاط، بلاطين، تبليط
plasterer: مليس، مليسين، لياسة، محارة، قصارة
mason, bricklayer: بناء، بنائين، معلم بناء
construction: بناء، إنشاءات، إنشاء، مقاولات، تعمير
contractor: مقاول، مقاولين، مقاولات
roofer, roofing: عامل أسقف، أسقف، عزل أسطح
glazier: قزاز، فني زجاج، تركيب زجاج
handyman: عامل صيانة، صيانة عامة، فني صيانة
maintenance: صيانة
air conditioning technician, HVAC: فني تكييف، تكييف، تبريد وتكييف، فني تبريد، تدفئة وتهوية
locksmith: صانع مفاتيح، مفاتيح، فتح أقفال، قفال
exterminator, pest control: مكافحة حشرات، رش حشرات، مكافحة آفات، رش مبيدات
gardener, landscaping: بستاني، بستنة، جنايني، جنائني، تنسيق حدائق
agriculture, farming: زراعة، زراعي، فلاحة
barber: حلاق، حلاقين، حلاقة، مزين
hairdresser, hair stylist: كوافير، كوافيرة، مصفف شعر، مصففة شعر، كوافيرات
makeup artist: خبيرة تجميل، مكياج، ميكب ارتست، ميك اب
beauty, beautician: تجميل، خبيرة تجميل، صالون تجميل
nails, manicure: مناكير، أظافر، بدكير
massage: مساج، تدليك
tailor: خياط، خياطة، خياطين، ترزي، درزي
dry cleaner, laundry worker: مكوجي، عامل مغسلة، كواي
car wash worker, car washer: غسيل سيارات، عامل غسيل سيارات
gas station attendant, gas station: محطة بنزين، عامل محطة، محطة وقود
parking attendant, valet: عامل موقف، فاليه، صف سيارات
flight attendant: مضيف طيران، مضيفة طيران
pilot: طيار، طيارين، كابتن طيار
sailor, mariner, seaman: بحار، بحارة
real estate agent, realtor, broker: سمسار، سماسرة، وسيط عقاري، مكتب عقاري
travel agent: موظف سفريات، وكيل سفر
tour guide: مرشد سياحي، دليل سياحي
insurance agent: وكيل تأمين، مندوب تأمين
banker, teller: موظف بنك، صراف
flower arranger: بائع زهور، منسق زهور
jeweler: صائغ، جواهرجي، صياغ
chemist: كيميائي، كيميائيين
biologist: عالم أحياء، أحيائي
scientist: علماء، باحث علمي، عالم أبحاث
artist: فنان، فنانة، فنانين، رسام، رسامة
musician: موسيقي، موسيقيين، عازف
electronics technician: فني إلكترونيات، تصليح إلكترونيات
phone repair, cell phone repair: تصليح جوالات، صيانة جوالات، تصليح موبايلات، صيانة موبايلات، تصليح هواتف
machine operator: مشغل آلة، مشغل آلات، مشغل ماكينة
factory: مصنع، مصانع، معمل، فبركة
quality: جودة، مراقبة جودة
project manager: مدير مشروع، مدير مشاريع
procurement, purchasing: مشتريات، مندوب مشتريات
firefighter: رجل إطفاء، إطفائي، إطفائيين
police officer, police: شرطي، شرطة، بوليس
soldier, military: جندي، عسكري، عسكريين
remote work, work from home, remote: عن بعد، عمل عن بعد، عمل من المنزل، عمل من البيت، من المنزل، شغل من البيت، أونلاين
night shift: دوام ليلي، شفت ليلي، وردية ليلية
overtime: عمل إضافي، أوفر تايم
salary, wage, pay: راتب، رواتب، معاش، أجر، أجرة
hiring, help wanted: توظيف، مطلوب موظفين، مطلوب عمال
`;
