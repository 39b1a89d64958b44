/** Services: health, law, documents, education, home and family. */
export const services = `
family doctor, general practitioner, primary care, primary care doctor, internist, internal medicine, family medicine, family physician: طبيب عام، طب عام، طبيب عائلة، طب أسرة، باطنية، طبيب باطنية، دكتور باطنية
kids doctor, pediatrician, childrens doctor, child doctor, pediatrics, pediatric, paediatrics, paediatrician: طبيب أطفال، دكتور أطفال، طب أطفال، دكتورة أطفال، طبيبة أطفال
womens doctor, gynecologist, gynecology, obgyn, ob-gyn, obstetrics, womens health, gynaecologist, obstetrician: طبيب نساء، نساء وولادة، دكتورة نسائية، طبيبة نسائية، أمراض نساء، دكتورة نساء
female doctor, lady doctor, woman doctor: طبيبة، دكتورة
heart doctor, cardiologist, cardiology: طبيب قلب، دكتور قلب، أمراض قلب، أمراض القلب
skin doctor, dermatologist, dermatology, skin clinic: طبيب جلدية، دكتور جلدية، جلدية، أمراض جلدية، عيادة جلدية
bone doctor, orthopedist, orthopedic, orthopedics, orthopaedic: طبيب عظام، دكتور عظام، عظام، جراح عظام
foot doctor, podiatrist, podiatry: طبيب أقدام، دكتور أقدام، أمراض القدم
back doctor, chiropractor, chiropractic: كايروبراكتيك، تقويم عمود فقري، معالج ظهر
stomach doctor, gastroenterologist, gastroenterology: طبيب جهاز هضمي، دكتور معدة، جهاز هضمي
nerve doctor, neurologist, neurology: طبيب أعصاب، دكتور أعصاب، أمراض أعصاب، مخ وأعصاب
ent doctor, ear nose throat, ear nose and throat: أنف وأذن وحنجرة، طبيب أنف أذن حنجرة، دكتور أذن
kidney doctor, nephrologist, nephrology, dialysis: طبيب كلى، أمراض كلى، غسيل كلى
urologist, urology: طبيب مسالك بولية، مسالك بولية، مسالك
lung doctor, pulmonologist, pulmonary: طبيب صدر، أمراض صدرية، أمراض رئة
diabetes doctor, endocrinologist, diabetes, diabetic, endocrinology: سكري، طبيب سكري، غدد، طبيب غدد
cancer doctor, oncologist, oncology, cancer center: طبيب أورام، أورام، سرطان، مركز أورام
allergist, allergy, allergy doctor: حساسية، طبيب حساسية
surgeon, surgery, surgical: جراح، جراحة، طبيب جراح
plastic surgeon, plastic surgery, cosmetic surgery: جراح تجميل، جراحة تجميل، عمليات تجميل، طبيب تجميل
botox, fillers, filler injection: بوتوكس، فيلر، حقن تجميل
mental doctor, psychiatrist, psychiatry: طبيب نفسي، طبيبة نفسية، دكتور نفسي، طب نفسي
fertility clinic, ivf, fertility: أطفال أنابيب، خصوبة، عيادة خصوبة، طفل أنابيب
braces, orthodontist, orthodontics, teeth straightening, invisalign: تقويم أسنان، تقويم، طبيب تقويم
dental implants, dental implant, tooth implant, implants: زراعة أسنان، زرع أسنان
dentures, false teeth, denture: طقم أسنان، أسنان صناعية، تركيبات أسنان
dental office, dental clinic, dental practice, dental: عيادة أسنان، مركز أسنان، عيادات أسنان
walk in clinic, urgent care, walkin clinic, urgent care center, immediate care: رعاية عاجلة، عيادة طوارئ، رعاية مستعجلة
emergency room, emergency department, casualty: طوارئ، قسم طوارئ، إسعاف مستشفى
vaccination, vaccine, vaccines, shots, flu shot, immunization: تطعيم، لقاح، تطعيمات، لقاحات
x-ray, radiology, xray, mri, imaging, ct scan, ultrasound, scan center: أشعة، تصوير أشعة، رنين مغناطيسي، سونار، مركز أشعة
physio, physical therapy, physiotherapy, physical therapist, physiotherapist, rehabilitation: علاج طبيعي، معالج طبيعي، أخصائي علاج طبيعي، علاج فيزيائي، تأهيل
acupuncture, acupuncturist: وخز بالإبر، إبر صينية
cupping, hijama, cupping therapy: حجامة، كاسات هواء
dietitian, diet clinic, weight loss, diet doctor, nutritionist: أخصائي تغذية، تغذية، تخسيس، حمية، رجيم
nursing home, old age home, assisted living, retirement home, care home: دار مسنين، بيت مسنين
adult day care, senior center, adult daycare, elderly center: مركز كبار السن، مركز مسنين، نادي مسنين
medicaid, medicare, public health insurance: ميديكيد، ميديكير، مديكيد، تأمين صحي حكومي
food stamps, ebt, snap benefits, welfare, public benefits: فود ستامب، كوبونات طعام، مساعدات حكومية، مساعدات اجتماعية
social security, ssi, disability benefits: ضمان اجتماعي، سوشيال سيكيورتي، إعانة عجز
unemployment, unemployment benefits, jobless benefits: بطالة، إعانة بطالة، تعويض بطالة
immigration attorney, immigration lawyer, immigration law, immigration law firm: محامي هجرة، محامية هجرة، مكتب هجرة، محامي الهجرة
criminal lawyer, defense attorney, criminal defense, criminal attorney, defense lawyer: محامي جنائي، محامي جنايات، دفاع جنائي، قضايا جنائية
injury lawyer, accident lawyer, personal injury, personal injury lawyer, accident attorney, injury attorney: محامي حوادث، محامي إصابات، تعويضات حوادث، قضايا حوادث
real estate lawyer, closing attorney, real estate attorney: محامي عقارات، محامي عقاري
employment lawyer, labor lawyer, employment attorney, labor attorney: محامي عمل، قضايا عمل، محامي عمال
tenant lawyer, eviction lawyer, housing lawyer, landlord tenant, eviction: محامي مستأجرين، إخلاء، قضايا إخلاء، محامي إيجارات
traffic lawyer, traffic ticket, ticket lawyer, speeding ticket: محامي مخالفات، مخالفة مرور، مخالفات سير
bankruptcy, bankruptcy lawyer, bankruptcy attorney: إفلاس، محامي إفلاس
will and trust, wills, estate planning, inheritance lawyer, probate: وصية، ميراث، محامي إرث، تركات
patent, trademark, intellectual property, copyright: براءة اختراع، علامة تجارية، ملكية فكرية
us citizenship, citizenship, naturalization, citizenship test, become citizen: جنسية، تجنيس، جنسية أمريكية، امتحان الجنسية
green card, greencard, permanent residence, permanent residency, residency card: جرين كارد، غرين كارد، بطاقة خضراء، إقامة دائمة، كرت أخضر
work permit, employment authorization, work authorization, work visa: تصريح عمل، إذن عمل، تأشيرة عمل
visitor visa, tourist visa, travel visa, visa service, visa: تأشيرة، فيزا، تأشيرات، فيزا سياحة، تأشيرة سياحية
student visa, study visa: تأشيرة دراسة، فيزا دراسة، فيزا طالب
passport, passport renewal, passport office, renew passport: جواز سفر، تجديد جواز، جوازات، باسبور
consulate, embassy: قنصلية، سفارة
fingerprinting, fingerprint, fingerprints, live scan: بصمات، بصمة، أخذ بصمات
driver license, drivers license, driving license, driving licence, dmv, license plate: رخصة قيادة، رخصة سواقة، ليسن، رخصة سياقة
business license, open business, start business, company registration, incorporation, business formation: رخصة تجارية، فتح شركة، تأسيس شركة، تسجيل شركة، تأسيس شركات
payroll service, payroll services: خدمات رواتب، إدارة رواتب
loan, loans, lending, lender, cash advance, personal loan: قرض، قروض، سلفة، تمويل شخصي
mortgage, home loan, mortgage broker, house loan: قرض عقاري، رهن عقاري، قرض بيت، مورغيج
credit repair, fix credit, fix (my) credit, credit score: إصلاح ائتمان، كريدت، تصليح كريدت
credit union, bank, banking, savings bank: بنك، بنوك، مصرف، مصارف
atm, cash machine, cashpoint: صراف آلي، صرافة آلية، مكينة صراف
financial advisor, financial planner, wealth management, investment advisor: مستشار مالي، تخطيط مالي، استشارات مالية
life insurance, term life: تأمين حياة، تأمين على الحياة
home insurance, homeowners insurance, property insurance, renters insurance: تأمين منزل، تأمين بيت، تأمين عقار
auto insurance, car insurance, vehicle insurance: تأمين سيارات، تأمين سيارة، تأمين مركبات
day care, daycare, nursery, childcare, child care, nursery school, day nursery, creche: حضانة، حضانات، رعاية أطفال
pre-k, prek, preschool, kindergarten, pre school, pre kindergarten: روضة، رياض أطفال، تمهيدي، روضة أطفال
after school, after school program, afterschool, afterschool program: برنامج بعد المدرسة، بعد المدرسة، نشاط بعد المدرسة
summer camp, day camp, kids camp: مخيم صيفي، مخيم أطفال، معسكر صيفي
elementary school, primary school, grade school: مدرسة ابتدائية، ابتدائي
high school, secondary school, middle school: مدرسة ثانوية، ثانوية، إعدادية
muslim school, islamic school, islamic academy: مدرسة إسلامية، مدارس إسلامية، أكاديمية إسلامية
sunday school, weekend school, saturday school: مدرسة أحد، مدرسة نهاية الأسبوع، مدرسة السبت
sat prep, test prep, exam preparation, test preparation: تحضير امتحانات، تقوية امتحانات، تحضير اختبارات
ged, ged classes, high school equivalency: شهادة ثانوية معادلة، دراسة معادلة ثانوية
computer classes, computer course, computer training, learn computer: دورات كمبيوتر، تعليم كمبيوتر، دورة حاسوب، أتعلم كمبيوتر
coding school, coding bootcamp, learn coding, programming course: تعليم برمجة، دورة برمجة، أتعلم برمجة
vocational school, trade school, technical school, career training: معهد مهني، تدريب مهني، معهد تقني
nursing school, nursing course, cna training: مدرسة تمريض، دورة تمريض، تعليم تمريض
beauty school, cosmetology school, barber school: معهد تجميل، مدرسة حلاقة، تعليم حلاقة
dance school, dance classes, dance studio, dance lessons, learn dancing: مدرسة رقص، تعليم رقص، استوديو رقص
cooking classes, cooking class, cooking school, learn cooking: تعليم طبخ، دروس طبخ، دورة طبخ
art classes, drawing classes, painting classes: دروس رسم، تعليم رسم، دورة رسم
yoga, yoga studio, yoga classes, pilates: يوغا، يوجا، بيلاتس
personal trainer, fitness trainer, gym trainer: مدرب شخصي، مدرب لياقة، كوتش رياضي
womens gym, ladies gym, women only gym: جيم نسائي، نادي نسائي، نادي رياضي نسائي
beauty parlor, beauty salon, beauty shop, beauty parlour, ladies salon: صالون تجميل، صالون نسائي، صالون نسائي تجميل، كوافير، مشغل نسائي
facial, facials, skin treatment, facial treatment: تنظيف بشرة، فيشل، عناية وجه
eyelash extensions, lashes, eyelashes, lash extensions: رموش، تركيب رموش، رموش صناعية
tanning, tanning salon, sun tan: تسمير، تان، صالون تسمير
bridal makeup, wedding makeup, makeup artist: مكياج عروس، مكياج عرايس، ميكب ارتست، خبيرة مكياج
turkish bath, hammam, moroccan bath, sauna, bathhouse: حمام مغربي، حمام تركي، حمام بخار، ساونا
wedding photographer, wedding photography: مصور أعراس، تصوير أعراس، مصور زفاف، تصوير زفاف
videographer, video shooting, videography, wedding video: تصوير فيديو، مصور فيديو، تصوير فيديو أعراس
singer, wedding singer, arabic singer, vocalist: مطرب، مغني، مغنية، مطرب أعراس
band, music band, live band, zaffa, wedding band music: فرقة، زفة، فرقة موسيقية، فرقة زفة
belly dancer, dancer: راقصة
disc jockey, wedding dj: دي جي أعراس، دي جي حفلات
clown, party entertainer, kids party, birthday party, children party: مهرج، حفلة أطفال، عيد ميلاد، حفلات أطفال، حفلة عيد ميلاد
party rental, tent rental, chair rental, table rental, rent chairs: تأجير كراسي، تأجير خيام، تأجير طاولات، مستلزمات حفلات للإيجار
tuxedo rental, suit rental, rent (a) suit, rent (a) tuxedo: تأجير بدلات، بدلة إيجار، تأجير بدل
bounce house, bouncy castle, inflatable rental: نطيطة، قلعة هوائية، نطاطات
limo service, limousine, limo, limousine service, chauffeur service: ليموزين، خدمة ليموزين، سيارة مع سائق
bus rental, charter bus, party bus, coach hire: تأجير باصات، تأجير حافلات، باص رحلات
van rental, truck rental, rent (a) truck, rent (a) van, uhaul, moving truck: تأجير شاحنات، تأجير فان، شاحنة نقل، تأجير سيارات نقل
ferry, ferry boat, boat ride, boat trip, cruise: عبارة، رحلة بحرية، رحلة قارب، معدية
courier service, messenger service, courier, same day delivery: خدمة توصيل، مندوب توصيل، توصيل سريع، شركة توصيل
customs broker, import export, import and export, importer: تخليص جمركي، استيراد وتصدير، استيراد، مخلص جمركي
car shipping, auto transport, ship (my) car, vehicle shipping: شحن سيارات، نقل سيارات، شحن سيارة
interior design, interior designer, home decor, interior decorator, decorator, home decoration: تصميم داخلي، مصمم داخلي، ديكور، ديكورات، مهندس ديكور
curtains and blinds, blinds, window blinds, window treatments, window shades: ستائر معدنية، ستائر نوافذ، بلايندز
upholstery, upholsterer, reupholster, sofa repair, reupholstery: تنجيد، منجد، تنجيد كنب، تصليح كنب
kitchen cabinets, kitchen cabinet, cabinet maker, kitchen fitting: خزائن مطبخ، دواليب مطبخ، مطابخ، تفصيل مطابخ
furniture repair, fix (my) furniture, furniture restoration, repair furniture: تصليح أثاث، صيانة أثاث، ترميم أثاث
glass repair, window repair, glass shop, fix (my) window, window replacement, broken window: تصليح زجاج، زجاج، تركيب زجاج، تغيير نوافذ، شباك مكسور
door repair, garage door, door installation, fix (my) door, overhead door: تصليح أبواب، تركيب أبواب
fence, fencing, fences, iron gate, railings: سياج، تركيب سياج، درابزين، بوابة حديد
tile work, tiles, tiling, bathroom tiles, marble, granite: بلاط، تركيب بلاط، سيراميك، رخام، جرانيت
insulation, waterproofing, damp proofing: عزل، عزل مائي، عزل حراري
solar, solar panels, solar energy, solar power: طاقة شمسية، ألواح شمسية، خلايا شمسية
mold removal, mold, mould, mold inspection: عفن، إزالة عفن، عفونة
water damage, flood damage, fire damage, restoration company: أضرار مياه، أضرار حريق، تصليح أضرار
window cleaning, window washer, window washing, clean windows: تنظيف نوافذ، غسيل زجاج، تنظيف شبابيك
office cleaning, commercial cleaning, clean office: تنظيف مكاتب، تنظيف شركات، تنظيف تجاري
chimney sweep, chimney, chimney cleaning: مدخنة، تنظيف مداخن
septic, cesspool, septic tank: بيارة، شفط بيارات، حفرة امتصاصية
signs, sign shop, sign maker, banner printing, signage, banners: لوحات إعلانية، يافطات، لافتات، خطاط لوحات
calligrapher, calligraphy, arabic calligraphy: خطاط، خط عربي، خطاطين
advertising, advertising agency, advertisement, ad agency: إعلان، إعلانات، وكالة إعلان، دعاية وإعلان
logo design, design logo, make logo, branding: تصميم شعار، شعارات، تصميم لوجو، هوية بصرية
internet provider, internet service, broadband, cable tv: مزود إنترنت، خدمة إنترنت، اشتراك إنترنت
satellite dish, satellite tv, dish installation: ستلايت، صحن لاقط
mobile plan, sim card, phone plan, prepaid phone, top up phone: شريحة، شريحة جوال، خط جوال، شحن رصيد، سيم كارت
unlock phone, phone unlock, phone unlocking: فك شفرة جوال، فتح قفل جوال، فك تشفير موبايل
data recovery, recover files, hard drive recovery: استعادة بيانات، استرجاع بيانات، استرجاع ملفات
association, society, cultural center, cultural association, community organization: جمعية، رابطة، مركز ثقافي، جمعية ثقافية، جالية
refugee help, refugee services, refugee assistance, refugee agency: مساعدة لاجئين، خدمات لاجئين، شؤون لاجئين
shelter, homeless shelter: مأوى، ملجأ، مأوى مشردين
matchmaker, matrimonial, marriage agency, matchmaking: خطابة، مكتب زواج، تزويج، زواج
marriage officiant, imam for wedding, nikah, marriage contract, islamic marriage: عقد قران، مأذون، عقد نكاح، كتب كتاب
fortune teller, psychic, tarot, palm reader: عراف، بصارة، قارئة كف
recording studio, music studio, record music: استوديو تسجيل، استوديو صوت، تسجيل أغاني
radio station, television station, newspaper, arabic newspaper: جريدة، صحيفة، إذاعة، محطة تلفزيون
salon, salons: صالون، صالونات
`;
