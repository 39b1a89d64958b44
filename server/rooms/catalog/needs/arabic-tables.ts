export { arabicNeeds } from './arabic.ts';
export { arabicCare } from './arabic-care.ts';
export { arabicCity } from './arabic-city.ts';
export { arabicDailyNeeds } from './arabic-daily.ts';
export { arabicRepairs } from './arabic-repairs.ts';
