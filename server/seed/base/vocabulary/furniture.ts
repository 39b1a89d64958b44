/** Furniture and furnishings, in catalog and everyday terms. */
export const furniture = `
couch, sofa, settee, divan, davenport: كنبة، كنب، كنبات، أريكة، أرائك، صوفا، كنباية، كنبايات، ديوان
loveseat, love seat, two seat sofa, 2 seat sofa, two seater, 2 seater, two seater sofa: كنبة مقعدين، كنبة شخصين، كنبة ثنائية، كنبة بمقعدين
three seat sofa, 3 seat sofa, three seater, 3 seater: كنبة ثلاثية، كنبة ثلاث مقاعد، كنبة ثلاثة مقاعد
corner couch, corner sofa, sectional sofa, sectional couch, sectional, modular sofa, modular corner sofa: كنبة زاوية، كنب زاوية، ركنة، كنبة ركنة، كنب إل
chaise longue, chaise lounge, chaise: شيزلونج، شيزلونغ، كنبة ممدودة
futon, sofa bed, sofabed, couch bed, pull out couch, convertible sofa, sleeper sofa, day bed, daybed: كنبة سرير، صوفا بد، سرير كنبة، كنب سرير
lounge chair, easy chair, armchair, wing chair, wingback chair, club chair: كرسي بذراعين، فوتيه، كرسي مريح، كرسي صالون، مقعد مريح
recliner, reclining chair, lazy boy, recliner chair: ريكلاينر، كرسي استرخاء، كرسي ريكلاينر، ليزي بوي
rocking chair: كرسي هزاز، كراسي هزازة
footstool, foot stool, ottoman, pouffe, pouf, hassock, footrest: بوف، مسند قدم، مسند قدمين، أوتومان، كرسي قدم
stools, backless chair, stool: كرسي بدون ظهر، تابوريه، مقعد بلا ظهر، سكملة
bar stool, barstool, bar chair, counter stool: كرسي بار، كراسي بار، كرسي كاونتر
swivel chair, office chair, desk chair, computer chair, work chair, task chair: كرسي دوار، كرسي مكتب، كراسي مكتب، كرسي كمبيوتر، كرسي مكتبي
gaming chair, gamer chair: كرسي ألعاب، كرسي جيمنج، كراسي قيمنق
folding chair, foldable chair, fold up chair: كرسي قابل للطي، كراسي قابلة للطي، كرسي طي
dining chair, dining chairs, kitchen chair: كرسي سفرة، كراسي سفرة، كرسي طعام، كراسي طعام
highchair, high chair, baby chair, feeding chair: كرسي طعام أطفال، كرسي أطفال، كرسي أكل للأطفال، كرسي بيبي
kids table, childrens table, play table: طاولة أطفال، طاولات أطفال
kids bed, childrens bed, toddler bed, junior bed: سرير أطفال، سرير ولادي، سرير طفل
cot, crib, baby bed, cradle, bassinet, baby crib, baby cot: سرير بيبي، سرير أطفال، مهد، سرير مواليد، سرير رضيع
changing table, diaper table, baby changing table: طاولة تغيير، طاولة غيار، طاولة تغيير حفاضات
loft bed, high sleeper, loft bed frame: سرير علوي، سرير مرتفع
bunk beds, bunk bed, double decker bed: سرير دورين، سرير بطابقين، سرير طابقين
bed frame, bedframe, bedstead: هيكل سرير، إطار سرير، قاعدة سرير
headboard, head board, bed head: ظهر سرير، لوح سرير، رأس السرير
slatted bed base, slats, bed slats: ألواح سرير، قاعدة سرير شرائح
single bed, twin bed, twin size bed: سرير مفرد، سرير فردي، سرير شخص، سرير نفر
double bed, full size bed, full bed: سرير مزدوج، سرير شخصين، سرير نفرين
queen bed, queen size bed: سرير كوين، سرير كبير شخصين
king bed, king size bed: سرير كبير، سرير كينج، سرير كنق
mattresses, mattress, bed mattress, foam mattress, spring mattress: مرتبة، مراتب، فرشة، فرشات، فراش
mattress cover, mattress pad, mattress protector, mattress topper: غطاء مرتبة، واقي مرتبة، لباد، حامي مرتبة
pillowcase, pillow case, pillow cover, cushion cover, cushion covers: غطاء مخدة، كيس مخدة، غطاء وسادة، وجه مخدة، تلبيسة
closet, wardrobe, clothes closet, armoire, clothes cupboard, clothes cabinet: خزانة ملابس، دولاب ملابس، دولاب، خزانة، كبت، كنتور، دولاب هدوم
sliding door wardrobe, wardrobe with sliding doors, sliding wardrobe: خزانة أبواب جرارة، دولاب سحاب، خزانة بأبواب سحابة
clothes rack, garment rack, clothing rack, coat rack, clothes rail, clothes hanger stand: علاقة ملابس، شماعة ملابس، حامل ملابس، استاند ملابس
hanger, hangers, coat hanger, clothes hanger: شماعة، شماعات، علاقة، علاقات
drying rack, clothes dryer rack, clothes airer, airer, clotheshorse: منشر غسيل، منشر ملابس، نشر غسيل، حبل غسيل
shoe rack, shoe cabinet, shoe storage, shoe shelf: خزانة أحذية، جزامة، رف أحذية، دولاب أحذية
drawers, chest of drawers, drawer unit, dresser, drawer chest, drawer cabinet: خزانة أدراج، وحدة أدراج، شيفونيرة، جوارير، أدراج، كومودينة أدراج
night stand, nightstand, bedside table, night table, bedside cabinet: كومودينو، كومدينة، طاولة سرير، كوميدينو، طاولة بجانب السرير
vanity table, dressing table, makeup table, vanity desk, vanity: تسريحة، تسريحات، طاولة زينة، طاولة مكياج، توايلت
sideboard, side board, buffet table, credenza, dining room cabinet: بوفيه، بوفيه سفرة، دريسوار، خزانة جانبية
display cabinet, display case, china cabinet, glass cabinet, glass door cabinet, glass doors cabinet, vitrine, showcase: فترينة، فاترينا، خزانة عرض، خزانة زجاج، نيش، فضية
cupboard, cabinet, storage cabinet, cabinets: خزانة، خزائن، دولاب، دواليب، كبت
wall cabinet, wall cupboard, wall mounted cabinet: خزانة حائط، خزانة جدارية، خزانة معلقة
filing cabinet, file cabinet: خزانة ملفات، دولاب ملفات، خزانة وثائق
storage combination, storage combination with doors, wall unit, storage wall: وحدة تخزين، مكتبة جدارية، وحدة جدارية، تشكيلة تخزين
storage box, storage boxes, storage bin, container box, plastic box: صندوق تخزين، صناديق تخزين، علبة تخزين، بوكس تخزين
basket, baskets, hamper, wicker basket: سلة، سلال، سلات، زنبيل
laundry basket, laundry hamper, laundry bag: سلة غسيل، سلة ملابس
bookshelf, book shelf, book case, bookcases, bookshelves, book rack, bookcase: مكتبة كتب، رف كتب، رفوف كتب، خزانة كتب، مكتبة منزلية
shelving unit, shelving units, shelf unit, shelves, shelving, rack shelves, storage shelves: وحدة رفوف، رفوف، أرفف، وحدة أرفف، رفوف تخزين
wall shelf, wall shelves, floating shelf, hanging shelf: رف حائط، رف جداري، رف معلق، رفوف حائط
kitchen cart, kitchen trolley, trolley, serving cart, utility cart: ترولي، عربة تقديم، عربة مطبخ، طاولة بعجلات
kitchen island, kitchen counter: جزيرة مطبخ، كاونتر مطبخ
writing desk, computer desk, study desk, office desk, desk, work desk, study table, computer table, writing table: مكتب، طاولة مكتب، مكتب كمبيوتر، مكتب دراسة، طاولة كمبيوتر، طاولة دراسة، طاولة كتابة
standing desk, sit stand desk, height adjustable desk, desk sit stand: مكتب قابل للرفع، مكتب وقوف، طاولة قابلة للرفع
corner desk, corner workstation: مكتب زاوية
conference table, meeting table: طاولة اجتماعات، طاولة مؤتمرات
table top, tabletop, desk top board: سطح طاولة، لوح طاولة
table leg, table legs, furniture leg: رجل طاولة، أرجل طاولة، أرجل أثاث
dinner table, dining table, kitchen table, dining room table, eating table: طاولة سفرة، طاولة طعام، سفرة، طاولة أكل، ترابيزة سفرة، طربيزة أكل
dining set, dining room set, dinner table set, table and chairs, dining table set: طقم سفرة، غرفة سفرة، طقم طعام، طاولة وكراسي، طاولة مع كراسي
extendable table, extension table, expandable table: طاولة قابلة للتمديد، طاولة ممتدة، طاولة قابلة للتوسيع
folding table, foldable table, drop leaf table, gateleg table: طاولة قابلة للطي، طاولة طي، طاولة تنطوي
cocktail table, center table, centre table, living room table, tea table, coffee table: طاولة قهوة، طاولة وسط، طاولة صالون، طاولة شاي
end table, accent table, lamp table, side table: طاولة جانبية، طاولة صغيرة، طربيزة صغيرة
nest of tables, nesting tables, nested tables: طقم طاولات، طاولات متداخلة، طاولات خدمة
console table, entry table, hallway table, sofa table: كونسول، طاولة مدخل، طاولة كونسول
bar table, high table: طاولة بار، طاولة عالية
tv stand, tv table, tv unit, tv bench, tv cabinet, tv storage combination, tv storage, media console, media unit, entertainment center: طاولة تلفزيون، وحدة تلفزيون، مكتبة تلفزيون، حامل تلفزيون، ترابيزة تلفزيون، طاولة تلفاز
outdoor furniture, patio furniture, garden furniture, lawn furniture: أثاث خارجي، أثاث حدائق، أثاث حديقة، جلسات خارجية، أثاث خارجى
outdoor table, patio table, garden table, table outdoor: طاولة خارجية، طاولة حديقة
outdoor chair, patio chair, garden chair, lawn chair, deck chair: كرسي حديقة، كرسي خارجي، كراسي حديقة
sun lounger, sunbed, lounger, beach chair: كرسي شاطئ، كرسي بحر، كرسي تشمس، شيزلونج بحر
garden bench, outdoor bench, park bench: مقعد حديقة، كنبة حديقة
hammock, hammocks: أرجوحة شبكية، شبك نوم
swing chair, porch swing, swing, swings: أرجوحة، مرجيحة، مراجيح
parasol, patio umbrella, beach umbrella, sun umbrella: مظلة، شمسية، مظلات
bench with storage, storage bench, entry bench: مقعد تخزين، مقعد بصندوق
room divider, folding screen, partition, divider: قاطع غرفة، بارافان، فاصل غرفة، حاجز غرفة
sofa cover, couch cover, slipcover, chair cover, cover for sofa, cover for armchair: غطاء كنب، غطاء كنبة، تلبيسة كنب، غطاء كرسي، أغطية كنب
seat cushion, chair pad, chair cushion, seat pad, backrest cushion: مخدة كرسي، وسادة مقعد، وسادة كرسي، فرش كرسي
living room furniture, lounge furniture, sitting room furniture: أثاث غرفة جلوس، أثاث صالة، أثاث غرف جلوس، أثاث صالون
bedroom furniture, bedroom suite, bed set, bedroom set: أثاث غرفة نوم، أثاث غرف نوم، غرفة نوم كاملة، طقم غرفة نوم
office furniture, workspace furniture: أثاث مكتبي، أثاث مكاتب، فرش مكاتب
nursery furniture, baby furniture, baby room: أثاث بيبي، أثاث غرفة مواليد، غرفة بيبي
kids furniture, childrens furniture, kids bedroom, kids room: أثاث أطفال، غرفة أطفال، غرف أطفال، غرفة نوم أطفال
used furniture, second hand furniture, secondhand furniture: أثاث مستعمل، عفش مستعمل، مفروشات مستعملة
antique, antiques, vintage furniture, antique furniture: أنتيك، أنتيكات، تحف، أثاث قديم
wooden, wood, solid wood, timber: خشب، خشبي، خشبية، أخشاب
leather, genuine leather: جلد، جلود، جلد طبيعي، جلدي
doorknob, door knob, door handle, handle, knob: مقبض، مقابض، مسكة
door lock, deadbolt: قفل، أقفال
mirrors, wall mirror, floor mirror, full length mirror: مرآة حائط، مراية، مرآة طويلة، مرايا، مرآة
lampshade, lamp shade: غطاء مصباح، أباجور
floor lamp, standing lamp, torchiere: أباجورة واقفة، مصباح أرضي، لمبة أرضية
table lamp, desk lamp, bedside lamp, reading lamp: أباجورة، مصباح مكتب، لمبة مكتب، مصباح طاولة
light bulb, bulb, lightbulb, led bulb: لمبة، لمبات، مصباح كهربائي
doormat, door mat, floor mat, welcome mat: دعاسة، ممسحة أرجل، دواسة باب، مشاية
carpet, rug, area rug, floor rug: سجاد، سجادة، بساط
wallpaper, wall paper, wall covering: ورق جدران، ورق حائط
curtain rod, curtain rail, curtain pole: عصا ستارة، ماسورة ستارة، سكة ستارة
shower curtain, bath curtain, bathroom curtain: ستارة حمام، ستارة دش
artificial plant, fake plant, artificial flowers, fake flowers: نباتات صناعية، ورد صناعي، زهور صناعية، نبات اصطناعي
flower pot, plant pot, planter: أصيص، أصص، حوض زرع، قوار
trash can, garbage can, waste bin, rubbish bin, dustbin, trash bin, wastebasket: سلة مهملات، سلة زبالة، صندوق قمامة، حاوية نفايات
ironing board, iron board: طاولة كوي، لوح كوي، طاولة مكواة
air fryer, airfryer: قلاية هوائية، مقلاة هوائية، قلاية بدون زيت
deep fryer, fryer: قلاية، قلاية زيت
rice cooker, rice maker: طباخة رز، قدر رز، طنجرة رز كهربائية
toaster, sandwich maker, bread toaster: محمصة خبز، توستر، حماصة خبز
juicer, juice maker, juice extractor: عصارة، عصارة فواكه، عصارة برتقال
food processor, chopper, mincer: محضرة طعام، مفرمة، فرامة
water dispenser, water cooler: براد ماء، كولر ماء، موزع ماء
water filter, water purifier: فلتر ماء، منقي ماء، فلتر مياه
humidifier, vaporizer: جهاز ترطيب، مرطب هواء، مرطب جو
air purifier, air cleaner: منقي هواء، جهاز تنقية هواء
space heater, electric heater, portable heater: دفاية كهربائية، دفاية، مدفأة كهربائية
ceiling fan, pedestal fan, standing fan: مروحة سقف، مروحة عمودية، مروحة واقفة
tea set, tea cups, tea glasses: طقم شاي، فناجين شاي، كاسات شاي، استكانات
dinner set, dinnerware, tableware, crockery, plate set: طقم صحون، طقم عشاء، طقم سفرة صحون، أواني طعام
serving tray, tray, trays: صينية، صواني، صينية تقديم
food container, lunch box, lunchbox, tupperware: علبة طعام، حافظة طعام، علب طعام، لانش بوكس
thermos, vacuum flask, thermal flask: ترمس، حافظة شاي، تيرمس، دلة حافظة
water bottle, drinking bottle, sports bottle: قارورة ماء، زجاجة ماء، مطارة، قنينة ماء
persian rug, persian carpet, oriental rug, oriental carpet: سجاد عجمي، سجاد إيراني، سجادة إيرانية
`;
