/** Job titles in offices, in the field, in schools and hospitals, with their synonyms. */
export const jobs = `
office clerk, clerk, office worker, clerical, clerical associate, clerical worker, office assistant, office aide: كاتب، موظف مكتب، موظف إداري، موظفة مكتب، أعمال مكتبية، كاتبة
admin assistant, administrative assistant, administrative associate, administrative aide, admin, office support: مساعد إداري، مساعدة إدارية، إداري، إدارية، معاون إداري
executive assistant, personal assistant, executive secretary: سكرتير تنفيذي، مساعد تنفيذي، مساعد شخصي، سكرتيرة تنفيذية، مدير مكتب تنفيذي
typist, typing, word processor, typing clerk: طابعة على الآلة، كاتب آلة، طباعة على الكمبيوتر، ناسخ
data entry clerk, data entry, data entry operator, data processor: مدخل بيانات، مدخلة بيانات، إدخال بيانات، إدخال معلومات
file clerk, filing clerk, archivist, records clerk, filing, records management: أمين أرشيف، أرشيف، موظف أرشيف، حفظ ملفات، أرشفة
front desk, receptionist, front desk clerk, reception, front office: موظف استقبال، موظفة استقبال، استقبال، ريسبشن، مكتب استقبال
office manager, office administrator: مدير مكتب، مديرة مكتب، مدير إداري
boss, manager: مدير، مديرة، مدراء، مسؤول
deputy: نائب مدير، وكيل، نائب، مساعد مدير
executive director, chief executive, chief executive officer: رئيس تنفيذي، مدير تنفيذي، المدير العام
bureau chief, division chief, unit head, department head: رئيس قسم، رئيس وحدة، رئيس دائرة
coordinator, program coordinator, project coordinator: منسق، منسقة، منسقين، منسق برامج، منسق مشاريع
specialist, expert: أخصائي، أخصائية، اختصاصي، خبير، متخصص
consultant, adviser, advisor, consulting: مستشار، مستشارة، استشاري، استشارات
representative, rep: مندوب، مندوبة، ممثل
team leader, team lead, crew leader, group leader: قائد فريق، رئيس فريق، مسؤول فريق
foreman, supervisor, crew chief, overseer: مشرف، مراقب، مشرفة، رئيس عمال، فورمان
office helper, messenger, office boy, errand runner: مراسل، فراش مكتب، أوفيس بوي، ساعي مكتب
mail clerk, mail room clerk, mailroom: موظف بريد، موزع بريد، فرز بريد
mailman, mail carrier, postman, letter carrier, postal worker: ساعي بريد، موزع بريد، بوسطجي
janitor, custodian, janitorial, cleaning worker, custodial assistant, cleaning person, city custodial assistant, custodial, cleaner: عامل نظافة، عاملة نظافة، نظافة، تنظيف، منظف، منظفة، فراش، عمال نظافة
caretaker, building superintendent, resident building superintendent: حارس عمارة، ناطور، مسؤول عمارة، بواب
sanitation worker, garbage collector, garbage man, trash collector, binman, street cleaner, street sweeper: عامل نظافة شوارع، زبال، عامل نفايات، كناس
watchman, security guard, guard, security officer, night guard, night watchman, night security, special officer: حارس، حارس أمن، حراس أمن، حارس ليلي، رجل أمن، سكيورتي، غفير، أمن وحراسة
bouncer, door security: بودي جارد، بدي قارد
bodyguard, personal security: حارس شخصي، مرافق شخصي، بودي جارد
chauffeur, driver, motor vehicle operator, vehicle operator: سائق، سواق، شوفير، سائق سيارة، سائق خاص، سائقين
teamster, truck driver, trucker, truck operator, lorry driver, cdl driver, tractor trailer driver: سائق شاحنة، سواق شاحنة، سائق تريلا، سواق تريلا، سائق نقل ثقيل، سائق شاحنة ثقيلة
delivery driver, delivery man, delivery person, delivery boy, delivery worker, food courier, deliveryman: عامل توصيل، سائق توصيل، مندوب توصيل، سائق توصيل طلبات، عامل توصيل طلبات، مندوب توصيل طلبات، سائق طلبات، دليفري، موصل طلبات، ديليفري
cab driver, taxi driver, cabbie, uber driver, lyft driver: سائق تاكسي، سواق تاكسي، سائق أجرة، سواق أوبر، شوفير تاكسي
school bus driver, bus driver, bus operator, coach driver: سائق باص، سائق حافلة، سواق باص، سائق باص مدرسة
train operator, train driver: سائق قطار، سائق مترو
heavy equipment operator, equipment operator: سائق معدات ثقيلة، مشغل معدات
forklift driver, forklift operator, forklift, fork lift: سائق رافعة شوكية، سائق فوركلفت، سائق كلارك، رافعة شوكية
warehouse worker, stock worker, stock clerk, stocker, stockroom, warehouse associate, stock handler, stock person, order picker: عامل مستودع، عامل مخزن، عامل مستودعات، أمين مستودع، مرتب بضاعة
loader, unloader, freight handler, loading and unloading: عامل تحميل، تحميل وتنزيل، عتال، عامل تفريغ
laborer, labourer, worker, manual worker, city laborer, day laborer, general helper, construction laborer: عامل، عمال، عامل يومية، عامل عادي، شغيل
construction worker, builder, building worker: عامل بناء، عمال بناء، بناء، عامل إنشاءات
park worker, city park worker, groundskeeper, grounds worker, groundsman: عامل حدائق، عامل منتزهات، عامل بستنة
maintenance worker, maintenance man, building maintenance, maintenance person, maintainer, maintenance technician: عامل صيانة، فني صيانة، صيانة مباني، رجل صيانة، صيانة عمارات
handy man, odd job man, handyman: عامل صيانة، صيانة عامة، فني صيانة عامة، معلم صيانة
bug man, exterminator, pest controller, pest control technician, pest control worker: مكافح حشرات، عامل رش حشرات، فني مكافحة حشرات، مكافحة حشرات
plumbers helper, plumber helper, apprentice plumber: مساعد سباك، صبي سباك
electricians helper, electrician helper, apprentice electrician: مساعد كهربائي، صبي كهربائي
hvac technician, air conditioning mechanic, refrigeration mechanic, hvac mechanic, heating technician: فني تكييف، فني تبريد، فني تدفئة وتهوية وتكييف، ميكانيكي تكييف، فني تكييف وتبريد
boiler operator, stationary engineer, boiler engineer, boiler room, oil burner specialist: مشغل غلايات، فني غلايات، مهندس غلايات، وقاد
steamfitter, pipefitter, pipe fitter, fitter: فني أنابيب، تمديد أنابيب، لحام مواسير
machinist, lathe operator, machine shop, turner: خراط، مخرطة، فني خراطة، خراطين
welder, welding, iron worker, metal worker, ironworker: لحام، حداد، لحيم، لحام معادن، حدادة
elevator mechanic, elevator repair, lift engineer, elevator technician: فني مصاعد، ميكانيكي مصاعد، صيانة مصاعد
auto technician, auto mechanic, car mechanic, diesel mechanic, vehicle mechanic, automotive technician: ميكانيكي سيارات، ميكانيكي، فني سيارات، ميكانيكي ديزل
house painter, painter, wall painter: دهان، دهانين، صباغ، نقاش
drywall, drywall installer, plasterer, sheetrock, plastering: جبس، جبصين، جبسن بورد، لياسة، قصارة، مليس
floor installer, flooring, floor layer, flooring contractor: تركيب أرضيات، أرضيات، باركيه، تركيب باركيه
cement worker, concrete, cement mason, concrete worker: خرسانة، صبة، عامل خرسانة، إسمنت، باطون
scaffold worker, scaffolding, scaffold: سقالات، سقالة، تركيب سقالات
demolition, demolition worker, wrecking: هدم، تكسير، أعمال هدم
crossing guard, traffic agent, traffic enforcement agent, traffic warden, traffic officer: شرطي مرور، مرشد مرور، موظف مرور، شرطة مرور
cop, police officer, policeman, policewoman, police, sergeant: شرطي، شرطية، ضابط شرطة، رجل شرطة، بوليس، شرطة
correction officer, prison guard, jail guard, prison officer: حارس سجن، ضابط سجن، سجان
fireman, firefighter, fire fighter: رجل إطفاء، إطفائي، عامل إطفاء
lifeguard, life guard: منقذ، منقذ سباحة، سباح إنقاذ
paramedic, emergency medical technician, ambulance driver, ambulance, ambulance worker: مسعف، مسعفة، إسعاف، سائق إسعاف، طوارئ طبية
software engineer, programmer, coder, developer, software developer, computer programmer, application developer, programmer analyst, coding, programming: مبرمج، مبرمجة، مبرمجين، مطور، مطور برامج، مطور برمجيات، مهندس برمجيات، برمجة
website developer, web developer, web programmer, frontend developer, front end developer, full stack developer: مطور ويب، مطور مواقع، مبرمج مواقع، مطور واجهات
app developer, mobile developer, mobile app developer, ios developer, android developer: مطور تطبيقات، مبرمج تطبيقات، مطور تطبيقات جوال
computer specialist, computer associate, computer aide, computer worker, it specialist, information technology, computer job: أخصائي حاسوب، تقنية معلومات، تكنولوجيا المعلومات، أخصائي تقنية معلومات، حاسب آلي، أخصائي كمبيوتر
system administrator, systems administrator, sysadmin, server administrator, windows administrator: مدير أنظمة، مدير نظم، مسؤول أنظمة
database administrator, dba, database manager: مدير قواعد بيانات، مسؤول قواعد بيانات، مدير قاعدة بيانات
help desk, service desk, it support, tech support, technical support, desktop support, help desk technician, computer support: دعم فني، دعم تقني، مكتب مساعدة، أخصائي دعم فني، فني دعم تقنية معلومات
cyber security, cybersecurity, information security, it security, security analyst, it security specialist: أمن معلومات، أمن سيبراني، أمن المعلومات، الأمن السيبراني
data analyst, data analytics, data analysis: محلل بيانات، تحليل بيانات
system analyst, systems analyst, business analyst, it business analyst: محلل نظم، محلل أنظمة، محلل أعمال، محلل نظم معلومات
quality control, quality assurance, quality inspector, quality assurance specialist: مراقب جودة، أخصائي جودة، ضبط الجودة، مراقبة جودة، فني جودة
policy analyst, policy advisor, public policy: محلل سياسات، سياسات عامة، مستشار سياسات
budget analyst, budgeting, budget officer: محلل ميزانية، ميزانية، موازنة
financial analyst, finance analyst: محلل مالي، تحليل مالي
statistical analyst, statistics, statistician: إحصائي، إحصاء، أخصائي إحصاء
management auditor, auditor, audit, auditing: مدقق، مدقق حسابات، مراجع حسابات، تدقيق، تدقيق حسابات
book keeper, bookkeeper, bookkeeping, accounts clerk, accounting clerk, account clerk, accounting assistant: ماسك دفاتر، مسك دفاتر، محاسب مبتدئ، كاتب حسابات، مساعد محاسب
accounting, accountant, chartered accountant, accountancy: محاسب، محاسبة، محاسبين
payroll, payroll specialist, timekeeper, time keeper: رواتب، كشوف رواتب، مسجل دوام، أخصائي رواتب
buyer, procurement analyst, purchasing agent, procurement specialist, purchasing, procurement: مشتريات، مندوب مشتريات، أخصائي مشتريات، مسؤول مشتريات
contract manager, contract specialist, contract administrator, contracts: عقود، مدير عقود، أخصائي عقود، مسؤول عقود
grant writer, grants, grants manager: منح، كاتب منح، مدير منح
fundraiser, fundraising: جمع تبرعات، جامع تبرعات
claims examiner, claim specialist, claims adjuster, claims: مطالبات، أخصائي مطالبات، مسوي مطالبات
realtor, estate agent, real estate broker, broker, realty, real estate agent: وسيط عقاري، سمسار، سماسرة، دلال عقارات، وكيل عقاري
property manager, building manager, property management: مدير أملاك، مدير عقارات، إدارة أملاك، مدير عمارة، إدارة عقارات
attorney at law, attorney, lawyer, counsel, counsellor at law, solicitor, barrister, agency attorney, assistant counsel, corporation counsel, legal counsel: محامي، محامية، محامين، محام، مستشار قانوني، مستشارة قانونية
legal secretary, legal secretarial assistant, paralegal, legal assistant, paralegal aide, law clerk: مساعد قانوني، سكرتير قانوني، مساعدة قانونية، باحث قانوني
law student, law intern, legal intern, student legal specialist: طالب قانون، طالب حقوق، متدرب قانوني، طالب حقوق متدرب
prosecutor, prosecuting attorney, district attorney: مدعي عام، وكيل نيابة، نيابة
judge, hearing officer, magistrate: قاضي، قاض، قضاة
mediator, mediation, arbitrator: وسيط، وساطة، تحكيم، محكم
detective, investigator, confidential investigator: محقق، محققة، تحري، تحقيق
city inspector, examiner, inspection, inspector: مفتش، مفتشة، تفتيش، مفتشين، فاحص
building inspector, construction inspector, housing inspector: مفتش بناء، مفتش مباني، مفتش إنشاءات، مراقب بناء
health inspector, sanitarian, public health sanitarian, food inspector, restaurant inspector, public health inspector: مفتش صحي، مراقب صحي، مفتش أغذية، مفتش مطاعم، مفتش صحة
crime lab, criminalist, forensic scientist, forensic, crime scene: أدلة جنائية، طب شرعي، مختبر جنائي، محلل جنائي
emergency preparedness, emergency management, emergency planner, disaster: إدارة طوارئ، تأهب للطوارئ، استعداد للطوارئ، إدارة الكوارث
safety officer, health and safety specialist, safety inspector, health safety specialist, occupational safety: سلامة مهنية، مشرف سلامة، مسؤول سلامة، سلامة وصحة مهنية
structural engineer, civil engineer, building engineer, construction engineer, civil engineering: مهندس مدني، مهندس إنشائي، هندسة مدنية، مهندس بناء
mechanical engineer, mechanical engineering: مهندس ميكانيكي، هندسة ميكانيكية، مهندس ميكانيك
electrical engineer, electrical engineering, power engineer: مهندس كهربائي، هندسة كهربائية، مهندس كهرباء
environmental engineer, environmental engineering, environmental scientist: مهندس بيئي، هندسة بيئية، بيئة
chemical engineer, chemical engineering: مهندس كيميائي، هندسة كيميائية
engineering technician, engineering aide, engineering assistant: فني هندسة، مساعد مهندس، فني هندسي
construction manager, construction project manager, site manager, construction supervisor, site supervisor: مدير مشروع إنشائي، مدير إنشاءات، مشرف موقع، مشرف بناء، مدير موقع
landscape architect, landscape designer: مهندس تنسيق حدائق، مصمم حدائق، مهندس مناظر
estimator, cost estimator, quantity surveyor: مقدر تكاليف، حساب كميات، مهندس كميات، مقدر أسعار
urban designer, city planner, urban planner, town planner, city planning, borough planner: مخطط مدن، تخطيط مدن، مصمم حضري، تخطيط عمراني
caseworker, case worker, case manager, social work, social services, social work supervisor, welfare specialist, social worker: أخصائي اجتماعي، أخصائية اجتماعية، باحث اجتماعي، خدمة اجتماعية، خدمات اجتماعية
child welfare specialist, child protection, child protective specialist, child and family specialist: حماية الطفل، رعاية الطفل، أخصائي أسرة وطفولة، حماية أطفال
mental health counselor, psychotherapist, mental health, mental health consultant, counselling, psychologist: أخصائي نفسي، أخصائية نفسية، معالج نفسي، صحة نفسية، علاج نفسي، مرشد نفسي
marriage counselor, couples therapist, family counselor, marriage counseling: مستشار أسري، استشارات أسرية، مرشد أسري، استشارات زوجية
drug counselor, addiction counselor, substance abuse counselor: علاج إدمان، مرشد إدمان، معالجة الإدمان
speech therapist, speech pathologist, speech therapy: أخصائي نطق، علاج نطق، أخصائي تخاطب، نطق وتخاطب
occupational therapist, occupational therapy: علاج وظيفي، معالج وظيفي، أخصائي علاج وظيفي
teacher aide, teachers aide, teaching assistant, assistant teacher, paraprofessional, teacher assistant, classroom aide, classroom assistant: مساعد معلم، مساعدة معلمة، مساعد مدرس، معلم مساعد
school teacher, teacher, instructor, educator, schoolteacher: معلم، معلمة، مدرس، مدرسة، أستاذ، معلمين، معلمات
kindergarten teacher, preschool teacher, early childhood teacher, early childhood education: معلمة روضة، معلم رياض أطفال، معلمة حضانة، رياض أطفال
principal, headmaster, school director, head teacher: مدير مدرسة، ناظر مدرسة، مديرة مدرسة، ناظر
public health educator, health educator, health education: مثقف صحي، تثقيف صحي، توعية صحية
training specialist, training coordinator, trainer: مدرب، مدربة، تدريب، أخصائي تدريب
library assistant, library worker, librarian: أمين مكتبة، موظف مكتبة، أمينة مكتبة
registered nurse, nurse, staff nurse, licensed practical nurse, public health nurse, nurses, nursing: ممرض، ممرضة، ممرضين، ممرضات، تمريض
school nurse, school health nurse: ممرضة مدرسة، ممرض مدرسي، صحة مدرسية
nurse practitioner: ممارس تمريض، ممرض ممارس، ممرضة ممارسة
physician assistant, physician associate: مساعد طبيب، مساعدة طبيب
nursing assistant, nurses aide, nurse aide, nursing aide, certified nursing assistant, patient care technician, patient care assistant: مساعد تمريض، مساعدة ممرضة، مساعد ممرض، مساعد رعاية مرضى
medical assistant, doctors assistant, clinic assistant, health aide: مساعد طبي، مساعد صحي، مساعدة طبيب، مساعدة طبية
medical secretary, medical receptionist: سكرتير طبي، سكرتيرة طبية، استقبال عيادة
medical billing, medical coding, medical biller, medical coder: فوترة طبية، ترميز طبي، محاسبة طبية
dental assistant, dentist assistant, dental hygienist, dental nurse: مساعد طبيب أسنان، مساعدة طبيب أسنان، مساعد أسنان
lab technician, laboratory technician, medical technologist, lab tech, laboratory technologist: فني مختبر، فني مختبرات، محضر مختبر، أخصائي مختبرات
phlebotomist, blood drawer: ساحب دم، فني سحب دم
xray technician, x-ray technician, radiology technician, radiologic technologist, radiographer: فني أشعة، أخصائي أشعة، مصور أشعة
microbiologist, laboratory microbiologist, microbiology: أحياء دقيقة، عالم أحياء دقيقة، ميكروبيولوجي
epidemiologist, epidemiology, disease investigator: أخصائي وبائيات، وبائيات، علم الأوبئة
public health adviser, public health advisor, public health specialist, public health assistant: أخصائي صحة عامة، صحة عامة، مساعد صحة عامة، مستشار صحة عامة
home aide, home health aide, home attendant, personal care aide, carer, caregiver, care assistant, home carer, companion care: مرافق مسنين، مرافقة مسنين، رعاية منزلية، مقدم رعاية، جليسة مسنين، عاملة رعاية
house maid, housekeeper, maid, domestic worker, house help, home help, housemaid: خادمة، شغالة، عاملة منزلية، مدبرة منزل، عاملة منازل، خدامة
hotel housekeeper, room attendant, hotel maid, chambermaid, hotel cleaner: عاملة غرف، تنظيف غرف فندق، عامل غرف، خدمة غرف
hotel receptionist, hotel front desk, hotel clerk, front desk agent: موظف استقبال فندق، استقبال فندق، موظفة استقبال فندق
bellman, bellhop, hotel porter: حامل حقائب، بيل بوي، عامل حقائب
line cook, prep cook, kitchen cook, short order cook, cook, grill man: طباخ، طاهي، طباخين، طباخة، عامل طبخ
head chef, executive chef, chef: شيف، رئيس طهاة، شيف رئيسي، شيف تنفيذي
waitress, waitstaff, wait staff, table server, restaurant server, waiting staff, waiter: نادل، نادلة، جرسون، ويتر، مضيف مطعم، سفرجي
host, hostess, restaurant host, greeter: مضيف، مضيفة، هوست، هوستس
busser, busboy, bus boy, food runner: مساعد نادل، عامل تنظيف طاولات، رنر
bartender, barman, barmaid, barkeeper: ساقي، بارمان، بارتندر، نادل بار
dish washing, kitchen porter, washing dishes, pot washer, dishwasher, dish washer: غسيل صحون، عامل جلي، جلاي، غاسل صحون، عامل غسيل صحون
kitchen staff, kitchen helper, kitchen worker, kitchen hand, kitchen assistant, cook helper: عامل مطبخ، مساعد مطبخ، مساعد طباخ، عمال مطبخ
pizza maker, pizza man, pizza cook, pizzaiolo: معلم بيتزا، صانع بيتزا، عامل بيتزا
fast food worker, crew member, counter person, counter help, counter worker, deli worker, deli man: عامل كاونتر، موظف كاونتر، عامل مطعم، معد وجبات سريعة
restaurant manager, restaurant supervisor: مدير مطعم، مشرف مطعم، مديرة مطعم
store manager, shop manager, retail manager: مدير متجر، مدير محل، مدير فرع، مديرة محل
checkout clerk, till operator, checkout operator, register clerk, cashier: كاشير، كاشيرة، محاسب صندوق، موظف صندوق، أمين صندوق
sales clerk, shop assistant, sales assistant, store clerk, salesman, saleswoman, sales associate, sales person, shopkeeper, store worker, retail worker, salesperson: بائع، بائعة، بياع، موظف مبيعات، بائعين، عامل محل، عاملة محل
sales agent, sales rep, sales executive, field sales, sales representative: مندوب مبيعات، مندوبة مبيعات، ممثل مبيعات، أخصائي مبيعات
telemarketer, telemarketing, phone sales, telesales: بائع هاتفي، تسويق هاتفي، تلي سيلز، مبيعات هاتفية
customer service representative, client services, customer support, customer care, customer service: خدمة عملاء، خدمة زبائن، خدمة العملاء، موظف خدمة عملاء، أخصائي خدمة عملاء
call centre, call center agent, call taker, phone operator, telephone operator, call center: مركز اتصال، كول سنتر، موظف مركز اتصال، مأمور سنترال، عامل مقسم، بدالة
dispatcher, radio operator, radio room operator: مرسل، موزع رحلات، ديسباتشر، مشغل راديو
marketing specialist, marketing, marketer, marketing manager, digital marketing: تسويق، أخصائي تسويق، مسوق، تسويق رقمي، مدير تسويق
social media, social media manager, content creator, social media marketing: سوشال ميديا، تواصل اجتماعي، مدير تواصل اجتماعي، صانع محتوى
public relations, press officer, press secretary, public information, media relations: علاقات عامة، إعلام، متحدث صحفي، أخصائي علاقات عامة
outreach worker, community outreach, outreach, community organizer, community coordinator, community associate, community liaison: توعية مجتمعية، منسق مجتمعي، تواصل مجتمعي، عمل مجتمعي
graphic artist, graphic designer, graphic design, graphics: مصمم جرافيك، مصمم غرافيك، جرافيك، تصميم جرافيك، مصممة جرافيك
copywriter, writer, author, content writer: كاتب، كاتب محتوى، مؤلف، كاتبة
personnel, human resources, hr specialist, hr manager, human resource: موارد بشرية، أخصائي موارد بشرية، شؤون موظفين، مدير موارد بشرية
college aide, student intern, summer intern, college intern, summer college intern, internship, intern, student job, graduate intern: متدرب، تدريب، متدربة، تدريب صيفي، تدريب طلاب، عمل طلاب
entry level, junior, trainee, no experience, beginner, without experience: مبتدئ، بدون خبرة، حديث التخرج، متدرب مبتدئ
senior level, senior, experienced: متمرس، ذو خبرة، أقدم
seasonal, summer job, seasonal worker, seasonal aide: موسمي، عمل موسمي، وظيفة صيفية
temporary job, temp job, temporary work, temp work, temp: عمل مؤقت، شغل مؤقت، وظيفة مؤقتة
overnight shift, night shift, graveyard shift, night work: دوام ليلي، وردية ليلية، شفت ليلي، شغل ليلي، مناوبة ليلية
weekend work, weekends, weekend job: عطلة نهاية الأسبوع، ويكند، عمل نهاية الأسبوع
hourly, per hour, paid hourly, hourly wage: بالساعة، أجر بالساعة
cash job, cash paid, paid cash, paid in cash: كاش، نقدا، دفع نقدي
government job, civil service, city job, public sector, state job: وظيفة حكومية، حكومي، خدمة مدنية، قطاع عام، وظائف حكومية
bilingual, arabic speaking, arabic speaker, speaks arabic, speak arabic: ثنائي اللغة، متحدث عربي، متحدث بالعربية، يتكلم عربي، بيتكلم عربي، يتكلم العربية، يحكي عربي، بيحكي عربي، تتكلم عربي، بتتكلم عربي، تحكي عربي، بتحكي عربي، يهدر العربية، لغتين، ناطق بالعربية
research scientist, scientist, city research scientist, researcher: باحث، باحثة، باحث علمي
forester, arborist, climber and pruner, climber pruner, tree climber, tree cutter: قص أشجار، مقلم أشجار، خبير أشجار، متسلق أشجار
deckhand, mariner, sailor, marine oiler, seaman, ship crew: بحار، بحارة، عامل سفينة، طاقم سفينة
water and sewer, sewer, sewage, watershed, water treatment: صرف صحي، مجاري، معالجة مياه، مياه ومجاري
factory worker, production worker, assembly worker, assembler, line worker, plant worker: عامل مصنع، عامل إنتاج، عمال مصنع، خط إنتاج، عامل تصنيع
sewing, sewing machine operator, seamstress, stitcher: خياطة، خياط، عاملة خياطة، مشغل خياطة
laundry worker, laundry attendant, presser, ironer: عامل مغسلة، عاملة مغسلة، مكوجي، كواي
stewardess, steward, cabin crew, air hostess, flight attendant: مضيفة طيران، مضيف طيران، طاقم طائرة، مضيفات
program manager, program director, programme manager: مدير برنامج، مدير برامج، مديرة برنامج
project director, project leader, project manager: مدير مشروع، مدير مشاريع، مديرة مشروع
operations manager, director of operations, field operations, operations: مدير عمليات، عمليات، مدير تشغيل
logistics, supply chain, inventory manager, inventory, stock control: لوجستيات، سلسلة إمداد، مخزون، جرد، إمداد
deputy director, assistant director, vice director: نائب مدير، مساعد مدير، وكيل مدير
conductor, train conductor, ticket inspector: كمساري، قاطع تذاكر، محصل تذاكر
crane operator, crane driver: سائق رافعة، مشغل رافعة، سائق ونش
excavator operator, backhoe operator, digger driver: سائق حفار، سائق بوكلين، مشغل حفار
network administrator, network engineer, network technician, computer networks: مدير شبكات، مهندس شبكات، فني شبكات، مسؤول شبكات
financial, finance: مالية، مالي، تمويل
investment, investments, investment analyst: استثمار، استثمارات، محلل استثمار
cpa, certified public accountant: محاسب قانوني، محاسب معتمد
private investigator, private detective: محقق خاص، تحري خاص
recruiter, recruiting, recruitment, talent acquisition: أخصائي توظيف، توظيف، مسؤول توظيف
research assistant, research aide, research associate: مساعد باحث، مساعدة باحث
`;
