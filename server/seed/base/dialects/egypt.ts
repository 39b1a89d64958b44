/** What Egypt calls trades, foods, rooms and goods, written by hand from everyday speech; a line for each English word. */
export const egypt = `
plumber: سباك، سمكري
electrician: كهربائي، كهربجي
mechanic: ميكانيكي، عفشجي
carpenter: نجار، نجار موبيليا
tailor: خياط، ترزي، ترزى
barber: حلاق، مزين
driver: سواق، سائق
doorman: بواب، غفير
butcher: جزار، جزارة
grocery: بقالة، بقال، بدال تموين
laundry: مكوجي، دراي كلين
painter: نقاش
car repair: ورشة عربيات، سمكري عربيات، دوكو
pharmacy: صيدلية، أجزخانة
hospital: مستشفى، اسبتالية
lawyer: محامي
bread: عيش، عيش بلدي
meat: لحمة
chicken: فراخ، فرخة
fish: سمك
beans: فول، فول مدمس
falafel: فلافل، طعمية
eggplant: بتنجان
tomato: قوطة، أوطة
potato: بطاطس
liver: كبدة، كبدة اسكندراني
sausage: سجق، ممبار
watermelon: بطيخ
juice: عصير، عصاير
ice cream: آيس كريم، جيلاتي
dessert: حلويات
apartment: شقة، شقه
room: أوضة، اوضه
bathroom: حمام، دورة مية
balcony: بلكونة، تراسينة
elevator: أسانسير
bed: سرير، سراير
mattress: مرتبة، مراتب
closet: دولاب، دواليب
table: ترابيزة، طربيزة، سفرة
chair: كرسي، كراسي
sofa: كنبة، كنب، أنتريه
living room set: أنتريه، صالون
carpet: سجادة، سجاد، موكيت
curtain: ستارة، ستاير
refrigerator: تلاجة، ثلاجة
stove: بوتاجاز
washer: غسالة
air conditioner: تكييف، مكيف
car: عربية، عربيه، عربيات
bicycle: عجلة، بسكلتة
motorcycle: موتوسيكل
cellphone: موبايل، محمول
glasses: نضارة، نضارات
shoes: جزمة، جزم، كوتشي
shirt: قميص، قمصان
pants: بنطلون، بناطيل
dress: فستان، فساتين
jacket: جاكت، چاكت
bag: شنطة، شنط
toys: لعب أطفال
work: شغل، شغلانة
`;
