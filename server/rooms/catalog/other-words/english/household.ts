/** Everyday British and American words for repairs at home, goods of the household and children's goods. */
export const household = `
plumber: no hot water, no water, burst pipe, pipe burst, burst pipes, leaky faucet, dripping tap, leaking sink, leaking toilet, clogged toilet, toilet clogged, toilet wont flush, stopped up sink, clogged sink, backed up drain, flooded basement, low water pressure, smell of gas, gas leak, sewage smell, running toilet
heating repair: no heat, boiler broke, boiler broken, broken boiler, radiator not working, cold radiator, furnace not working, heat not working
air conditioner repair: ac not working, ac broken, ac not cooling, ac leaking, ac repair, aircon repair, ac service, ac installation, ac installed
electrician: no power, lights out, lights dont work, light not working, lights not working, outlet not working, power keeps going out, blown fuse, tripped breaker, more outlets, flickering lights
appliance repair: fridge not cold, fridge stopped working, fridge not working, fridge broken, broken fridge, washer not working, washer broken, washing machine broken, broken washing machine, washer leaking, oven not working, oven not heating, stove not working, dryer not heating, dishwasher not draining
locksmith: locked out of my house, locked out of my car, keys made, copy of key, spare key, extra key, lost my keys, lost keys, keys for my car, key stuck, broken key, broken lock, lock changed
handyman: odd jobs, hang a tv, tv mounting, mount tv, mount my tv, hang pictures, hole in the wall, hole in wall, assemble furniture, furniture assembly, put together furniture, ikea assembly, put up shelves, shelves put up, things fixed around the house
pest control: mouse in my house, rats, roach, bed bug, ants, wasps, wasp nest, squirrels in attic, bugs in my kitchen, fleas, termites
junk removal: get rid of furniture, get rid of old furniture, old fridge pickup, couch pickup, couch removal, pick up old furniture, take away old furniture, take away my old couch, mattress disposal, get rid of junk, clean out basement, cleanout
moving company: help moving, help me move, help with moving, men with truck, guys with a truck, guys with truck, move my stuff, moving to a new apartment, carry heavy boxes, people to move furniture
self storage: keep my boxes, keep my furniture, place for my boxes, store my boxes
glass repair: broken window, window broke, cracked window, broken glass, windshield crack, cracked windshield, glass replacement
window cleaning: dirty windows, wash windows, windows washed
carpet cleaning: carpet stain, dirty carpet, rug washed
upholstery: torn couch, couch is torn, reupholster, chair recovered
furniture repair: broken chair, wobbly table, broken table leg
snow removal: snow shoveling, shovel snow, clear snow, plow my driveway
tree service: tree cut down, cut down a tree, tree fell, dead tree
gardener: grass cutting, cut the grass, lawn mowing, mow my lawn, yard work, weeding
water damage: flooded apartment, wet ceiling
air purifier: clean the air, cleaner air, dust in the air
humidifier: dry air
charging station: charge my electric car, charge electric car, ev charger, ev charging, electric car charging
alarm system: house alarm, home alarm, alarm for house, burglar alarm, home security system
security camera: cameras for my store, door camera, doorbell camera, cctv, surveillance camera
phone repair: cracked screen, broken screen, screen is cracked, phone wont charge, phone not charging, phone fell in water, wet phone, phone died, battery replacement
computer repair: slow computer, computer is slow, computer virus, laptop wont turn on, water on laptop, frozen computer, forgot password, blue screen, computer crashed
data recovery: recover pictures, recover photos, lost photos, dead hard drive, deleted files
internet provider: internet at home, wifi at home, slow internet, home wifi, get internet
mobile plan: sim card, sim, prepaid sim, phone plan, cheap phone plan, esim, unlimited data
tailor: pants too long, jeans too long, pants hemmed, pants shortened, dress shortened, dress too big, clothes fixed, zipper broken, broken zipper, zipper repair, replace zipper, button fell off, take in a dress, suit made to measure, custom suit, made to measure, torn pants, hole in my jacket
dry cleaner: get my coat cleaned, coat cleaned, suit cleaned, shirts ironed, shirts pressed, stain on dress, stain removal
laundromat: wash my comforter, place to wash clothes, where to wash clothes, washers and dryers
shoe repair: broken heel, new soles, heel came off, stretch shoes, shoe shine
watch repair: watch battery, watch stopped, new watch strap
jewelry store: ring too big, ring resized, resize ring, ring sizing, broken chain, sell gold, sell my gold, engagement rings
auto repair: car wont start, car won't start, check engine light, car making noise, oil change, brakes squeak, brake pads changed, transmission problem, car overheating, car shaking, tune up, car broke down
tow truck: stuck on highway, car towed, stuck in snow, dead car
body shop: dent in my car, car dent, scratch on car, scratched car, bumper fell off
tire shop: flat tire, tire blew out, tire change
car inspection: car inspected, inspection sticker, get my car inspected
driving school: learn driving, teach me to drive, learn how to drive, driving for women, female driving instructor
bike shop: fix my bike, bike repair, flat bike tire, bike has a flat, rent a bike, bike rental, bike tune up
party rental: rent tables and chairs, rent tables, rent chairs, table rental, chair rental, tent rental, tents for rent
trash can: garbage bin, rubbish bin, can for garbage, waste basket, wastebasket, bag for trash, trash bags, garbage bags
home goods store: stuff for the house, things for the house, household stuff, kitchen stuff, house stuff
drying rack: rack to dry clothes, dry clothes inside, laundry rack
single bed: bed for one, bed for one person, small bed
double bed: bed for two, bed for couple, bed for a couple
bunk bed: bed for two kids, beds for kids, two beds in one
nightstand: table next to bed, small table next to bed, table by the bed
wall art: poster, posters, wall decorations, decorate my wall, pictures for the wall
prayer beads: beads for prayer, praying beads, misbaha, subha
remote control: remote for tv, remote for my tv, clicker
game console: games for the tv, games for tv, tv games, video games for kids
board game: game for the whole family, family game, family games, game night
building blocks: blocks to build with, toy blocks, wooden blocks, legos
bike helmet: helmet for bike, helmet for kids
snow shovel: shovel for snow
lamp: light to read, light for reading, bedroom light
flashlight: torch
power bank: battery for my phone, battery pack, charge my phone outside, keep my phone charged
phone charger: charge my phone, cord for my phone, phone cord, cable for my phone, usb cable, iphone cord
phone case: cover for my phone, case for my phone, cover for iphone
baby monitor: see my baby, watch baby sleeping, hear my baby
infant car seat: baby seat for car, seat for baby in car, baby seat
stroller: push my baby, double stroller, carriage for baby, baby carriage
diapers: pampers
pacifier: soother, binky
baby clothes: clothes for newborn, clothes for baby, newborn clothes, clothes for my baby
maternity clothes: clothes for pregnant women, clothes for pregnant woman, pregnant clothes
burkini: swimsuit for hijab, swim clothes that cover, modest swimsuit, clothes for swimming that cover
abaya: modest dress, modest clothes, long dress to cover
pajamas: clothes to sleep in, sleep clothes, pjs
slippers: house shoes, shoes for the house, shoes for home
boots: snow shoes, shoes for snow, waterproof shoes
suit: clothes for interview, interview clothes, clothes for a job interview, job interview clothes
`;
