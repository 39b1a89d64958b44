/** Other goods: electronics, baby products, sports, school, tools and hobbies. */
export const otherGoods = `
laptops, notebook, notebook computer, laptop computer, ultrabook, portable computer, laptop: لابتوب، لابتوبات، لاب توب، حاسوب محمول، كمبيوتر محمول، حاسب محمول، نوتبوك، لابتوبي
gaming laptop, gaming notebook, gamer laptop: لابتوب ألعاب، لابتوب جيمنج، لابتوب قيمنق
2 in 1 laptop, convertible laptop, touchscreen laptop, 2 in 1 convertible: لابتوب شاشة لمس، لابتوب قابل للتحويل
macbook, mac laptop: ماك بوك، ماكبوك، لابتوب آبل
desktop computer, desktop, personal computer, tower computer: كمبيوتر مكتبي، حاسوب مكتبي، كمبيوتر ثابت
gaming computer, gaming desktop, gamer computer: كمبيوتر ألعاب، تجميعة قيمنق، كمبيوتر جيمنج
keyboard, computer keyboard: لوحة مفاتيح، كيبورد، كي بورد
computer mouse, wireless mouse: ماوس، فأرة كمبيوتر، ماوس كمبيوتر
hard drive, hard disk, hdd, external drive: هارد ديسك، قرص صلب، هاردسك
flash drive, usb drive, usb stick, memory stick, thumb drive: فلاشة، فلاش ميموري، يو اس بي، ذاكرة فلاش
memory card, sd card: كرت ذاكرة، بطاقة ذاكرة، ميموري كارد
graphics card, video card, gpu: كرت شاشة، بطاقة رسوميات، كارت شاشة
router, wifi router: راوتر، جهاز واي فاي
projector, video projector: بروجكتر، جهاز عرض، بروجيكتور
scanner, document scanner: ماسح ضوئي، سكانر
ink, toner, printer ink, ink cartridge, printer cartridge: حبر طابعة، أحبار، حبر، تونر
power bank, portable charger, battery pack: باور بانك، شاحن متنقل، بطارية متنقلة
phone charger, charging cable, charger cable, charger, cable charger: شاحن، شواحن، كابل شحن، سلك شحن، وصلة شحن
screen protector, tempered glass, phone screen protector: حماية شاشة، لاصق شاشة، واقي شاشة، ستيكر شاشة
used phone, second hand phone, used mobile, used cell phone: جوال مستعمل، موبايل مستعمل، هاتف مستعمل
galaxy phone, samsung phone: جوال سامسونج، موبايل سامسونج، جوال جالكسي، موبايل جالكسي
galaxy: جالكسي، جلاكسي
earphone, headphone, headphones, earphones, earbuds, headset: سماعة رأس، سماعات رأس، سماعات أذن، هيدفون، سماعات
loudspeaker, speakers, sound system, stereo: سماعات صوت، مكبر صوت، سبيكر، مكبرات صوت، نظام صوتي
microphone, mic: ميكروفون، مايك، لاقط صوت
smart television, flat screen, flat screen television, led television: تلفزيون ذكي، شاشة سمارت، شاشة مسطحة، تلفزيون سمارت
xbox, xbox console: إكس بوكس، اكس بوكس
nintendo, nintendo switch: نينتندو، ننتندو
digital camera, photo camera, dslr, camera: كاميرا، كاميرات، آلة تصوير، كاميرا تصوير
camera lens, lens: عدسة كاميرا، عدسات كاميرا، لنس
tripod, camera stand: ترايبود، حامل كاميرا، حامل ثلاثي
drone, drones, quadcopter: درون، طائرة بدون طيار، طيارة تصوير
e-reader, ebook reader, kindle: قارئ إلكتروني، كيندل
calculator, calculators: آلة حاسبة، حاسبة
pushchair, stroller, baby stroller, pram, buggy, baby carriage: عربة أطفال، عربية أطفال، عرباية، عربة بيبي
infant car seat, baby car seat, child car seat, booster seat, child seat: كرسي سيارة أطفال، كرسي سيارة للأطفال، مقعد سيارة للطفل
baby carrier, baby sling: حمالة أطفال، حمالة بيبي، شيالة بيبي
baby walker: مشاية أطفال، مشاية بيبي
playpen, play yard, pack and play: بارك أطفال، حظيرة لعب، سرير لعب
diapers, nappies, diaper, nappy: حفاضات، حفاظات، بامبرز، حفاض
baby formula, infant formula, formula milk, baby milk: حليب أطفال، حليب رضع، حليب صناعي
baby bottle, feeding bottle, milk bottle: رضاعة، رضاعات، ببرونة، زجاجة رضاعة
pacifier, dummy, soother: لهاية، مصاصة أطفال، تيتينة
baby things, baby items, baby stuff, baby products, baby supplies: أغراض بيبي، مستلزمات أطفال، لوازم بيبي، مستلزمات مواليد
toys, toy, kids toys, childrens toys, playthings: لعبة، ألعاب، لعب أطفال، ألعاب أطفال
teddy bear, stuffed animal, plush toy, soft toy: دبدوب، دمية قماش، دب محشو
puzzle, jigsaw, jigsaw puzzle, puzzles: بازل، أحجية، تركيب صور
board game, board games: ألعاب لوحية، لعبة لوحية، ألعاب طاولة
backgammon, tawla: طاولة زهر، طاولة نرد
chess, chess set: شطرنج، شطرنج خشب
playing cards, deck of cards: ورق لعب، شدة ورق، كوتشينة
dumbbells, weights, dumbbell, free weights: أثقال، دمبلز، أوزان، دامبلز
running machine, treadmill: جهاز مشي، سير كهربائي، تريدميل، جهاز جري
exercise bike, stationary bike, spin bike: دراجة رياضية ثابتة، دراجة تمارين، سيكل رياضي
soccer ball, footballs, football ball: كرة قدم، كرات قدم، طابة
basketball, basketballs, basket ball: كرة سلة، باسكت
volleyball, volley ball: كرة طائرة، فولي بول
tennis racket, tennis racquet, racket, racquet: مضرب تنس، مضارب، مضرب
skateboard, skate board: سكيت بورد، لوح تزلج
roller skates, rollerblades, inline skates: زلاجات، باتيناج
fishing rod, fishing gear, fishing tackle, fishing pole: سنارة، صنارة صيد، أدوات صيد، عدة صيد
camping gear, camping equipment: أدوات تخييم، عدة رحلات، معدات تخييم
novel, novels, fiction book, story book: رواية، روايات، قصص
textbook, textbooks, school books, college books: كتب مدرسية، كتب جامعية، كتب دراسية
childrens books, kids books, children book, picture book: كتب أطفال، قصص أطفال
islamic books, islamic book, religious books: كتب إسلامية، كتب دينية
arabic books, arabic book, books in arabic: كتب عربية، كتاب عربي
dictionary, dictionaries: قاموس، معجم، قواميس
notebooks, copybook, exercise book, writing pad: دفتر، دفاتر، كراسة، كراريس
pen, pens: قلم، أقلام
keyboard piano, electric keyboard, electric piano, digital piano, synthesizer: أورغ، أورج، بيانو كهربائي، كيبورد موسيقي
violin, fiddle: كمان، كمنجة، كمنجات
flute: ناي، فلوت، شبابة
darbuka, hand drum, tabla, doumbek: دربكة، طبلة، درابكة
tambourine, daf: دفوف
drum set, drums, drum kit: درامز، طقم طبول
prayer mat, prayer rug, prayer carpet: سجادة صلاة، سجاجيد صلاة، مصلية
prayer beads, tasbih, misbaha, rosary beads: مسبحة، سبحة، مسابح صلاة، تسبيح
incense burner, mabkhara, bukhoor burner: مبخرة، مباخر، مجمرة
hookah pipe, shisha pipe, hookah set, water pipe: جهاز شيشة، شيشة كاملة، عدة شيشة
hookah tobacco, shisha tobacco, molasses tobacco: معسل، تبغ شيشة، دخان شيشة
shisha charcoal, hookah charcoal, coconut charcoal, charcoal: فحم، فحم شيشة
toolbox, tool box, tool set, hand tools, tool kit: عدة يدوية، صندوق عدة، طقم عدة، أدوات يدوية
hammer, hammers: مطرقة، شاكوش، شواكيش
screwdriver, screw driver: مفك، مفكات، مفك براغي
saw, handsaw: منشار، مناشير
power drill, electric drill, cordless drill: دريل كهربائي، مثقاب كهربائي، شنيور كهربائي
generator, power generator: مولد كهرباء، مولد، مولدات، ماطور
lawn mower, lawnmower, grass cutter: قاطعة عشب، ماكينة قص عشب، جزازة عشب
snow blower, snow thrower: كاسحة ثلج
barbecue grill, bbq grill, charcoal grill, gas grill, outdoor grill: شواية، منقل، شواية فحم، منقل شواء
cage, bird cage, pet cage: قفص، أقفاص، قفص عصافير
fish tank, aquarium, fishbowl: حوض سمك، أحواض سمك، أكواريوم
puppy, puppies: جرو، جراء، كلب صغير
kitten, kittens: قطة صغيرة، قطط صغيرة، هريرة
parrot, parrots: ببغاء، ببغاوات
dog food, puppy food: طعام كلاب، أكل كلاب
cat food, kitten food: طعام قطط، أكل قطط
crutches: عكاز، عكازات
massage chair, massager: كرسي مساج، جهاز مساج، كرسي تدليك
blood pressure monitor, blood pressure machine: جهاز ضغط، جهاز قياس ضغط
electric shaver, shaver, hair clipper, hair trimmer, clippers, beard trimmer: ماكينة حلاقة، مكينة حلاقة، آلة حلاقة
hairdryer, hair dryer, blow dryer: سشوار، مجفف شعر، استشوار
hair straightener, flat iron, straightener: مكواة شعر، مملس شعر، سيراميك شعر
safe box, safe, strongbox: خزنة، خزنة حديد، صندوق أمانات
cash register, till, point of sale: ماكينة كاشير، آلة كاشير، صندوق كاشير
restaurant equipment, kitchen equipment, commercial kitchen equipment, restaurant supply: معدات مطاعم، تجهيزات مطاعم، أدوات مطاعم، معدات مطبخ
free stuff, freebies, giveaway: مجاني، مجانا، ببلاش، هدية مجانية
moving sale, garage sale, yard sale, estate sale: بيع أثاث بسبب السفر، تصفية منزل، بيع أغراض منزل
refurbished, renewed, reconditioned: مجدد، مجددة، معاد تجديده
broken, for parts, not working: خربان، معطل، مكسور، للقطع، عطلان
handmade, hand made, crafted: صناعة يدوية، شغل يد، يدوي، عمل يدوي
brand name, designer brand, branded: ماركة، ماركات، براند
sleeping bag, sleeping bags: كيس نوم، أكياس نوم
walking stick, walking cane, cane: عصا مشي، عصا، باكورة
mobile, mobile phone, cellphone, cell phone, smartphone, handset: موبايل، موبايلات، جوال، جوالات، موبايلي، جوالي، تلفوني، هاتفي، خلوي، هاتف محمول
furnishings, furniture, home furniture: أثاث، مفروشات، عفش، أثاثي، عفشي، موبيليا
`;
