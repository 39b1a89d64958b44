/**
 * What a thing is for, after “something”, “a thing” and the like: “something to sit on”. In the format of
 * `englishNeeds`; after these words a verb needs no object, and the part of the body or the weather may be the verb.
 */
export const englishProductNeeds = `
sit seat | * | chair, sofa, stool
sit relax lie lounge | outside outdoor outdoors garden patio balcony yard terrace backyard deck porch | outdoor furniture, garden bench
sit | desk computer office work study | office chair
sit | toddler eat meal | highchair
sit | car | infant car seat
sit | baby infant | highchair, infant car seat
sit | dinner dining kitchen | dining chair, dining set
sit | counter bar island | bar stool
sit | camping picnic fishing | folding chair
sit relax recline | living guest everybody | sofa, armchair
sleep lie nap | * | bed, mattress, sofa bed
sleep | camping tent mountain outdoors | sleeping bag, tent
sleep | baby newborn infant | crib
sleep | guest visitor cousin | sofa bed, futon
sleep | two twin brother sister boy girl kid child | bunk bed, kids bed
sleep wear | night pajama comfortable | pajamas
rest put lay support | head neck | pillow
rest put raise | foot feet leg | footstool
rest put keep place hold stand | tv television screen | tv stand
rest put keep place hold hang | coat jacket hat umbrella entrance | coat rack, hanger
put keep store hang organize fold arrange hold | clothes clothing shirt dress suit | wardrobe, chest of drawers, hanger, clothes rack
put keep store organize fold | sock underwear | chest of drawers
put keep store organize hold arrange | shoe boot sneaker | shoe rack
put keep store organize hold arrange display | book novel quran magazine textbook | bookcase, bookshelf
put keep store organize hold display | plate dish glass cup china | cabinet, sideboard, display cabinet
put keep store organize hold | file document paper | filing cabinet
put keep store organize hold | toy | storage box, basket
put keep store organize hold collect | laundry dirty | laundry basket
put keep store organize hold | tool wrench | toolbox
put keep store organize hold | photo picture | picture frame
put keep store organize hold carry | makeup cosmetic lipstick | bag, dressing table
put keep store organize hold | jewelry necklace | dressing table
put keep hold | key | key chain
put keep hold | flower rose | vase
put keep hold grow plant | plant herb basil mint tomato | flower pot
put keep hold throw collect | trash garbage rubbish | trash can
put keep hold place | lamp bedside bed alarm | nightstand
put keep place serve hold | coffee cup remote sofa | coffee table, side table
put keep hold carry | money cash card coin bill | wallet
put keep hide protect lock hold | gold valuable cash safe passport | safe box
put hold carry store leftover | food lunch leftover sandwich rice | food container, lunch box
keep store cool | cold fresh milk cool | refrigerator
keep freeze | frozen ice freeze | freezer
keep | tea coffee soup drink hot | thermos
keep make stay feel | warm | heater, blanket, jacket
keep stay | dry | raincoat, umbrella
keep hold | pant trouser jean | belt
keep charge charged power | phone mobile battery outside | power bank, phone charger
cover hang block | window light sun | curtain, blinds
cover protect | floor wood cold | carpet
cover protect | mattress | mattress cover
cover protect | sofa couch | sofa cover
cover protect | phone screen | phone case, screen protector
cover protect | head hair | hijab, hat, scarf
cover protect | arm body leg modest | abaya
cover protect | pillow | pillowcase
cover | bed bedding | bed sheet, quilt
cover | me us myself cold night warm sleeping | blanket, quilt
cover | pot pan food | kitchenware
protect cover shade | sun eye sunlight | sunglasses
protect cover shade | balcony patio yard | parasol
protect wear | helmet accident crash | helmet
eat | table family dinner guest | dining table, dining set
eat | * | restaurant, snack bar
study write work do | homework school office study computer laptop lesson | desk
read see | night bed dark book | table lamp, lamp
light brighten illuminate | * | lamp, light bulb
light brighten | dark street camping night | flashlight
see look check | myself mirror face | mirror
see watch hear monitor | baby sleeping | baby monitor
see watch | far distance bird | binoculars
see | * | eyeglasses
watch see | show movie series film channel tv news | television, projector
watch see record | door shop house entrance thief | security camera
listen hear play | music song podcast audio quran | speaker, headphones
listen hear | train quiet alone noise | headphones
block cancel | noise sound | headphones
hear | * | hearing aid
talk speak call | phone family friend | cell phone
talk sing speak record | voice microphone crowd | microphone
call see talk | video camera computer | webcam, tablet
type | * | keyboard
print scan copy | * | printer
save keep store copy move | file picture photo data computer | hard drive, flash drive
take shoot record film | picture photo video photograph | camera
hold stand | camera phone steady | tripod
make boost get improve extend | wifi internet signal | router
play | game tv online | game console, playstation
play | family table friend night | board game, playing cards
play | park outside ball | soccer ball, basketball
play | kid child toddler baby boy girl son daughter | toys
play | music instrument song | oud, guitar, piano
read | train kindle electronic | e-reader
read | * | book, novel
learn teach | letter alphabet | kids books, toys
calculate add count | number math | calculator
boil heat | water tea | kettle
make brew | tea | teapot, kettle
make brew | coffee espresso cappuccino | coffee machine, coffee pot
make squeeze press | juice orange lemon | juicer
make mix blend | smoothie fruit shake | blender
make mix knead beat | dough cake cream batter | mixer
make cook steam | rice | rice cooker, pot
make cook bake | pizza bread cake cookie bake | oven
make toast | toast bread sandwich | toaster
make cook grill | kebab barbecue meat outside steak | barbecue grill
make cook fry | egg pan omelet | frying pan
make cook fry | fries chicken oil potato | air fryer, deep fryer
make cook | soup stew bean pasta | pot, pressure cooker
make cook | fast faster quickly quick | pressure cooker, air fryer
make sew | clothes dress clothing shirt | sewing machine
make wear fix | waist tight loose | belt
make | ice | freezer
make smell | nice house home good | incense, perfume
make look | beautiful pretty face | makeup
cook | * | stove, pot
fry | * | frying pan, deep fryer
bake | * | oven, stove
toast | * | toaster
grill | * | barbecue grill
heat warm reheat | food leftover milk dinner soup | microwave
heat warm | room house home bedroom apartment winter office | space heater
heat | * | heater
cool | room house home bedroom apartment summer | air conditioner, fan
cool | * | fan, air conditioner
blow | air | fan
wet moisten humidify | air room | humidifier
clean purify filter | air smoke dust | air purifier
clean purify filter | water tap | water filter
drink dispense | water office | water dispenser
drink carry | water school gym sport bottle | water bottle
drink serve | tea guest | tea set
drink serve | coffee | cups
drink | * | cup, glass
drink | hot warm | tea, coffee shop, hot chocolate
drink feed | baby infant milk | baby bottle
cut chop slice peel | vegetable meat onion bread salad potato carrot tomato | knife, food processor
cut chop | wood branch board | saw
cut trim mow | grass lawn | lawn mower
cut trim shave | beard hair face | electric shaver
grind crush mince | coffee meat spice nut | food processor, blender
clean vacuum | carpet rug floor dust house couch | vacuum cleaner
sweep | * | broom
mop | * | mop
wipe scrub | * | cleaning supplies
wash clean launder | clothes laundry clothing | washing machine
wash clean | dish plate pot glass | dishwasher
wash bathe clean | baby newborn | baby bath
dry | clothes laundry clothing | dryer, drying rack
dry | hair | hair dryer
dry | body hand face shower | towel
dry | dish plate | dish rack
straighten curl style | hair | hair straightener
iron press | * | iron, ironing board
serve carry | guest tea drink food dinner | serving tray
serve eat | guest dinner | dinner set
carry | laptop computer | laptop bag
carry | school book class | backpack
carry | baby infant newborn | baby carrier, stroller
carry | clothes travel trip gym | suitcase, sports bag
carry | groceries grocery shopping | shopping cart, bag
carry | * | bag, backpack
travel pack | * | suitcase, travel bag
push walk stroll | baby toddler | stroller
move push carry | box furniture heavy | hand truck, van
change | diaper | changing table
chew suck | baby | pacifier
calm quiet | baby | pacifier, rocking chair
divide separate | room | room divider
decorate hang | wall room house salon | picture frame, wall art
smell | * | perfume, incense
pray kneel | * | prayer rug
count | prayer tasbih dhikr | prayer beads
burn | incense bakhoor | incense burner
smoke | * | hookah pipe
walk jog run | treadmill inside indoor home indoors | treadmill
walk jog run hike | shoe foot feet | sneakers
walk | stick cane old knee leg | walking stick
walk | rain snow | boots
exercise train workout lift | muscle arm weight strong | dumbbells
exercise train workout | home | exercise bike, treadmill, dumbbells
exercise stretch yoga | floor mat | yoga mat
swim | * | swimwear
swim | modest hijab covered | burkini
slide ski sled | snow hill | sled, skis
camp | * | tent, camping gear
fish | * | fishing rod
ride | toddler | tricycle
ride | kid child boy girl son daughter school | kids bike, bicycle
ride commute | * | bicycle, scooter, motorcycle
ride get go commute | work electric traffic train | electric scooter, bicycle
drive go get | family seven kid | minivan
drive get go | cheap gas economical | hybrid
haul tow carry | load material stuff furniture | pickup, van
wear | wedding party eid graduation prom | dress, suit
wear | interview office work formal | formal shirt, suit
wear | winter snow cold freezing warm | coat, jacket, sweater
wear | rain wet | raincoat
wear | summer hot beach | shorts, t-shirt, sandal
wear | gym sport running | sportswear, sneakers
wear | house home inside indoor | slippers, pajamas
wear | bed | pajamas
wear | foot feet | shoes
wear | wrist arm | watch, bracelet
wear | finger | ring
wear | ear | earrings
wear | neck | necklace, scarf
wear | mosque prayer friday | thobe, abaya
wear | pregnant | maternity clothes
wear | * | clothes
shower | * | shower curtain, towel
bathe | baby | baby bath
head | * | hat, cap
hand finger | cold winter snow | gloves
hand finger | * | gloves, ring
wrist | * | watch, bracelet
neck | gold silver pretty pearl | necklace
neck | * | scarf, necklace
ear | train music phone song noise | headphones
ear | cold winter | winter hat
ear | * | earrings
foot feet | * | shoes, socks
rain | * | umbrella, raincoat
snow | * | boots, coat
sun | * | sunglasses, sun hat
face lips | * | makeup
floor | * | carpet
wall | * | picture frame, wall art
window | * | curtain
tell know | time hour | watch, clock
wake | * | alarm clock
measure check | step heart walk | smartwatch
measure check | blood pressure | blood pressure monitor
measure check | fever temperature | thermometer
measure check | weight kilo | scale
make drill put | hole wall | drill
hit drive bang hammer | nail | hammer
turn tighten fix loosen | screw | screwdriver
turn tighten loosen | bolt nut pipe | tools
reach climb get | ceiling high shelf tall roof up bulb | ladder
fix repair | house home | toolbox, tools
stick glue | * | hardware store
dig shovel | snow | snow shovel
remove clear | snow | snow blower, snow shovel
draw color paint sketch | * | art supplies, colored pencils
write | * | pens, notebooks
build | block kid child | building blocks
kill catch trap | mouse mice rat roach fly mosquito | pest control, hardware store
lock close secure | door bike gate | door lock
power run | electricity outage blackout | generator
feed | cat kitten | cat food
feed | dog puppy | dog food
keep house | bird parrot | bird cage
keep | fish | fish tank
give bring | baby newborn birth | baby clothes, toys
give bring | birthday teacher mother wife friend wedding | gifts
keep stay feel | feet foot toe | socks, slippers
keep stay feel | hand finger | gloves
keep stay feel | ear head | winter hat
keep block stop catch | fly mosquito bug insect | fly screen
open | can bottle jar | can opener
stop block keep | toddler baby stairs kitchen | baby gate, playpen
hang | wash wet clothes | drying rack
hang hold | key coat towel bag hat | wall hooks, coat rack
hold mount | phone car dashboard | phone holder
hang mount | tv television screen wall | tv mount
peel grate shred | * | grater
strain drain | pasta rice tea | colander
measure weigh | flour sugar cup food | measuring cups
roll | dough | rolling pin
wrap cover | food sandwich leftover | aluminum foil
stir flip serve | soup food egg | kitchen utensils
lips lip | dry chapped crack | lip balm
skin face hand | dry soft rough | body lotion
sun | burn skin cream beach | sunscreen
smell | shoe sweat armpit body | deodorant
brush clean | teeth tooth | toothbrush
shave | * | razor, electric shaver
comb brush | hair | hair brush
tie hold pin | hair | hair clips
cut trim | nail toenail | nail clippers
wash clean | hand body | soap
wash clean | hair | shampoo
wipe clean | baby nose table | baby wipes, paper towels
dry wipe | hand | bath towels
sleep lie | dog cat puppy pet | dog bed
walk hold | dog puppy | dog leash
jump bounce | * | trampoline
swing slide | * | swing set
float | * | life jacket
teach sit | toilet potty toddler | potty
rock swing calm | baby newborn | baby swing
knit crochet | * | knitting
start jump | battery car | jumper cables
cover protect | seat seats | car seat covers
cover protect | car rain snow | car seat covers
carry hang | bike roof | roof rack
connect plug | tv laptop screen wall outlet | hdmi cable, adapter
massage rub relax | back neck foot muscle | massage gun
decorate light | ramadan eid | lantern, led lights
light | string party christmas eid | led lights
cold | foot feet | socks, slippers
cold | hand | gloves
cold | ear | ear muffs
cold | * | jacket, blanket, coat
hot | * | fan, air conditioner
puddle rain | foot feet shoe | rain boots
sweet sugary | * | dessert shop
`;
