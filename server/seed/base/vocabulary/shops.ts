/** Shops, restaurants and licensed trades, in official and colloquial terms. */
export const shops = `
electronics store, electronic store, electronics shop, computer store, electronics: إلكترونيات، محل إلكترونيات، محل كمبيوترات، الكترونيات، أجهزة إلكترونية
cell phone shop, phone store, phone shop, mobile shop, mobile phone shop, cell phone store, cellphone store, wireless store: محل جوالات، محل موبايلات، محل هواتف، بيع جوالات، محل تلفونات
appliance store, home appliances, appliances, household appliances, white goods: أجهزة منزلية، أدوات منزلية كهربائية، محل أجهزة منزلية، أدوات كهربائية
laundry jobber, wholesale laundry, industrial laundry, commercial laundry: مغسلة بالجملة، غسيل بالجملة، مغسلة تجارية
sidewalk cafe, outdoor dining, outdoor seating, sidewalk seating, eat outside, patio dining: جلسة خارجية، جلسات خارجية، مقهى رصيف، قعدة برا، طاولات خارجية
medical supplies, medical supply, medical equipment, medical supply store, dealer in products, products for disabled, surgical supplies, wheelchair store: مستلزمات طبية، معدات طبية، أجهزة طبية، لوازم طبية، كراسي متحركة
wheelchair, wheelchairs, mobility scooter: كرسي متحرك، كراسي متحركة، كرسي معاقين
hearing aid, hearing aids, hearing center: سماعة طبية، سماعات طبية، سماعة أذن طبية
newsstand, news stand, newspaper stand, kiosk, newsagent, magazines stand: كشك، كشك جرائد، أكشاك، كشك صحف
bodega, convenience store, corner shop, corner store, deli grocery, mini market, minimart, mini mart: بقالة، دكان، بقالة صغيرة، ميني ماركت، دكانة
hypermarket, supermarket, super market, food market, grocery supermarket: سوبرماركت، سوبر ماركت، هايبر ماركت، هايبرماركت
arabic grocery, middle eastern grocery, arab grocery, halal grocery, middle eastern market, arabic store, halal market, halal store: بقالة عربية، بقالة حلال، سوبرماركت عربي، محل عربي، ماركت عربي، منتجات عربية
health food store, organic food, natural food, organic market, health food: أغذية صحية، أكل صحي، منتجات عضوية، طعام صحي
wholesale, wholesaler, wholesalers, bulk, distributor: جملة، بالجملة، تاجر جملة، موزع
liquor store, wine shop, liquor, wine and liquor, off licence: محل خمور، خمور، مشروبات كحولية، نبيذ
dollar store, discount store, 99 cent store, dollar shop, variety store: محل دولار، كل شيء بدولار، محل تخفيضات، محل أبو ريالين
department store, big store: متجر متعدد الأقسام، محلات كبرى
mall, shopping center, shopping mall, shopping centre: مول، مركز تسوق، مجمع تجاري، مركز تجاري
flea market, street market, swap meet, bazaar: سوق شعبي، سوق مستعمل، بازار، سوق جمعة
fashion store, clothes shop, clothing store, boutique, clothes store, apparel store, clothing shop: محل ملابس، محلات ملابس، بوتيك، محل أزياء، محل ألبسة
shoe shop, shoe store, footwear store: محل أحذية، محلات أحذية، محل جزم، محل كنادر
toy shop, toy store, toys store: محل ألعاب، محلات ألعاب، محل ألعاب أطفال
book shop, bookstore, book store, bookshop, bookseller: مكتبة، محل كتب، مكتبات، بيع كتب
stationery, stationery store, office supplies, school supplies, stationer: قرطاسية، أدوات مدرسية، أدوات مكتبية، لوازم مدرسية، مكتبة قرطاسية
home goods store, housewares, home goods, household goods, household items, homeware: أدوات منزلية، لوازم بيت، مستلزمات منزل، أغراض منزلية
furniture shop, furniture store, furniture showroom, furniture gallery: محل أثاث، معرض أثاث، محل مفروشات، معرض مفروشات
mattress store, bed store, mattress shop: محل فرشات، محل مراتب، معرض مراتب
carpet store, rug store, carpet shop: محل سجاد، معرض سجاد، سجاد وموكيت
lighting store, lamp store, lighting shop: محل إنارة، محل ثريات، محل إضاءة
hardware shop, hardware store, tool store, home depot, ironmonger, building supply: محل عدد، عدد وأدوات، خردوات، محل أدوات، مواد بناء
paint store, paints, paint shop: محل دهانات، دهانات، محل بويات، بويات
pet shop, pet store, pet supplies: محل حيوانات، محل حيوانات أليفة، مستلزمات حيوانات
animal hospital, veterinarian, vet, veterinary clinic, veterinary, animal clinic, animal doctor: بيطري، طبيب بيطري، عيادة بيطرية، مستشفى بيطري، دكتور حيوانات
bike shop, bicycle shop, bicycle store, cycle shop: محل دراجات، محل بسكليتات، محل سياكل
sporting goods, sports store, sports shop, sport shop: محل رياضة، أدوات رياضية، مستلزمات رياضية، محل رياضي
music store, instrument shop, musical instruments, music shop: محل آلات موسيقية، آلات موسيقية، أدوات موسيقية
perfume shop, perfume store, perfumery, fragrance shop: محل عطور، عطورات، محل عطورات
makeup store, beauty supply store, cosmetics store, cosmetics shop: محل مكياج، محل تجميل، محل مستحضرات تجميل
islamic store, islamic shop, islamic clothing, muslim store, islamic goods: محل إسلامي، ملابس إسلامية، مستلزمات إسلامية، محل ملابس شرعية
abaya shop, abaya store, hijab store, hijab shop: محل عبايات، محل حجابات، محل عباءات
gift store, gift shop, souvenir shop, souvenirs, gifts: هدايا، محل هدايا، تذكارات، محل تحف وهدايا
party store, party supply, party supplies, balloons, party shop: لوازم حفلات، بالونات، مستلزمات حفلات، زينة حفلات
art gallery, gallery, art studio: معرض فني، جاليري، صالة فنون، غاليري
museum, museums: متحف، متاحف
art supplies, art store, craft store, arts and crafts: أدوات رسم، أدوات فنية، لوازم فنون، أشغال يدوية
optical shop, optician, glasses store, eyeglass store, optical store, eyewear shop, optical: محل نظارات، بصريات، نظاراتي، محلات نظارات
vitamin shop, vitamins, supplements, nutrition store, vitamin store: فيتامينات، مكملات غذائية، محل فيتامينات
herbs, herbalist, herbal medicine, herbal shop, herb shop: أعشاب، عطارة، عطار، طب أعشاب، طب بديل
spice store, spice shop, spices, seasoning: بهارات، توابل، محل بهارات، عطارة
nut shop, nuts, roastery, nuts confectionary, nuts confectionery, dried fruit: مكسرات، محمصة، محامص، فواكه مجففة
candy store, candy, sweets, confectionery, confectionary, candy shop, sweet shop: حلويات، سكاكر، محل حلويات، بونبون، حلوى
chocolate shop, chocolatier, chocolates, chocolate store: شوكولاتة، محل شوكولاتة، شوكولا
deli, delicatessen, delicatessens, deli shop: ديلي، دلي، محل سندويشات وبقالة
sandwich shop, sandwiches, sandwich, subs, hoagie, hero sandwich, sub sandwich, wraps: سندويش، ساندويتش، سندويشات، ساندويتشات، شطائر، محل سندويش
bagel shop, bagel, bagels, bagels pretzels: بيغل، بيجل، محل بيغل
pretzel, pretzels, soft pretzel: بريتزل، بريتسل
donut shop, doughnuts, donuts, doughnut shop: دونات، دونتس، محل دونات
pancake house, pancakes, waffles, pancakes waffles, waffle, pancake, crepes: بان كيك، وافل، فطائر محلاة، كريب
hot dog, hotdog, hotdogs, frankfurter, hot dogs: هوت دوغ، هوت دوج، نقانق، سجق
hamburgers, burger joint, burgers, cheeseburger, burger place: برجر، برغر، همبرجر، همبرغر، مطعم برجر
pizzeria, pizza, pizza place, pizza shop, pizza parlor, pizza italian: بيتزا، مطعم بيتزا، بيتزاريا، محل بيتزا
chicken restaurant, chicken place, chicken, chicken joint: دجاج، فراخ، فروج، مطعم دجاج، دجاج مطعم
steak house, steak, steakhouse, steaks, chophouse: ستيك، ستيك هاوس، مطعم ستيك، شرائح لحم
bbq, barbecue, barbeque, smokehouse, grill house: باربكيو، مشاوي، مشويات، شواء
seafood restaurant, seafood, fish restaurant, fish house, fish place: مأكولات بحرية، مطعم سمك، أسماك، مطعم مأكولات بحرية، سيفود
fishmonger, fish market, fish shop, fish store, seafood market: محل سمك، سوق سمك، مسمكة، سماك، بائع سمك
salad bar, salads, salad place, salad: سلطات، سلطة، بار سلطات
soup place, soups, soup, soup bar, soups sandwiches: شوربة، حساء، شوربات
buffet, all you can eat, mixed buffet, open buffet: بوفيه مفتوح، بوفيه، بوفية
ice cream shop, ice cream, gelato, ice cream parlor, ice cream parlour, frozen dessert, frozen desserts, ices, ice cream gelato yogurt ices: آيس كريم، بوظة، مثلجات، ايسكريم، جيلاتو، محل آيس كريم
frozen yogurt, froyo, yogurt shop: زبادي مثلج، فروزن يوغرت، فروزن زبادي
dessert shop, desserts, dessert, dessert place, sweet dessert: حلويات، حلا، تحلية، محل حلويات، حلى
smoothie shop, smoothie, smoothies, juice smoothies, juice smoothies fruit salads, juices: سموذي، عصائر، كوكتيل عصير، عصير فواكه، عصيرات
soft drinks, soda, sodas, drinks, beverages, bottled beverages, cold drinks: مشروبات، مشروبات غازية، مشروبات باردة، مرطبات
bottled water, drinking water, water delivery: مياه معبأة، ماء شرب، توصيل ماء، قوارير ماء
tapas, tapas bar, small plates: تاباس، مقبلات إسبانية
tex mex, texmex, tex-mex, taco, tacos, burrito, burritos, taqueria, taco shop: تكس مكس، تاكو، بوريتو
latin american, latin food, latino, hispanic food, south american, spanish food: لاتيني، أمريكي لاتيني، أكل لاتيني، إسباني لاتيني
kosher, jewish food, kosher food, jewish kosher: كوشر، كوشير، أكل يهودي
halal food, halal cart, halal restaurant, halal meals: أكل حلال، مطعم حلال، طعام حلال، وجبات حلال
soul food, southern food, southern cooking, comfort food: أكل جنوبي أمريكي، سول فود
creole, cajun, louisiana food: كريولي، كيجن، كاجون
asian fusion, fusion, fusion food: فيوجن، مطبخ مدمج، آسيوي مدمج
asian food, asian restaurant, oriental food, asian cuisine: مطعم آسيوي، أكل آسيوي، مأكولات آسيوية
southeast asian, south east asian: جنوب شرق آسيا، جنوب شرق آسيوي
sushi bar, sushi, sushi restaurant, sushi place: سوشي، مطعم سوشي
ramen, ramen shop, noodle shop, noodle bar, noodles, noodle house: رامن، نودلز، شعيرية آسيوية، مطعم نودلز
continental, european: أوروبي، أوروبية، قاري
caribbean, west indian: كاريبي، كاريبية
eastern european, east european: شرق أوروبي
pho, pho noodles: فو فيتنامي، حساء فيتنامي
vegetarian food, vegetarian, veggie, meatless, vegetarian restaurant: نباتي، نباتية، أكل نباتي، مطعم نباتي
vegan food, vegan, plant based, vegan restaurant: نباتي صرف، فيجن، مطعم فيجن
fast food place, fast food, quick meal, fast food restaurant: وجبات سريعة، أكل سريع، مطعم وجبات سريعة، فاست فود
food cart, food truck, street food, food stand, food vendor: عربة طعام، فود ترك، عربية أكل، أكل شارع
food court, food hall: ساحة مطاعم، قاعة طعام، فود كورت
cafeteria, canteen, lunchroom, luncheonette: كافتيريا، كافيتيريا، مقصف، كانتين
snack bar, snacks, snack, snack shop: سناك، وجبات خفيفة، تسالي، سناكات
juice and coffee, coffee stand, coffee cart: كشك قهوة، عربة قهوة
internet cafe, cyber cafe, gaming cafe: مقهى إنترنت، كافي نت، انترنت كافيه
family restaurant, family friendly restaurant: مطعم عائلات، مطعم عائلي، مطعم للعائلات
fine dining, fancy restaurant, upscale restaurant: مطعم فاخر، مطعم راقي، مطعم فخم
bistro, brasserie, gastropub: بيسترو، براسري
wine bar, cocktail bar, cocktail lounge, cocktails: بار نبيذ، بار كوكتيل
sports bar, sport bar: بار رياضي، بار مباريات
karaoke, karaoke bar, sing karaoke: كاريوكي، كراوكي
comedy club, stand up comedy, comedy show: كوميديا، ستاند أب، مسرح كوميدي
kids play area, indoor playground, play space, kids playground, playground: ملعب أطفال، ألعاب أطفال داخلية، ملاعب أطفال، منطقة ألعاب
zoo, aquarium zoo: حديقة حيوان، حديقة حيوانات
library public, public library, library: مكتبة عامة، مكتبات عامة، مكتبة
`;
