/** Everyday British and American words for homes and their features. */
export const homes = `
apartment: apartment home
room: bedroom for rent, room for rent, spare room, room to let, bedroom in shared apartment
studio: studio apt
furnished: ready furnished, comes with furniture, furniture included, part furnished
balcony: private balcony, terrace balcony, with a balcony
parking: *garage
elevator: with lift, building with elevator
garden: private garden, outdoor garden, with a garden
swimming pool: rooftop pool, indoor pool, outdoor pool, shared pool
roommate: flat mate, shared apartment
pets allowed: dogs allowed, cats allowed, allows pets, pets accepted
short stay: short term rental, holiday let, by the night
laundry in building: washing machine in unit
no fee: without broker, without agent fee
utilities included: all inclusive rent, bills paid
doorman: porter building, 24 hour doorman, front desk building
`;
