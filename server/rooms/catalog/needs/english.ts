/**
 * Needs, and the wordings of the concepts that answer them: verbs (or phrases in their place), objects, wordings.
 * Regular verb forms and plurals need not be listed. `*` means no object, `>` an object that only comes after its
 * verb.
 */
export const englishNeeds = `
fix repair mend replace install unclog unblock stop do | tap faucet sink toilet pipe drain shower bathtub leak sewer plumbing | plumber
fix repair install replace rewire | light socket outlet wiring electricity breaker electrical | electrician
fix repair install service clean | ac conditioner aircon heater boiler furnace heating radiator | air conditioner repair, air conditioning technician
renovate remodel redo build extend refurbish redesign contractor builder | kitchen bathroom house home apartment basement flat room | home improvement, renovation
paint repaint decorate | house home apartment room wall flat kitchen ceiling bedroom | house painting
fix repair patch replace | roof gutter | roof repair
install lay replace fix polish sand | floor tile flooring parquet | flooring
open unlock change replace duplicate copy cut lose lost make | lock key | locksmith
open unlock stuck locked | door home house apartment | locksmith
kill exterminate remove spray catch trap rid | bug roach cockroach mouse mice rat bedbug ant termite insect pest flea | pest control
clean tidy scrub mop cleaner cleaning | house home apartment flat office kitchen room | cleaning service, cleaner
clean mop sweep | building floor hallway school street | cleaner, janitor, cleaning service
clean wash shampoo | carpet rug | carpet cleaning
clean shampoo wash | sofa couch mattress upholstery | sofa cleaning
clean press iron dry | suit dress shirt coat jacket gown | dry cleaning
wash launder fold clean do | laundry clothes clothing linen sheet laundering | laundry
hem shorten alter sew lengthen stitch resize adjust | dress pant trouser skirt clothes suit gown jean sleeve curtain shirt | tailor
move carry haul transport relocate deliver | furniture sofa couch stuff belonging house apartment piano home fridge | moving company
store keep leave | furniture stuff luggage belonging thing suitcase | self storage
park leave keep put | car van vehicle | parking
tow drag pull | car truck vehicle van | towing
wash clean polish wax vacuum | car vehicle truck van | car wash
fix repair service tune mend check | car auto vehicle brake transmission engine bumper dent muffler | car repair
change fix patch replace flat | tire tyre wheel | tire repair
charge plug | tesla ev | charging station
rent hire borrow | car van | car rental
translate certify interpret | document paper certificate diploma contract birth | translation service
notarize stamp certify witness | document signature letter form | notary
fill file prepare do submit | tax taxes | tax preparation
send wire transfer remit | money cash dollar remittance | money transfer
exchange change convert swap | money currency dollar euro cash | currency exchange
ship send mail deliver | parcel package box cargo container overseas abroad | shipping company
cut trim style braid straighten curl color dye wash do | hair haircut | barber, hair salon
trim shave shape | beard mustache | shave
do paint polish grow | nail | nail salon
remove wax laser thread | hair leg eyebrow facial | hair removal
whiten clean pull straighten fix fill extract hurt ache pain broken | tooth teeth cavity molar | dentist
check test examine hurt | eye eyesight vision | eye doctor
make buy get order new fix replace | eyeglasses glasses spectacles lenses lens | optician, eyeglasses
hurt ache pain sore stiff | back neck knee joint shoulder | physical therapy, chiropractor
doctor specialist clinic | heart | cardiologist
doctor specialist clinic | skin acne rash | dermatologist
doctor specialist clinic | kid child children baby son daughter infant | pediatrician
doctor specialist clinic | bone joint knee fracture | orthopedist
doctor specialist clinic | foot feet | podiatrist
doctor specialist clinic deliver | woman women pregnant pregnancy | gynecologist
doctor specialist clinic | stomach digestion | gastroenterologist
doctor specialist clinic | ear nose throat hearing | ear nose throat
doctor specialist clinic | tooth teeth gum | dentist
doctor specialist clinic | eye | eye doctor
doctor specialist clinic | dog cat pet animal | veterinarian
lawyer attorney advocate | visa immigration deportation asylum | immigration lawyer
lawyer attorney advocate | divorce custody marriage | divorce lawyer
lawyer attorney advocate | accident injury injured | accident lawyer
lawyer attorney advocate | landlord eviction tenant rent | tenant lawyer
lawyer attorney advocate | crime arrest arrested criminal jail | criminal lawyer
fill refill pick buy get | prescription medicine medication pill antibiotic vitamin | pharmacy
test draw check | blood | blood test
watch mind babysit look care sit | kid child children baby toddler son daughter newborn | babysitter, daycare
care look help assist accompany | mother father parent elderly grandmother grandfather grandparent senior | home care
walk sit board feed mind | dog pet cat | pet sitting
groom bathe trim | dog cat pet puppy | pet grooming
treat cure vaccinate sick neuter | dog cat pet animal bird puppy kitten | veterinarian
bring sponsor petition invite | wife husband family brother sister fiance | immigration services
celebrate throw host hold organize have book place venue hall space room location | wedding birthday engagement party henna graduation reception shower | event space, party hall
food feed cook cater caterer dish | wedding party guest event gathering funeral | catering
play fun take activity | toddler playground | playground
sing | * | karaoke
pray | * | mosque
swim | * | swimming pool
dance | * | dance club, dance school
skate | * | ice skating
read borrow study | book quiet | library
buy sell find | book novel | bookstore
buy get order pick send | rose flower bouquet plant | florist
buy get pick | milk egg cheese snack grocery butter sugar | grocery store
buy get pick | fish shrimp seafood salmon | fish market
buy get pick | lamb beef meat steak goat | butcher shop
buy get pick | bread bagel croissant pita baguette | bakery
buy get pick | gold bracelet necklace | jewelry store
buy get pick | nail screw paint hammer | hardware store
grilled charcoal barbecue coal grill flame | meat chicken fish lamb steak | grill
without no | meat animal | vegetarian
climb walk | stair step staircase | elevator
somebody someone man guard person | door entrance lobby | doorman
share split | room apartment flat rent | roommate
bring keep have allow take | dog cat pet puppy | pets allowed
wear | * | clothes
smell | * | perfume
eat dine | table | dining table
sit | table | dining chair
study write work | table | desk
hang keep put fold | clothes shirt | wardrobe
keep put store | book | bookcase
keep put store | shoe | shoe rack
cover hang | window | curtain
sleep rock | baby newborn infant | crib
carry | laptop | laptop bag
carry | school | backpack
push walk carry | baby toddler | stroller
tell know | time | watch
keep store | cold fresh | refrigerator
boil | water | kettle
make brew | coffee espresso | coffee machine
dry | hair | hair dryer
listen | music song | headphones, speaker
watch | football match soccer | sports bar, television
take | photo picture | photographer, camera
sleep lie | mattress | mattress
drive driver | living money lorry | driver
drive driver | bus coach | bus driver
drive driver | truck lorry trailer | truck driver
drive driver | taxi cab uber | taxi driver
teach instruct | kid child children student school class math science | teacher
teach train | adult employee staff | trainer
guard protect secure watch patrol | building store bank night property site | security guard
greet welcome receive | visitor guest client customer desk | receptionist
answer | phone call telephone | call center, receptionist
call | center customer | call center
serve wait | table customer guest diner food | waiter
wash | dish plate pot | dish washer, dishwasher
deliver | food order meal pizza | delivery
load unload lift pack stock | box warehouse truck shelf shelves goods | warehouse worker, packer
work > restaurant | cook, waiter, kitchen helper, chef
work > kitchen | cook, kitchen helper
work > office | office clerk
work > warehouse | warehouse worker
work > store shop supermarket | salesperson, cashier
work > hospital clinic | nurse, medical assistant
work > construction | construction worker
work > farm garden park | park worker, gardener
work > computer software | programmer
work > kid child children | teacher, nanny
work > hotel | housekeeper, receptionist
work > bank | banker
write make build | code software program app application | programmer
write edit | article news story report | writer, editor
design draw make | logo poster flyer brochure | graphic designer
help assist support | customer client | customer service
count handle | cash till register | cashier
keep manage | account ledger | bookkeeper
enter type | data record | data entry
draw design plan | building tower | architect
fly | plane airplane | pilot
treat nurse care | patient sick | nurse
collect pick haul | trash garbage rubbish | sanitation worker, junk removal
plant trim water | tree garden flower grass | gardener
inspect check | building restaurant site | inspector
weld cut bend | metal iron steel | welder
lay build | brick stone wall | mason
bake make | bread cake pastry | bakery, cake shop, baker
buy sell find take collect | used secondhand vintage preowned | secondhand
drink have grab | coffee latte espresso cappuccino | coffee shop
drink have grab | tea chai | tea house
drink have grab | juice smoothie | juice bar
drink have grab | beer wine cocktail | bar
smoke puff | shisha hookah argileh nargile sheesha | hookah
eat have grab find | breakfast omelet pancake | breakfast
eat have grab find | dessert pastry cake | dessert shop
eat have grab find | fish seafood shrimp | seafood restaurant
lift train exercise build | weight gym muscle barbell | gym
keep put organize fold | sock underwear jumper folded | chest of drawers
see check | myself face reflection | mirror
sleep host | guest visitor | sofa bed
wear | wedding prom | dress, suit
wear | gym running sport workout jogging | sportswear, sneakers
wear | beach pool | swimwear
wear | rain | raincoat
wear | winter cold snow | jacket, coat
wear | foot feet | shoes
wear | neck | scarf, necklace
wear | wrist | watch, bracelet
wear | finger | ring
protect shade | eye sun | sunglasses
hold keep | trouser pant | belt
carry keep hold | money card cash coin | wallet
carry pack | travel trip vacation holiday | suitcase
put wear | lip | lipstick
drive carry | family seven | minivan
drive | desert sand mountain mud | suv
haul carry tow | load material stuff | pickup
job work > cooking cook | cook, kitchen helper
job work > cleaning clean | cleaner
job work > driving drive | driver
job work > teaching teach | teacher
job work > nursing patient | nurse
job work > sale selling retail | salesperson
job work > accounting money number | accountant
job work > phone call | call center
job work > security guarding night | security guard
job work > plant tree flower | gardener
job work > car engine motor | auto mechanic
job work > lab laboratory | lab technician
job work > law legal court | lawyer, legal assistant
job work > mail letter parcel post | mail clerk
job work > marketing advertising | marketing
job work > pipe | plumber
job work > wood | carpenter
job work > animal | veterinarian
play run | outside outdoors yard | outdoor space, backyard
stay rent live | week day night fortnight | short term
cook | own kitchen | private kitchen
`;
