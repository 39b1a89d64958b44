/** Rental homes and their features, in the terms of advertisements and searches. */
export const homeTraits = `
flat, apartment, apartments, apt: شقة، شقق، شقة سكنية، أبارتمان
studio flat, studio, studio apartment, efficiency, efficiency apartment, bachelor apartment, bedsit, one room apartment: استوديو، ستوديو، شقة استوديو، غرفة ومطبخ وحمام
1 bedroom, one bedroom, 1br, one bedroom apartment, 1 bdrm, single bedroom: غرفة نوم واحدة، غرفة وصالة، غرفة نوم وصالة
three bedroom, 3 bedroom, 3br, three bedrooms, 3 bdrm: ثلاث غرف نوم، ٣ غرف نوم، ثلاث غرف، 3 غرف
four bedroom, 4 bedroom, 4br, four bedrooms: أربع غرف نوم، 4 غرف نوم، أربع غرف
two bath, 2 bath, two bathrooms, 2 bathrooms: حمامين، دورتين مياه، حمامان
bdrm, bedroom, sleeping room: غرفة نوم، غرف نوم، أوضة نوم، حجرة نوم
private bedroom, private room, own room, own bedroom, single room: غرفة خاصة، غرفة مستقلة، غرفة لوحدي، غرفة منفصلة، غرفة فردية
shared bedroom, shared room, share room, share a room, dorm bed: غرفة مشتركة، غرفة مشاركة، سرير في غرفة
flatmate, roommate, room mate, room mates, flat share, room share, apartment share, share apartment, housemate, house share: شريك سكن، شريكة سكن، سكن مشترك، زميل سكن، روم ميت، مشاركة سكن، سكن مشاركة
walk up, walkup, no elevator, without elevator, stairs only: بدون مصعد، بلا مصعد، بدون أسانسير، درج فقط
lift, elevator, elevator building, lift building, with elevator, has elevator: مصعد، أسانسير، بمصعد، فيه مصعد، مصاعد
concierge, doorman, doorman building, door man, attended lobby: بواب، ناطور، كونسيرج، حارس عمارة، استقبال العمارة
superintendent, super on site, building super, caretaker: حارس العمارة، مسؤول صيانة العمارة، سوبر
washer dryer, washer and dryer, washer dryer in unit, in unit washer, in unit laundry, laundry in unit, washing machine in apartment, washer in unit: غسالة ونشافة، غسالة في الشقة، غسالة ومجفف، غسالة ونشافة داخل الشقة
laundry in building, laundry room, on site laundry, shared laundry: غرفة غسيل، غسيل في المبنى، غسالات في العمارة
with dishwasher, dishwasher, dish washing machine: غسالة صحون، جلاية، جلاية صحون، غسالة أطباق
bills included, utilities included, all bills paid, utilities paid, all included, inclusive of bills, heat included, electricity included: شامل الفواتير، الفواتير مشمولة، شامل الماء والكهرباء، شامل الكهرباء، الفواتير علينا، فواتير مشمولة، شامل كل شيء
heat and hot water, heat and hot water included: تدفئة وماء ساخن، تدفئة ومياه ساخنة
with furniture, furnished, fully furnished: مفروش، مفروشة، مفروشة بالكامل، مع فرش، مع عفش، مؤثثة، مؤثث
no furniture, unfurnished, without furniture: غير مفروش، غير مفروشة، بدون فرش، بدون أثاث، بدون عفش، فاضية
short stay, short lease, temporary rental, temporary, short let, short term: إيجار قصير، مدة قصيرة، فترة قصيرة، إيجار مؤقت، مؤقت
sublet, sublease, lease takeover, subletting: تأجير من الباطن، سبلت، إيجار من الباطن، تنازل عن عقد
month to month, flexible lease, flexible term, no lease: عقد شهري، إيجار مرن، بدون عقد
monthly, per month, by month, by the month, monthly rent, monthly rental: شهري، شهريا، بالشهر، إيجار شهري
daily, per day, nightly, per night, daily rental, overnight: يومي، يوميا، باليوم، بالليلة، إيجار يومي
weekly, per week, by week, weekly rental: أسبوعي، أسبوعيا، بالأسبوع، إيجار أسبوعي
yearly, long term, one year lease, annual lease, yearly lease: سنوي، سنويا، إيجار سنوي، إيجار طويل، مدة طويلة، عقد سنوي
no fee, no broker fee, no broker, without fee, no commission: بدون عمولة، بدون سمسرة، بدون وسيط، بلا عمولة، من المالك مباشرة، بدون سعي
by owner, from owner, owner direct: من المالك، من صاحب البيت، صاحب العقار
deposit, security deposit: عربون، ضمان، وديعة
cellar, basement, basement apartment, lower level: قبو، بدروم، بيسمنت، سرداب، شقة قبو، طابق سفلي
loft, loft apartment, loft style: لوفت، شقة لوفت
mezzanine, split level, duplex, duplex apartment: دوبلكس، طابقين، دورين، دوبلكس شقة
triplex, three level, three floors: تريبلكس، ثلاثة طوابق
rooftop, roof deck, roofdeck, roof terrace, rooftop deck: سطح، روف، تراس سطح، سطح مشترك، أسطح
terrace, patio, private patio, private terrace: تيراس، تراس، شرفة واسعة، ترس، باحة، تراسات
veranda, balcony, porch, balconies: شرفة، بلكونة، بلكون، فرندة، برندة
outdoor space, private outdoor space, outside space: مساحة خارجية، مكان خارجي، جلسة خارجية
back yard, backyard, yard, back garden, garden, front yard: حديقة، حوش، فناء، جنينة، ساحة، حديقة خلفية
pets ok, pet friendly, pets allowed, pets welcome, dog friendly, cat friendly, pets permitted: يسمح بالحيوانات، مسموح بالحيوانات، حيوانات أليفة، يسمح بالكلاب، يسمح بالقطط
no pets, pets not allowed: بدون حيوانات، ممنوع الحيوانات
no smoking, non smoking, smoke free, nonsmoking: ممنوع التدخين، بدون تدخين، لغير المدخنين
building gym, gym in building, fitness room, gym: جيم، نادي رياضي، صالة رياضية، جيم في المبنى
building pool, pool in building, with pool: مسبح، مسبح في المبنى، مع مسبح
off street parking, parking included, parking available, garage space, private parking, free parking, driveway: موقف خاص، موقف سيارة، موقف مجاني، كراج خاص، مع موقف، موقف مشمول
close to (the) subway, near (the) subway, near (the) train, steps from (the) subway, steps to (the) subway, close to (the) train, near (the) metro, close to (the) metro, by (the) subway, next to (the) subway, subway nearby, near transportation: قريب من المترو، قرب المترو، جنب المترو، قريب من القطار، جنب القطار، قريبة من المترو، قريب من المواصلات
underground, subway, metro, tube, subway station, train station: مترو، محطة مترو، صبواي، مترو الأنفاق، محطة قطار
bus stop, bus line: موقف باص، موقف حافلات
bus station, bus terminal: محطة باص، محطة حافلات، موقف باصات رئيسي
near school, close to school, close to schools: قريب من المدرسة، قرب المدارس، جنب المدرسة
near mosque, close to mosque, by the mosque: قريب من المسجد، جنب الجامع، قرب المسجد، جنب المسجد
near park, by the park, close to park, steps from park: قريب من الحديقة، جنب الحديقة، قرب المنتزه
near airport, by the airport, close to airport: قريب من المطار، جنب المطار
near beach, by the beach, beachfront, oceanfront: قريب من البحر، على البحر، جنب الشاطئ
near university, near college, close to university: قريب من الجامعة، قرب الجامعة، جنب الجامعة
student housing, student accommodation, student room: سكن طلاب، سكن طلابي، سكن طالبات
waterfront, water view, water views, by the water: على الماء، واجهة بحرية، مطل على الماء
river view, river views, riverfront: إطلالة على النهر، مطل على النهر
ocean view, sea view, ocean views: إطلالة بحرية، مطل على البحر، إطلالة على البحر
city view, skyline view, skyline: إطلالة على المدينة، مطل على المدينة
view, views, great view, nice view: إطلالة، منظر، مطل، مطلة
renovated, newly renovated, gut renovated, remodeled, updated, refurbished: مجدد، مجددة، مرمم، مرممة، تشطيب جديد
brand new, newly built, new building, new construction: بناء جديد، مبنى جديد، عمارة جديدة
spacious, large, roomy, big, huge: واسع، واسعة، كبير، كبيرة، فسيح
sunny, sunlit, sun filled: مشمس، مشمسة
bright, light filled, natural light, lots of light: مضيء، مضيئة، منورة، إضاءة طبيعية
quiet, peaceful, calm, silent, serene, tranquil: هادئ، هادئة، هدوء
cozy, cosy, comfortable, comfy, snug, homey: مريح، مريحة، دافئ، دافئة
luxury, luxurious, deluxe, upscale, high end: فاخر، فاخرة، فخم، فخمة، راقي، ديلوكس
modern, contemporary: عصري، عصرية، حديث، مودرن، حديثة
stylish, chic, trendy, elegant: أنيق، أنيقة، ستايل
tidy, clean, spotless: نظيف، نظيفة، مرتب
safe, secure, safe area, safe neighborhood: آمن، آمنة، منطقة آمنة
kitchenette, small kitchen, mini kitchen: مطبخ صغير، مطبخ تحضيري
eat in kitchen, open kitchen, american kitchen: مطبخ مفتوح، مطبخ أمريكي
own kitchen, private kitchen: مطبخ خاص، مطبخ مستقل
private bathroom, private bath, own bathroom, en suite, ensuite, attached bathroom, ensuite bathroom: حمام خاص، حمام داخلي، حمام مستقل، حمام ملحق
shared bathroom, shared bath: حمام مشترك، دورة مياه مشتركة
washroom, bathroom, restroom, toilet, lavatory, bath: حمام، حمامات، دورة مياه، تواليت، مرحاض، بيت الخلاء
bathtub, bath tub, tub: بانيو، حوض استحمام
jacuzzi, hot tub, whirlpool: جاكوزي، حوض ساخن
sitting room, living room, lounge room, family room: صالة، غرفة جلوس، غرفة معيشة، صالون، ليفنج
dining room, dining area, dining space: غرفة طعام، غرفة سفرة، صالة طعام
guest room, guest bedroom, guest suite: غرفة ضيوف، غرفة ضيف، مجلس ضيوف
maid room, maids room, servant room: غرفة خادمة، غرفة شغالة
storage room, storage closet, box room: غرفة تخزين، مخزن، مستودع صغير
walk in closet, walkin closet, dressing room, big closet: غرفة ملابس، غرفة تبديل، دريسنج روم
hardwood floors, hardwood, wood floors, parquet, wooden floor: أرضية خشب، باركيه، أرضيات خشبية
fireplace, fire place, wood burning fireplace: مدفأة، مدخنة، شومينيه، موقد نار
air conditioned, air conditioning, aircon, aircon included: مكيف، تكييف، مكيفة، مكيفات
private entrance, separate entrance, own entrance: مدخل خاص، مدخل مستقل، مدخل منفصل
ground level, ground floor, street level, first floor: طابق أرضي، دور أرضي، أرضي، الدور الأول
upper floor, top floor, high floor: طابق علوي، دور علوي، الطابق الأخير، دور أخير
wheelchair accessible, handicap accessible, disabled access, accessible: مناسب للكراسي المتحركة، مناسب لذوي الاحتياجات، لذوي الإعاقة
wifi, wi-fi, internet, internet included, wireless internet: واي فاي، إنترنت، انترنت، واي فاي مجاني
for family, families, family friendly, family apartment, suitable for families: عائلات، عوائل، للعائلات، مناسب للعائلات، سكن عائلات
females only, female only, women only, ladies only, girls only: بنات فقط، للبنات فقط، نساء فقط، للنساء، إناث فقط، سكن بنات
males only, male only, men only, guys only: رجال فقط، للرجال فقط، ذكور فقط، شباب فقط، سكن شباب
for couple, couples, couple: زوجين، للأزواج، عرسان، أزواج
for students, student, students: طلاب، طالب، طلبة، طالبات
singles, single person, one person, bachelors: أعزب، عزاب، عزابي
section 8, housing voucher, vouchers accepted, housing assistance: سكشن 8، سكشن ايت، مساعدة سكن، قسيمة سكن
rent stabilized, rent controlled, stabilized: إيجار ثابت، إيجار محدد، إيجار مستقر
affordable housing, low income housing, housing lottery, public housing: سكن مدعوم، سكن بأسعار معقولة، إسكان، سكن ذوي الدخل المحدود
row house, rowhouse, townhome, townhouse, terraced house, attached house: تاون هاوس، بيت متلاصق، بيت متصل
single family house, one family house, detached house, private house, single family home: بيت مستقل، منزل مستقل، بيت عائلة واحدة
two family house, 2 family house, multi family, two family home: بيت عائلتين، بيت لعائلتين
entire home, entire house, whole house, whole home: بيت كامل، منزل كامل، البيت كامل
entire apartment, whole apartment, entire place, whole place: شقة كاملة، سكن كامل، الشقة كاملة
high rise, highrise, tower, skyscraper: أبراج، ناطحة سحاب
apartment building, building, residential building: عمارة، مبنى، بناية، عمارات، عمارة سكنية
gated community, compound: مجمع سكني، كمبوند، مجمع مسور
guest house, guesthouse, bed and breakfast, bnb, homestay: بيت ضيافة، نزل، بيت ضيوف، سكن ضيافة
hostel, youth hostel: هوستل، نزل شباب، بيت شباب
vacation rental, holiday rental, vacation home, holiday home, airbnb: إيجار سياحي، شقة سياحية، سكن سياحي، إيجار عطلات
coworking, co working, coworking space, shared office: مساحة عمل مشتركة، مكتب مشترك، مكاتب مشتركة
shop to let, commercial space, retail space, store for rent, storefront, shop space: محل للإيجار، محل تجاري، محلات للإيجار، مساحة تجارية
warehouse space, warehouse for rent, storage warehouse: مستودع للإيجار، مخزن للإيجار، هنجر
land, plot of land: أرض، أراضي، قطعة أرض
available now, immediate, move in ready, available immediately: متاح الآن، جاهز للسكن، متاحة فورا، متاح حالا، فوري
negotiable, obo, best offer, price negotiable: قابل للتفاوض، السعر قابل للتفاوض، على السوم، تفاوض
condo, condominium, condo apartment: كوندو، كوندومينيوم، شقة تمليك
master bedroom, main bedroom, master room: غرفة نوم رئيسية، غرفة ماستر، ماستر
airport, airports: مطار، مطارات
central air, central air conditioning, central heating and cooling: تكييف مركزي، مكيف مركزي
brownstone, brownstone house, brownstones: براونستون، بيت حجري
`;
