export { clothing } from './arabic/clothing.ts';
export { food } from './arabic/food.ts';
export { furniture } from './arabic/furniture.ts';
export { homes } from './arabic/homes.ts';
export { services } from './arabic/services.ts';
export { shops } from './arabic/shops.ts';
export { vehicles } from './arabic/vehicles.ts';
export { work } from './arabic/work.ts';
