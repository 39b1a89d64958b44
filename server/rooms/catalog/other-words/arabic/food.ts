/** Colloquial and borrowed words for dishes and restaurants, from Morocco to the Gulf. */
export const food = `
restaurant: مطعام، ريستورون، لوكندة أكل، رستو، مطبخ شعبي، مصطبة أكل
barbecue: تكة وكباب، گرياد، گريادات
shawarma: شاورماجي، سندويش شاورما، صاج شاورما، گص، شوارما
falafel: فلافل وفول، تعمية
foul: باقلا، فول بالزيت
pizza: بيتسا، بتزا، بيزا، فطاير بيتزا
burger: هامبرغر، همبورجر، هامبورجر، بورغر، بيرجر
fried chicken: دجاج كنتاكي، فروج مقلي، دياي مقلي
meat: لحم بگري
fish: أسماك مشوية
seafood: أكل بحري، أكلات بحرية، فروي دو مير، استاكوزا
sweets: صامصة
cake: گاتو، طرطة، تارت، حلوى عيد ميلاد
donuts: دوناتس، سفنز، دونت، بنيي
tea: لاتاي
bread: خبز صاج، شراك، مشروح، طابون، تنوري
kabsa: مجابيس
couscous: طعام كسكسي، مفتول
tagine: طاجينات
koshari: كشري مصري، كوشري، محل كشري، عدس ورز
noodles: معكرونة صينية، شعيرية صينية
pasta: باسطا، سباجتي، مكارونة
soup: شورباء
salad: زلطة
`;
