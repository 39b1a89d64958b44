/** Goods: English words, then the Arabic ones with their plurals. */
export const goods = `
wardrobe, closet, armoire: خزانة ملابس، خزانة، خزائن، دولاب، دواليب، كبت، كنتور
cabinet, cupboard: خزانة، خزائن، دولاب، دواليب، كبت
chest of drawers, dresser: تسريحة، شيفونيرة، جوارير، أدراج، خزانة أدراج، وحدة أدراج، كومودينو
drawer: درج، أدراج، جارور، جوارير
nightstand, bedside table: كومودينو، كومدينة، كوميدينا، طاولة سرير، طاولة جانبية
dressing table, vanity: تسريحة، تسريحات، توايلت، طاولة زينة
mirror: مرآة، مراية، مرايا، مرايات، منظرة
desk, writing table: مكتب، مكاتب، طاولة مكتب، طاولة كتابة، طاولة دراسة
office chair, desk chair: كرسي مكتب، كراسي مكتب
bookcase, bookshelf: مكتبة كتب، رف كتب، رفوف كتب، خزانة كتب، مكتبة
shelf, shelves, shelving, rack: رف، رفوف، أرفف، ستاند
coffee table: طاولة قهوة، طاولة وسط، طقطوقة، طاولة صالون
dining table: طاولة سفرة، طاولة طعام، سفرة، ترابيزة سفرة، ميز طعام
side table, end table: طاولة جانبية، طربيزة صغيرة
bench: مقعد، بنش، دكة
stool, bar stool: كرسي بار، كرسي بدون ظهر، تابوريه، بنبر
armchair, recliner: كرسي بذراعين، فوتيه، كرسي هزاز، ريكلاينر
sofa bed, sleeper sofa: كنبة سرير، كنب سرير، صوفا بد
corner sofa, sectional: كنب زاوية، كنبة زاوية، ركنة
living room set, sofa set: طقم كنب، طقم صالون، طقم جلوس، أنتريه، جلسة
majlis, Arabic seating: مجلس عربي، جلسة عربية، جلسات أرضية
bedroom set: غرفة نوم كاملة، طقم غرفة نوم
bunk bed: سرير دورين، سرير طابقين
crib, baby bed: سرير أطفال، سرير بيبي، مهد
mattress: مرتبة، مراتب، فرشة، فرشات، دوشك
pillow, cushion: وسادة، وسائد، مخدة، مخدات، خدادية
blanket: بطانية، بطانيات، بطاطين
quilt, comforter, duvet: لحاف، لحف، ألحفة
bed sheet, bed linen, bedding: شرشف، شراشف، ملاية، ملايات، مفرش، مفارش
towel: منشفة، مناشف، فوطة، فوط، بشكير
curtain, drapes: ستارة، ستائر، ستاير، برداية، برادي، بردة
blinds: ستائر معدنية، أباجور نوافذ
rug, carpet: سجادة، سجاد، سجاجيد، زولية، زوالي، موكيت، بساط، حنبل
prayer rug: سجادة صلاة، مصلاة، سجاجيد صلاة
lamp: لمبة، لمبات، مصباح، مصابيح، أباجورة، أباجورات، ضو
chandelier: ثريا، ثريات، نجفة، نجف
lighting, light fixture: إضاءة، إنارة، أضواء
vase: مزهرية، مزهريات، فازة، فازات
picture frame, painting: لوحة، لوحات، برواز، براويز، إطار صورة
clock: ساعة حائط، ساعة جدار
dishes, plates: صحن، صحون، أطباق، طبق
cup, mug: كوب، أكواب، كاسة، كاسات، فنجان، فناجين
glass, glasses set: كاس، كاسات، كبايات، كباية
coffee pot, dallah: دلة، دلال، ركوة، كنكة
tea pot, teapot: إبريق شاي، براد شاي، أباريق
pot, cooking pot: طنجرة، طناجر، قدر، قدور، حلل
pan, frying pan: مقلاة، مقلى، طاسة، طواجن
pressure cooker: طنجرة ضغط، قدر ضغط، حلة ضغط
cutlery, spoons, forks: ملاعق، شوك، سكاكين، أدوات مائدة
knife: سكين، سكاكين
kitchenware, cookware, utensils: أدوات مطبخ، أواني، أواني مطبخ، عدة مطبخ
refrigerator, fridge: ثلاجة، ثلاجات، تلاجة، براد، برادات
freezer: فريزر، مجمدة، ديب فريزر
stove, oven, cooker: فرن، أفران، بوتاجاز، بوتوجاز، طباخ غاز، موقد
microwave: ميكروويف، مايكرويف، ميكرويف
dishwasher: جلاية، جلاية صحون، غسالة صحون، غسالة أطباق
washing machine, washer: غسالة، غسالات، غسالة ملابس
dryer: نشافة، نشافات، مجفف ملابس
vacuum, vacuum cleaner: مكنسة كهربائية، مكنسة، مكانس
iron: مكواة، مكوى، كواية
blender: خلاط، خلاطات
mixer: عجانة، خلاط كهربائي
coffee machine, espresso machine: ماكينة قهوة، مكينة قهوة، آلة قهوة
kettle: غلاية، كاتل، سخان ماء
air conditioner: مكيف، مكيفات، تكييف، سبليت
fan: مروحة، مراوح
heater: دفاية، دفايات، مدفأة، صوبة، صوبا
water heater: سخان، سخانات
sewing machine: ماكينة خياطة، مكينة خياطة
TV, television: تلفزيون، تلفزيونات، تلفاز، تليفزيون
screen, monitor: شاشة، شاشات
speaker: سماعة، سماعات، مكبر صوت، سبيكر
headphones, earphones, earbuds, headset: سماعة، سماعات، سماعات رأس، سماعات أذن، هيدفون
camera: كاميرا، كاميرات، آلة تصوير
printer: طابعة، طابعات، برنتر
laptop, notebook: لابتوب، لابتوبات، لاب توب، حاسوب محمول، كمبيوتر محمول
computer, desktop: كمبيوتر، كمبيوترات، حاسوب، حواسيب، حاسب
tablet, iPad: تابلت، آيباد، جهاز لوحي، أجهزة لوحية
phone, smartphone, cellphone, cell phone, mobile phone: جوال، جوالات، موبايل، موبايلات، هاتف، هواتف، تلفون، خلوي، محمول، نقال
charger: شاحن، شواحن، شاحن جوال
iPhone: آيفون، ايفون
PlayStation: بلايستيشن، بلاي ستيشن
video game, game console: ألعاب فيديو، جهاز ألعاب
car, automobile: سيارة، سيارات، عربية، عربيات
van: فان، ميكروباص
bus: باص، باصات، حافلة، حافلات، أتوبيس
truck: شاحنة، شاحنات، تريلا، لوري
motorcycle, motorbike, scooter: دراجة نارية، موتوسيكل، موتور، دباب، سكوتر
bicycle, bike: دراجة، دراجات، دراجة هوائية، بسكليت، عجلة، سيكل
tire: إطار، إطارات، كفر، كفرات، كاوتش، دواليب سيارة
battery: بطارية، بطاريات
engine: محرك، محركات، موتور، مكينة
car seat: كرسي سيارة، كرسي سيارة للأطفال
stroller: عربة أطفال، عربية أطفال، عرباية
toy: لعبة، ألعاب، لعب، لعب أطفال، ألعاب أطفال
doll: دمية، دمى، عروسة لعبة
book: كتاب، كتب
Quran, Koran: قرآن، مصحف، مصاحف
oud: عود، آلة عود
guitar: جيتار، غيتار، قيتار
piano: بيانو، بيانوهات
drum: طبلة، طبول، دربكة، درامز
clothes, clothing, apparel: ملابس، ثياب، ألبسة، هدوم، أواعي
shirt: قميص، قمصان
T-shirt: تيشيرت، تيشرت، تي شيرت، بلوزة قطن
blouse: بلوزة، بلوزات، بلايز
sweater, pullover: كنزة، كنزات، سويتر، بلوفر
hoodie, sweatshirt: هودي، سويت شيرت
jacket: جاكيت، جاكيتات، جاكت، سترة، سترات
coat: معطف، معاطف، كوت، بالطو، مانطو
suit: بدلة، بدلات، بدل رجالية، طقم رسمي
pants, trousers: بنطلون، بنطلونات، بناطيل، بنطال، سروال، سراويل
jeans: جينز، بنطلون جينز
shorts: شورت، شورتات
skirt: تنورة، تنانير، جيبة، جونلة
dress: فستان، فساتين
wedding dress: فستان زفاف، فستان عرس، بدلة عرس
abaya: عباية، عبايات، عباءة، عباءات
thobe, jalabiya, kandura: ثوب، أثواب، دشداشة، جلابية، جلابيات، جلباب
hijab, scarf, headscarf: حجاب، طرحة، طرح، شال، شيلة، إيشارب، وشاح
keffiyeh, shemagh: كوفية، شماغ، غترة، حطة
underwear: ملابس داخلية
socks: جوارب، كلسات، شرابات
shoes: حذاء، أحذية، جزمة، جزم، شوز، كندرة، صباط
sneakers, sports shoes: حذاء رياضي، أحذية رياضية، كوتشي، سبادري، سنيكرز
sandal, slippers, flip flops: صندل، صنادل، شبشب، شباشب، نعال، شحاطة
boots: بوت، جزمة شتوية، بوط
heels: كعب عالي، كعوب
hat, cap: قبعة، قبعات، طاقية، كاب
belt: حزام، أحزمة
tie: ربطة عنق، كرافتة، كرافات
bag, handbag, purse: حقيبة، حقائب، شنطة، شنط، حقيبة يد، شنطة يد، جزدان
backpack, school bag: حقيبة ظهر، شنطة ظهر، شنطة مدرسة، حقيبة مدرسة
suitcase, luggage: شنطة سفر، حقيبة سفر، حقائب سفر، شنط سفر
wallet: محفظة، محافظ
watch: ساعة، ساعات، ساعة يد، ساعات يد
sunglasses: نظارة شمسية، نظارات شمسية، نظارة شمس
eyeglasses, glasses: نظارة، نظارات، نظارة طبية، نظارات طبية، عوينات، نضارة
jewelry, jewellery: مجوهرات
gold: ذهب
silver: فضة
ring: خاتم، خواتم، دبلة، محبس
necklace: عقد، قلادة، سلسال، سلسلة، طوق
bracelet, bangle: إسوارة، أساور، سوار، غويشة
earrings: حلق، أقراط، حلقان، تراجي
perfume, cologne, fragrance: عطر، عطور، كولونيا، برفان
incense: بخور، عود بخور
makeup, cosmetics: مكياج، ميكب، مستحضرات تجميل
hair dryer: سشوار، مجفف شعر، استشوار
treadmill: جهاز مشي، سير كهربائي، تريدميل
sports equipment, exercise equipment: أدوات رياضية، معدات رياضية، أجهزة رياضية
tent: خيمة، خيام
tools: عدة، أدوات، معدات
drill: دريل، مثقاب، شنيور
ladder: سلم، سلالم
plants: نباتات، زرع، شتلات
pet food: طعام حيوانات، أكل قطط، أكل كلاب
cat: قطة، قطط، بسة، بساس
dog: كلب، كلاب
bird: طائر، طيور، عصفور، عصافير
box: صندوق، صناديق، علبة
`;
