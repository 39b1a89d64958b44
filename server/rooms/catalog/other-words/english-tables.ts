export { clothing } from './english/clothing.ts';
export { food } from './english/food.ts';
export { furniture } from './english/furniture.ts';
export { homes } from './english/homes.ts';
export { services } from './english/services.ts';
export { shops } from './english/shops.ts';
export { vehicles } from './english/vehicles.ts';
export { work } from './english/work.ts';
