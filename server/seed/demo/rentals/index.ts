import type { DemoRental } from '../shapes.ts';
import { brooklynRentals } from './brooklyn.ts';
import { elsewhereRentals } from './elsewhere.ts';
import { queensRentals } from './queens.ts';
import { usualRentals } from './usual.ts';
import { wantedRentals } from './wanted.ts';

export const demoRentals: DemoRental[] = [...brooklynRentals, ...queensRentals, ...elsewhereRentals, ...usualRentals, ...wantedRentals];
