/** What Morocco, Algeria, Tunisia and Libya call trades, foods, rooms and goods, written by hand from everyday speech. */
export const maghreb = `
plumber: بلومبي، بلومبيي، سباك
electrician: تريسيان، كهربائي، تريسيتي
mechanic: ميكانيسيان، ميكانيكي، مكانيسيان
carpenter: نجار، منيوزي
tailor: خياط
barber: حلاق، حجام، كوافور
hairdresser: حلاقة، كوافوز، حفافة
driver: شيفور، شوفور، سائق
butcher: جزار، كزار، قصاب
grocery: حانوت، عطار، مول الحانوت، بقال
bakery: كوشة، مخبزة، فران، خباز
doctor: طبيب، طبيبة
pharmacy: صيدلية، فرماسي
painter: صباغ، بنتور، دهان
mover: ديميناجمون، نقل الأثاث
car repair: كراج، توليي، تولري
bread: خبز، كسرة، طابونة، مطلوع
couscous: كسكس، كسكسي، كسكسو، سكسو
soup: حريرة، شربة، شوربة
grill: مشوي، مشاوي، شواء
chicken: دجاج، فروج، جاج
fish: سمك
eggs: بيض، ولاد الدجاج
tomato: مطيشة، طماطيش، طماطم
potato: بطاطا، بطاطس
pepper: فلفل، فلفلة
watermelon: دلاح، دلاع، دلاعة
orange: لتشين، تشينة
filled pastry: بريك، بوراك، بسطيلة
doughnut: سفنج، بمبالوني، خفاف
tea: أتاي
dessert: حلويات، حلوى
hookah: شيشة، نرجيلة
apartment: برطمة، بارتمان، شقة
room: شومبرة، غرفة
bathroom: دوش، حمام
kitchen: كوزينة
balcony: بالكون
living room: صالون، صالة
bed: ناموسية، سرير، ليتو
mattress: مطرح، مطلة، مطارح
closet: ماريو، خزانة، بلاكار
table: طابلة، طاولة، ميدة
chair: كرسي، شيليا، كرسية
sofa: كنابي، صداري، فوتاي، سداري
carpet: زربية، زرابي
curtain: ريدو، خامية، ريدوات
refrigerator: فريجيدير، تلاجة، فريجو
stove: كوزينيار، بوطاغاز
washer: ماكينة صابون، غسالة
car: طوموبيل، طونوبيل، كرهبة، سيارة
bicycle: بيسكلات، بسكليت، بشكليطة
motorcycle: موطور، موتور
cellphone: بورطابل، بورتابل، تلفون
glasses: نظاظر، نواظر
shoes: صباط، سباط، سبرديلة
pants: سروال، سراول
jacket: جاكيطة، فيستة، كبوط
bag: صاك، شكارة
clothes: حوايج، لبسة
`;
