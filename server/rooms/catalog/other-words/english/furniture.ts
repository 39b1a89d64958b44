/** Everyday British and American words for furniture. */
export const furniture = `
sofa: sleeper couch, lounge suite
armchair: wingback, accent chair, arm chair, reading chair, tub chair
bed: platform bed
mattress: matress, memory foam, box spring, futon mattress
wardrobe: clothing wardrobe, almirah, chifferobe, free standing closet
dining table: dinette, dinette set, breakfast table
desk: workstation desk, office table
chair: seat chair, wooden chair, plastic chair, side chair
stool: step stool, counter chair
chest of drawers: chest drawers, lowboy
nightstand: bed side table, end table bed
mirror: standing mirror, vanity mirror
bookcase: book shelves, library shelf
tv stand: television stand, tv console, media cabinet, entertainment unit
crib: cot bed, infant bed, toddler cot, cot for baby
carpet: throw rug
curtain: window curtains
blanket: throw blanket, doona, fleece blanket
`;
