/** What Saudi Arabia, Kuwait, Bahrain, Qatar, the Emirates and Oman call trades, foods, rooms and goods, written by hand from everyday speech. */
export const gulf = `
plumber: سباك
electrician: كهربائي
mechanic: ميكانيكي، كراج
carpenter: نجار
tailor: خياط، درزي
barber: حلاق
hairdresser: كوافير، مشغل، مشغل نسائي، صالون نسائي
driver: سواق، دريول
butcher: ملحمة، قصاب، جزار
grocery: بقالة، بقاله، تموينات، برادة، دكان
bakery: مخبز، خباز، تميس
laundry: مغسلة، دوبي
car repair: كراج، ورشة، بنشر، تشليح
tire repair: بنشر، بنشري
gas station: محطة بنزين، شيشة بترول
mover: نقل عفش، نقل أثاث
restaurant: مطعم، بوفية
coffee shop: كوفي، كافي، ديوانية
bread: خبز، رقاق، تميس
rice and meat: كبسة، مجبوس، مچبوس، مندي، برياني
kabsa: كبسة، مجبوس، مچبوس
sandwich: سندويش، سندويتش، صامولي
sambusa: سمبوسة، سمبوسك
lentils: عدس
tomato: طماط
watermelon: جح، حبحب
juice: عصير، عصاير
ice cream: آيس كريم
tea: شاهي، چاي، كرك
hookah: شيشة، معسل، قدو
apartment: شقة، شقق، استراحة
room: غرفة، حجرة
living room: صالة، مجلس
bathroom: حمام، دورة مياه
balcony: بلكونة، شرفة
bed: سرير، كبت سرير
mattress: مرتبة، دوشق
closet: دولاب، كبت، كبتات
table: طاولة، ماصة، ميز
chair: كرسي، كراسي
sofa: كنب، كنبة، قنفة، كنبات
carpet: سجادة، زولية، فرشة، موكيت
curtain: ستارة، ستائر، بردة
refrigerator: ثلاجة، برادة
stove: فرن، بوتجاز
washer: غسالة
air conditioner: مكيف، سبليت، مكيفات
car: سيارة، موتر، مواتر
pickup: وانيت، شاص، بيك اب
bicycle: سيكل، دراجة، قاري
motorcycle: دباب، دراجة نارية، سيكل نار
cellphone: جوال، نقال، تلفون
glasses: نظارة، نظارات، كشمة
shoes: جزمة، جوتي، نعال، كندرة
pants: بنطلون، بنطرون
dress: فستان، نفنوف، دراعة
jacket: جاكيت، كوت
bag: شنطة، شنط، جنطة
toys: ألعاب
perfume: عطر، عطور، بخور
work: شغل
`;
