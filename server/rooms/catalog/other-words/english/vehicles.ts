/** Vehicles and electronics, as the other tables of words: everyday words, British and American. */
export const vehicles = `
pickup: flatbed truck
motorcycle: motor bike, motor cycle, dirt bike
bicycle: push bike, pushbike, mountain bike, road bike, two wheeler cycle
laptop: notebook pc, macbook laptop, lap top, chromebook
suv: crossover, sport utility, offroader
van: passenger van
`;
