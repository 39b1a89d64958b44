/** Everyday British and American words for clothing, jewelry and cosmetics. */
export const clothing = `
sneakers: basketball shoes, workout shoes, plimsolls, *kicks
shoes: pair of shoes, mens shoes, womens shoes, ladies shoes
heels: high heel shoes, heel shoes, ladies heels, high-heeled shoes
trousers: dress pants, cargo pants, corduroys
jeans: blue jeans, skinny jeans, jean pants, levis jeans
t-shirt: graphic tee, cotton tee
dress: frock, sundress, maxi dress, ball gown, cocktail dress, *gown
jacket: windbreaker, bomber jacket, parka, outerwear, anorak, windcheater
sweater: woolen top, knit sweater, jersey top, *cardigan
hat: sun hat, snapback, ball cap
scarf: pashmina, neck scarf
tie: neckties, cravat, bowtie
wallet: purse wallet, card holder, mens wallet, cardholder
handbag: womens bag
backpack: back pack, bag pack, day pack
sunglasses: ray bans, sun shades
earrings: hoop earrings, stud earrings, ear studs, eardrops
necklace: choker, neck chain, gold chain
bracelet: wristlet, charm bracelet, arm band, wrist band
perfume: after shave
lipstick: lip colour, lip rouge, lippy, lip tint
nail polish: nail color, nail colour, nailpolish
makeup: face makeup, mascara and eyeliner, beauty cosmetics
flip flops: beach sandals, pool slides, chappals
sweatshirt: hooded top, fleece top
underwear: undergarments
`;
