/** Needs of daily life at home, on the road, in the closet and at work, in the format of `englishNeeds`. */
export const englishDailyNeeds = `
break broke broken stuck dead stranded start | car vehicle truck engine | towing, car repair
crash hit scratch dent | car bumper fender door | body shop
knock tear demolish | wall kitchen bathroom | contractor
patch fix repair plaster | wall crack ceiling drywall | contractor, plasterer
throw rid remove dispose dump empty | junk rubbish debris furniture stuff | junk removal
sell recycle | scrap metal copper aluminum | scrap metal
print copy scan laminate | document paper page flyer card | print shop
print frame | photo picture | photographer
fix repair replace | watch clock battery strap | watch repair
fix repair resize clean | ring necklace bracelet jewelry | jewelry store
fix repair | laptop computer pc macbook | computer repair
fix repair replace crack cracked | phone screen iphone mobile cellphone | phone repair
fix repair | fridge refrigerator washer dryer dishwasher oven stove microwave appliance tv television | appliance repair
fix repair resole | shoe boot heel sole | shoe repair
learn lesson practice | drive driving | driving school
learn study improve | english | english classes
learn study memorize memorise | quran | quran classes
renew apply | passport | passport
pick pickup ride take | airport jfk laguardia | taxi
ship send | car vehicle | car shipping
draw do put paint | henna | henna
do put | makeup make bridal | makeup artist
rub relax | massage back body | massage, spa
serve have crave want eat | sweet sugary | dessert shop
eat have want serve | raw | sushi
eat have | spicy noodle | noodles
eat have grab | bagel donut doughnut muffin | bagel, donuts
eat grab have | slice slices | pizza
eat have | plant based vegan | vegan
drink have | alcohol liquor whiskey | bar
drink | hot chocolate | coffee shop
buy get | cigarette tobacco vape cigar | smoke shop
buy get | oud incense fragrance scent | perfume
buy get | spice spices zaatar olive halal | grocery store, halal
wear | bed sleep sleeping night | nightwear
wear | office interview formal business | formal shirt, suit, formal shoes
wear | head | hat, cap
wear | hand | gloves
wear | ear | earring
wear | pray prayer modest | hijab, abaya
wear | indoor indoors bathroom | slippers
wear | hot summer | shorts, sandal
run jog hike train exercise | shoe footwear | sneakers
stay keep | warm | jacket, sweater
smell | nice good fresh | perfume, deodorant
carry put | phone mobile | mobile pouch
color paint put | nail | nail polish
line draw | eye | eyeliner
open remove without no | roof top | convertible
fit seat carry | seven 7 eight 8 family kid | minivan
save use cheap low | gas fuel petrol | hybrid
haul tow pull | boat trailer | pickup
sit relax | garden outside outdoor outdoors patio balcony terrace | outdoor furniture
sit | counter bar | bar stool
sit work | office computer desk | office chair
feed eat sit | baby toddler | highchair
rest put | foot feet leg | footstool
lie relax | sun pool beach | sun lounger
put stand hold place | tv television | tv stand
hang keep | coat hat | coat rack
keep store display | plate dish glass cup | cabinet, sideboard
sleep fit | twins brothers sisters | bunk bed
eat sit | family dinner meal guest | dining table
put place | lamp bedside bed | nightstand
divide separate | room | room divider
light lit brighten | room reading | lamp
change | baby diaper nappy | changing table
play | toy kid children room | toy
fight put | fire | firefighter
catch stop | criminal thief crime | police officer
fix repair maintain install | elevator lift escalator | elevator mechanic
support maintain fix | computer network server | it support
hire recruit interview | people staff employee candidate | human resources, recruiter
sell selling > store shop customer people | salesperson
manage run lead supervise | building property tenant | property manager
manage run lead supervise | restaurant cafe kitchen | restaurant manager
manage run lead supervise | project construction | project manager
plan design | city street traffic | urban planner
test examine analyze | blood sample water | lab technician
drive operate run | crane forklift loader machine heavy | heavy equipment operator
mow grow dig rake | lawn grass garden plant | gardener
paint | wall fence ceiling | painter
translate interpret speak | arabic spanish language | translator
arrange make | flower bouquet | florist
book plan | trip ticket flight hotel travel | travel agent
job work > warehouse box boxes shelf | warehouse worker
job work > baby toddler kid children | babysitter, nanny
job work > hotel room | housekeeper
job work > fashion clothes | designer, salesperson
job work > computer typing data | data entry, programmer
job work > money bank finance | banker, accountant
job work > road street highway | construction worker
job work > hr hiring recruiting | human resources
job work > design drawing art | graphic designer
have get whole entire private | myself alone myself ourselves | entire apartment
wash do | laundry unit building | washer
park keep | car garage spot | parking
see overlook | city river park skyline water | view
`;
