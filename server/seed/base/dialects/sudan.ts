/** What Sudan calls trades, foods, rooms and goods, written by hand from everyday speech. */
export const sudan = `
plumber: سباك
electrician: كهربجي، كهربائي
mechanic: ميكانيكي، ورشة
carpenter: نجار
tailor: ترزي، خياط
barber: حلاق، زيان
driver: سواق
butcher: جزار، جزارة
grocery: دكان، بقالة
bakery: فرن، مخبز، طابونة
laundry: مكوجي
doctor: دكتور، حكيم
bread: عيش، رغيف، كسرة
beans: فول، بوش
stew: ملاح، تقلية، ويكة
porridge: عصيدة
meat: لحمة، شية
grill: شية، أقاشي
falafel: طعمية
tomato: طماطم، بندورة
watermelon: بطيخ
peanuts: فول سوداني، تسالي
juice: عصير، كركدي، حلو مر
hookah: شيشة
apartment: شقة
room: أوضة، غرفة
balcony: برندة، بلكونة
bed: سرير، عنقريب
mattress: مرتبة، مراتب
closet: دولاب
table: تربيزة، طربيزة
chair: كرسي، بنبر
refrigerator: تلاجة
car: عربية، عربات
motorcycle: موتر، ركشة
bicycle: عجلة، دراجة
cellphone: موبايل، جوال
shoes: جزمة، مركوب، شبشب
bag: شنطة
clothes: هدوم، ملابس
work: شغل
`;
