import { market } from './market.ts';
import { placesToEat } from './places-to-eat.ts';
import type { GoldQuestion } from './rule.ts';
import { tradesAndHomes } from './trades-and-homes.ts';
import { work } from './work.ts';

export const goldQuestions: GoldQuestion[] = [...placesToEat, ...tradesAndHomes, ...work, ...market];
