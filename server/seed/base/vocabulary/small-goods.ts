/** Small goods for the kitchen, the bath, phones, cars, children and sports. */
export const smallGoods = `
can opener, bottle opener, corkscrew: فتاحة علب، فتاحات علب، فتاحة قناني
kitchen utensils, ladle, spatula, cooking spoon: أدوات طبخ، مغرفة، ملاعق طبخ
grater, peeler, vegetable peeler: مبشرة، مقشرة خضار، قشارة
colander, strainer, sieve: مصفاة، مصافي، منخل، غربال
measuring cups, kitchen scale: أكواب قياس، ميزان مطبخ
rolling pin, dough roller: شوبك، نشابة، مرقاق عجين
aluminum foil, plastic wrap, baking paper: ورق ألمنيوم، ورق قصدير، نايلون تغليف، ورق زبدة
paper towels, toilet paper, tissues, napkins: محارم، مناديل، ورق تواليت، كلينكس
disposable plates, plastic cups, paper plates: صحون بلاستيك، أكواب ورقية، صحون ورقية
slow cooker, crock pot, instant pot: قدر طبخ بطيء، طنجرة كهربائية
apron, aprons: مريلة مطبخ، مريول مطبخ، مئزر
oven mitt, pot holder, trivet: قفاز فرن، مسكة طنجرة، حامل طنجرة
soap, hand soap, body wash: صابون، صابونة، صابون سائل، صابون غار، صابون حلبي
toothbrush, toothpaste: فرشاة أسنان، معجون أسنان، فرشة سنان، معجون سنان
razor, razors, shaving cream: شفرة حلاقة، موس حلاقة، أمواس، رغوة حلاقة
nail clippers, tweezers: قصافة أظافر، مقص أظافر، ملقط
hair brush, comb, hairbrush: مشط، أمشاط، فرشاة شعر
hair clips, hair ties, headband, hair bands: ربطات شعر، مشابك شعر، بكلات، طوق شعر
body lotion, moisturizer, hand cream, face cream, lotion: كريم مرطب، مرطب بشرة، كريم يدين، كريم وجه
bath towels, bath towel, hand towel: مناشف حمام، بشاكير، فوط حمام
wall hooks, hook, hooks, key holder: علاقات حائط، خطافات، علاقة مفاتيح جدارية
jewelry box, jewellery box: صندوق مجوهرات، علبة مجوهرات
fly screen, window screen, mosquito net, fly swatter: شبك نوافذ، سلك ناموس، ناموسية، منخل شباك
phone holder, phone stand, car phone mount, phone mount: حامل جوال، حامل موبايل، ستاند موبايل
hdmi cable, adapter, plug adapter, usb hub: كيبل إتش دي، محول كهرباء، وصلة شاشة، محول
batteries, aa batteries, rechargeable batteries: بطاريات، بطاريات قلم، حجارة بطارية
tv mount, tv wall mount, tv bracket: حامل تلفزيون، حامل شاشة، ستاند شاشة حائط
smart speaker, alexa, google home: سماعة ذكية
doorbell, video doorbell: جرس باب، جرس، جرس بكاميرا
led lights, string lights, led strip: أضواء ليد، شريط ليد، حبل إضاءة
lantern, lanterns, ramadan lantern: فانوس، فوانيس
rain boots, rubber boots, wellies: جزمة مطر، بوت مطر، جزمة بلاستيك
thermal underwear, long johns, thermals: ملابس حرارية، كلسون طويل، ملابس داخلية حرارية، كلسون شتوي، كلسون صوف
ear muffs, earmuffs, ear warmers: سدادات أذن للبرد، واقي أذن
work gloves, safety gloves: قفازات عمل، كفوف عمل
scrubs, nurse uniform, lab coat: مريول طبي، لباس طبي، سكراب
safety vest, hard hat, work helmet: سترة أمان، خوذة عمل
jersey, soccer jersey, team shirt: قميص فريق، تيشيرت منتخب، فانيلة كرة
cleats, soccer shoes, football boots: حذاء كرة قدم، سترينات كرة، بوت كرة قدم
plus size clothes, plus size, big and tall: مقاسات كبيرة، ملابس مقاس كبير، ملابس سمينات
baby gate, safety gate, stair gate: حاجز أطفال، بوابة أمان للأطفال، حاجز درج
baby swing, baby bouncer, baby rocker: مرجوحة بيبي، هزاز أطفال، هزازة بيبي
baby wipes, wet wipes: مناديل مبللة، محارم مبللة
potty, potty seat, potty chair: نونية، قصرية، مقعد حمام للأطفال، قعادة، كرسي حمام أطفال
bath toys, beach toys, sand toys: ألعاب حمام أطفال، ألعاب بحر، ألعاب رمل
swing set, playhouse for kids: أرجوحة، مراجيح، زحليقة، سحسيلة
trampoline, trampolines: ترامبولين، نطاطة
toy car, toy cars, remote control car, toy truck, toy train: سيارة لعبة، سيارات لعب، سيارة ريموت
life jacket, swim ring, pool float, arm floats: سترة نجاة، عوامة سباحة، عوامات أطفال
jumper cables, car jack, spare tire, jump start: كابل اشتراك بطارية، رافعة سيارة، إطار احتياطي، عفريتة، اشتراك بطارية، كوابل بطارية، كيبل اشتراك
car seat covers, car cover, car floor mats, floor mats: غطاء سيارة، فرش سيارة، دعاسات سيارة، تلبيسة مقاعد
roof rack, bike rack, car rack: حمالة سقف، شبك سيارة، حمالة دراجات، سلة سقف
pull up bar, resistance bands, kettlebell, gym equipment: عقلة، أحزمة مقاومة، معدات جيم
pool table, foosball, darts: طاولة بلياردو، بيبي فوت، فيشة، لعبة سهام
baseball, baseball bat, baseball glove: بيسبول، مضرب بيسبول
golf clubs, golf: عصا جولف، غولف
hockey stick, hockey: هوكي، عصا هوكي
knitting, yarn, crochet: صوف حياكة، خيوط صوف، كروشيه، تريكو يدوي
dog bed, cat bed, pet bed: سرير كلب، سرير قطط، فراش حيوانات
litter box, cat litter: رمل قطط، صندوق رمل قطط
dog leash, dog collar, pet carrier: طوق كلب، حبل كلب، قفص نقل حيوانات
massage gun, back massager, foot massager: جهاز مساج، مساج كهربائي
`;
