/** What Syria, Lebanon, Jordan and Palestine call trades, foods, rooms and goods, written by hand from everyday speech. */
export const levant = `
plumber: سباك، مواسرجي، سنكري، تمديدات صحية
electrician: كهربائي، كهربجي
mechanic: ميكانيكي، ميكانيسيان، كراجاتي
blacksmith: حداد
carpenter: نجار، منجور
tailor: خياط، درزي
barber: حلاق، حلاق رجالي
hairdresser: كوافير، كوافيرة
driver: شوفير، شوفيرية، سائق
doorman: ناطور، بواب
butcher: لحام، ملحمة، لحامين، قصاب
grocery: دكانة، دكان، سمانة، بقالية
bakery: فرن، أفران
laundry: مصبغة، مكوى
painter: دهان، طراش، دهين
mover: نقل عفش، نقليات
car repair: كراج، تصليح سيارات، بوسطجي
money exchange: صراف، صرافة
bread: خبز، خبز عربي، كماج
meat: لحمة
chicken: جاج، دجاج، فروج
flatbread pizza: مناقيش، منقوشة، منئوشة، معجنات
manakish: مناقيش، منقوشة، منؤوشة
labneh: لبنة
potato: بطاطا
tomato: بندورة
beans: فول، فول مدمس
parsley salad: تبولة
stuffed grape leaves: ورق عنب، يبرق، يالنجي
watermelon: بطيخ، جبس
juice: عصير، عصاير
ice cream: بوظة، بوظه
dessert: حلويات
roasted nuts: محمصة، مكسرات، بزورات
hookah: أركيلة، أرجيلة، نرجيلة
apartment: شقة
room: أوضة، غرفة
bathroom: حمام، تواليت
balcony: بلكون، برندة
bed: تخت، تخوت، سرير
mattress: فرشة، فرشات
closet: خزانة
table: طاولة، طاولات
chair: كرسي، كراسي
sofa: كنباية، كنبايات، صوفا، طقم كنب
carpet: سجادة، سجاد
curtain: برداية، برادي
refrigerator: براد، برادات
stove: فرن غاز
washer: غسالة
heater: صوبا، صوبيا
car: سيارة، سيارات
bicycle: بسكليت، بسكليتة
motorcycle: موتور، موتسيكل
cellphone: موبايل، خليوي، خلوي
glasses: عوينات، نظارات
shoes: كندرة، صباط، بوط
shirt: قميص
pants: بنطلون، بناطلين
jacket: جاكيت، كبوت
bag: شنطة، جزدان
toys: ألعاب
work: شغل
`;
