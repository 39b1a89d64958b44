import type { DemoProduct } from '../shapes.ts';
import { fashionProducts } from './fashion.ts';
import { gadgetProducts } from './gadgets.ts';
import { homeProducts } from './home.ts';
import { leisureProducts } from './leisure.ts';
import { vehicleProducts } from './vehicles.ts';

export const demoProducts: DemoProduct[] = [...vehicleProducts, ...gadgetProducts, ...homeProducts, ...fashionProducts, ...leisureProducts];
