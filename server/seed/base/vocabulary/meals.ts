/** Dishes, breads, sweets and drinks by name, in both languages, compiled by hand from menus. */
export const meals = `
spaghetti: سباغيتي، سباجيتي، اسباجيتي، سباكيتي
lasagna, lasagne: لازانيا، لزانيا
macaroni, mac and cheese: معكرونة، مكرونة، ماك اند تشيز
ravioli: رافيولي
risotto: ريزوتو
penne, fettuccine, alfredo, linguine: بينا، فيتوتشيني، ألفريدو، فوتشيني
calzone, stromboli: كالزوني
garlic bread: خبز بالثوم
tempura: تمبورا
teriyaki: ترياكي، تيرياكي
bento, bento box: بينتو
udon, soba: أودون
sashimi: ساشيمي
quesadilla, quesadillas: كاساديا، كيساديا
nachos: ناتشوز، ناتشو
enchilada, enchiladas: انشيلادا
fajita, fajitas: فاهيتا، فاجيتا
guacamole: جواكامولي
churros: تشوروز
empanada, empanadas: امبانادا
arepa, arepas: أريبا
ceviche: سيفيتشي
curry: كاري، كري
naan, naan bread: نان، خبز نان
tandoori: تندوري
tikka, tikka masala: تكا، تيكا، تكا ماسالا
samosa, samosas: سمبوسة، سمبوسك، سنبوسة، سمبوسا
masala: ماسالا، مسالا
dosa: دوسا
paratha, chapati: براتا، شباتي، تشباتي
biryani, biriyani: برياني، بريانى
karahi, nihari, haleem: كراهي، نهاري، حليم
dim sum: ديم سم
chow mein, lo mein: شاو مين، تشاومين
dumplings, dumpling: دامبلنج، ديم سم، مومو
fried rice: رز مقلي، أرز مقلي
spring roll, spring rolls, egg roll: سبرنغ رول، سبرينج رول، رولات خضار
wonton: ونتون
kimchi: كيمتشي
bulgogi, bibimbap: بولغوغي، بيبيمباب
pad thai: باد تاي
tom yum: توم يام
satay: ساتيه
gyro, gyros: جيرو، جايرو، يورو
souvlaki: سوفلاكي
moussaka: مسقعة، مسقعه
doner, doner kebab: دونر، دونر كباب
lahmacun, lahm bi ajeen: لحم بعجين، لحم بعجين تركي، صفيحة، صفيحة شامية
pide: بيدا، بيدة
borek, burek: بوريك، بورك، برك
pierogi: بيروجي
schnitzel: شنيتزل، اسكالوب
goulash: غولاش، جلاش، كلاج
fish and chips: سمك وبطاطس، فيش اند تشيبس
crab, lobster: كركند، لوبستر، سلطعون، كابوريا
prawns, shrimp: جمبري، روبيان، قريدس، ربيان
squid, calamari: كاليماري، حبار، سبيط، كلماري
mussels, oysters, clams: محار، بلح بحر
tuna: تونة، تونا
salmon: سلمون، سالمون
buffalo wings, chicken wings, wings: أجنحة دجاج، وينجز، وينغز، جوانح
nuggets, chicken nuggets: ناجتس، نقتس، ناغتس
chicken tenders, tenders, chicken fingers: تندرز، أصابع دجاج، ستربس
meatball, meatballs: كرات لحم، كفتة، كبة
ribs: ريش، أضلاع، ريبز
brisket, pastrami: بريسكت، بسطرمة، باسترامي
sausage, sausages: نقانق، سجق، مقانق، سوسيس
omelet, omelette: أومليت، عجة، أملت
shakshuka: شكشوكة، شكشوكه
porridge, oatmeal: شوفان، عصيدة
croissant, croissants: كرواسون، كروسان، كرواسان
muffin, muffins: مافن، مفن
cupcake, cupcakes: كب كيك، كابكيك
cheesecake: تشيز كيك، تشيزكيك
brownie, brownies: براونيز، براوني
cookie, cookies, biscuits: كوكيز، بسكويت، بسكوت
pie, apple pie: فطيرة، باي، فطاير
tiramisu: تيراميسو، تراميسو
macaron, macaroon: ماكرون، مكرون
baked goods, bakes, baking: مخبوزات، معجنات
fattoush: فتوش
tabbouleh, tabouli: تبولة، تبوله
labneh, labne: لبنة، لبنه
baba ghanoush, mutabbal: متبل، بابا غنوج
kibbeh, kibbe: كبة، كبه، كبب
stuffed vine leaves, grape leaves, dolma: ورق عنب، دولمة، دولما، يبرق، محشي
shish tawook, tawook: شيش طاووق، طاووق
musakhan: مسخن
fatteh: فتة، فته
maamoul, mamoul: معمول
halva, halawa: حلاوة، حلاوة طحينية
tahini: طحينة، طحينية، راشي
turkish delight: راحة، حلقوم، ملبن
popcorn: فشار، بوشار، شامية، بوب كورن
chips, crisps: شيبس، شبس
milkshake, milkshakes, shakes: ميلك شيك، ملك شيك، ميلكشيك
lemonade: ليموناضة، ليموناده، عصير ليمون
cocktail juice: كوكتيل، كوكتيل فواكه
bubble tea, boba tea, pearl tea: شاي الفقاعات، ببل تي، بابل تي
karak, chai, karak tea: شاي كرك، كرك
matcha: ماتشا، متشا
iced coffee, cold brew, frappe: قهوة باردة، ايس كوفي، فرابيه، فرابتشينو
latte, cappuccino, americano: لاتيه، كابتشينو، كابوتشينو، أمريكانو
espresso: اسبريسو، اكسبريسو
hot chocolate: هوت شوكليت، شوكولاتة ساخنة
turkish coffee: قهوة تركية، قهوة تركي
arabic coffee: قهوة عربية، قهوة سعودية
specialty coffee, third wave coffee, pour over coffee, single origin coffee: قهوة مختصة، كوفي مختص، قهوة مقطرة
diner: داينر، مطعم شعبي أمريكي
tavern, pub: حانة، بار، بب
`;
