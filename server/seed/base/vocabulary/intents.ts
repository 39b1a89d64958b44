/**
 * Intents, and the trade or object that serves them: verbs with their objects, and the nouns in listings. A word in
 * parentheses is optional: “fix (my) phone”.
 */
export const intents = `
repair, fix, mend, fixing, repairing, repairman, maintenance: تصليح، إصلاح، صيانة، أصلح، يصلح، نصلح، صلح، تصليحات، يصلحون
phone fix, fix (my) phone, repair (my) phone, fix (a) phone, phone fixing, phone repair, cell phone repair, mobile repair, screen repair, cracked screen, broken phone, fix (my) screen, fix (my) iphone, iphone repair, electronic appliance service, electronic home appliance service: تصليح موبايل، تصليح جوال، تصليح جوالات، تصليح تلفون، تصليح هاتف، صيانة جوالات، أصلح موبايلي، أصلح جوالي، أصلح موبايل، يصلح موبايل، شاشة مكسورة، تصليح شاشة، يصلح موبايلي، يصلح جوالي، أصلح تلفوني، يصلح تلفوني، تصليح تلفونات، أصلح جوال، صلح موبايل، مصلح جوالات
laptop repair, fix (my) laptop, repair (my) laptop, fix (my) computer, repair (my) computer, computer fix, computer repair, laptop fix: تصليح لابتوب، تصليح لابتوبات، صيانة لابتوب، أصلح لابتوبي، أصلح لابتوب، أصلح كمبيوتر، تصليح كمبيوتر، صيانة كمبيوتر، يصلح لابتوبي، يصلح لابتوب، يصلح كمبيوتر، صلح لابتوب
appliance repair, fix (my) fridge, fix (my) refrigerator, repair (my) fridge, fix (my) washer, fix (my) washing machine, fix (my) dryer, fix (my) stove, refrigerator repair, washer repair, washing machine repair, electronic appliance service, electronic home appliance service: تصليح أجهزة منزلية، صيانة أجهزة منزلية، تصليح ثلاجات، تصليح ثلاجة، تصليح غسالات، تصليح غسالة، صيانة غسالات، أصلح الثلاجة، أصلح الغسالة، تصليح أجهزة كهربائية، يصلح ثلاجة، يصلح غسالة، أصلح ثلاجتي، أصلح غسالتي
television repair, fix (my) television, fix (my) tv, tv repair, repair (my) tv: تصليح تلفزيون، تصليح تلفزيونات، صيانة تلفزيونات، تصليح شاشات تلفزيون
watch repair, fix (my) watch, repair (my) watch, watchmaker, watch battery: تصليح ساعات، تصليح ساعة، ساعاتي، أصلح ساعتي، بطارية ساعة
shoe repair, fix (my) shoes, repair (my) shoes, mend (my) shoes, cobbler, shoemaker: تصليح أحذية، إسكافي، اسكافي، كندرجي، جزمجي، أصلح حذائي، سكافي
bike repair, fix (my) bike, repair (my) bike, bicycle repair, bike mechanic: تصليح دراجات، صيانة دراجات، تصليح بسكليت، تصليح سياكل
fix (my) car, repair (my) car, mend (my) car, car fix, car repair, auto repair, car mechanic, auto mechanic, auto shop, car broke, car service: تصليح سيارات، تصليح سيارة، صيانة سيارات، أصلح سيارتي، أصلح السيارة، يصلح سيارة، ميكانيكي سيارات، تصليح عربيات، إصلاح سيارات، يصلح سيارتي، أصلح عربيتي، صلح سيارة، تصليح سيارتي، تصليح عربيتي
oil change, change (my) oil, change oil, lube: تغيير زيت، غيار زيت، أغير زيت، تبديل زيت
flat tire, fix (my) tire, change (my) tire, tire repair, tire change, tire shop, puncture repair: بنشر، بنشرجي، تصليح إطارات، تبديل كفرات، تصليح كفرات، تغيير إطار، إطار مثقوب
wash (my) car, clean (my) car, car wash, car washing, auto detailing, car detailing, vehicle wash: غسيل سيارات، غسيل سيارة، أغسل سيارتي، أغسل السيارة، مغسلة سيارات، تنظيف سيارات، تلميع سيارات، يغسل سيارة، يغسل سيارتي، غسل سيارات، أغسل عربيتي، غسل سيارة
park (my) car, park (a) car, car park, carpark, parking, parking garage, parking lot, parking space, parking spot, garage parking: موقف سيارات، مواقف سيارات، أصف سيارتي، أوقف سيارتي، صف سيارة، أركن سيارتي، باركينج، موقف سيارة، مواقف، أركن سيارة، أصف سيارة، أوقف سيارة، صف سيارتي، أركن عربيتي، ركن سيارة
tow (my) car, tow (a) car, tow truck, tow truck company, towing, towing service, roadside help, roadside assistance, car breakdown, breakdown recovery: سحب سيارات، سحب سيارة، أسحب سيارتي، ونش، ونش سيارات، سطحة، سطحات، مساعدة على الطريق، شاحنة سحب، إنقاذ سيارات، ريكفري، يسحب سيارتي، يسحب سيارة، أسحب سيارة، سيارتي تعطلت
car inspection, inspect (my) car, state inspection, emissions test, smog check: فحص سيارات، فحص السيارة، فحص فني
sell (my) car, cash for cars, car buyer, car buyers: أبيع سيارتي، نشتري السيارات، بيع سيارتي
learn (to) drive, learn driving, driving lessons, driving lesson, driving school, driving instructor, drivers ed, road test: تعليم قيادة، تعليم سواقة، أتعلم السواقة، أتعلم القيادة، تعلم القيادة، مدرسة قيادة، مدرسة سواقة، مدرب قيادة، مدرب سواقة، يعلمني سواقة، يعلمني القيادة، تعلم سواقة، أتعلم سياقة، تعليم سياقة
move (my) furniture, move (my) house, move (my) apartment, move house, moving company, moving service, movers, furniture movers, moving help, removals, removal company: نقل أثاث، نقل عفش، نقل بيوت، أنقل أثاث، أنقل عفش، أنقل بيتي، شركة نقل أثاث، شركة نقل عفش، نقل منازل، ينقل عفش، ينقل أثاث، ينقل عفشي، أنقل عفشي، أنقل أثاثي، نقل عفشي، ننقل عفش
store (my) furniture, store (my) things, self storage, storage unit, storage units, storage space, mini storage: تخزين أثاث، تخزين عفش، مخزن للإيجار، وحدات تخزين، أخزن أغراضي
send package, send (a) package, send (a) parcel, ship (a) package, ship abroad, shipping company, international shipping, parcel delivery: شحن طرود، شحن دولي، إرسال طرد، أرسل طرد، أشحن أغراض، شركة شحن، شحن أغراض
send money, transfer money, wire money, wire transfer, money transfer, money wiring, remittance, remittances: تحويل أموال، تحويل فلوس، أحول فلوس، أرسل فلوس، أرسل أموال، إرسال أموال، حوالات، حوالة، تحويل مصاري، أبعث فلوس، أبعت فلوس، أحول مصاري، أبعت مصاري، إرسال فلوس، تحويلات مالية
exchange money, change money, change dollars, currency exchange, money exchange, foreign exchange: صرافة، تصريف عملة، أصرف دولار، تصريف دولار، صرف عملات، محل صرافة، تبديل عملة
cash check, cash (a) check, cash (my) check, check cashing, checks cashed: صرف شيكات، أصرف شيك، صرف شيك
open (a) bank account, bank account, open account: فتح حساب، حساب بنكي، أفتح حساب
do (my) taxes, file (my) taxes, pay (my) taxes, tax help, tax preparer, tax preparation, tax return, tax returns, income tax, tax service, tax accountant: ضرائب، إقرار ضريبي، محاسب ضرائب، تعبئة ضرائب، ملف ضرائب، أعمل ضرائب، تقديم ضرائب، تحضير ضرائب، عمل الضرائب، يعمل ضرائب، أقدم ضرائب، ملء ضرائب، تعمل ضرائب
keep (my) books, bookkeeping, bookkeeping service, accounting service: مسك دفاتر، مسك الدفاتر، محاسبة، خدمات محاسبة
cut (my) hair, get (a) haircut, haircut, hair cut, haircutting, barber, barber shop, barbershop: حلاقة، حلاقة شعر، قص شعر، أقص شعري، أحلق شعري، أحلق، حلاق، صالون حلاقة، يقص شعري، أقص شعر، قص شعري، يحلق شعري
do (my) hair, color (my) hair, dye (my) hair, hair coloring, hair dye, blow dry, blowout, hair salon, hairdresser, hair stylist, hairdressing: تسريحة شعر، صبغ شعر، صبغة شعر، أصبغ شعري، تصفيف شعر، كوافير، كوافيرة، استشوار شعر، صالون شعر
shave (my) beard, trim (my) beard, shave, beard trim, shaving: حلاقة ذقن، حلاقة لحية، أحلق ذقني، أحلق دقني، تشذيب لحية
do (my) nails, nail salon, nail spa, manicure, pedicure, manicurist: أظافر، مناكير، بديكير، بدكير، صالون أظافر، أعمل أظافري، تركيب أظافر
hair removal, waxing, body waxing, sugaring: إزالة شعر، إزالة الشعر، شمع، حلاوة سكر
laser hair removal, laser: ليزر، ليزر شعر، إزالة الشعر بالليزر
threading, eyebrow threading, do (my) eyebrows, eyebrows: خيط، تنظيف حواجب، حواجب، أعمل حواجبي
get (a) massage, massage, masseuse, massage therapist, massage therapy: مساج، تدليك، مسّاج، جلسة مساج
paint (my) house, paint (my) apartment, paint (my) room, paint (my) walls, paint walls, house painting, house painter, wall painting, painting contractor: دهان بيوت، دهان منازل، دهان شقق، دهان جدران، أدهن بيتي، أدهن البيت، صباغة منازل، صبغ جدران، يدهن البيت، يدهن بيتي، يدهن بيت، يدهن شقة، يصبغ بيت، دهان بيتي، أصبغ بيتي
renovate (my) house, renovate (my) home, renovate (my) apartment, remodel (my) kitchen, remodel (my) bathroom, fix (my) house, repair (my) house, home repair, house repair, home improvement, home improvement contractor, general contractor, home renovation, kitchen remodeling, bathroom remodeling, remodeling, renovation, renovations: ترميم منازل، ترميم، ترميم بيوت، تجديد منازل، أصلح بيتي، أرمم بيتي، تصليح بيت، صيانة منازل، تشطيبات، مقاول، مقاول ترميم، تحسين منازل
fix (my) roof, repair (my) roof, roof repair, roof leak, leaking roof, roofer, roofing: تصليح أسقف، تصليح سقف، تسريب سقف، عزل أسطح
fix (my) sink, fix (my) toilet, fix (my) pipe, fix leak, water leak, leaking pipe, broken pipe, clogged drain, unclog drain, drain cleaning, plumber, plumbing: سباكة، سباك، تسليك مجاري، تسريب ماء، تسريب مياه، تصليح حنفية، تصليح مواسير، كشف تسربات، مواسرجي، تصليح حمام، يصلح حنفية، يصلح حمام، يسلك مجاري، حنفية تسرب
fix (my) lights, fix electricity, power outage, wiring, electrician, electrical contractor, electrical repair: كهربائي، تصليح كهرباء، تمديدات كهربائية، تمديد كهرباء، أصلح الكهرباء، فني كهرباء، يصلح كهرباء، كهرباء مقطوعة
fix (my) air conditioner, air conditioner repair, fix (my) heater, fix (my) boiler, boiler repair, heating repair, air conditioning repair, heating and cooling, hvac: تصليح مكيف، تصليح مكيفات، صيانة مكيفات، صيانة تكييف، تصليح تدفئة، تصليح سخان، تدفئة وتبريد
locked out, unlock door, open (my) door, change lock, change (my) lock, lost (my) key, lost key, copy key, key copy, duplicate key, keys made, locksmith: فتح أبواب، فتح أقفال، نسخ مفاتيح، نسخ مفتاح، أنسخ مفتاح، ضاع المفتاح، تغيير قفل، قفال
kill bugs, kill mice, kill roaches, get rid of bugs, bed bugs, bedbugs, cockroaches, roaches, mice, rat control, pest control, pest control service, exterminator, exterminating, fumigation: مكافحة حشرات، رش حشرات، صراصير، فئران، بق الفراش، قتل حشرات، إبادة حشرات، رش مبيدات، مكافحة قوارض، يرش حشرات، يقتل صراصير، رش صراصير، أقتل صراصير
clean (my) house, clean (my) apartment, clean (my) home, house cleaning, home cleaning, apartment cleaning, maid service, cleaning lady, cleaning service, cleaning company: تنظيف بيوت، تنظيف منازل، تنظيف شقق، أنظف بيتي، تنظيف البيت، شركة تنظيف، عاملة تنظيف، خدمات تنظيف، ينظف بيت، ينظف بيتي، تنظف بيتي، تنظف بيت، أنظف بيت، ينظف شقة
clean (my) carpet, carpet cleaning, rug cleaning, wash carpet, wash (my) carpet: تنظيف سجاد، غسيل سجاد، غسل سجاد، تنظيف موكيت
clean (my) sofa, sofa cleaning, upholstery cleaning: تنظيف كنب، تنظيف مفروشات، غسيل كنب
junk removal, remove junk, take away furniture, trash removal, garbage removal, rubbish removal, haul junk, hauling: إزالة نفايات، رمي أثاث، نقل أنقاض، إزالة أنقاض، نقل نفايات
wash (my) clothes, wash clothes, do (my) laundry, do laundry, laundry, laundries, laundromat, launderette, wash and fold, coin laundry: غسيل ملابس، أغسل ملابسي، أغسل الملابس، غسل ملابس، مغسلة، مغاسل، مغسلة ملابس، مصبغة، يغسل ملابس، أغسل هدومي، أغسل ملابس، غسيل هدوم
dry clean (my) suit, dry clean, iron (my) clothes, iron (my) shirt, press clothes, dry cleaner, dry cleaning: كوي ملابس، أكوي ملابسي، تنظيف جاف، تنظيف على الناشف، دراي كلين، كي ملابس، مكوجي، يكوي ملابس، أكوي ملابس، كوي هدوم
sew clothes, hem (my) pants, shorten (my) pants, alter (my) dress, alterations, clothing alterations, tailor, tailoring, seamstress, dressmaker: خياطة، خياط، خياطة ملابس، تقصير بنطلون، أقصر بنطلون، تعديل ملابس، تضييق ملابس، ترزي، يقصر بنطلون، يخيط، أخيط، أفصل ثوب، تفصيل ثياب
see (a) doctor, visit (a) doctor, find (a) doctor, doctor visit, doctor, doctors office, physician, medical doctor: طبيب، دكتور، أطباء، زيارة طبيب، أروح دكتور، أشوف دكتور، كشف طبي، أراجع طبيب، أراجع دكتور، موعد طبيب، موعد دكتور
fix (my) teeth, clean (my) teeth, pull tooth, toothache, tooth ache, tooth pain, teeth cleaning, teeth whitening, dentist, dental care: طبيب أسنان، دكتور أسنان، وجع أسنان، ألم أسنان، خلع ضرس، تنظيف أسنان، تبييض أسنان، أصلح أسناني، ضرسي يوجعني، يصلح أسناني، سني يوجعني، أسناني توجعني
eye exam, check (my) eyes, test (my) eyes, eye test, vision test, optometrist, eye doctor: فحص نظر، فحص عيون، كشف نظر، أفحص نظري، طبيب عيون
buy medicine, get medicine, fill (my) prescription, fill prescription, prescription, medicine, medication, pharmacy, drugstore, drug store: صيدلية، صيدليات، أشتري دواء، شراء دواء، دواء، أدوية، وصفة طبية، صرف وصفة
blood test, get blood test, draw blood, lab test, medical laboratory: تحليل دم، تحاليل دم، فحص دم، تحاليل طبية، مختبر طبي، مختبر تحاليل
translate (my) documents, translate documents, translate (my) papers, translate papers, document translation, certified translation, translation service, interpreter, interpretation: ترجمة أوراق، ترجمة وثائق، أترجم أوراقي، ترجمة مستندات، ترجمة معتمدة، أترجم، ترجمة فورية، يترجم أوراق، يترجم أوراقي، يترجم، ترجمة شهادات، ترجمة شهادة
notarize (my) document, notarize, notarize documents, notarization, notary public, notary: توثيق، توثيق أوراق، أوثق ورقة، تصديق أوراق، كاتب عدل، تصديق وثائق
bring (my) family, bring (my) wife, family petition, family reunification, immigration petition, immigration services, immigration help: لم شمل، لم الشمل، أجيب زوجتي، أجيب أهلي، معاملات هجرة، خدمات هجرة، شؤون الهجرة
apply for asylum, asylum, seek asylum, refugee, political asylum: لجوء، لاجئ، طلب لجوء، تقديم لجوء، لجوء سياسي، أقدم لجوء
get divorced, divorce, file divorce, divorce attorney, divorce lawyer, family lawyer, family law: طلاق، محامي طلاق، محامي أحوال شخصية، أتطلق، قضايا أسرة
sue someone, sue (my) landlord, go to court, legal help, legal advice, legal services, legal aid: مساعدة قانونية، استشارة قانونية، أرفع قضية، استشارات قانونية، خدمات قانونية، رفع دعوى
learn english, study english, improve (my) english, english lessons, english school, english course, english class, esl: تعليم إنجليزي، أتعلم إنجليزي، تعلم الإنجليزية، دروس إنجليزي، كورس إنجليزي، تعليم اللغة الإنجليزية
learn arabic, study arabic, arabic lessons, arabic classes, arabic class, teach arabic: تعليم عربي، دروس عربي، تعلم العربية، أتعلم عربي، تعليم اللغة العربية
learn quran, memorize quran, quran school, quran classes, quran lessons: تحفيظ قرآن، حفظ القرآن، تعليم قرآن، أحفظ قرآن، دروس قرآن، حلقات تحفيظ
help with homework, homework help, tutoring, tutor (my) kids, tutor, private tutor, private teacher: دروس خصوصية، مدرس خصوصي، مساعدة في الواجبات، دروس تقوية، مساعدة واجبات
watch (my) kids, look after (my) kids, take care of (my) kids, mind (my) children, babysitting, babysit, babysitter, child minder, childminder, nanny: جليسة أطفال، رعاية أطفال، مربية، تنتبه على أولادي، تجلس مع الأطفال، دادة، ترعى أولادي، ترعى أطفالي، تنتبه للأطفال، تمسك أولادي
take care of (my) mother, take care of elderly, look after elderly, elderly care, senior care, elder care, home care, home health aide, caregiver: رعاية مسنين، رعاية كبار السن، مرافقة مسنين، تعتني بأمي، العناية بالمسنين، كبار السن
walk (my) dog, dog walking, dog walker, pet sitting, pet sitter, dog sitter: تمشية كلاب، رعاية حيوانات، جليس حيوانات
groom (my) dog, dog grooming, pet grooming, groomer: قص شعر كلاب، عناية بالحيوانات، حلاقة قطط
watch (a) movie, watch movies, see (a) movie, see (a) film, watch (a) film, movie theater, movie theatre, movies, cinema, cinemas, film theater: سينما، سينمات، أشاهد فيلم، أحضر فيلم، مشاهدة فيلم، صالة سينما، أشوف فيلم، شوف فيلم، أشوف أفلام، أتفرج فيلم، نشوف فيلم، أتفرج على فيلم
see (a) play, watch (a) play, see (a) show, watch (a) show, theater, theatre, playhouse, broadway show: مسرح، مسارح، مسرحية، أشاهد مسرحية، أحضر مسرحية، أشوف مسرحية، أتفرج مسرحية، شوف مسرحية، نشوف مسرحية
drink coffee, have (a) coffee, get coffee, grab coffee, coffee shop, coffeehouse, cafe, espresso bar, coffee tea: مقهى، كافيه، أشرب قهوة، شرب قهوة، نشرب قهوة، كوفي شوب، مقاهي، قهوة، أقعد في مقهى، كاسة قهوة، فنجان قهوة
drink tea, have tea, tea house, teahouse, tea room, tearoom, tea shop: شاي، أشرب شاي، بيت شاي، محل شاي
drink juice, juice bar, fresh juice, smoothie, smoothies, juice shop: عصير، عصائر، أشرب عصير، محل عصير، محل عصائر، عصير طازج، سموذي
drink beer, have (a) drink, get drunk, bar, pub, tavern, saloon: بار، حانة، خمارة، بارات
go dancing, dance club, nightclub, night club, disco, cabaret, clubbing: ملهى ليلي، نادي ليلي، مرقص، ديسكو، كباريه، ملاهي ليلية
smoke hookah, smoke shisha, hookah, hookah bar, hookah lounge, hookah place, shisha, shisha lounge, shisha bar, hookah cafe: شيشة، أدخن شيشة، أشرب شيشة، أرجيلة، أركيلة، نرجيلة، معسل، أشرب أرجيلة، قعدة شيشة، مقهى شيشة، نشرب شيشة، أدخن أرجيلة، نشرب أرجيلة
buy cigarettes, cigarettes, tobacco shop, tobacco store, tobacco retail dealer, tobacconist, smoke shop, cigar shop, cigars, cigarette store, tobacco: تبغ، دخان، سجائر، سجاير، محل دخان، أشتري دخان، أشتري سجائر، بائع تبغ، سيجار
vape, vaping, vape shop, vape store, electronic cigarette dealer, electronic cigarette, electronic cigarettes, e cigarette, e cig, ecig: فيب، سيجارة إلكترونية، سجائر إلكترونية، محل فيب، شيشة إلكترونية
eat out, dine out, have dinner, have lunch, eat dinner, eat lunch, dining, restaurant, eatery: مطعم، مطاعم، أتغدى، أتعشى، نتعشى، آكل برا
eat breakfast, have breakfast, breakfast place, breakfast spot, breakfast: فطور، إفطار، أفطر، نفطر، مطعم فطور
brunch, have brunch, brunch spot: برنش، برانش، فطور متأخر
order food, food delivery, deliver food, meal delivery: توصيل طعام، توصيل أكل، أطلب أكل، طلب طعام، توصيل طلبات
takeout, take out, takeaway, take away, carry out, carryout, food to go: سفري، تيك أوي، طلبات خارجية
buy groceries, get groceries, food shopping, grocery shopping, grocery, grocery store, food store: بقالة، تسوق بقالة، مقاضي، أغراض البيت، بقالات، مواد غذائية
buy vegetables, buy fruit, fruits vegetables, fruit stand, vegetable stand, produce stand, produce market, greengrocer, fruit market, stoop line stand, sidewalk stand: خضار وفواكه، خضار وفاكهة، محل خضار، خضرجي، أشتري خضار، بسطة خضار، بسطة
buy bread, fresh bread, bake bread, bakery, bakeshop, bake shop, bakery products: مخبز، فرن، أشتري خبز، خبز طازج، مخابز، محل خبز
buy meat, halal meat, halal butcher, butcher, butcher shop, meat shop, meat market: لحم حلال، لحوم حلال، ملحمة، جزار، أشتري لحم، محل لحوم، قصاب
order cake, birthday cake, buy cake, custom cake, cake shop, cake bakery: كيك، تورتة، كعكة عيد ميلاد، أطلب كيك، كيكة، قالب حلوى، كعك مناسبات
send flowers, buy flowers, order flowers, bouquet, flower delivery, florist, flower shop: محل زهور، أشتري ورد، باقة ورد، باقات ورد، إرسال ورد، محل ورد، بائع زهور
get married, place (for) wedding, place for a wedding, wedding party, wedding hall, wedding venue, wedding reception, party hall, party room, event space, event venue, banquet hall, ballroom, reception hall: قاعة أفراح، قاعات أفراح، صالة أفراح، قاعة زفاف، مكان عرس، قاعة عرس، قاعة حفلات، صالة مناسبات، مكان للعرس، قاعة مناسبات، أعمل عرس، مكان زفاف، صالة عرس، قاعة للعرس
plan (a) wedding, wedding planner, event planner, party planner, event planning, event organizer: تنظيم حفلات، منظم حفلات، تنظيم أعراس، منظمة أعراس، تنسيق حفلات، تنظيم مناسبات
take pictures, take photos, take (my) picture, photographer, photo shoot, photoshoot: تصوير، مصور، أتصور، جلسة تصوير
passport photo, passport photos, passport picture, photo studio, photography studio: صورة جواز، صور جواز، صور شخصية، استوديو تصوير
print documents, print papers, make copies, photocopy, photocopies, copy shop, print shop, copy center, printing: طباعة، أطبع ورق، تصوير مستندات، تصوير أوراق، نسخ أوراق، مطبعة
book (a) flight, buy (a) ticket, flight booking, book tickets, airline tickets, travel agency, travel agent, plane ticket: حجز طيران، حجز تذاكر، أحجز تذكرة، أحجز طيران، تذكرة سفر، تذاكر سفر، مكتب سفريات، وكالة سفر
book (a) hotel, stay overnight, sleep over, hotel, motel, lodging: فندق، فنادق، أحجز فندق، موتيل
rent (a) car, rent car, hire (a) car, car hire, car rental, rental car, auto rental: تأجير سيارات، أستأجر سيارة، استئجار سيارة، سيارات للإيجار، إيجار سيارات
go to hajj, go to umrah, umrah package, umrah trip, hajj trip, umrah, hajj and umrah: عمرة، حج وعمرة، رحلة عمرة، أعتمر، حملة حج، سفر عمرة
see the city, city tour, sightseeing, sightseeing bus, tour bus, bus tour, guided tour, tours: جولة سياحية، جولات سياحية، حافلة سياحية، باص سياحي، رحلات سياحية، جولة في المدينة
ride to airport, airport ride, airport transfer, airport taxi, airport car, car service airport: توصيل مطار، توصيل للمطار، تاكسي مطار، أروح المطار
get (a) taxi, call (a) taxi, call (a) cab, taxi, cab, taxicab, car service: تاكسي، تكسي، سيارة أجرة، أطلب تاكسي
work out, lift weights, fitness, gym, health club, fitness center, weight training: جيم، نادي رياضي، صالة رياضية، أتمرن، كمال أجسام، لياقة
learn (to) swim, swim lessons, swimming lessons, swim school, swimming school, swimming instructor: تعليم سباحة، أتعلم سباحة، دروس سباحة، مدرب سباحة
go swimming, swimming pool, public pool, pool: مسبح، مسابح، أسبح، حمام سباحة، بركة سباحة
martial arts, self defense, learn self defense: فنون قتالية، دفاع عن النفس، فنون الدفاع
learn karate, karate: كاراتيه، كراتيه، أتعلم كاراتيه
learn boxing, boxing, boxing gym: ملاكمة، بوكسينج، أتعلم ملاكمة
taekwondo, tae kwon do: تايكوندو، تيكواندو
play football, play soccer, soccer, soccer field, football pitch, soccer club: كرة قدم، كرة القدم، ألعب كرة، ملعب كرة
play games, arcade, amusement arcade, game room, video arcade: صالة ألعاب، صالات ألعاب
ice skating, go skating, skating rink, ice rink, skating: تزلج، حلبة تزلج، تزلج على الجليد، صالة تزلج
bingo, games of chance, bingo hall: بنغو، بينغو، ألعاب حظ
play pool, billiards, billiard hall, pool hall, snooker: بلياردو، صالة بلياردو، ألعب بلياردو، سنوكر
bowling, go bowling, bowling alley: بولينج، بولنغ
pray, pray jumuah, prayer place, prayer room, friday prayer, mosque, masjid: مسجد، مساجد، أصلي، صلاة الجمعة، مصلى، جامع
bury, burial, cemetery, muslim cemetery, graveyard: دفن، مقبرة، مقابر، جبانة
funeral service, funeral home, funeral parlor, undertaker, mortuary: جنازة، دفن موتى، تجهيز موتى، خدمات جنائز
donate clothes, donate, donation, donations, charity: تبرع، تبرعات، جمعية خيرية، أتبرع، صدقة
free food, food pantry, food bank, soup kitchen: طعام مجاني، بنك طعام، مساعدات غذائية، أكل ببلاش
rent (a) shop, rent (a) store, rent (an) office, commercial space, retail space, commercial rent: محل للإيجار، مكتب للإيجار، أستأجر محل، محل تجاري، مساحة تجارية
buy (a) house, buy (a) home, buy (an) apartment, sell (my) house, real estate agent, real estate broker, realtor, estate agent, letting agent, real estate: عقارات، وسيط عقاري، سمسار عقارات، أشتري بيت، أبيع بيتي، مكتب عقارات، مكتب عقاري
car dealership, auto dealer, used car dealer, secondhand dealer auto, car dealer: معرض سيارات، وكالة سيارات، تاجر سيارات
sell gold, sell (my) gold, gold buyer, gold shop, gold dealer, jewelry store, jeweler: محل ذهب، أبيع ذهب، صائغ، محل مجوهرات، بيع ذهب
pawn (my) gold, pawn shop, pawnshop, pawnbroker, pawn: رهن، محل رهن، رهونات
buy used things, used things, used goods, second hand shop, secondhand shop, second hand store, secondhand store, secondhand, thrift store, thrift shop, thrift, consignment shop, charity shop, secondhand dealer, secondhand dealer general: محل مستعمل، أغراض مستعملة، أشياء مستعملة، بالة، سوق الحراج، محلات المستعمل، روبابيكيا، بضائع مستعملة
sell scrap, junk (my) car, junk car, scrap (my) car, scrap metal, scrap yard, scrapyard, junkyard, junk yard, scrap metal processor, metal recycling: خردة، سكراب، حديد خردة، تشليح، بيع خردة، معادن خردة، سيارة خردة
auction, auction house, auction house premises, auctioneer, auctions: مزاد، مزادات، دلال، حراج
collect debt, debt collection, debt collector, debt collection agency, collection agency: تحصيل ديون، تحصيل الديون، شركة تحصيل
get insurance, buy insurance, insure (my) car, insurance, insurance broker, insurance agency: تأمين، شركة تأمين، أعمل تأمين، وكيل تأمين، تأمينات
make (a) website, build (a) website, web design, website design, web designer, web developer: تصميم مواقع، تصميم موقع، أعمل موقع، مصمم مواقع، برمجة مواقع
job agency, employment agency, staffing agency, temp agency, recruitment agency: مكتب توظيف، مكاتب توظيف، وكالة توظيف، مكتب تشغيل
cook for party, cater (my) party, party food, catering, caterer, catering service: تموين حفلات، طبخ ولائم، عزومات، ولائم، كيترينج، تجهيز ولائم
hear music, live music, listen to music, concert, concert hall, concerts: موسيقى حية، حفلة غنائية، حفلات غنائية، أسمع موسيقى
learn music, music lessons, music school, music classes, music teacher: تعليم موسيقى، دروس موسيقى، تعليم عزف، معهد موسيقى، أتعلم موسيقى
learn piano, piano lessons, piano teacher: دروس بيانو، تعليم بيانو، معلم بيانو
learn guitar, guitar lessons, guitar teacher: دروس جيتار، تعليم جيتار
learn oud, oud lessons, oud teacher: دروس عود، تعليم عود، معلم عود
get tattoo, tattoo, tattoo shop, tattoo parlor, tattoo artist: وشم، تاتو، أوشام
tint (my) windows, window tint, window tinting, car tint: تظليل زجاج، تظليل سيارات، تضليل سيارات
charge (my) car, ev charging, charging station, electric car charger: محطة شحن، شحن سيارات كهربائية
fill gas, fill up gas, buy gas, gas station, petrol station, fuel station, filling station: محطة بنزين، محطة وقود، أعبي بنزين، بنزينة، محروقات
mail (a) letter, post (a) letter, send (a) letter, post office: مكتب بريد، بريد، أرسل رسالة
frame (my) picture, picture framing, custom framing, framing: براويز، تبرويز، إطارات صور، برواز
install cameras, security cameras, cctv, camera installation, surveillance cameras: كاميرات مراقبة، تركيب كاميرات، كاميرات أمنية
install alarm, alarm system, burglar alarm, security system, alarm company: جهاز إنذار، نظام إنذار، أجهزة إنذار، إنذار سرقة
put up shelves, assemble furniture, furniture assembly, mount (my) tv, tv mounting, hang (my) tv, odd jobs, handyman: تركيب أثاث، تجميع أثاث، تعليق تلفزيون، صيانة عامة، أعمال صيانة، فك وتركيب
cut grass, mow (my) lawn, lawn care, lawn mowing, gardening, landscaping, landscaper, gardener: تنسيق حدائق، قص عشب، بستنة، جنايني، بستاني
cut (a) tree, tree service, tree removal, tree trimming: قص أشجار، تقليم أشجار، قطع أشجار
shovel snow, snow removal, clear snow, snow plow: إزالة الثلج، تنظيف ثلج، جرف الثلج
`;
