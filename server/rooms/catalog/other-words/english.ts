/**
 * The wording of a concept and, after the colon, everyday British and American words for it. `*` marks a word that
 * is also a wording of another concept, and has both meanings.
 */
export const englishWords = `
carpentry: woodworker, joiner, woodworking, wood worker, cabinetmaker
auto mechanic: motor mechanic, auto tech, engine mechanic, car repair man
custodial: cleaning woman, domestic helper, house cleaner
exterminator: pest guy, rat catcher, bug exterminator
laborer: manual labor, manual labour, manual work, general labor, physical work, unskilled work
clerical associate: paperwork, office work, desk job, desk work, admin work, clerical work
hvac technician: heating engineer, boiler man, heating man, furnace repair
cook: kitchen work
babysitter: nursery nurse, child care worker, daycare worker
electrician: sparky, electric man, wireman
plumber: pipe man, drain man
mason: brickie, stone mason, stonemason
hairdresser: hairstylist, hair dresser, hair cutter, coiffeur
truck driver: hgv driver, heavy truck driver, big truck driver, semi truck driver, long haul driver
taxi driver: cabby, taxi man
salesperson: retail assistant, shop girl
secretary: personal secretary, office secretary
accountant: bean counter, accounts person
psychiatrist: head doctor
veterinarian: pet doctor
dentist: tooth doctor, teeth doctor
pharmacy: chemists, apothecary, dispensary
hookah: hubbly bubbly, hubble bubble, waterpipe, nargile, narghile, argileh, sheesha
sushi: raw fish, maki, nigiri, sushi rolls
bubble tea: boba, tapioca tea, pearl milk tea, milk tea with tapioca
buffet: eat all you can
coffee shop: cup of joe
tea: cuppa
hot dog: bangers, weenies, wieners
fish: chippy, fish fry, fried fish
kebab: kebab shop, kebab house
grill: charcoal meat, flame grilled, chargrilled
restaurant: greasy spoon
bar: watering hole, boozer, alehouse
liquor store: off license, bottle shop, package store
dessert: sweet tooth, sweet stuff, sweet things, something sweet
breakfast: morning meal, brekkie, brekky
grocery: cornershop, convenience shop
supermarket: food shop, grocery shop
hardware store: ironmongers, diy store
secondhand: op shop, charity store, hand me downs, preowned goods, pre owned
secondhand: house clearance, furniture buyers, used furniture buyers, buy used furniture
car repair: car garage, garage mechanic, auto garage
tow truck: breakdown truck, recovery truck, wrecker service, vehicle recovery
parking garage: parkade, multistorey, place to park
house painting: house painters, decorators, painter and decorator, painting and decorating, painting company
movers: removal men, moving men, man and van, man with a van
laundromat: washateria, washing place, coin wash
event hall: function hall, function room, party venue
catering: event catering, wedding catering, wedding food, party trays, party catering
gym: fitness centre, weight room, athletic club
cinema: movie house, picture house, film theatre
phone repair: phone repair shop, smartphone repair
sunglasses: shades, dark glasses
trousers: khakis
underwear: undies
tank top: wifebeater
flip flops: thongs, jandals, shower shoes, flipflops
handbag: pocketbook, ladies purse
wallet: money clip, coin purse
suitcase: travelling bag
nail polish: nail enamel
perfume: aftershave
sofa: chesterfield
dresser: bureau, tallboy, highboy
bedside table: bedside stand
desk: workstation
dining table: family table
crib: bed for a baby
carpet: floor covering
fridge: icebox
television: telly, tv set
cell phone: cellular
car: motorcar, set of wheels
suv: sports utility vehicle, off-roader, off roader
pickup: utility truck, flatbed, truck with a bed
van: mpv
convertible: droptop, ragtop, roadster
fireplace: hearth, log burner, log fire, wood stove, woodburner
penthouse: top floor apartment, sky apartment
studio: one room flat, bachelor flat, bachelor pad, bedsitter
air conditioning: air con
apartment: place to live, accommodation
shared room: shared flat, shared house, houseshare, flatshare, co living, coliving, house mate
pharmacy: *chemist
shoes: kicks
sneakers: runners
psychiatrist: shrink
chest of drawers: chest
towing: wrecker
stove: hob
`;
