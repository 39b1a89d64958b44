import type { DemoBusiness } from '../shapes.ts';
import { bakeriesAndCoffee } from './bakeries-and-coffee.ts';
import { beautyAndOccasions } from './beauty-and-occasions.ts';
import { communityAndLearning } from './community-and-learning.ts';
import { groceriesAndCatering } from './groceries-and-catering.ts';
import { health } from './health.ts';
import { homeAndCars } from './home-and-cars.ts';
import { legalAndMoney } from './legal-and-money.ts';
import { restaurants } from './restaurants.ts';
import { styleAndHome } from './style-and-home.ts';

/** Sixty businesses for a site that has no content of its own yet. */
export const demoBusinesses: DemoBusiness[] = [...restaurants, ...bakeriesAndCoffee, ...groceriesAndCatering, ...styleAndHome, ...health, ...legalAndMoney, ...homeAndCars, ...beautyAndOccasions, ...communityAndLearning];
