/** Work by what one does there, after “job”, “work” and the like: “job cutting hair”. In the format of `englishNeeds`. */
export const englishWorkNeeds = `
make brew serve | coffee latte espresso cappuccino | barista
make | sandwich salad | deli worker, counter worker
make roll | pizza dough | pizza maker
make bake | bread cake pastry cookie sweet | baker, pastry chef
make mix pour | cocktail drink bar | bartender
make build | furniture cabinet table | carpenter
make sew stitch alter | clothes dress curtain suit clothing | tailor, sewing
make build design code create | website app web program game software | programmer, web developer
make design create draw | poster logo flyer card advertisement | graphic designer
make edit film shoot | video movie wedding | video editor, videographer
make draw plan | house building plan blueprint | architect, draftsman
make arrange | flower bouquet | florist
make | phone call appointment schedule | receptionist, secretary
make do | hair braid | hairdresser
make do | nail manicure | nails
make do | makeup bride | makeup artist
make do | tax account payroll | accountant, bookkeeper
make operate run | machine factory | machine operator, factory worker
take | order food table | waiter, cashier
take | picture photo photograph | photographer
take | blood | phlebotomist
take | call phone | call center
take look care help watch bathe | elderly old senior grandma grandmother grandpa mother patient aging disabled | home health aide, caregiver
take look care watch mind play help | kid child baby toddler infant newborn children | babysitter, nanny
take look care help clean | animal dog cat pet | veterinarian, pet sitting
take look care mow plant water | garden plant lawn tree grass yard | gardener
take look care fix maintain clean | building property boiler | superintendent, maintenance worker
pick drop drive | kid child school children | school bus driver, babysitter
pick pack sort wrap load | box order package fruit gift product | packer, warehouse worker
load unload carry lift | truck box furniture heavy container | loader, warehouse worker
carry | luggage bag suitcase hotel | bellman
move | furniture house piano | mover
stock fill organize arrange | shelf shelves store supermarket | stock clerk, salesperson
drive | truck trailer semi | truck driver
drive | bus | bus driver
drive | school kid child | school bus driver
drive | taxi cab uber people passenger car lyft | taxi driver, driver
drive | van delivery package | delivery driver
drive | forklift | forklift driver
drive operate | crane bulldozer excavator | heavy equipment operator
drive | * | driver
deliver bring | food pizza meal order bike bicycle restaurant | delivery driver, courier
deliver bring | package mail letter parcel box | courier, mail carrier
deliver | * | delivery driver
cut style wash dye | hair | barber, hairdresser
shave trim cut | beard | barber
cut | meat beef lamb | butcher
cut mow | grass lawn | gardener
cut weld bend | metal steel iron pipe | welder
cut | vegetable onion salad | kitchen helper
cook grill fry | * | cook, chef
cook grill | meat kebab burger | grill cook
cook | kid child school | cook
bake | * | baker
wash clean scrub | dish plate pot pan | dish washer
wash clean polish | car | car wash worker
wash clean iron fold | clothes laundry shirt linen sheet | laundry worker
wash clean | window | window cleaning
wash clean mop vacuum dust | house home apartment airbnb | housekeeper, cleaner
wash clean mop sweep vacuum | office building school store hospital floor bathroom | cleaner, janitor
wash clean | hotel room bed | hotel housekeeper
wash clean sweep | street park city | sanitation worker, park worker
clean mop sweep | * | cleaner
iron press | * | dry cleaner
serve wait carry | food table customer guest drink dinner plate | waiter
serve | * | waiter
sell | clothes dress shoe furniture store fashion | salesperson
sell | phone electronics computer | salesperson
sell show rent | house apartment home property | real estate agent
sell | insurance | insurance agent
sell | ticket | cashier
sell | gold jewelry watch | salesperson, jeweler
sell | food fruit street | salesperson
sell | * | salesperson
answer pick | phone call telephone | receptionist, call center
answer help talk | customer client question complaint | customer service
talk speak interpret translate | arabic language spanish english french | translator
talk listen help | problem family people poor refugee | social worker, counselor
greet welcome | people guest customer visitor | receptionist, host
open stand guard watch | door lobby gate entrance | doorman
guard watch protect secure patrol | building store bank night property mall event warehouse | security guard
guard protect patrol | * | security guard
count handle give | money cash change register till | cashier
count | number account | accountant, bookkeeper
keep | book account record | bookkeeper
type enter | data computer number form record | data entry, typist
type | * | typist
file copy organize | paper document record | file clerk, office clerk
fix repair maintain | car engine brake truck vehicle | auto mechanic
fix repair install | phone screen iphone mobile | phone repair
fix repair support install | computer laptop network printer | computer technician, it support
fix repair install unclog | pipe toilet sink drain water | plumber
fix repair install wire | electric electricity wire light outlet | electrician
fix repair install | ac air heating heater boiler refrigerator | air conditioning technician
fix repair patch | roof | roofer
fix repair | house apartment door furniture | handyman, maintenance worker
fix repair | * | maintenance worker, technician
fix clean polish | tooth teeth | dental assistant, dentist
install lay | tile floor carpet | tiler, floor installer
install put hang | drywall sheetrock | drywall
install climb | elevator | elevator mechanic
paint | * | painter
lay build | brick wall stone | mason
build construct demolish | house building road bridge | construction worker
build fix carve | wood cabinet | carpenter
dig | * | laborer
weld | * | welder
sew stitch | * | tailor, sewing
teach | arabic | arabic teacher
teach | quran | quran teacher
teach | english language math science school kid child class student | teacher, tutor
teach | swim swimming | lifeguard, trainer
teach train | gym fitness sport | trainer
teach | * | teacher
tutor | * | tutor
help assist | teacher classroom | teacher aide
help assist | dentist | dental assistant
help assist | doctor clinic nurse | medical assistant
help assist | lawyer | paralegal
help assist | plumber | plumbers helper
help assist | electrician | electricians helper
help assist | cook kitchen chef | kitchen helper
help assist | customer store | salesperson, customer service
help assist | student homework | tutor
help assist | immigrant refugee family | social worker
walk | dog | pet sitting
groom bathe | dog pet | pet grooming
give | medicine pill prescription | pharmacist, nurse
give | massage | massage
give | tour tourist | tour guide
treat nurse | patient sick people | nurse
pour serve | coffee tea drink beer | barista, bartender
stand watch | door entrance | doorman, security guard
set setup install | computer network system | it support, computer technician
read write translate | arabic spanish french | translator
take look care help walk | woman man lady old home | home health aide, caregiver
wash clean | truck bus train | cleaner
make prepare pack | food meal lunch plate | cook, kitchen helper
make fix repair | shoe shoes | shoe repair
make repair sell | jewelry gold ring | jeweler
play teach | music piano oud guitar | musician, teacher
sing play | wedding party event band | musician, singer
check scan take | ticket bag passenger airport | security guard
collect pick | garbage trash bottle can | sanitation worker
pick plant | fruit vegetable farm | gardener, laborer
hand give pass | flyer flyers | outreach worker
count check | inventory stock store | warehouse worker
watch | camera cameras night parking | security guard
show guide | tourist tourists city | tour guide
design sew | clothes fashion dress | designer, tailor
post manage write | social instagram facebook tiktok media | social media
advertise promote | * | marketing
translate help | immigrant immigrants court hospital | translator
save help fight | fire life people ambulance | firefighter, paramedic
arrest police | * | police officer
raise | money fund | fundraiser
student school | lunch kitchen cafeteria | cook, kitchen helper
plant plants flower | * | gardener, florist
mail letter | * | mail carrier
paper papers document documents | * | office clerk, file clerk
retired senior elderly | * | part time
draw design | * | designer, graphic designer
write edit | article news story book | writer, editor, journalist
write | code program software | programmer
code program | * | programmer
translate interpret | * | translator
park | car | parking attendant
pump fill | gas | gas station attendant
fly | plane | pilot, flight attendant
fly | * | flight attendant
save rescue watch | pool beach swimmer life | lifeguard
test check examine | blood lab sample water | lab technician
test check | food restaurant | health inspector
test check | software bug quality | quality control
check inspect | building | building inspector
plan organize | wedding event party | event planner
plan book sell | trip travel flight hotel | travel agent
manage run lead | restaurant cafe | restaurant manager
manage run lead | store shop | store manager
manage run lead | building property | property manager
manage run lead | project | project manager
manage run lead | team people office | office manager, supervisor
hire recruit | people staff | recruiter, human resources
office | * | office clerk, secretary
home | * | remote work
teen teenage teenager summer | * | seasonal, entry level
school | * | teacher, teacher aide
hospital | * | nurse, medical assistant
clinic | * | medical assistant, receptionist
pharmacy | * | pharmacist
kitchen | * | cook, kitchen helper
register | * | cashier
money number | * | accountant, bookkeeper, cashier
warehouse | * | warehouse worker
factory | * | factory worker
supermarket grocery deli bodega | * | cashier, salesperson
hotel | * | hotel housekeeper, hotel receptionist
airport | * | security guard, driver, porter
construction | * | construction worker
computer | * | it support, programmer, data entry
library | * | librarian
court | * | lawyer, paralegal
hand | * | laborer
salon | * | hairdresser, nails
garden | * | gardener
garage | * | auto mechanic, parking attendant
animal dog | * | veterinarian, pet sitting
airplane plane | * | flight attendant
`;
