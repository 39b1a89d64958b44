import type { Fee } from '../../../../contract/rentals.ts';
import type { DemoRentalDetails } from '../shapes.ts';
import { usualRentals } from './usual.ts';

const once = (name: string, amountCents: number): Fee => ({ name, amountCents, term: 'once' });
const monthly = (name: string, amountCents: number): Fee => ({ name, amountCents, term: 'monthly' });
/** The legal maximum for a landlord. */
const creditCheck = once('Credit check', 20_00);

/** The same details for all homes of an area; rooms are furnished and rented by the month. */
const usualDetails: Record<string, DemoRentalDetails> = Object.fromEntries(
  usualRentals.map(({ key, area, accommodation, priceCents }, index): [string, DemoRentalDetails] => {
    const lines: Record<string, NonNullable<DemoRentalDetails['subway_lines']>> = { 'bay-ridge': ['R'], astoria: ['N', 'W'], 'jackson-heights': ['7', 'E', 'F', 'M', 'R'], harlem: ['2', '3'] };
    const room = accommodation === 'room';
    return [
      key,
      {
        availableInDays: 3 + index * 2,
        deposit_cents: priceCents,
        fees: [],
        utilities: room ? ['heat', 'hot_water', 'electricity', 'internet'] : ['heat', 'hot_water'],
        furnished: room,
        lease_min_months: room ? 1 : 12,
        lease_max_months: 12,
        laundry: 'nearby',
        subway_lines: lines[area] ?? [],
      },
    ];
  }),
);

