/**
 * Kinds of things and, after the colon, related kinds that are a less exact answer; each a wording of a concept.
 * Compiled by hand from what shops sell together, which jobs are similar, and which dishes belong to which cuisine.
 */
export const relatedKinds = `
coat, raincoat, leather jacket, denim jacket, blazer: jacket
jacket: coat, blazer
cardigan, hoodie: sweater
sweater: cardigan, sweatshirt
suit, tuxedo, waistcoat: blazer
gown, evening dress, bridal dress: dress
tunic, blouse: womens top
polo shirt, dress shirt: shirt
sweatpants, capris: trousers
swimwear, bikini: swim trunks
nightgown, bathrobe: nightwear
muffler, hijab, keffiyeh: scarf
beanie: hat
suitcase: duffel bag, trolley bag
duffel bag: backpack, suitcase
backpack: bag
clutch, messenger bag: handbag
handbag: clutch, bag
satchel: backpack
wallet: clutch
sneakers, formal shoes, high heels, flat shoes, casual shoes: shoes
boots: shoes
sandal: flip flops
slippers: sandal
smartwatch: watch
glasses: sunglasses
pendant: necklace
necklace: pendant
anklet: bracelet
wristband: bracelet
costume jewelry: jewelry set, necklace, earring
jewelry: necklace, earring, ring, bracelet, pendant
perfume: deodorant, body mist
deodorant: perfume
lip gloss, lip liner, lip balm: lipstick
lipstick: lip gloss, lip liner
blush: face powder
face powder: foundation, compact powder
concealer: foundation
makeup: lipstick, foundation, eyeliner, nail polish, mascara
skincare: face cream, face wash, sunscreen
moisturizer, lotion, sunscreen: face cream, lotion
face scrub, face mask: face wash
kohl, mascara, eyeshadow: eyeliner
loveseat, sofa bed, corner sofa, chaise longue: sofa
sofa: loveseat, sofa bed
armchair: recliner, rocking chair
recliner, rocking chair, swivel chair, folding chair, dining chair: armchair, chair
seat: chair, armchair, stool
chair: armchair, stool
footstool: stool
stool: bar stool, footstool
bench: stool
coffee table, side table, console table, bar table, dining table, nest of tables: table
table: desk
desk: table
standing desk, corner desk: desk
dressing table: dresser, mirror
sideboard, display cabinet, wall cabinet, filing cabinet: cabinet
cabinet: cupboard, wardrobe, sideboard, storage combination
chest of drawers, dresser: drawer, cabinet
nightstand: bedside table, chest of drawers
wardrobe: cabinet, clothes rack
bookcase, wall shelf, shoe rack: shelving unit
shelving unit: bookcase, wall shelf
basket: storage box
bunk bed, loft bed, crib, kids bed, single bed, double bed, queen bed, king bed: bed, bed frame
bed: bed frame, mattress, crib
bed frame: bed
mattress cover: mattress
sun lounger, hammock, garden bench, outdoor chair, outdoor table, parasol: outdoor furniture
outdoor furniture: outdoor table, outdoor chair, sun lounger, parasol, garden bench
bedroom furniture: bed frame, wardrobe, nightstand, chest of drawers
living room furniture: sofa, armchair, coffee table, tv stand
office furniture: desk, office chair
kids furniture, nursery furniture: kids bed, crib, kids table, highchair
furniture: sofa, table, chair, bed, wardrobe, cabinet
doorknob: handle
gaming laptop, macbook, 2 in 1 laptop: laptop
computer: laptop, desktop
van, minivan: minibus
truck: pickup
pickup: truck
convertible: coupe
taxi: limousine
chef, pastry chef, kitchen helper: cook
cook: chef, line cook
waiter: host, fast food worker
barista, bartender: waiter
busboy, dish washing: kitchen helper
baker: pastry chef, cook
pizza maker, shawarma chef, grill cook: cook
doorman, bouncer, bodyguard, watchman: security guard
security guard: watchman, police officer
porter: loader, mover, worker
caretaker, janitor: maintenance worker
cleaner, housekeeper: janitor
housekeeper: cleaner
handyman: maintenance worker
laborer: construction worker
construction worker: laborer
mason, tiler, plasterer, roofer: construction worker
babysitter: kindergarten teacher, child care, home aide
home aide: nurse
midwife, nursing assistant: nurse
dentist: dental assistant
doctor: physician assistant
psychiatrist: psychologist
psychologist: mental health counselor
counselor: social worker, mental health counselor
pharmacist: chemist
lab technician: microbiologist, medical technologist
mechanic: auto mechanic
auto electrician: electrician
truck driver, taxi driver, bus driver, delivery driver: driver
courier: delivery driver, messenger
delivery: driver
forklift: warehouse worker
warehouse keeper: warehouse worker, inventory
warehouse worker: storekeeper, inventory
packer: warehouse worker
bookkeeper: accountant
auditor, payroll, cpa: accountant
accountant: auditor, bookkeeper, financial analyst
paralegal, legal secretary: lawyer, legal assistant
prosecutor, law student: lawyer
developer: software engineer, computer specialist
web developer, app developer: developer
software engineer: computer specialist
computer technician, help desk: computer specialist
network engineer, system administrator, database administrator, cyber security: computer specialist
data analyst, statistician: data analyst, research scientist
secretary: administrative assistant, office clerk
receptionist: secretary, customer service
data entry: office clerk
clerk: office clerk, administrative assistant
office clerk: administrative assistant, clerical associate
administrative assistant: secretary, office clerk
call center: customer service
customer service: call center
salesperson: sales representative, cashier
sales representative, telemarketer: salesperson
cashier: salesperson
boss: supervisor, director
director: executive director, manager
foreman: supervisor
architect: landscape architect, engineer
surveyor, draftsman: engineer
environmental engineer, civil engineer, mechanical engineer, electrical engineer: engineer
teacher: instructor, teaching assistant
tutor, professor: teacher
principal: teacher
gardener: park worker, forester
agriculture: gardener
exterminator: pest control
hvac technician, boiler operator: steamfitter, stationary engineer
steamfitter: plumber
plumber: steamfitter, water and sewer
blacksmith: welder
welder: iron worker
journalist: public information, writer
intern, trainee: student intern, college aide
sanitation worker: cleaner
spaghetti, lasagna, risotto, ravioli, macaroni: pasta, Italian
pasta: Italian
pizza: Italian
sushi, ramen, tempura, teriyaki: Japanese
tacos, burrito, quesadilla, nachos, enchilada: Mexican
curry, naan, tandoori, samosa, masala, dosa: Indian
biryani: Indian, Pakistani
dim sum, chow mein, dumplings, fried rice: Chinese
kimchi, bulgogi, bibimbap: Korean
pho: Vietnamese
pad thai: Thai
gyro, souvlaki, moussaka: Greek
croissant: bakery, French
bagel: bakery
bread: bakery
cake, cupcake: bakery
baked goods: bakery, pastry shop
pastry shop: bakery, dessert shop
dessert shop: pastry shop, ice cream shop, cake
kunafa, baklava, basbousa, qatayef, luqaimat: sweets
doner: Turkish, shawarma
shawarma, falafel, hummus, kebab, mansaf, tabbouleh, fattoush, labneh, maqluba: Middle Eastern
kabsa, mandi, maraq: Yemeni, rice
rice: bukhari, kabsa, mandi, biryani
couscous, tagine, harira: Moroccan
koshari: Egyptian
Egyptian: koshari, feteer, molokhia
Yemeni: mandi, saltah, fahsa, zurbian, haneeth
Palestinian: musakhan, maqluba
Jordanian: mansaf
Moroccan: tagine, couscous
Tunisian: couscous, brik
Algerian: couscous
Iraqi: masgouf
Lebanese: manakish, tabbouleh
Saudi: kabsa
Sudanese: kisra
foul: falafel, breakfast
mixed grill, grill: kebab
steak: grill
bubble tea: tea
tea: cafe
coffee: cafe
cafe: coffee
hookah: cafe
milkshake, smoothie: juice
juice: smoothie shop
frozen yogurt: ice cream
breakfast: cafe
canteen, cafeteria, snack bar, diner: cafeteria
buffet: restaurant
hot dog: fast food
fast food: burger
fish: seafood
seafood: fish
catering: wedding hall
wedding hall: catering
roastery, nuts: confectionery
dates: sweets
candy store: chocolate shop
spice store, herbs: roastery
grocery, bodega: supermarket
supermarket: grocery
vegetables, fruits: grocery
butcher: meat
deli: sandwich
tow truck: auto repair
tire shop, body shop, car wash: auto repair
auto repair: auto parts
laundry: dry cleaner
dry cleaner: laundry
pharmacy: drugstore
tobacco: smoke shop
phone store: electronics store
phone repair: electronics store
computer repair: electronics store
house painter, plasterer, tiler, carpentry, roofing: home improvement
home improvement: contractor, construction
contractor: home improvement
pawn shop: secondhand
hostel, guest house: hotel
parking: parking garage
penthouse: top floor
loft: studio
fireplace: fire place
patio, roof deck: terrace
balcony: terrace
yard: garden, patio
garden: backyard
short stay: sublet
sublet: short term, room, studio, apartment
`;
