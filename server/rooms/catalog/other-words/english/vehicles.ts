/** Everyday British and American words for vehicles and electronics. */
export const vehicles = `
pickup: flatbed truck
motorcycle: motor bike, motor cycle, dirt bike
bicycle: push bike, pushbike, mountain bike, road bike, two wheeler cycle
laptop: notebook pc, macbook laptop, lap top, chromebook
suv: crossover, sport utility, offroader
van: passenger van
`;