/** Additional details of the demo's rentals, by key. */
export const rentalDetails: Record<string, DemoRentalDetails> = {
  ...usualDetails,
  'rental-bay-ridge-two-bedroom': { availableInDays: 12, deposit_cents: 295_000, fees: [creditCheck], utilities: ['heat', 'hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'cats', laundry: 'in_building', parking: 'street', subway_lines: ['R'] },
  'rental-bay-ridge-room-women': { availableInDays: 5, deposit_cents: 115_000, fees: [], utilities: ['heat', 'hot_water', 'electricity', 'gas', 'internet'], furnished: true, lease_min_months: 3, lease_max_months: 12, pets: 'none', laundry: 'nearby', subway_lines: ['R'] },
  'rental-bay-ridge-house': { availableInDays: 40, deposit_cents: 460_000, fees: [creditCheck], utilities: ['trash'], furnished: false, lease_min_months: 12, lease_max_months: 24, pets: 'any', laundry: 'in_unit', parking: 'driveway', subway_lines: ['R'] },
  'rental-dyker-heights-upper-floor': { availableInDays: 20, deposit_cents: 330_000, fees: [], utilities: ['hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'none', laundry: 'nearby', parking: 'street', subway_lines: ['R', 'D'] },
  'rental-bensonhurst-one-bedroom': { availableInDays: 8, deposit_cents: 210_000, fees: [], utilities: ['heat', 'hot_water', 'trash'], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'cats', laundry: 'nearby', parking: 'street', subway_lines: ['D'] },
  'rental-sunset-park-three-bedroom': { availableInDays: 25, deposit_cents: 320_000, fees: [creditCheck], utilities: ['heat', 'hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 24, laundry: 'nearby', parking: 'street', subway_lines: ['R'] },
  'rental-atlantic-avenue-studio': { availableInDays: 30, deposit_cents: 280_000, fees: [creditCheck], utilities: ['heat', 'hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'cats', laundry: 'in_building', subway_lines: ['2', '3', '4', '5', 'R'] },
  'rental-park-slope-townhouse': { availableInDays: 60, deposit_cents: 920_000, fees: [creditCheck], furnished: false, lease_min_months: 12, lease_max_months: 24, pets: 'any', laundry: 'in_unit', parking: 'street', subway_lines: ['F', 'G'] },
  'rental-flatbush-two-bedroom': { availableInDays: 14, deposit_cents: 258_000, fees: [creditCheck], utilities: ['heat', 'hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'cats', laundry: 'in_building', subway_lines: ['Q'] },
  'rental-crown-heights-room': { availableInDays: 3, deposit_cents: 120_000, fees: [monthly('Share of the bills · حصّتك من الفواتير', 90_00)], utilities: ['heat', 'hot_water'], furnished: false, lease_min_months: 6, laundry: 'nearby', subway_lines: ['3'] },
  'rental-canarsie-house': { availableInDays: 35, deposit_cents: 365_000, fees: [], furnished: false, lease_min_months: 12, lease_max_months: 24, pets: 'any', laundry: 'in_unit', parking: 'street', subway_lines: ['L'] },
  'rental-bed-stuy-townhouse': { availableInDays: 28, deposit_cents: 540_000, fees: [creditCheck], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'dogs', laundry: 'in_unit', parking: 'street', subway_lines: ['G'] },
  'rental-astoria-one-bedroom': { availableInDays: 10, deposit_cents: 275_000, fees: [creditCheck], utilities: ['heat', 'hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'cats', laundry: 'nearby', subway_lines: ['N', 'W'] },
  'rental-astoria-room-men': { availableInDays: 2, deposit_cents: 110_000, fees: [monthly('Bills, about · الفواتير، نحو', 70_00)], furnished: true, lease_min_months: 3, pets: 'none', laundry: 'nearby', subway_lines: ['N', 'W'] },
  'rental-jackson-heights-two-bedroom': { availableInDays: 18, deposit_cents: 290_000, fees: [creditCheck], utilities: ['heat', 'hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'cats', laundry: 'in_building', subway_lines: ['7', 'E', 'F', 'M', 'R'] },
  'rental-sunnyside-room': { availableInDays: 6, deposit_cents: 135_000, fees: [], utilities: ['heat', 'hot_water', 'electricity', 'gas', 'internet', 'trash'], furnished: true, lease_min_months: 3, pets: 'none', laundry: 'in_building', subway_lines: ['7'] },
  'rental-ridgewood-three-bedroom': { availableInDays: 22, deposit_cents: 310_000, fees: [], utilities: ['hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 24, pets: 'cats', laundry: 'nearby', parking: 'street', subway_lines: ['M'] },
  'rental-forest-hills-studio': { availableInDays: 45, deposit_cents: 205_000, fees: [once('Board application · طلب مجلس المبنى', 250_00)], utilities: ['heat', 'hot_water', 'gas'], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'none', laundry: 'in_building', subway_lines: ['E', 'F', 'M', 'R'] },
  'rental-bayside-house': { availableInDays: 50, deposit_cents: 440_000, fees: [], utilities: ['trash'], furnished: false, lease_min_months: 12, lease_max_months: 24, pets: 'dogs', laundry: 'in_unit', parking: 'driveway' },
  'rental-ozone-park-room': { availableInDays: 1, deposit_cents: 95_000, fees: [], utilities: ['heat', 'hot_water', 'electricity', 'internet'], furnished: true, lease_min_months: 1, pets: 'none', laundry: 'nearby', parking: 'street', subway_lines: ['A'] },
  'rental-harlem-two-bedroom': { availableInDays: 27, deposit_cents: 345_000, fees: [creditCheck], utilities: ['heat', 'hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'any', laundry: 'in_unit', subway_lines: ['2', '3'] },
  'rental-washington-heights-room': { availableInDays: 4, deposit_cents: 118_000, fees: [], utilities: ['heat', 'hot_water', 'electricity', 'internet'], furnished: true, lease_min_months: 6, lease_max_months: 12, pets: 'none', laundry: 'in_building', subway_lines: ['A'] },
  'rental-upper-west-side-studio': { availableInDays: 33, deposit_cents: 315_000, fees: [creditCheck], utilities: ['heat', 'hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'cats', laundry: 'nearby', subway_lines: ['1'] },
  'rental-lower-east-side-one-bedroom': {
    availableInDays: 42,
    deposit_cents: 360_000,
    fees: [once('Co-op interview · مقابلة التعاونية', 300_00)],
    utilities: ['heat', 'hot_water', 'electricity'],
    furnished: false,
    lease_min_months: 12,
    lease_max_months: 12,
    pets: 'cats',
    laundry: 'in_building',
    subway_lines: ['F', 'M', 'J', 'Z'],
  },
  'rental-parkchester-one-bedroom': { availableInDays: 15, deposit_cents: 195_000, fees: [creditCheck], utilities: ['heat', 'hot_water', 'gas'], furnished: false, lease_min_months: 12, lease_max_months: 24, pets: 'cats', laundry: 'in_building', parking: 'street', subway_lines: ['6'] },
  'rental-belmont-three-bedroom': { availableInDays: 9, deposit_cents: 285_000, fees: [], utilities: ['hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 12, laundry: 'nearby', parking: 'street', subway_lines: ['B', 'D'] },
  'rental-van-nest-room-men': { availableInDays: 2, deposit_cents: 0, fees: [], utilities: ['heat', 'hot_water', 'electricity', 'gas', 'internet'], furnished: true, lease_min_months: 1, pets: 'none', laundry: 'nearby', parking: 'street', subway_lines: ['5'] },
  'rental-mott-haven-townhouse': { availableInDays: 38, deposit_cents: 480_000, fees: [creditCheck], furnished: false, lease_min_months: 12, lease_max_months: 24, pets: 'any', laundry: 'in_unit', parking: 'street', subway_lines: ['6'] },
  'rental-st-george-house': { availableInDays: 21, deposit_cents: 340_000, fees: [], utilities: ['trash'], furnished: false, lease_min_months: 12, lease_max_months: 24, pets: 'any', laundry: 'in_unit', parking: 'street', subway_lines: ['SIR'] },
  'rental-new-springville-townhouse': { availableInDays: 16, deposit_cents: 305_000, fees: [monthly('Homeowners’ association · رسوم الحيّ', 60_00)], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'none', laundry: 'in_unit', parking: 'driveway' },
  'rental-paterson-two-bedroom': { availableInDays: 11, deposit_cents: 307_500, fees: [], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'cats', laundry: 'in_building', parking: 'driveway' },
  'rental-yonkers-one-bedroom': { availableInDays: 24, deposit_cents: 225_000, fees: [creditCheck, monthly('Gym · النادي الرياضي', 25_00)], utilities: ['heat', 'hot_water'], furnished: false, lease_min_months: 12, lease_max_months: 12, pets: 'none', laundry: 'in_building', parking: 'garage' },
  'rental-wanted-bay-ridge-two-bedroom': { availableInDays: 30, lease_min_months: 12 },
  'rental-wanted-astoria-room': { subway_lines: ['N'] },
  'rental-wanted-heights-studio': { lease_min_months: 12 },
  'rental-wanted-bronx-room': { parking: 'street' },
  'rental-wanted-staten-island-house': { lease_min_months: 24, pets: 'dogs', parking: 'driveway' },
  'rental-wanted-three-month-sublet': { furnished: true, lease_min_months: 3, lease_max_months: 3, utilities: ['internet'] },
  'rental-wanted-upper-east-side-room': { lease_min_months: 6, lease_max_months: 6 },
};
