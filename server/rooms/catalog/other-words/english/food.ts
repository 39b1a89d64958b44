/** Everyday British and American words for dishes and restaurants. */
export const food = `
restaurant: dining place, place to eat, eating place, diner restaurant, dinner place, lunch place, sit down restaurant, somewhere to eat
barbecue: grilled meat, bar b q, smoked meat, steak and ribs
shawarma: schwarma, chawarma, shoarma, showarma, shawurma, shawerma wrap
falafel: falafil, falaffel, taameya, tamiya
pizza: pizza joint, pizza slice, slice shop, pizza delivery, pizza restaurant
burger: smash burger, burger bar
sandwich: panini, sub shop, deli sandwich, hoagies
fried chicken: crispy chicken, broasted chicken, chicken strips
seafood: sea food, shellfish, lobster place, crab shack, oyster bar, shrimp place
breakfast: eggs and bacon, breakfast diner, all day breakfast
sweets: arabic sweets, middle eastern sweets, sweet store, sugary stuff
donuts: donut place, krispy kreme, donut store
fast food: quick bite, drive thru, fast food joint, junk food, fastfood
steak: beef steak, ribeye, chop house
`;
