/** Everyday British and American words for dishes by description, for children, classes, leisure, travel and work. */
export const dailyLife = `
falafel: chickpea balls, fried chickpea balls, fried chickpeas, balls of chickpeas, chickpea patties
hummus: chickpea dip, chickpeas
shawarma: meat on a stick, spinning meat, shaved meat, meat wrap, chicken wrap arab
kabsa: rice with chicken and spices, arab rice and chicken, yellow rice with chicken
mandi: rice with lamb, lamb over rice, smoked rice and meat
halal food: chicken over rice, no pork, without pork, food without pork, muslim food, halal guys
kunafa: cheese dessert, cheese dessert with syrup, sweet cheese
baklava: layers of dough with nuts, pastry with nuts and honey, dough with nuts
stuffed vine leaves: stuffed grape leaves, rolled leaves with rice
manakish: bread with thyme, zaatar bread, arabic pizza, flat bread with cheese, flatbread with zaatar
sushi: fish with rice rolls, eat raw fish, raw fish and rice
vegetarian: food without meat, no meat, dont eat meat, do not eat meat, meatless
fast food: something quick to eat, quick food, fast bite
restaurant: im hungry, i am hungry, so hungry, grab a bite, bite to eat, something to eat, open late to eat, place for dinner, date night, romantic dinner, eat late, late night food
fine dining: anniversary dinner, fancy restaurant, fancy dinner, nice dinner for two
family restaurant: restaurant for kids, restaurant for family, kid friendly restaurant, restaurant for big family, restaurant for large groups
food delivery: bring food to my home, food brought home, food to my door, food at home delivered
coffee shop: place to study with coffee, cafe with wifi, sit and drink coffee, cafe for studying
tea: hot drink, hot drinks, something hot to drink
fruit market: fruit and vegetables, fruits and veggies, veggies, fresh produce
fish market: fish to cook, fresh fish, whole fish
butcher: lamb meat, fresh meat, goat meat, whole lamb, ground beef, qurbani, aqiqah
arabic grocery: food from back home, spices from back home, food from home country, middle eastern store, middle eastern groceries, arab store, arab supermarket
cake shop: cake for birthday, cake for a birthday, cake for my daughter, cake for wedding, graduation cake, cupcakes
catering: food for party, food for a party, food for a wedding, cook for a party, food for fifty people, food for 50 people, food for big event, trays of food
wedding hall: hall for wedding, place to get married, place for my wedding, hall for engagement, hall for birthday
party supplies: balloons, balloon arch, birthday decorations, party decorations, pinata
band: live music for wedding, oud player, drummers for wedding, dabke group, zaffa
disc jockey: music for my party, music for party, party music
wedding photographer: pictures at my wedding, photos of my wedding, take pictures at my wedding
videographer: film my wedding, film my party, film my engagement, video of my wedding
bridal makeup: makeup for wedding, makeup for a wedding, makeup for bride, hair and makeup for bride
henna: henna for wedding, hand henna, henna tattoo, henna party
tuxedo rental: rent a suit, suit rental
threading: eyebrows done, brows, fix my eyebrows, upper lip
hair removal: remove hair, hair on my face, hair removed, leg hair, leg waxing
massage: sore muscles massage, sore neck, back rub, relax my body
facial: clean my face, clear skin, face treatment
womens gym: gym for women, gym for ladies, gym without men, gym only women
salon: salon with no men, salon without men, private salon, salon for hijabis
gym: place to work out, get fit, get in shape, lift weights, lose belly fat, build muscle
martial arts: karate, taekwondo, judo, jiu jitsu, self defense, kickboxing, kung fu, mma
sports field: play soccer, place to play soccer, play basketball, play tennis, soccer league
swimming lessons: teach my daughter to swim, teach my son to swim, teach kids to swim, swimming for girls, swimming for kids
kids play area: indoor play, play place, play place for children, place for kids to play, trampoline park, rainy day with kids
summer camp: camp for kids, kids camp, day camp, camp in summer, kids in summer
after school: homework club, after school care, place for kids after school
babysitter: watch my kids after school, pick up kids, pick up my kids, pick up kids from school, mothers helper, watch my baby, take care of my baby, evening sitter
daycare: place for my toddler, nursery for a two year old, care for my two year old, toddler program, kids while i work, watch my child while i work
special education: special needs, special needs school, autism, school for autistic kids, child with autism, down syndrome
tutor: help with math, math homework, math help, bad grades, failing math, reading help, homework help for kids, math tutor, science tutor
ged: high school test for adults, high school equivalency, finish high school, high school diploma for adults, high school equivalency test
sat prep: prepare for sat, prepare for the sat, college test, shsat, regents prep
english classes: learn to speak english, speak english better, free english classes, english for beginners, practice english, read and write english
arabic classes: arabic for kids, class in arabic, teach my kids arabic, learn to read arabic
quran classes: teach my kids quran, quran for kids, quran for children, learn to read quran, tajweed
computer classes: learn computers, learn to use computer, learn excel, typing class
music lessons: play the oud, learn guitar, learn piano, piano for beginners, learn to sing, voice lessons, violin lessons, learn an instrument
sewing: learn to sew, sewing lessons, sewing class
cooking classes: learn to bake, learn baking, learn to cook
art classes: painting class, learn to draw, pottery class
park: place for kids to run, kids can run, picnic place, jogging path, place to walk
museum: things to see, museum with children
zoo: see animals, animals for kids to see
flight tickets: cheap tickets, tickets home, tickets to cairo, fly home, fly to egypt, fly back home, cheap flights home, plane to yemen
hotel: place to sleep tonight, sleep for two nights, room for the night, room for one night, visitors to stay, stay a few nights
bus station: bus to boston, bus to washington, bus out of town
shipping company: ship a box, box to lebanon, send stuff home, send things back home, barrel shipping
car rental: car for the weekend, car for a week, car for a day
airport transfer: drive me to airport, ride to jfk, take me to the airport, pick me up from airport
parking garage: park overnight, overnight parking, park my car overnight
pet sitting: leave my cat, leave my dog, cat boarding, dog boarding, pet hotel, watch my dog
pet grooming: wash my dog, dog bath, dog haircut, cut dog nails
cat food: food for my cat, food for cats
dog food: food for my dog, food for dogs
veterinarian: sick dog, sick cat, cat is sick, dog is sick, dog shots
fish tank: fish for aquarium
secondhand: used clothes, cheap used things, thrift clothes, used stuff
stationery: pens and notebooks, notebooks for school, stuff for school, school stuff
gift shop: gift for my teacher, presents, gift for my wife, gift for my mom, birthday present, birthday gift
hardware store: tools and nails, nails and screws, screws, paint and brushes, home depot
rug: persian carpets, carpet from persia, rugs from persia
cash job: paid every day, paid daily, daily pay, daily cash, paid in cash, cash every day, same day pay
remote work: job from home, job at home, job for women from home, online job, work from my house
entry level: job without experience, no experience needed, no experience required, first job, job for beginners, job for teenager, teen job, job for my son
night shift: night work, job at night, working nights, graveyard shift, overnight job
weekend work: job on weekends, job on weekends only, saturday job, sunday job, only weekends
part time: few hours a day, few hours, job for student, job for a student, student job, after school job
office clerk: job in office, job in an office, sit at a desk
driver: drive people around, job with my car, driving people
dog walker: walk dogs, walk dogs for money
caregiver: taking care of old people, care for old people, work with elderly
sublet: apartment for a month, apartment for summer, apartment for the summer, room for a month, room for the summer, place for the summer, place for a month, place for summer
no fee: no broker, without broker fee, dont want to pay broker
utilities included: bills in the rent, everything included, all bills included, heat included, electricity included
ground floor: no stairs, without stairs, cant climb stairs
pets allowed: can have a cat, can have a dog, i have a cat, i have a dog, with my dog, with my cat, accepts dogs, takes pets
roommate: share with girls, someone to share rent, share an apartment, share apartment, split the rent
studio: place for one person, live alone, living alone, place to live alone, own place
room: place to sleep for single man, room for a man, room for a student
garden: place for kids to play outside, outside space
near subway: near the train, next to train, walk to the train, walk to subway, five minutes to subway, by the train
near school: close to schools, good schools, good school nearby, near good schools
store for rent: space for my store, space for my shop, space to open a restaurant, space for restaurant, spot for a store, place for my business
coworking: desk for a day, desk by the day, office for a day, rent a desk
`;
