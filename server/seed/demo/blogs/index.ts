import type { DemoContent } from '../shapes.ts';
import { aDayOnAtlanticAvenue } from './a-day-on-atlantic-avenue.ts';
import { aWalkDownFifthAvenueBayRidge } from './a-walk-down-fifth-avenue-bay-ridge.ts';
import { howToReadALease } from './how-to-read-a-lease.ts';
import { raisingChildrenInTwoLanguages } from './raising-children-in-two-languages.ts';
import { ramadanNightsOnSteinwayStreet } from './ramadan-nights-on-steinway-street.ts';
import { roommatesWhoStayFriends } from './roommates-who-stay-friends.ts';
import { sevenSignsOfAScam } from './seven-signs-of-a-scam.ts';
import { stockAnArabPantry } from './stock-an-arab-pantry.ts';
import { theLightThatStaysOn } from './the-light-that-stays-on.ts';
import { threeGlassesOfTea } from './three-glasses-of-tea.ts';
import { washingtonStreetLittleSyria } from './washington-street-little-syria.ts';
import { yourFirstInterviewInEnglish } from './your-first-interview-in-english.ts';

export const demoBlogs: DemoContent[] = [
  aDayOnAtlanticAvenue,
  howToReadALease,
  stockAnArabPantry,
  ramadanNightsOnSteinwayStreet,
  sevenSignsOfAScam,
  threeGlassesOfTea,
  aWalkDownFifthAvenueBayRidge,
  washingtonStreetLittleSyria,
  theLightThatStaysOn,
  yourFirstInterviewInEnglish,
  roommatesWhoStayFriends,
  raisingChildrenInTwoLanguages,
];
