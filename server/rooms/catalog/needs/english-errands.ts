/** Needs of the body, of papers, of repairs and of occasions, in the format of `englishNeeds`. */
export const englishErrandNeeds = `
hurt ache pain sore cramp upset problem | stomach belly tummy | gastroenterologist, doctor
hurt ache pain clogged infected infection problem | ear | ear nose throat
hurt sore swollen | throat tonsil | ear nose throat, doctor
hurt ache pain swollen problem | foot feet ankle toe heel | podiatrist, orthopedist
hurt ache pain sore swollen broken break twist sprain problem | hand arm wrist elbow finger hip shoulder leg bone | orthopedist, physical therapy
hurt ache pain problem | knee hip | orthopedist, physical therapy
hurt pain tight problem pressure | chest heart | cardiologist, emergency room
hurt ache pain constant | head headache migraine | neurologist, doctor
red itchy hurt infected infection blurry swollen dry | eye vision | eye doctor
see read | well blurry far clearly | eye doctor, optician
fall falling lose losing thinning loss | hair | dermatologist, hair salon
itch itchy dry rash irritated spot bump pimple | skin face scalp | dermatologist
fever sick cough coughing vomit throw ill | baby kid child son daughter infant toddler | pediatrician
shot vaccine vaccinate vaccination | baby kid child son daughter school | pediatrician, vaccination
shot vaccine vaccination | flu covid travel hajj tetanus | vaccination, pharmacy
high low check measure | sugar glucose diabetes | diabetes doctor, doctor
high low check | pressure cholesterol | doctor, cardiologist
quit stop leave | smoking smoke cigarette vaping | doctor, counselor
quit stop leave addicted | drinking alcohol drug pill gambling | drug counselor
feel | sad depressed anxious lonely stressed down worried hopeless | psychologist, therapist
talk speak | marriage depression problem stress trauma feeling | psychologist, counselor
save fix fight fighting | marriage relationship husband couple | marriage counselor
lose losing drop gain | weight pound kilo belly fat | dietitian, gym
shape fit tone | get getting stay body fitness | gym, personal trainer
walk walking recover exercise move | surgery stroke operation injury | physical therapy
hear hearing | bad loss well weak lost | hearing aid, ear nose throat
deliver delivery give birth | baby hospital natural | gynecologist, midwife
expect expecting pregnant pregnancy | baby month week i am checkup | gynecologist
have conceive trouble pregnant | baby children conceiving | gynecologist, fertility clinic
crack cracked chip chipped break broke loose pulled wisdom lost missing | tooth teeth filling crown | dentist
bleed bleeding swollen sore | gum gums | dentist
straighten crooked align | teeth tooth | braces
circumcise circumcision | baby boy son newborn | pediatrician, doctor
stitch bleeding burned cut wound | hand finger leg emergency wound | urgent care
scan mri xray image | knee chest hand head brain bone | x-ray
wheelchair walker bed crutch | rent father mother hospital medical | medical supplies
bathe bathing bath dress dressing feed feeding shower | mother mom father dad elderly parent grandma grandmother grandpa patient | home health aide, home care
after care stay sit live help | elderly grandmother granny nana gran aging old mother father grandma grandpa grandfather parent senior | home care, home health aide
nurse | home mother father elderly | home care, nurse
meet lunch socialize activity | senior elderly retired old | adult day care, community center
evict evicted kick kicked | landlord me apartment tenant us | tenant lawyer
refuse problem sue dispute complain wont | landlord | tenant lawyer
arrest arrested | * | criminal lawyer
charge charged | crime assault dui theft | criminal lawyer
jail prison bail | brother son husband cousin friend out | criminal lawyer
hurt injured hit injure | accident crash work car bus sidewalk | injury lawyer
slip slipped fall fell trip | work sidewalk store ice stairs job | injury lawyer
pay paid fire fired cheat owe steal harass discriminate | boss employer | employment lawyer
unpaid stolen owed | wage overtime salary | employment lawyer
pay owe | debt creditor collector | bankruptcy, credit repair
fix repair improve build bad low | credit score | credit repair
custody visitation keep adopt | kid child children son daughter | family lawyer
write make prepare plan | will trust testament estate inheritance | will and trust
lawyer attorney | house deed closing property | real estate lawyer
fight pay beat contest got | ticket speeding traffic parking | traffic lawyer
expire expired expiring extend renew overstay | visa status i94 permit | immigration lawyer
renew replace lost | greencard | green card
become apply get | citizen citizenship american naturalized | us citizenship
work | permit authorization legally | work permit
fill complete | form paperwork | immigration services, translator
renew lost replace get apply issue | passport | passport, consulate
attest authenticate legalize apostille | document certificate degree diploma | notary, consulate
stamp sign witness | paper document affidavit | notary
sign apply enroll qualify renew | medicaid obamacare medicare | medicaid
sign apply get renew | snap ebt food stamp | food stamps
sign apply get file | unemployment | unemployment
sign apply get lost replace | ssn social security | social security
register renew title plate inspect | car vehicle | motor vehicles, car inspection
inspect | car vehicle sticker emission | car inspection
get renew apply take change | license permit | driver license
start register form incorporate | business company llc corporation | business license, accountant
borrow lend apply | loan credit interest | loan
borrow finance | house home mortgage | mortgage
borrow lend finance | money cash | loan
save deposit open withdraw | money account checking savings | bank
cash | check paycheck | check cashing
insure insurance | car vehicle auto | auto insurance
insure insurance | house home apartment renter | home insurance
insure insurance | health family medical | health insurance
insure insurance | life | life insurance
insure insurance | shop store business restaurant | insurance
give pay donate | zakat charity sadaqah donation | charity, mosque
donate give | clothes furniture toy food | charity
help > job employment | employment agency
help assist | refugee immigrant newcomer asylum | refugee help, immigration services
bury | dead body deceased dead | funeral home
wash | dead deceased | funeral home
died dies die passed death | family father mother husband someone relative | funeral home
marry | us islamic muslim couple imam sheikh | marriage officiant, mosque
teach teacher learn | arabic | arabic classes
teach teacher learn memorize | quran koran tajweed | quran classes
help teach tutor fail failing struggling | math homework physics chemistry science reading exam algebra | tutor
prepare study pass practice | sat regents shsat exam toefl | sat prep, tutor
prepare study pass get | ged equivalency diploma | ged
learn class teach | sew sewing | sewing
learn class teach lesson | oud piano guitar violin drum music sing singing | music school, music lessons
learn class teach lesson | swim swimming | swimming lessons
learn class teach | cook cooking baking bake | cooking classes
learn class teach | computer typing excel | computer classes
learn class teach | code coding programming | coding school
learn class teach | dance dabke ballet salsa | dance school
learn class teach | draw drawing painting pottery art | art classes
learn class teach | karate judo taekwondo boxing fight | martial arts
leave drop | kid child baby son daughter toddler | daycare, babysitter
play | kid child children son daughter indoor | kids play area, playground
play | soccer football basketball tennis volleyball | sports field
burst leaking leak drip dripping clogged clog backed overflow overflowing flooded blocked | sink toilet pipe faucet drain bathtub tub shower tap water sewer kitchen bathroom basement | plumber
leak leaking coming drip dripping stain | ceiling | plumber, roof repair
leak leaking | roof attic skylight | roof repair
smell leak | gas sewer | plumber
working flicker flickering sparking spark burned dont doesnt wont isnt | light lights outlet power switch electricity socket fuse breaker | electrician
more new add extra move | outlet socket | electrician
hang mount install | tv television picture shelf mirror curtain blind | handyman
assemble together build | ikea bed furniture desk wardrobe crib | handyman, furniture repair
cold broken broke bang noisy leaking | radiator boiler furnace heater heating thermostat | boiler repair, heating repair
cooling cool cold blowing hot leaking | ac aircon conditioner | air conditioner repair
stopped dead noisy noise leaking broken broke spin dont doesnt wont isnt | fridge refrigerator freezer washer dishwasher oven stove dryer microwave machine | appliance repair
hole patch crack | wall ceiling drywall | handyman, drywall
break broke broken crack cracked shattered replace | window mirror | glass repair
clean wash dirty | window | window cleaning
clean | office store restaurant | office cleaning
clean | chimney fireplace | chimney sweep
clean smell | mold mould | mold removal
cut trim remove | tree branch stump | tree service
shovel remove clear plow | snow driveway sidewalk ice | snow removal
fix repair install replace | door gate hinge shutter | door repair
fix repair build install | fence gate railing | fence
fix repair sand refinish scratched | floor wood hardwood | floor installer
fix repair restore reupholster torn tear ripped | sofa couch chair armchair seat | upholstery
fix repair restore | table furniture chair antique | furniture repair
build make custom | bookshelf bookcase closet shelf cabinet table | carpenter
make sew hem order | curtain drape | curtains and blinds
fix repair | sewing machine | sewing machine
fix repair restore recover lost deleted retrieve | photo picture file data drive disk | data recovery
fix repair slow virus frozen freeze spilled crashed water broken turn start remove password | computer laptop mac pc macbook | computer repair
set setup connect fix slow install get | wifi internet router | internet provider
stopped broken new battery band strap link | watch | watch repair
crack cracked broke broken shattered dropped unlock wet wont dont doesnt cant | phone iphone screen ipad tablet android samsung | phone repair
broke broken heel fell sole stretch polish | shoe boot heel | shoe repair
broken stuck fix repair replace torn hole | zipper jacket button dress pocket seam | tailor
smaller bigger shorter longer narrower taken too | pant trouser jean skirt dress suit sleeve shirt waist gown abaya | tailor
custom measure | suit dress abaya thobe gown | tailor
tight loose bigger smaller too stuck | ring bracelet | jewelry store
stain stained spill spilled cleaned | coat suit dress comforter leather tie | dry cleaning
iron press | shirt clothes suit | dry cleaning, laundry
start starting dead jump smoking overheating shaking died die stall | car engine truck van vehicle | car repair
squeak squeaky noise grind soft change | brake brakes | car repair
change | oil | oil change
flat tire chain fix repair broke | bike bicycle | bike shop
broke break stuck dead breakdown | highway road parkway bridge | towing
dent scratch hit crash bump fix paint | bumper door fender car | body shop
crack cracked chip replace | windshield | glass repair
program extra spare | key fob | locksmith
lock locked | myself out outside inside | locksmith
rent hire | bike bicycle scooter | bike shop
rent hire | table chair tent linen | party rental
rent | tuxedo | tuxedo rental
rent hire | bus coach minibus | bus rental
rent | truck van | van rental
drive driver take ride pick | airport jfk newark laguardia | airport transfer
fly ticket | cairo beirut amman egypt yemen morocco jordan lebanon home casablanca khartoum baghdad riyadh overseas | travel agency, flight tickets
fly go trip | hajj umrah mecca makkah | umrah
sleep stay spend | night nights hotel tonight week | hotel
mail send post | letter package stamp | post office
ship send | lebanon egypt yemen jordan overseas abroad back | shipping company
keep charged > charged battery | power bank
key keys | car vehicle | locksmith
carry lift | heavy box boxes furniture couch | moving company
table > bed bedside | nightstand
light lights > read reading | table lamp, lamp
rack > dry drying | drying rack
game games | tv television | game console, video game
game games | family night friend party | board game
block blocks | build | building blocks
ball balls | play park | soccer ball, basketball
bead beads | prayer pray | prayer beads
remote | tv television | remote control
see monitor | baby | baby monitor
call talk | video | webcam, tablet
move moving | truck guy van men help | moving company
keep | box boxes suitcase furniture belongings | storage
throw haul rid remove dump dispose pickup | couch mattress fridge refrigerator sofa garbage appliance furniture | junk removal
away | couch mattress fridge refrigerator sofa furniture | junk removal
film record shoot | wedding engagement party event | videographer
picture photo photograph | wedding engagement graduation party newborn family | photographer
makeup hair | bride bridal wedding engagement | bridal makeup
henna draw | hand bride wedding | henna
plan organize arrange | wedding party event birthday engagement | wedding planner
entertain | kid children birthday party | clown, bounce house
sing play music | wedding party engagement | singer, band
decorate | wedding party hall birthday | party store
order make buy | cake cupcake | cake shop
cook serve feed | fifty hundred guest people party iftar | catering
craving hungry starving | am im we food | restaurant
eat dinner lunch | midnight late night | restaurant
eat | lunch cheap dinner quick family halal | restaurant
bite grab | eat quick bite lunch | restaurant
eat dinner date romantic | anniversary wife husband girlfriend fiance | fine dining, restaurant
bring deliver | food meal dinner home | food delivery
sit meet study | coffee friend quiet cafe | coffee shop
visit see > view skyline | park
see visit | painting art exhibit sculpture | museum, art gallery
see visit | animal lion elephant | zoo
meditate stretch | * | yoga
workout exercise train | women ladies sister only | womens gym
relax steam scrub soak sauna | bath hammam body skin | spa, turkish bath
wax thread pluck tint do done | eyebrow brow lash | threading
clean glow deep | face facial pore | facial
extend fake put | eyelash lash | eyelash extensions
curl straighten keratin perm highlight | hair | hair salon
braid cornrow twist | hair | hair salon
remove laser | tattoo mole | dermatologist, laser
pierce piercing | ear nose | jewelry store
cut haircut trim | son boy men husband | barber
fill refill | inhaler insulin medicine pill | pharmacy
need buy get | medicine painkiller | pharmacy
medicine | night late | pharmacy
groom wash bathe nail | dog puppy cat | pet grooming
leave board watch feed | cat dog pet bird | pet sitting
adopt | dog cat kitten puppy pet | shelter, pet shop
guard | shop store party event | security guard
install put | camera alarm cctv doorbell | security camera, alarm system
make design print order | sign banner awning | signs
make design | website web | website developer
make design | logo brand | logo design
make print order | card cards flyer invitation menu | print shop
frame | picture photo painting diploma | picture frame
appraise sell | gold jewelry diamond | jewelry store
sell trade | phone iphone laptop | phone store, electronics store
sell trade | car vehicle | car dealer
sell list | house home property condo | real estate agent
inspect check | house home | building inspector
follow spy cheating cheat | husband wife person missing | private investigator
read tell | fortune palm future coffee | fortune teller
vote register poll | election vote poll | board of elections
report complain | neighbor noise pothole street trash | city services
get copy need replace lost | birth death certificate marriage | vital records
shelter | night homeless sleep | shelter
free | food meal groceries grocery | food pantry
play swing slide | kid park children | playground
read borrow study | book quiet quietly | library
cover protect case | phone mobile cellphone | phone case
cable wire cord charge | phone iphone charger | phone charger
tool nail screw | hammer screw tool | hardware store
pen pencil | school supplies notebook | stationery
food | cat kitten | cat food
food | dog puppy | dog food
bag bin | trash garbage rubbish | trash can
bag case | travel traveling trip flight | suitcase
shoe shoes | run running gym walk jog | sneakers
shoe shoes | snow winter mud | boots
shoe shoes | beach pool sea | sandal, flip flops
shoe shoes | house inside indoor home | slippers
shoe shoes | wedding party | heels, formal shoes
clothes clothing outfit | sleep bed sleeping | pajamas
clothes clothing outfit | interview office work job | suit, formal shirt
clothes clothing outfit | gym workout sport | sportswear
clothes clothing outfit | swim swimming beach | swimwear, burkini
clothes clothing outfit | pregnant maternity | maternity clothes
clothes clothing outfit | newborn baby | baby clothes
dress dresses | bride bridal wedding | wedding dress
dress dresses | arm covered modest islamic | abaya, dress
glasses glass | sun beach | sunglasses
glasses glass | tea coffee water juice | glass, cups
read reading prescription broke break broken lost | glasses glass spectacles | optician, eyeglasses
bed | baby newborn infant | crib
bed | two bunk brother sister | bunk bed
bed | fold folding couch sofa | sofa bed
table | coffee living | coffee table
table | study homework computer | desk
table | ping pong | ping pong table
chair chairs | computer office desk | office chair
chair chairs | baby toddler eat | highchair
chair chairs | garden outside balcony camping | outdoor chair, folding chair
cream lotion | skin face dry hand | makeup store, pharmacy
lens lenses | eye contact color | optician
helmet | bike bicycle ride | bike shop
gloves glove | box boxing | boxing gloves
mat | exercise yoga | yoga mat
racket paddle | tennis badminton | tennis racket
car | seven family kids six | minivan, suv
car | box boxes carry cargo | van, pickup
car | cheap gas fuel save | hybrid
bike bicycle | kid boy girl son daughter year | kids bike, bicycle
bill utility utilities | included paid include | utilities included
yard | house home kids | backyard, garden
washer laundry dryer | building unit apartment inside | laundry in building
ground | floor mother elderly stairs | ground floor
dog cat pet | allow allowed accept accepted landlord apartment flat | pets allowed
sublet stay rent | summer month months short | short term, sublet
live | cheap affordable low | affordable housing, apartment
live | alone single myself | studio, room
share roommate | girl girls woman women female | females only, roommate
rent lease > store storefront | store for rent
rent lease | office desk | coworking, office space
`;
