/** Cars and other vehicles, with their types, conditions and parts. */
export const vehicles = `
motor car, car, automobile: سيارة، سيارات، عربية، عربيات، سيارتي، عربيتي
vehicle, motor vehicle: مركبة، مركبات، آلية
used car, second hand car, pre owned car, preowned, used vehicle: سيارة مستعملة، سيارات مستعملة، عربية مستعملة
sedan, saloon, saloon car, four door car: سيدان، سيارة سيدان، صالون أربع أبواب
suv, sport utility vehicle, four by four: دفع رباعي، جيب، سيارة جيب، اس يو في، سيارة دفع رباعي
pickup truck, pickup, pick up truck, ute: بيك أب، وانيت، بكب، نصف نقل، بيكاب
minivan, mini van, people carrier, family van, mini-van: ميني فان، فان عائلي، سيارة عائلية
cargo van, van, delivery van, work van: فان، فان نقل، سيارة فان
coupe, two door car, sports coupe: كوبيه، سيارة بابين، كوبي
convertible, cabriolet, drop top, soft top: مكشوفة، كابريوليه
hatchback, hatch back: هاتشباك، هاتش باك
station wagon, wagon, estate car: ستيشن، واجن، ستيشن واجن
all wheel drive, four wheel drive, 4 wheel drive, 4wd, awd, 4x4: دفع رباعي، فور ويل، دفع كلي
automatic transmission, automatic, auto transmission: أوتوماتيك، جير أوتوماتيك، ناقل أوتوماتيكي
manual transmission, manual gear, stick shift: جير عادي، قير عادي، مانيوال
hybrid, hybrid car: هايبرد، هجين، سيارة هايبرد
electric car, electric vehicle, battery car: سيارة كهربائية، سيارات كهربائية، كهربائية
diesel, diesel car, diesel engine: ديزل، محرك ديزل، سولار
petrol, gasoline, fuel: بنزين، وقود، غاز سيارات
low mileage, few miles, low miles: ممشى قليل، ماشية قليل، عداد قليل
odometer, mileage, miles: عداد، ممشى، ماشية، أميال
excellent condition, like new, mint condition, very good condition: حالة ممتازة، شبه جديد، كالجديد
good condition, decent condition: حالة جيدة، بحالة جيدة
fair condition, ok condition: حالة متوسطة، حالة مقبولة
salvage, salvage title, wrecked, damaged car, crashed car: مصدومة، سيارة مصدومة، سكراب سيارة، مضروبة
clean title: ورقة نظيفة، تايتل نظيف
wheels, rims, alloy wheels, rim: جنوط، جنط، رنجات، عجلات
tyre, tire, tires, tyres: إطار، إطارات، كفر، كفرات، كاوتش، كوشوك
car battery, auto battery: بطارية سيارة، بطاريات سيارات
brake pads, brakes, brake: فرامل، بريك، فحمات
windshield, windscreen, auto glass, car glass, windshield repair: زجاج سيارات، زجاج أمامي، تصليح زجاج سيارات
bumper, bumpers: صدام، اكصدام
fender, wing panel: رفرف، رفارف
headlights, car lights, headlight: كشافات سيارة، أنوار سيارة، مصابيح سيارة
car stereo, car radio, car audio: مسجل سيارة، مسجلات سيارات، راديو سيارة
seat covers, car seat cover, car seat covers: تلبيسة سيارة، فرش سيارة، غطاء مقاعد
transmission repair, gearbox repair, transmission shop: تصليح جير، تصليح قير، تصليح ناقل حركة
engine repair, engine rebuild, motor repair: تصليح محرك، تصليح موتور، توضيب محرك
muffler shop, exhaust repair, exhaust: إشكمان، شكمان، عادم
body shop, collision repair, auto body repair, dent repair, car painting, auto paint, panel beater: سمكرة، سمكرة ودهان، حدادة ودهان، دهان سيارات، تصليح صدمات
auto electrician, car electrician, car electrical: كهربائي سيارات، كهرباء سيارات
car air conditioning, car ac, auto ac repair: تكييف سيارات، مكيف سيارة، تصليح مكيف سيارة
auto parts store, auto parts, car parts, spare parts, auto spares, car spares: قطع غيار، قطع غيار سيارات، محل قطع غيار، قطع سيارات
car accessories, auto accessories: إكسسوارات سيارات، زينة سيارات، كماليات سيارات
moped, scooter, motor scooter, vespa: سكوتر، فيسبا، موتوسيكل صغير
electric scooter, e-scooter, escooter, kick scooter electric: سكوتر كهربائي، سكوترات كهربائية
electric bike, e-bike, ebike, electric bicycle: دراجة كهربائية، بسكليت كهربائي، دراجات كهربائية
kids bike, childrens bike, tricycle: دراجة أطفال، بسكليت أطفال، دراجة ثلاثية
boat, boats, motorboat: قارب، قوارب، مركب
trailer, trailers, tow trailer: مقطورة، مقطورات، تريلر
camper, motorhome, caravan, motor home: كرفان، بيت متنقل، كرافان
volkswagen, vw car: فولكس واجن، فولكسفاجن، فولكس
jeep, jeep wrangler, wrangler: جيب رانجلر، جيب، رانجلر
subaru, subaru car: سوبارو
cadillac, cadillac car: كاديلاك
chrysler, chrysler car: كرايسلر
dodge, dodge car: دودج، دوج
ram truck, dodge ram, ram pickup: دودج رام، رام
lexus, lexus car: لكزس، ليكزس
acura, acura car: أكورا
infiniti, infiniti car: إنفينيتي، انفنتي
mazda, mazda car: مازدا
kia, kia car: كيا
audi, audi car: أودي
camry, toyota camry: كامري
corolla, toyota corolla: كورولا
accord, honda accord: أكورد
civic, honda civic: سيفيك
altima, nissan altima: ألتيما
sonata, hyundai sonata: سوناتا
elantra, hyundai elantra: إلنترا، النترا
tahoe, chevrolet tahoe: تاهو
suburban, chevrolet suburban: سوبربان، سوبرمان سيارة
`;
