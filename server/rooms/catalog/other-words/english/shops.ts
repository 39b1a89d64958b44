/** Everyday British and American words for shops and cafés. */
export const shops = `
butcher: meat store, meat place
fish market: fresh fish store
bakery: bread shop, bread store, boulangerie, panaderia, patisserie and bakery, baker shop
ice cream shop: gelateria, gelato shop, frozen yoghurt, ice cream truck, soft serve, ice cream store, creamery
juice: smoothie bar, juicery, smoothie place, fruit juice, juice place
cafe: coffee place, coffee bar, coffee spot, coffee joint
hookah: shisha cafe, nargila, shisha place, shesha
grocery: grocer, market store
supermarket: superstore, supercenter, food mart
pharmacy: pharmacist shop, chemist shop, medicine shop, rx, medicine store, pharmaceutical
bookstore: used books, comic book store
jewelry store: jeweller, jewellery shop, diamond store
florist: flower store, flower arrangements, flower place
clothing store: dress shop, garment store, menswear store
shoe store: sneaker store
furniture store: sofa store, furnishing store, couch store
phone store: cellular store, phone dealer
electronics store: tv store, gadget store, electrical shop
hardware store: tool shop
`;
