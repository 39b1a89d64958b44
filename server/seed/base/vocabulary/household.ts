/** Goods of the household, the road and leisure, dishes, and offices of the city, which are in no other topic. */
export const household = `
broom, brooms, dustpan, sweeping brush: مكنسة يدوية، مقشة، مكانس يدوية، مجرود، مكناسة، مكنسة قش، مجرفة زبالة، جاروف، شطابة، مصلحة كنس
mop, mops, floor mop, mop bucket: ممسحة، مماسح، مساحة أرض، شرشوبة، قشاطة، ممسحة أرض، كراطة، جفافة
bucket, buckets, pail: سطل، دلو، جردل، سطول
cleaning supplies, cleaning products, detergent, bleach, dish soap: مواد تنظيف، منظفات، منظف، كلور، سائل جلي
dish rack, drying rack for dishes, dish drainer: مصفاة صحون، نشافة صحون، شبك صحون
cutting board, chopping board: لوح تقطيع، لوحة تقطيع، لوح فرم، خشبة تقطيع
baking tray, baking pan, cake pan: صينية فرن، صواني فرن، قالب كيك
tablecloth, table cloth: مفرش طاولة، شرشف طاولة، مفرش سفرة
clothespins, clothes line, clothesline: ملاقط غسيل، حبل غسيل
shopping cart, grocery cart, shopping trolley, folding cart: عربة تسوق، عربات تسوق
hand truck, dolly, hand trolley: عربة نقل يدوية، عربانة نقل
wall art, wall decor, wall decoration, canvas print, wall hanging: لوحات جدارية، لوحة جدارية، ديكور جدران، تعليقات جدارية
candle, candles, scented candle: شمعة، شموع، شمعة معطرة، شمع معطر
alarm clock, alarm clocks: منبه، ساعة منبه، منبهات
wall clock, hanging clock: ساعة حائط، ساعات حائط
thermometer, thermometers: ميزان حرارة، مقياس حرارة، ترمومتر
scale, bathroom scale, weighing scale, kitchen scale: ميزان، موازين، ميزان حمام، ميزان مطبخ، ميزان وزن
first aid kit, bandages: حقيبة إسعافات أولية، شنطة إسعاف، ضمادات
baby monitor, baby camera: جهاز مراقبة الأطفال، كاميرا مراقبة أطفال، جهاز مراقبة الطفل، كاميرا بيبي
baby bath, baby bathtub, infant tub: حوض استحمام أطفال، بانيو أطفال، حوض استحمام بيبي، مغطس بيبي
sippy cup, toddler cup: كوب أطفال للتعليم، كوب تدريب أطفال
building blocks, lego, blocks for kids: مكعبات، مكعبات بناء، ليغو، ليجو
ride on toy, ride on car, tricycle, balance bike: سيارة أطفال للركوب، دراجة ثلاثية، دراجة توازن
childrens bike, kids bike, kids bicycle, childrens bicycle: دراجة أطفال، دراجات أطفال، بسكليت أطفال، عجلة أطفال
sled, sleds, snow sled: مزلجة ثلج، زلاجة ثلج
skis, ski gear, snowboard: زلاجات، أدوات تزلج، معدات تزلج
ice skates, skates: مزالج، حذاء تزلج، زلاجات جليد
bike helmet, helmet, helmets: خوذة، خوذ، خوذة دراجة
bike lock, bicycle lock: قفل دراجة، قفل بسكليت
ping pong table, table tennis, table tennis table: طاولة تنس، تنس طاولة، طاولة بينج بونج
boxing gloves, punching bag: قفازات ملاكمة، كيس ملاكمة
yoga mat, exercise mat, gym mat: سجادة يوغا، سجادة رياضة، حصيرة يوغا
jump rope, skipping rope: حبل قفز، نط الحبل
swim goggles, swimming goggles, goggles: نظارات سباحة، نظارة سباحة
binoculars, telescope: منظار، مناظير، تلسكوب، دربيل
cooler, ice box, ice chest, cooler bag: حافظة تبريد، صندوق ثلج، ترامس ثلج
webcam, web camera, webcams: كاميرا ويب، ويب كام، كاميرا كمبيوتر
remote control, tv remote, remote controls: ريموت، ريموت كنترول، جهاز تحكم
extension cord, power strip, surge protector: توصيلة كهرباء، مشترك كهرباء، وصلة كهرباء، سلك تمديد، توصيلة، توزيعة كهرباء، سيار كهرباء
smoke detector, smoke alarm, carbon monoxide detector: كاشف دخان، جهاز إنذار حريق
maternity clothes, maternity wear, maternity dress, pregnancy clothes: ملابس حمل، ملابس حوامل، فستان حمل، فساتين حوامل، فستان حوامل، لبس حوامل، ملابس للحامل
breast pump, nursing pillow: مضخة حليب، شفاط حليب، وسادة رضاعة
colored pencils, crayons, markers, coloring book: ألوان خشبية، ألوان شمعية، أقلام تلوين، دفتر تلوين
bath mat, bath rug, bathroom rug: بساط حمام، سجادة حمام، دعاسة حمام، مشاية حمام
snow shovel, snow shovels, shovel: مجرفة ثلج، جاروف ثلج، مجرفة، رفش، رفش ثلج، كريك
rock salt, ice melt: ملح طرق، ملح إذابة الثلج
duct tape, super glue, tape: لاصق، شريط لاصق، صمغ قوي
sports field, playing field, sports club, basketball court, tennis court: ملعب، ملاعب، نادي رياضات، ملعب سلة، ملعب تنس
board of elections, voter registration, polling place, polling site: مجلس الانتخابات، تسجيل الناخبين، مركز اقتراع، صناديق الاقتراع
city services, 311, city agency: خدمات المدينة، شكاوى المدينة، بلدية
special education, special needs school, special needs: تعليم خاص، مدرسة تعليم خاص، ذوو الاحتياجات الخاصة، احتياجات خاصة
police station, police precinct: مركز شرطة، قسم شرطة، مخفر، كركون، كوميسارية
vital records, birth certificate, death certificate, marriage certificate: سجلات مدنية، شهادة ميلاد، شهادة وفاة، عقد زواج، سجل مدني
marriage license, city clerk: رخصة زواج، مكتب كاتب المدينة
id card, state id, city id, municipal id: بطاقة هوية، هوية، بطاقة شخصية، هوية المدينة
snow removal, snow plowing, snow shoveling: إزالة ثلج، جرف ثلج، إزالة الثلوج
tree service, tree removal, tree cutting, tree trimming, arborist: قص أشجار، تقليم أشجار، قطع أشجار
no credit check, without credit check, bad credit ok: بدون فحص ائتمان، بدون فحص الكريدت، بدون كريدت
pita, pita bread: خبز عربي، خبز بيتا، عيش بلدي، خبز شامي
arayes, stuffed pita with meat: عرايس، عرايس لحم
muhammara, red pepper dip: محمرة
baba ganoush, baba ghanouj, eggplant dip: بابا غنوج، متبل باذنجان، متبل
lentil soup, red lentil soup: شوربة عدس، عدس
mint tea, moroccan tea: شاي بالنعناع، أتاي، شاي مغربي
stuffed vegetables, stuffed zucchini, stuffed peppers: محاشي، محشي، كوسا محشي، ورق ومحشي
hot pot, hotpot: هوت بوت
acai, acai bowl: أساي، سلطانية أساي
bidet, bidet sprayer: شطاف، شطافة، بيديه
piercing, ear piercing, nose piercing: تخريم أذن، ثقب أذن، تخريم أنف
`;
