/** What Iraq calls trades, foods, rooms and goods, written by hand from everyday speech. */
export const iraq = `
plumber: سباك، بوريچي، بوري
electrician: كهربائي، كهربجي
mechanic: ميكانيكي، فيترچي، فيتر
carpenter: نجار
tailor: خياط، درزي
barber: حلاق، مزين
driver: سايق، دريول
butcher: قصاب، قصابة
grocery: دكان، بقال، أسواق
bakery: فرن، مخبز، صمونچي، فرن صمون
laundry: أوتچي، مكوى
doctor: دكتور، طبيب
pharmacy: صيدلية
money exchange: صيرفة، صراف
bread: خبز، صمون
meat: لحم
grilled fish: مسگوف، سمك مسقوف
kebab: كباب
grill: مشويات
stuffed vegetables: دولمة
tomato: طماطة
potato: بتيتة، بطاطا
eggplant: بيتنجان
watermelon: رگي
beans: باگلا، باقلاء
ice cream: دوندرمة، موطا، آزبري
tea: چاي
hookah: نرگيلة، أركيلة
apartment: شقة، شقق
room: غرفة
bathroom: حمام
balcony: بالكون، طارمة
bed: چرباية، سرير، قريولة
mattress: دوشك، دواشك
closet: كنتور، كنتورات
table: ميز، ميوزة
chair: كرسي، سكملي
sofa: قنفة، قنفات، كرويت
carpet: زولية، زوالي، سجاد
curtain: پردة، بردات
refrigerator: ثلاجة، براد
heater: صوپة، صوبة
air conditioner: سبلت، مبردة
car: سيارة
bicycle: پايسكل، بايسكل
motorcycle: ماطور، ماطورسكل
cellphone: موبايل
glasses: عوينات
shoes: قندرة، قنادر
pants: پنطرون، بنطرون
jacket: قمصلة، سترة
bag: جنطة، جنط
work: شغل
`;
