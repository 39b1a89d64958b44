/** Clothes and accessories, and shops for them. */
export const clothes = `
footwear, shoes, shoe: حذاء، أحذية، جزمة، جزم، شوز، كندرة، صباط، كنادر، حذائي
trainers, sneakers, sneaker, tennis shoes, running shoes, sports shoes, sport shoes, athletic shoes, gym shoes, joggers shoes: حذاء رياضي، أحذية رياضية، حذاء رياضة، جزمة رياضية، كوتشي، سبادري، سنيكرز، بوط رياضة، جزم رياضية
formal shoes, dress shoes, leather shoes, oxford shoes, oxfords, business shoes: حذاء رسمي، أحذية رسمية، جزمة رسمية، حذاء جلد
casual shoes, everyday shoes, loafers, slip on shoes, moccasins: حذاء كاجوال، أحذية كاجوال، لوفر، حذاء يومي
flat shoes, ballet flats, ballerina shoes: حذاء بدون كعب، حذاء مسطح، أحذية فلات
high heels, heels, stilettos, heeled shoes, pumps: كعب عالي، كعب، كعوب، حذاء كعب، حذاء بكعب
sandals, sandal: صندل، صنادل، صندال
flip flops, flip flop, slippers, beach slippers: شبشب، شباشب، نعال، شحاطة، زنوبة، شحاحيط
booties, ankle boots, boots, winter boots: بوت، أبوات، بوط، جزمة طويلة، حذاء طويل
baby shoes, infant shoes, baby booties: أحذية أطفال، حذاء بيبي، جزم أطفال
shoelaces, shoe laces, laces: رباط حذاء، أربطة أحذية، رباط جزمة
garments, clothes, clothing, apparel, outfits, attire: ملابس، ثياب، ألبسة، هدوم، أواعي، حوايج، أزياء، ملابسي، هدومي
menswear, mens clothing, mens clothes, mens wear: ملابس رجالية، ألبسة رجالية، هدوم رجالي
womenswear, womens clothing, ladies clothes, ladies wear, womens clothes: ملابس نسائية، ألبسة نسائية، ملابس حريمي، هدوم حريمي
kids clothes, childrens clothes, kidswear, children clothing, kids wear: ملابس أطفال، ألبسة أطفال، ملابس ولادي
baby clothes, baby wear, onesie, baby rompers, rompers: ملابس بيبي، ملابس مواليد، سالوبيت أطفال، أفرول بيبي
tee, t-shirt, tshirt, tshirts, tee shirt, tees: تيشيرت، تيشرت، تي شيرت، فانيلة، بلوزة نص كم
polo shirt, polo tshirt, polo neck tshirt, polo tee: بولو، تيشيرت بولو، قميص بولو
dress shirt, formal shirt, button down shirt, button up shirt: قميص رسمي، قميص رجالي
womens top, womens tops, ladies top, ladies tops, blouse: توب، توبات، بلوزة، بلايز، بلوزات
tunic, tunics: تونيك، تونيكات، قميص طويل
tank top, sleeveless shirt, innerwear vest, innerwear vests, undershirt, camisole, camisoles, singlet: فانيلة، فنيلة، فنيلة داخلية، قميص داخلي، شيال
jumper, sweater, pullover, sweaters, knitwear: كنزة، كنزات، سويتر، بلوفر، كنزة صوف، تريكو
cardigan, cardigans, shrug: كارديجان، جاكيت صوف، كارديغان
sweat shirt, sweatshirt, hoodie, hoody, hooded sweatshirt, sweatshirts: هودي، سويت شيرت، سويتشيرت، بلوفر بقبعة
blazer, blazers, sport coat, suit jacket: بليزر، جاكيت رسمي، جاكيت بدلة
waistcoat, vest, gilet: صديري، صدرية، فيست، جيليه
raincoat, rain jacket, rain coat, mackintosh, waterproof jacket: معطف مطر، جاكيت مطر، مشمع، معطف واقي من المطر
overcoat, coat, winter coat, topcoat: معطف، معاطف، بالطو، كوت، معطف شتوي، كبوت
leather jacket, leather coat, biker jacket: جاكيت جلد، جاكيت جلدي، معطف جلد
bottoms, trousers, pants, slacks, chinos: بنطلون، بنطال، بناطيل، بنطلونات، سروال، سراويل
sweatpants, track pants, trackpants, joggers, jogging pants, lounge pants, tracksuit bottoms: بنطلون رياضة، بنطلون رياضي، سروال رياضي، بنطال رياضي
denim, jeans, denim jeans: جينز، دنيم، بنطلون جينز، جينزات
jean jacket, denim jacket: جاكيت جينز، جاكيت دنيم
tracksuit, tracksuits, track suit, jogging suit, sweatsuit: بدلة رياضة، بدلة رياضية، ترينج، تريننج، طقم رياضي
capris, capri pants, cropped pants, three quarter pants: برمودا، بنتاكور، بنطلون قصير
leggings, tights, jeggings, legging: ليقنز، ليجنز، فيزون، استرتش، كولون
stockings, pantyhose, nylons, hosiery: جوارب طويلة، جوارب نسائية، كولون نايلون، هيلاهوب
briefs, underpants, trunks, trunk, underwear, mens underwear, innerwear: ملابس داخلية، كيلوت، كلسون، سليب، ملابس داخلية رجالية
panties, womens underwear, knickers: كيلوت نسائي، ملابس داخلية نسائية، كلسون نسائي
bra, bras, brassiere: حمالة صدر، سوتيان، ستيان، صدرية نسائية
lingerie, intimates: لانجري، لانجيري، ملابس نوم نسائية
pajamas, pyjamas, nightwear, night suit, night suits, sleepwear, loungewear: بيجامة، بيجامات، ملابس نوم، بجامة
nightgown, nightdress, nightie, night dress: قميص نوم، قمصان نوم
bathrobe, bath robe, robe, dressing gown: روب، روب حمام، برنس، روب استحمام
swimwear, swimsuit, bathing suit, swimming costume: مايوه، ملابس سباحة، مايوهات، لباس سباحة
burkini, modest swimwear, islamic swimwear: بوركيني، مايوه شرعي، مايوه محجبات، لباس سباحة شرعي
gown, evening dress, evening gown, prom dress, party dress: فستان سهرة، فساتين سهرة، فستان حفلة
bridal dress, wedding dress, wedding gown, bridal gown, bridal: فستان زفاف، فستان عرس، فساتين زفاف، فستان عروس
jumpsuit, overall, playsuit, dungarees: جمبسوت، أفرول، سالوبيت، أوفرول
business suit, mens suit, suit: بدلة، بدلات، بدلة رسمية، بدلة رجالية، طقم رسمي، بذلة
tuxedo, tux, dinner jacket: بدلة سهرة، سموكنج، توكسيدو
uniform, work uniform, work clothes, workwear: زي موحد، يونيفورم، ملابس عمل، لباس موحد
school uniform, school clothes: زي مدرسي، ملابس مدرسة، مريول مدرسة
thawb, thobe, dishdasha, jalabiya, kandura, galabeya, jubba: ثوب، أثواب، دشداشة، جلابية، جلباب رجالي، كندورة، دشاديش
kaftan, caftan: قفطان، قفاطين
niqab, burqa, face veil: نقاب، برقع، خمار وجه
headwear, hat, hats, cap, caps, baseball cap: قبعة، قبعات، طاقية، كاب، كابات، برنيطة
beanie, winter hat, wool hat, knit hat: طاقية صوف، قبعة شتوية، قبعة صوف
scarf, scarves, stole, stoles, shawl, dupatta, wrap scarf: وشاح، شال، شالات، طرحة، إيشارب، أوشحة، لفحة
muffler, mufflers, winter scarf, wool scarf: شال صوف، لفحة صوف، وشاح شتوي، كوفية صوف
gloves, mittens, glove: قفازات، جوانتي، كفوف، قفاز
belts, belt, waist belt: حزام، أحزمة، قشاط
necktie, tie, ties, neck tie, bow tie: ربطة عنق، كرافتة، كرافات، كرافيت، ببيونة
cufflinks, cuff links: أزرار أكمام، كبك، أزرار كم
suspenders, braces suspenders: حمالات بنطلون، حمالات
umbrella, umbrellas, brolly: مظلة، شمسية، شماسي
billfold, wallet, wallets: محفظة، محافظ، بزطام، جزدان رجالي، محفظة جيب
purse, handbag, handbags, hand bag, shoulder bag, tote, tote bag, ladies bag: حقيبة يد، حقائب يد، شنطة يد، شنط يد، شنطة حريمي، جزدان، حقيبة نسائية، حقيبة كتف
clutch, clutches, clutch bag, evening bag: كلتش، شنطة سهرة، حقيبة سهرة
rucksack, backpack, backpacks, rucksacks, knapsack, school bag, schoolbag, bookbag, book bag: حقيبة ظهر، حقائب ظهر، شنطة ظهر، شنط ظهر، حقيبة مدرسية، شنطة مدرسة
luggage, suitcase, suitcases, travel bag, trolley bag, baggage, roller bag, travel case: حقيبة سفر، حقائب سفر، شنطة سفر، شنط سفر، ترولي سفر
duffel bag, duffle bag, gym bag, sports bag, holdall, duffel: حقيبة رياضية، شنطة رياضة، شنطة جيم، حقيبة رياضة
messenger bag, crossbody bag, cross body bag, sling bag: حقيبة كروس، شنطة كروس، حقيبة كتف طويلة
laptop bag, laptop case, laptop sleeve, computer bag, laptop backpack: حقيبة لابتوب، شنطة لابتوب، حقيبة حاسوب، شنطة كمبيوتر
waist pouch, fanny pack, bum bag, waist bag: حقيبة خصر، شنطة وسط، شنطة خصر
phone case, mobile pouch, phone cover, mobile cover, phone pouch: كفر جوال، كفر موبايل، غطاء هاتف، جراب موبايل، بيت موبايل
diaper bag, baby bag, nappy bag: حقيبة بيبي، شنطة بيبي، حقيبة حفاضات
key chain, keychain, key ring, keyring: ميدالية مفاتيح، علاقة مفاتيح، حمالة مفاتيح
wristwatch, watch, watches, wrist watch, timepiece: ساعة، ساعات، ساعة يد، ساعات يد، ساعتي
smartwatch, smart watch, fitness watch: ساعة ذكية، ساعات ذكية
eyewear, glasses, eyeglasses, spectacles, specs: نظارة، نظارات، نضارات، عوينات، نظارات طبية، نظارة طبية، نواظير، نظارتي
sunglass, sunglasses, sun glasses: نظارات شمسية، نظارة شمسية، نظارات شمس، نضارة شمس
contact lenses, contacts, contact lens: عدسات لاصقة، لنزات، لينسز
jewels, jewelry, jewellery, jewelry set, jewellery set: مجوهرات، حلي، طقم مجوهرات، صيغة، جواهر
costume jewelry, fashion jewelry, imitation jewelry: إكسسوارات، اكسسوارات، مجوهرات تقليد
chain, chains, necklace, necklaces, necklace and chains: سلسلة، سلسال، قلادة، عقد، عقود، سلاسل
pendant, pendants, locket, charm necklace: تعليقة، دلاية، قلادة، بندانت
rings, ring, finger ring: خاتم، خواتم، محبس، دبلة
engagement ring, wedding ring, wedding band: خاتم خطوبة، خاتم زواج، دبلة، محبس زواج
earring, earrings, ear rings, studs, hoops: أقراط، حلق، حلقان، تراجي، قرط
bangles, bangle, bracelet, bracelets, cuff bracelet: سوار، أساور، إسوارة، غويشة، غوايش، بناجر
anklet, ankle bracelet: خلخال، خلاخيل
wristband, wristbands, sweatband: سوار رياضي، سوار معصم
diamond, diamonds: ألماس، الماس
hair accessories, hair accessory: إكسسوارات شعر، اكسسوارات شعر
headband, hairband, alice band: طوق شعر، ربطة رأس، عصابة رأس
hair clip, hairpin, bobby pin, hair clips: مشبك شعر، بنسة شعر، مشابك شعر
wig, wigs, hair extensions: باروكة، شعر مستعار، وصلات شعر، إكستنشن
scent, perfume, perfumes, cologne, fragrance, body mist, perfume and body mist, eau de toilette, eau de parfum: عطر، عطور، كولونيا، برفان، بارفان، ريحة، بخاخ جسم
deodorant, deo, antiperspirant, body spray: مزيل عرق، مزيل رائحة، ديودرنت، مزيل روائح
perfume oil, attar, oud oil, agarwood: دهن عود، عطر زيتي، دهن العود، مخلط
beauty products, cosmetics, makeup, make up, beauty supply, cosmetic: مستحضرات تجميل، مكياج، ميكب، ميك اب، أدوات تجميل، كوزمتكس
lip color, lipstick, lip stick, lipsticks: أحمر شفاه، روج، حمرة، أرواج، قلم شفايف
lip gloss, gloss, lip plumper: ملمع شفاه، جلوس، غلوس
lip liner, lip pencil: محدد شفاه، قلم شفاه، تحديد شفايف
lip balm, lip care, chapstick: مرطب شفاه، زبدة شفاه، مرطب شفايف
foundation, foundation and primer: كريم أساس، فاونديشن، كريم اساس
concealer: كونسيلر، خافي عيوب، كونسيلير
face powder, compact powder, face compact, pressed powder: بودرة وجه، بودرة مضغوطة، كومباكت
blush, highlighter and blush, blusher, rouge: بلاشر، هايلايتر، أحمر خدود، حمرة خدود
eyeliner, kajal, kohl, kajal and eyeliner, surma, eye pencil: كحل، آيلاينر، ايلاينر، كحل عيون، قلم كحل
mascara, lash mascara: ماسكارا، مسكرة، ماسكرا
eyeshadow, eye shadow, eye makeup, eyeshadow palette: ظلال عيون، آيشادو، ايشادو، شدو
nail varnish, nail polish, nail paint, nail lacquer: طلاء أظافر، مناكير، مانيكير، صبغ أظافر
skincare, skin care, face care, skin products: عناية بالبشرة، العناية بالبشرة، منتجات بشرة
moisturizer, face moisturiser, face cream, face moisturisers, moisturiser, day cream: مرطب وجه، كريم وجه، كريم مرطب، مرطب بشرة
lotion, body lotion, body cream: لوشن، كريم جسم، مرطب جسم
face wash, cleanser, face wash and cleanser, facial cleanser: غسول وجه، غسول، منظف بشرة، صابون وجه
sunscreen, sun screen, sunblock, sun cream: واقي شمس، كريم شمس، واقي الشمس، صن بلوك
face mask, mask and peel, facial mask, peel off mask: ماسك وجه، قناع وجه، ماسك
face scrub, scrub and exfoliator, exfoliator: مقشر، سكراب وجه، مقشر وجه
body wash, shower gel, body scrub: جل استحمام، شاور جل، غسول جسم
shampoo, hair wash: شامبو، شامبوان
conditioner, hair conditioner: بلسم، بلسم شعر
henna, mehndi, henna artist: حناء، نقش حناء، حناية
hair color, hair colour, hair dye: صبغة شعر، صبغات
bags, bag, satchel: شنطة، شنط، حقيبة، حقائب
wheelie bag, cabin bag, carry on bag, carry on luggage, cabin luggage: حقيبة مقصورة، شنطة كابينة، شنطة يد طيارة
man, men, mens, gents, gentlemen: رجال، رجالي، رجالية، شباب، للرجال
woman, women, womens, lady, ladies: نساء، نسائي، نسائية، حريمي، سيدات، ستاتي، للنساء
boy, boys: أولاد، ولادي، صبيان، ولد
girl, girls: بنات، بناتي، بنت، بناتية
baby, infant, newborn, babies: بيبي، رضيع، رضع، مواليد، مولود
unisex: للجنسين، رجالي ونسائي، يونيسكس
navy, navy blue, dark blue: كحلي، كحلية، أزرق غامق، نيلي
purple, violet, lavender: بنفسجي، بنفسجية، موف، ليلكي، أرجواني
orange color, orange: برتقالي، برتقالية
beige, tan, sand color: بيج، رملي
maroon, burgundy, wine red: خمري، نبيتي، ماروني
golden, gold color, gold tone: ذهبي، ذهبية، مذهب
silver color, silvery, silver tone, silver: فضي، فضية
turquoise, teal, aqua: تركواز، فيروزي، تركوازي
cream color, off white, ivory: كريمي، أوف وايت، عاجي
khaki, olive green, army green: كاكي، زيتي، خاكي
multicolor, multi color, colorful, multicolored: ملون، متعدد الألوان
cotton, pure cotton: قطن، قطني، قطنية
silk, silky, satin: حرير، حريري، ساتان
wool, woolen, woollen: صوف، صوفي، صوفية
linen, flax: كتان، كتاني
plus size, big size, extra large, large sizes: مقاسات كبيرة، مقاس كبير، مقاسات خاصة
fabric, fabrics, textile, textiles, cloth: قماش، أقمشة، منسوجات، أقمشه
sports clothes, sportswear, activewear, gym clothes, sports wear: ملابس رياضية، ملابس رياضة، لباس رياضي
boxers, boxer shorts, boxer: بوكسر، بوكسرات، شورت داخلي
swim trunks, swim shorts, swimming trunks, board shorts: شورت سباحة، شورت بحر، مايوه رجالي
bikini, two piece swimsuit: بكيني، مايوه قطعتين
`;
