/**
 * What a thing is for, in the format of `arabicNeeds`: lines for queries with a word for a thing, «حاجة أنام عليها».
 */
export const arabicGoods = `
علق يعلق تعليق | ملابس ثياب هدوم أواعي حوايج معطف جاكيت عبايات | coat rack, شماعة ملابس, wardrobe
علق يعلق تعليق | ستارة ستائر | curtain rod
علق يعلق تعليق | مفتاح مفاتيح | شماعة ملابس
علق يعلق تعليق | حيط جدار صورة | مرآة, براويز
نام رقد ينيم مدد تمدد نعس | ضيف ضيوف خطار أقارب | sofa bed
نام رقد نعس | رضيع بيبي مولود نونو بزر | crib
نام رقد نعس | أرض | mattress
نام رقد مدد تمدد نعس ينام | * | سرير, مرتبة سرير
غطي تغطي تلحف لحف دفي | نوم ليل سرير برد | blanket
لف دفي | رقبة | scarf
حط وضع سند ريح | راس رأس رقبة | pillow
قعد جلس ريح ارتاح كعد گعد | صالون صالة تلفزيون مجلس ليوان ضيوف | sofa
قعد جلس كعد گعد | بلكون بلكونة حديقة جنينة حوش سطح شرفة | outdoor chair
قعد جلس كعد گعد | مكتب كمبيوتر دوام | office chair
قعد جلس كعد گعد | بحر شط شاطئ | beach chair
قعد جلس كعد گعد | سفرة أكل طعام | dining table, chair
قعد جلس كعد گعد | سيارة عربية | car seat
قعد جلس كعد گعد | * | chair, sofa
أكل اكل تعشى تغدى | رضيع بيبي طفل صغير | high chair
أكل اكل تعشى تغدى أفطر فطر | * | dining table
ذاكر درس كتب قري مذاكرة دراسة | كتاب | desk lamp
ذاكر درس كتب مذاكرة دراسة ذكر | * | desk
اشتغل شتغل | كمبيوتر لابتوب مكتب | desk
حط رتب حفظ خزن شال وضع صفف خبي ضب ضم | ملابس هدوم ثياب أواعي حوايج حوائج قش | wardrobe, chest of drawers
حط رتب حفظ شال وضع صفف ضب | كتب كتاب روايات مجلات | bookcase
حط رتب حفظ شال وضع صفف ضب | جزم جزمة أحذية حذاء كنادر صبابيط صباط شوزات نعال كندرة | shoe rack
حط رتب حفظ شال وضع صفف ضب | صحون أطباق كاسات مواعين طناجر | cabinet
حط رتب حفظ شال وضع صفف ضب | مكياج ميكب عطور | dresser
حط ركب وضع | تلفزيون تلفاز شاشة تلفزه | tv stand
حط رمى كب ذب | زبالة قمامة نفايات وسخ | trash can
حط وضع شال | ورد زرع شتلة | flower pot
حط حفظ شال خبي | فلوس مصاري ذهب مجوهرات أوراق فلوسي دهب | safe
حط وضع شال نقل | أكل طعام غدا لانش مدرسة شغل | lunch box
حط وضع | شموع صينية قهوة فنجان كاسات | coffee table
حط وضع | سرير تخت أباجورة | nightstand
شال حط حمل | سفر ملابس هدوم رحلة | suitcase
شال حط حمل | كتب مدرسة جامعة دفاتر | backpack
شال حط حمل ركب مشى مشي جر | بيبي رضيع طفل مولود نونو ولد بزر | stroller, baby carrier
شال حط حمل وضع | لابتوب كمبيوتر | حقيبة لابتوب
شال حط حمل حفظ وضع | فلوس مصاري بطاقات هوية كروت | wallet
طبخ سوى عمل اطبخ | رز أرز تمن | rice cooker, pot
طبخ سوى عمل | لحم شوربة أكل عدس فول | pressure cooker, pot
طبخ يطبخ | * | pot, stove
قلي يقلي | زيت بطاطس بطاطا سمك | air fryer, frying pan
قلي يقلي | * | frying pan, deep fryer
شوى شوي يشوي | * | barbecue grill
سوى عمل عصر طلع سوي حضر صنع | عصير عصاير برتقال ليمون | juicer, blender
عصر يعصر | * | juicer
سوى عمل حضر صنع سوي غلي | قهوة إسبريسو كابتشينو | ماكينة قهوة
سوى عمل حضر صنع سوي غلي سخن | شاي ماء مي موية ماية مية | kettle
سخن حمي يسخن | أكل طعام غدا عشا ماكلة | microwave
سخن حمص | خبز توست عيش | toaster
خبز سوى عمل خبيز حضر | كيك خبز بيتزا عيش معجنات | oven
خلط طحن ضرب خفق | * | blender
فرم قطع قص | لحم بصل خضار | food processor, knife
قطع يقطع قص | * | knife
حفظ برد | أكل طعام خضار لحم ماء مي | refrigerator
جمد فرز | * | freezer
حفظ خلي ضل | قهوة شاي سخن سخنة حامي | thermos
غسل جلي | صحون مواعين أطباق جلي | dishwasher
غسل نظف | ملابس هدوم ثياب غسيل أواعي | washing machine
نشر نشف جفف | ملابس هدوم ثياب غسيل أواعي | drying rack, dryer
كوي كوى يكوي كوى | * | مكواة
كنس شفط نظف مسح لم | أرض بلاط سجاد بيت غبار تراب موكيت شعر | vacuum cleaner, broom
كنس شفط | * | vacuum cleaner, broom
نظف لمع | سنان أسنان | toothbrush
دفي دفا سخن تدفئة دفئ | بيت غرفة أوضة صالة دار حجرة شقة مكتب | space heater
دفي دفا دفئ | إيد يد إيدين أصابع | قفازات
دفي دفا دفئ | راس رأس دان أذن آذان | hat
دفي دفا دفئ | رجل رجلين قدم | socks
دفي دفا دفئ | * | space heater, blanket
برد هوي | بيت غرفة أوضة صالة حجرة شقة جو هوا | air conditioner, fan
برد هوي | ماء مي | water dispenser, refrigerator
نقي صفي فلتر | ماء مي موية مية | water filter
نقي نظف | هوا هواء | air purifier
رطب | * | humidifier
ضوى ضوي أضاء شعل ينور تنور | * | lamp
قري قرى يقرا | ليل سرير ضو | reading lamp
سمع يسمع | قرآن موسيقى أغاني مزيكا صوت أخبار | headphone, speakers
سمع يسمع | * | headphone, speakers
شحن يشحن عبي | موبايل جوال تلفون ايفون تليفون هاتف نقال | charger, power bank
شحن يشحن | لابتوب | charger
قوى قوي سرع وصل | نت إنترنت واي واي فاي شبكة | router
طبع يطبع | * | printer
صور يصور | ورق أوراق مستندات | scanner
صور يصور | * | camera
حكي تكلم كلم اتصل | أهل بلد أم عيلة | mobile phone, tablet
شاف شوف تفرج طالع | فيلم أفلام مسلسل مسلسلات مباراة ماتش | television
شاف شوف بص | وجه نفس شكل حالي وش | mirror
حسب قاس عد | وزن | scale
قاس قيس | ضغط | blood pressure monitor
قاس قيس | سكر | blood pressure monitor
كتب دون | محاضرة درس ملاحظات | notebook, pen
حمي حمى غطي ستر | مطر مطره شتا | raincoat, umbrella
حمي حمى غطي ستر | شمس حر | sunglasses, hat
حمي حمى غطي | شاشة موبايل جوال | screen protector
غطي ستر حجب | شباك شبابيك نافذة نوافذ دريشة درايش | curtain, blinds
غطي فرش حط | أرض أرضية صالة بلاط | carpet
غطي حط | راس رأس شعر | hijab, hat
غطي لبس | كنب كنبة | sofa cover
صلي يصلي | * | prayer rug
لبس البس | شتا شتاء برد ثلج بردان | coat, jacket, sweater
لبس البس | مطر | raincoat
لبس البس | صيف حر | t-shirt, shorts
لبس البس | عرس فرح حفلة مناسبة سهرة خطوبة زفاف | dress, suit
لبس البس | شغل مقابلة دوام | suit, shirt
لبس البس | رجل رجلين قدم مشي جري رياضة | shoes, sneakers
لبس البس | إيد يد إيدين | قفازات
لبس البس | بحر سباحة مسبح | swimwear
لبس البس | نوم بيت | pajamas
لبس البس | راس رأس | hat
لبس البس | صلاة عيد جمعة | abaya, thobe
زين | إيد يد رقبة | bracelet, necklace
مشي تمشى | بيبي رضيع طفل نونو | baby walker, stroller
مشي تسند سند | أبوي أمي جد جدة ختيار كبير مريض | walking stick, wheelchair
مشي جري ركض | رياضة بيت جهاز مكان | treadmill
مشي جري ركض | رجل قدم | shoes, sneakers
ركب ساق تنقل راح | شغل جامعة مدرسة دوام | bicycle, scooter
لعب تسلى يلعب | رياضة تمرين عضلات حديد | dumbbell, treadmill
لعب تسلى لهي يلعب تلهى | أولاد ولاد بنت ولد طفل بيبي عيال أطفال بزر بزورة صغار | toys
لعب تسلى يلعب | أصحاب صحاب شلة ضيوف | board game, playing cards
تمرن تدرب رياضة | * | dumbbell, treadmill
عزف يعزف دق | * | oud, guitar
رضع شرب | رضيع بيبي | baby bottle
سكت هدي | بيبي رضيع | pacifier
غير بدل | بيبي رضيع حفاض | diaper
ثبت دق ركب | مسمار مسامير حيط | hammer, power drill
خرم ثقب حفر | حيط جدار | power drill
فك ربط | براغي مسامير | screwdriver
قص جز | حشيش عشب نجيل | lawn mower
شال جرف نظف | ثلج | snow shovel, snow blower
حلق شذب | ذقن دقن لحية شعر | electric shaver
نشف جفف | شعر | مجفف شعر
سشور ملس فرد | شعر | hair straightener
خيط يخيط | * | sewing machine
صاد صيد | سمك | fishing rod
خيم نام تخييم | بر برية غابة كشتة | tent, sleeping bag
بخر | بيت ثياب | incense, incense burner
أهدى هدي جاب | خطيبة زوجة مرت أم | gift, perfume, flowers
`;

