/** Needs of learning, leisure, family, the car and the house, in the format of `englishNeeds`. */
export const englishLeisureNeeds = `
build add stain | deck porch pergola | deck builder, home improvement
add finish convert extend knock | bathroom basement attic room extension dormer | contractor, home improvement
pour fix pave crack cracked repair | sidewalk concrete driveway cement step | concrete contractor
stuck open close dont wont doesnt fix repair | garage door | garage door repair
stuck close dont wont doesnt fix repair | window | glass repair, handyman
fix repair install ring replace | doorbell intercom buzzer | electrician, handyman
hang | curtain drape blind | handyman, curtains and blinds
clean open close maintain | pool | pool service
pressure low weak | shower water faucet | plumber
smell burning spark smoke buzz buzzing | outlet wire socket breaker panel | electrician
stain yellow wet damp | ceiling wall water | water damage, house painting
squirrel raccoon pigeon bee wasp snake | attic roof house yard remove rid nest balcony | pest control
tint | car window | window tinting
put install fix | stereo radio | car audio shop
steal break | radio windshield | auto glass repair, car audio shop
weird strange funny | noise car engine | car repair
pass fail test | inspection emission smog car | car inspection
detail clean vacuum | seat seats interior car | car wash
hang | wash clothes | drying rack
waterproof seal insulate | basement window roof door | insulation, water damage
pierce | ear nose | piercing
fade lineup taper crew | haircut cut barber hair | barber
extend extension | hair | hair salon
done do lift | lash lashes | eyelash extensions
blocked stuffy runny bleed bleeding broken | nose | ear nose throat
forget forgets confused wander lost | mother father mom dad memory grandmother grandfather husband | neurologist, home care
talk speak stutter say | late daughter son child toddler word year | speech therapist
focus sit behave hyper adhd | son daughter child school class kid | psychologist
swollen numb cold tingle burning | foot feet leg ankle toe | podiatrist, doctor
dizzy faint tired weak | stand feel feeling always | doctor
rash spot spots | baby child son daughter | pediatrician, dermatologist
cough breathe breathing wheeze | night chest hard trouble | doctor, lung doctor
came come fell fall hurt | tooth filling crown | dentist
fix repair broken | denture dentures bridge | dentures
spay neuter fix vaccinate shot medicine limp vomit | dog cat puppy kitten | veterinarian
train teach | puppy dog | dog training
come visit | doctor | house call doctor
sue sued | * | lawyer
sue | neighbor company store landlord employer | lawyer
keep return | deposit | tenant lawyer
change | name legally | lawyer
adopt | child baby kid boy girl | family lawyer
hit abuse beat threaten violent | husband wife father partner me | shelter, divorce lawyer
letter receive denied rejected | uscis immigration | immigration lawyer
interview prepare study pass | citizenship naturalization civics | us citizenship
translate interpret | mother father hospital court doctor appointment letter | translator
apply pay need help > scholarship tuition aid | financial aid
apply get choose into | college university | college, tutor
become study learn train certificate | nurse nursing aide hha cna | nursing school
become study learn train certificate | electrician plumber mechanic welding carpentry hvac trade | vocational school
become study learn train license | barber hairdresser cosmetology makeup nail | beauty school
become get train | cdl truck | truck driving school
practice speak talk | english people conversation | english classes
ride lesson | horse pony | horse riding
learn class lesson | gymnastics tumbling | gymnastics
class lesson dance | ballet ballroom salsa dabke hiphop | dance school
class lesson make learn | pottery ceramics clay painting drawing | art classes
class lesson learn teach | chess | chess
shoot | pool | billiards
watch see | game match fight | sports bar
hear listen see | live concert band singer | concert, live music
break | fast maghrib sunset | iftar, restaurant
eat open food | suhoor sunrise dawn | restaurant
slaughter sacrifice | sheep lamb goat cow eid qurbani | halal slaughter
sheep lamb goat | eid sacrifice qurbani aqiqah | halal slaughter, butcher
hear tell read | story stories | story time
meet | mother mothers mom moms women parents | mothers group
hang go | teenager teenagers teen teens | community center, after school
see visit | statue liberty empire landmark sights | sightseeing
ride take | boat ferry cruise | ferry, boat tour
take go ride bus | boston philadelphia washington chicago dearborn detroit | bus station
walk hike run | trail nature mountain woods | park, hiking
donate give | blood | blood donation
volunteer help | poor homeless needy weekend | volunteer
move available ready > today immediately tomorrow | available now
see overlook | water river ocean | water view
away far | noise noisy loud | quiet
take accept | section voucher program | section 8
shoe shoes | ski skiing hiking soccer football | boots, cleats
hat cap | sun summer beach | sun hat, hat
cream balm | lip lips | lip balm
bed | dog cat pet puppy | dog bed
screen net | window fly mosquito | fly screen
gate | baby stairs toddler | baby gate
`;
