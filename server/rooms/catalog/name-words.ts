import { terms } from '../../../contract/search.ts';

/*
 * Words that names of shops, homes and teams are made of, in both languages: many owners translate their name instead of
 * transcribing it, so that «شجرة الزيتون» has the sign “Olive Tree”. They are no kinds of things, and therefore no
 * concepts: a search for “golden” alone does not mean «ذهبي».
 */
const table = `
golden gold: ذهبي ذهبية ذهب
silver: فضي فضية فضة
diamond: الماس الماسة ماسة
pearl: لؤلؤة لؤلؤ لولو درة
jewel gem: جوهرة
crown: تاج
royal: ملكي ملكية
king: ملك
queen: ملكة
prince: امير
princess: اميرة
sultan: سلطان
sultans: سلاطين
knight: فارس
hero: بطل
national: وطني وطنية
international global: دولي دولية عالمي عالمية
world: عالم دنيا
universal: عالمي
united: متحدة متحد
modern: حديث حديثة عصري عصرية
new: جديد جديدة
old ancient: قديم قديمة عتيق عتيقة
classic: كلاسيك كلاسيكي
big large grand: كبير كبيرة
great: عظيم
small little: صغير صغيرة
first: اول اولى
second: ثاني ثانية
best: افضل احسن
perfect ideal: مثالي مثالية
excellent: ممتاز ممتازة
special: خاص مميز مميزة
premium luxury: فاخر فاخرة فخامة
happy: سعيد سعيدة
lucky: محظوظ
sweet: حلو حلوة
fresh: طازج طازجة فريش
hot: حار حارة ساخن
cold: بارد باردة
white: ابيض بيضاء
black: اسود سوداء
red: احمر حمراء
green: اخضر خضراء
blue: ازرق زرقاء
yellow: اصفر صفراء
pink: وردي وردية زهري
brown: بني
purple: بنفسجي
star: نجمة نجم
stars: نجوم
sun: شمس
moon: قمر
crescent: هلال
sky: سماء
cloud: غيمة سحابة
rain: مطر
wind: ريح
light: نور ضوء
lights: انوار اضواء
fire: نار
flame: لهب شعلة
smoke: دخان
stone: حجر
rock: صخرة
sand: رمل
desert: صحراء
oasis: واحة
mountain: جبل
mountains: جبال
hill: تل تلة
hills: تلال
valley: وادي
river: نهر
lake: بحيرة
sea: بحر
ocean: محيط
wave: موجة
waves: امواج
coast beach: شاطئ ساحل
island: جزيرة
spring: ربيع ينبوع نبع
fountain: نافورة
water: ماء مياه
earth land: ارض
forest: غابة
tree: شجرة
trees: اشجار
leaf: ورقة
leaves: اوراق
branch: غصن فرع
root: جذر
roots: جذور
seed: بذرة
flower: زهرة
flowers: زهور ازهار ورود
rose: وردة
roses: ورود ورد
jasmine: ياسمين
lily: زنبق
palm: نخلة نخيل
olive: زيتون زيتونة
cedar: ارز ارزة
garden: حديقة بستان
gardens: حدائق بساتين جنائن
orchard: بستان
field: حقل
farm: مزرعة
farms: مزارع
house home: بيت دار
houses: بيوت
palace: قصر
castle: قلعة حصن
tower: برج
towers: ابراج
gate: بوابة باب
door: باب
window: شباك نافذة
room: غرفة
corner: ركن زاوية
square: ساحة ميدان
road way path: طريق درب
street: شارع
bridge: جسر
station: محطة
port harbor: ميناء مرفأ
village: قرية ضيعة
city: مدينة
town: بلدة
country: بلد
center: مركز
market: سوق
shop store: متجر محل دكان
kitchen: مطبخ
table: طاولة مائدة سفرة
plate dish: صحن طبق
bowl: وعاء زبدية
spoon: ملعقة
cup: كوب فنجان
glass: كاس
pot: قدر
oven: فرن تنور
grill: مشوى مشاوي شواية
basket: سلة
box: صندوق علبة
bag: حقيبة
book: كتاب
pen: قلم
paper: ورق
story: قصة حكاية
stories: حكايات قصص
word: كلمة
letter: حرف
art: فن
arts: فنون
music: موسيقى
dream: حلم
dreams: احلام
memory: ذكرى
memories: ذكريات
love: حب
heart: قلب
soul spirit: روح
hand: يد
hands: ايدي
eye: عين
mind: عقل
life: حياة
time: وقت زمن
day: يوم
days: ايام
night: ليل ليلة
nights: ليالي
morning: صباح
evening: مساء
dawn: فجر
sunrise: شروق
sunset: غروب
season: موسم
seasons: مواسم فصول
summer: صيف
winter: شتاء
autumn fall: خريف
taste: مذاق طعم ذوق
flavor: نكهة
flavors: نكهات
smell scent: عطر رائحة
secret: سر
magic: سحر
touch: لمسة
style: ستايل اسلوب
trend: ترند صيحة
idea: فكرة
choice: خيار اختيار
quality: جودة
trust: ثقة
hope: امل
peace: سلام
freedom: حرية
unity: وحدة
victory: نصر
success: نجاح
future: مستقبل
treasure: كنز
gift: هدية
fortune: حظ
joy: فرح بهجة
beauty: جمال
health: صحة
care: عناية رعاية
family: عائلة عائلي اسرة
mother mom: ام ماما
father: اب بابا
brother: اخ
brothers: اخوان اخوة
sisters: اخوات
sons: ابناء
friends: اصدقاء
uncle: عم
grandfather: جد
grandmother: جدة تيتا
boy: ولد
girl: بنت
man: رجل
lady: سيدة
people: ناس
team: فريق
club: نادي
lion: اسد
tiger: نمر
wolf: ذئب
fox: ثعلب
bear: دب
horse: حصان خيل
camel: جمل
sheep lamb: خروف
cow: بقرة
bull: ثور
deer gazelle: غزال
eagle: نسر عقاب
falcon: صقر
dove pigeon: حمامة
bird: طير طائر عصفور
birds: طيور
peacock: طاووس
butterfly: فراشة
bee: نحلة
bees: نحل
fish: سمكة سمك
shark: قرش
whale: حوت
shrimp: روبيان جمبري
crab: سلطعون
apple: تفاحة تفاح
orange: برتقال برتقالة
lemon: ليمون
grape: عنب
fig: تين
date: تمر
dates: تمور
pomegranate: رمان رمانة
banana: موز موزة
cherry: كرز كرزة
strawberry: فراولة
mango: مانجو مانجا
honey: عسل
sugar: سكر
salt: ملح
pepper: فلفل
saffron: زعفران
cardamom: هيل هال
ginger: زنجبيل
mint: نعناع
cinnamon: قرفة
vanilla: فانيلا
caramel: كراميل
milk: حليب لبن
cream: كريمة قشطة
butter: زبدة
cheese: جبن جبنة
egg: بيضة بيض
rice: رز ارز
wheat: قمح
flour: طحين
dough: عجين عجينة
bread: خبز عيش
soup: شوربة
meat: لحم لحوم
bone: عظم
bubble bubbles: فقاعة فقاعات
ball: كرة
circle: دائرة
line: خط
point: نقطة
wheel: عجلة
truck cart: عربة
boat: قارب
ship: سفينة
anchor: مرساة
plane: طيارة طائرة
train: قطار
key: مفتاح
lamp lantern: مصباح فانوس قنديل
candle: شمعة
mirror: مراة
umbrella: مظلة
chair: كرسي
tent: خيمة
carpet: سجادة
thread: خيط
silk: حرير
cotton: قطن
wool: صوف
leather: جلد
iron: حديد
wood: خشب
clay: طين فخار
brick: طوب
glow shine: لمعة بريق
north: شمال شمالي
south: جنوب جنوبي
east eastern oriental: شرق شرقي شرقية مشرق
west western: غرب غربي غربية مغرب
middle: اوسط
arab arabian: عرب عربي عربية
one: واحد
two: اثنين
three: ثلاثة
four: اربعة
five: خمسة
seven: سبعة
`;

/** The terms of the other language for each term. */
const translations = new Map<string, string[]>();
for (const line of table.trim().split('\n')) {
  const [english = [], arabic = []] = line.split(':').map((words) => terms(words));
  for (const [words, others] of [
    [english, arabic],
    [arabic, english],
  ] as const)
    for (const word of words) translations.set(word, [...(translations.get(word) ?? []), ...others]);
}

/** The words of the other language that may translate a word of a name. */
export const translatedNameWords = (term: string): readonly string[] => translations.get(term) ?? [];