/** What one does at work, in the format of `arabicNeeds`: lines for queries with a word for work. */
export const arabicWork = `
ساق سوق سواق يسوق سياقة سواقة أسوق | شاحنة تريلا لوري كميون تراك قلاب | truck driver
ساق سوق سواق يسوق سياقة سواقة أسوق | باص أتوبيس حافلة | bus driver
ساق سوق سواق يسوق أسوق | تاكسي تكسي أوبر أجرة | taxi driver
ساق سوق يسوق سياقة سواقة أسوق | * | driver
وصل ودي وزع | طلبات أكل بيتزا طرود طلبيات بضاعة | delivery, delivery driver
وصل ودي وزع | ناس ركاب زبائن أولاد مدرسة مرضى | driver
وصل وزع | * | delivery
طبخ يطبخ | * | cook, kitchen helper
خبز عجن | * | baker
شوى شوي | * | grill cook
قدم خدم سرفي نزل | أكل زباين زبائن طاولات قهوة طلبات مطعم طعام | waiter
عمل سوي حضر | قهوة كوفي إسبريسو | barista
غسل جلي | صحون مواعين أطباق جلي | dishwasher
غسل كوي كوى | ملابس هدوم ثياب غسيل | laundry worker
غسل لمع | سيارات عربيات سيارة | car wash worker
نظف كنس مسح تنظيف | * | cleaner
رتب | غرف أسرة | hotel housekeeper, cleaner
رتب نظف تنظيف | فندق غرف | hotel housekeeper
حرس راقب حراسة | * | security guard
فتح وقف حرس | باب عمارة | doorman
بنى عمر صب بنا | عمارة عمارات بيوت بيت سقف باطون جدران طوب | construction, construction worker
دهن صبغ طلي | * | painter
صلح تصليح | سيارات عربيات موتر | mechanic
صلح تصليح | تلفونات جوالات موبايلات موبايل | phone repair
صلح تصليح | كمبيوتر لابتوب | computer technician
صلح تصليح ركب | كهربا كهرباء | electrician
صلح تصليح ركب | مواسير حنفيات | plumber
صلح تصليح ركب | مكيفات تكييف | air conditioning technician
صلح تصليح صيانة ركب | * | handyman, maintenance
باع بيع أبيع | ملابس عطور محل جوالات ذهب هدوم | salesperson
باع بيع سوق | تلفون هاتف | telemarketer
باع بيع أبيع | * | salesperson, sales
حاسب قبض | زباين زبائن صندوق | cashier
رد جاوب | تلفون هاتف اتصالات تلفونات مكالمات زباين | call center, receptionist
استقبل رحب | * | receptionist
كتب طبع دخل | كمبيوتر بيانات | data entry
كتب | * | writer
رتب نظم | أوراق ملفات مواعيد | secretary, office assistant
حسب مسك | حسابات دفاتر فواتير | accountant, bookkeeper
برمج | * | programmer
صمم رسم | * | graphic designer
صور تصوير | * | photographer
ترجم ترجمة | * | translator
علم درس أدرس دروس | عربي | Arabic teacher
علم درس حفظ | قرآن | Quran teacher
علم درس | أولاد أطفال طلاب صغار مدرسة رياضيات إنجليزي عربي علوم | teacher, tutor
علم درس تدريس تعليم | * | teacher, tutor
رعى اهتم انتبه قعد جلس لعب ربى دير عنى | أولاد أطفال صغار بيبي عيال ولاد رضيع بزورة دراري | babysitter, nanny
رعى اهتم انتبه قعد جلس خدم ساعد عنى دير | كبار مسنين عجوز مسن ختيار مرضى سن معاق | home health aide, caregiver
عالج مرض سهر | * | nurse
سحب | دم | phlebotomist
حمل شال نزل عتل تحميل عتالة رفع | * | warehouse worker, mover
نقل | عفش أثاث أغراض | mover
عبي غلف رتب | بضاعة كراتين صناديق رفوف طرود | packer, warehouse worker
خيط فصل خياطة يخيط | * | seamstress, tailor
حلق | * | barber
صفف سشور | شعر | hairdresser
زرع سقي قلم | * | gardener
لحم | حديد | welder
قطع ذبح | لحم لحمة | butcher
رتب نسق | ورد زهور | منسق زهور
بدون بلا دون ما | خبرة خبره تجربة | no experience
احتاج يحتاج محتاج طلب يطلب بحاجة | خبرة | no experience
احتاج يحتاج طلب يطلب | لغة إنجليزي إنجليزية | arabic speaking
قعد جلس قاعد قاعدة كعد | بيت دار منزل | work from home
`;

