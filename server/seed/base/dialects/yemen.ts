/** What Yemen calls trades, foods, rooms and goods, written by hand from everyday speech. */
export const yemen = `
plumber: سباك
electrician: كهربائي
mechanic: مهندس سيارات، ميكانيكي
carpenter: نجار
tailor: خياط
barber: حلاق، مزين
driver: سواق
butcher: جزار، قصاب
grocery: بقالة، دكان
bakery: مخبز، فرن، كدم
restaurant: مطعم، مخبازة، لوكندة
bread: خبز، ملوج، لحوح، كدم، روتي
stew: سلتة، فحسة، عقدة
fahsa: فحسة، سلتة
saltah: سلتة، فحسة
rice and meat: مندي، مظبي، زربيان، حنيذ
grill: حنيذ، مظبي
honey: عسل
sweet layered bread: بنت الصحن، سبايا
tomato: طماط، طماطيس
potato: بطاط
watermelon: حبحب
yogurt: زبادي، حقين
tea: شاهي، شاي عدني
hookah: مداعة، شيشة
room: غرفة، مفرج
bathroom: حمام
bed: سرير، قعادة
closet: دولاب، كبت
table: طاولة، ماسة
chair: كرسي
refrigerator: ثلاجة
car: سيارة، موتر
motorcycle: موتور، دراجة
cellphone: تلفون، جوال
shoes: جزمة، صندل
bag: شنطة
work: شغل
`;
