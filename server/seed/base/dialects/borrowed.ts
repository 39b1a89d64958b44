/**
 * English and French words in Arabic letters, most of them about work and goods, compiled by hand from everyday
 * speech in the Gulf, Egypt, the Levant and the Maghreb.
 */
export const borrowed = `
nurse: نرس، نيرس، نيرسة، انفرميي، فرملي
teacher: تيتشر، تيشر
driver: درايفر، درايفور
manager: مانجر، مانيجر، منجر
director: دايركتور
supervisor: سوبرفايزر، سوبر فايزر، شيف ديكيب
secretary: سكرتيره، سكريتير
engineer: انجنير، إنجنير، باشمهندس
technician: تكنيشن، تكنيسيان
accountant: اكونتنت، كونتابل، محاسب اكونتنت
developer: ديفلوبر، ديفيلوبر
programmer: بروجرامر، بروغرامر
designer: ديزاينر، ديزينر
graphic designer: جرافيك ديزاينر، غرافيك ديزاينر
marketing: ماركتنج، ماركيتنج، ماركتنق، ماركوتينغ
sales representative: سيلز، سيلزمان، سيلز مان، مندوب سيلز
customer service: كستمر سيرفس، كاستمر سيرفس
call center: كول سنتر، كولسنتر، سنتر دابل
receptionist: ريسبشنيست، ريسبشن، رسبشن
human resources: اتش ار، إتش آر، اتش آر
it support: اي تي، آي تي، دعم فني اي تي
internship: انترنشيب، ستاج، سطاج
intern: انترن، ستاجيير، سطاجيير
part time: بارت تايم، بارتايم، ديمي طون
full time: فل تايم، فول تايم، بلان طون
night shift: نايت شفت، شفت ليلي
remote: ريموت، ريموتلي، اونلاين من البيت
doctor: دكتور، داكتر، طبيب عام
pharmacist: فارماسي، فارماسيان
pharmacy: فارماسي، فرمسيان، فارمسي
laboratory: لاب، لابو، معمل
dentist: دنتست، دانتيست، دونتيست
security guard: سكيوريتي، سيكيوريتي، سيكوريتي
waiter: ويتر، سيرفور، سرفور، جارسون
barista: باريستا، بريستا
bartender: بارتندر، بارمان
cook: كوك، كويزيني
chef: شاف، الشيف
pastry chef: باتيسري شيف، باتيسييه، باتيسيي
cashier: كاشيير، كيسيي، كيسيار
salesperson: فاندور، فندور
hairdresser: كوافيره، هير ستايلست، هيرستايلست
barber: باربر، باربر شوب
makeup artist: ميكب ارتست، ميك اب ارتست، مكيب ارتست
massage: مساج، ماساج، مسّاج
spa: سبا، اسبا
photographer: فوتوغرافر، فوطوغراف، فوتوجرافر
mechanic: مكانيك، ميكانسيان
electrician: الكتريسيان، تريسيان
plumber: بلومبيي، بلمبر، بلومبي
welder: ويلدر، سودور
painter: بنتور
carpenter: كاربنتر، مينوزيي
laptop: لابتوب، لاب طوب، بورتابل
computer: كمبيوتر، كومبيوتر، كمبيوترات، اورديناتور
tablet: تابلت، طابليت، تاب
phone: فون، تيليفون، بورطابل
screen: سكرين، ايكرون
jacket: جاكيت، جاكت، جكيت، جاكيته، فيست
coat: كوت، مونطو، بالطو طويل
t-shirt: تي شورت، تيشورت، تيشرتات
sweater: سويتر، بول، بلوفرات
hoodie: هودي، هوديز، كابيشو
jeans: جينز، جينزات، جين
shorts: شورت، شورتات
suit: سوت، كوستوم، كوستيم، طقم رسمي
dress: دريس، روب
skirt: سكيرت، جيب، جوب
sneakers: سنيكرز، سنيكر، باسكيت، سبادري، سبورة
boots: بوتس، بوتات، بوتين
bag: باق، باج
handbag: هاند باق، هاندباج، صاك، ساك
backpack: باك باك، كارطابل، ساكادو
suitcase: سوتكيس، فاليز، فاليزة، باليزة
wallet: والت، بورتفوي، بوك
perfume: بيرفيوم، بارفان، برفان، برفيوم
lipstick: ليبستك، روج شفايف، روجا
makeup: ميك اب، ميكب، ماكياج، مكيب
sunglasses: سن قلاسز، نظارات سولاي
sofa: صوفا، كنابي
armchair: فوتيل، فوتوي
table: تيبل، طبلة، طابلة
desk: بيرو، ديسك
mattress: ماترس، ماطلا، ماتلا
wardrobe: وردروب، ارموار، أرموار
dresser: كومود، كمودينة، شيفونييرة
tv: تي في، تيفي، تلفزة
refrigerator: فريج، فريجيدير، فريزر وثلاجة
microwave: مايكرويف، ميكروويف، ميكرو ويف
washing machine: ماشين لافي، واشنق مشين
air conditioner: اير كوندشن، كليماتيزور، اي سي
heater: هيتر، شوفاج
apartment: أبارتمنت، أبرطمان، برطمان
studio: ستديو، استديو، سطوديو
penthouse: بنت هاوس، بنتهاوس
villa: فيلا، فيله، فلا
balcony: بالكونة، بلكونه، بالكون
elevator: أسانسير، اسنسير، ليفت
roof: روف، رووف
supermarket: سوبر ماركت، سوبرماركيت، هايبر، هايبر ماركت، ماركت
mall: مول، مولات
restaurant: رستوران، ريستوران، ريسطورون
hotel: هوتيل، أوتيل، اوطيل
bank: بانك، بانكا
barbecue: باربكيو، باربيكيو
coffee shop: كوفي، كوفيشوب، كافيتيريا قهوة
cafeteria: كافتيريا، كفتريا، كافيتيريا
fast food: فاست فود، فاستفود
takeaway: تيك اواي، تيك أوي
delivery: ديليفري، دليفري، ليفرازون
dry cleaner: دراي كلين، دراي كلينر، بريسينغ
laundry: لوندري، لاوندري
car wash: كار ووش، لافاج
taxi: تاكسي، طاكسي، كاب
bus: باص، بص، طوبيس
pickup: بيكاب، بيك اب
suv: اس يو في، سيارة اس يو في، فوريل، فور ويل
van: فان، فانات
convertible: كشف، كونفرتبل
minibus: ميني باص، ميكروباص، ميني فان
seat: مقعد، مقاعد
affordable: رخيص، رخيصة، اقتصادي، اقتصادية، بسعر مناسب
`;