/** What another person is to do, in the format of `arabicNeeds`: lines for queries with a word for a person. */
export const arabicHelp = `
قعد جلس كعد گعد بات نام سهر لعب أكل لهى طلع | أطفال أولاد بنت ولد بيبي طفل عيال صغار رضيع ولاد ابني بنتي عيالي ولادي بنات بزورة جهال دراري | babysitter
قعد جلس كعد گعد بات نام سهر أكل غسل طبخ ساعد حمم سند مشى يمشي | أم أب والدة والد كبير مسن عجوز جدة جد ختيار أمي أبوي أبي والدي ماما بابا شيبة شايب مريض مقعد | home health aide, elder care
جاب ودي أخذ وصل | مدرسة حضانة دكتور مستشفى دوام شغل | car service, driver
طبخ سوى عمل يطبخ قلى حضر | * | catering, homemade food
ذاكر درس علم شرح فهم يعلم | * | tutor
غنى رقص دق طبل عزف شغل | عرس فرح حفلة خطوبة | DJ
هرج لعب رسم | عيد حفلة أولاد ميلاد | kids party
طبخ خدم نظف غسل كوى | بيت دار منزل يومين أسبوع | housekeeper
خيط يخيط فصل | * | tailor
رسم نقش | حيط جدار | house painting
حل فك | مشاكل سحر عين زواج | counseling
أخطب خطب دور لقى زوج | عروس عريس زوجة بنت حلال | matchmaker
`;
