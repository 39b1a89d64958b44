/** Everyday British and American words for trades and services. */
export const services = `
plumber: plumbing service, plumbing company, plumbing guy, emergency plumber, drain cleaner, leak repair, water heater repair, toilet repair, faucet repair, drain unclogging
electrician: electric guy, rewiring, lighting installer, electrical work, electrical services
barber: mens haircut, mens barber, hair cuttery
hairdresser: hair place, womens haircut, blow dry bar, hair braiding
beauty salon: skin care clinic, med spa
nail salon: mani pedi, gel nails, nail bar, nail place, acrylic nails, nail tech, nails done
laundry: laundry service, laundrette, laundry place, washing clothes
dry cleaner: garment cleaning, clothes cleaners
tailor: suit alterations, tailor shop, dress alterations
shoe repair: shoe cobbler, shoe fixer, heel repair, shoe repair shop, boot repair
locksmith: lock smith, key cutting, key maker, lock repair, car locksmith, lock change, key duplication
mechanic: auto mechanic job, car mechanic job, mechanic job, car technician
auto repair: car mechanic shop, garage for cars, auto service, car service center, auto mechanic shop, brake repair, vehicle repair, *garage
body shop: car body repair, bumper repair, body work
tire shop: tyre shop, tire place, flat fix, tyre repair, wheel alignment, flats fixed, *tires
tow truck: car towing, tow company, breakdown service, towing company
car wash: carwash, hand car wash, car cleaning, auto spa, valeting
gas station: petrol pump, gas pump, service station
doctor: gp, medical clinic, medical office, clinic doctor
dentist: dentistry, root canal, dental surgeon
veterinarian: pet clinic, pet hospital
optician: eye glasses shop, spectacles shop
phone repair: screen replacement, phone screen fix, mobile phone repair
computer repair: pc repair, computer technician shop, mac repair
moving company: relocation service, house movers
cleaning service: cleaners for house, housekeeping service, deep cleaning, carpet cleaners, cleaning lady service
pest control: bug exterminator service, rodent control, mice removal, termite control, bed bugs exterminator
travel agency: tour operator, ticket office, cheap flights, hajj packages, tour agency
money transfer: western union, moneygram, money exchange shop, currency exchange shop, hawala, money order
accountant: accounting firm, tax guy, tax man, income tax help, staff accountant, accounts assistant, accounting job, accounts payable, accounting position, book keeping job, accounts receivable, junior accountant, senior accountant
translator: translation office, notary and translation
photographer: portrait studio, cameraman
wedding hall: catering hall
catering: catering company, food catering
school: private school
daycare: childcare center, child care center, kindergarten nursery, day care center
gym: workout place, fitness club, workout gym, exercise place, crossfit, fitness studio, weightlifting, training gym
mosque: muslim prayer room, place to pray, musalla, islamic centre
hotel: accommodation hotel
house: home for rent, family house, bungalow, cottage
handyman: handywoman, fix it man, home handyman, small repairs, mr fix it, picture hanging
carpentry: woodwork, cabinet making, joinery, custom furniture, millwork, finish carpentry
house painter: interior painter, paint job
home improvement: kitchen remodel, bathroom remodel, home remodeling, remodeling contractor, house renovation, home builder, home contractor, kitchen renovation, bathroom renovation, gut renovation, building contractor
parking garage: parking place, multi storey car park, valet parking, monthly parking, *garage
driving school: driving classes, driver training
`;
