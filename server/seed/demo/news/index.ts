import type { DemoContent } from '../shapes.ts';
import { aCoatForTheNextOne } from './a-coat-for-the-next-one.ts';
import { aFreePhotoMorningForShops } from './a-free-photo-morning-for-shops.ts';
import { anOudInTheLaundromat } from './an-oud-in-the-laundromat.ts';
import { interpretersWantedForTaxSeason } from './interpreters-wanted-for-tax-season.ts';
import { newReadersAtTheCheckingDesk } from './new-readers-at-the-checking-desk.ts';
import { oneLongTable } from './one-long-table.ts';
import { openNowOnEveryCard } from './open-now-on-every-card.ts';
import { theDirectoryCrossesTheRiver } from './the-directory-crosses-the-river.ts';

export const demoNews: DemoContent[] = [openNowOnEveryCard, newReadersAtTheCheckingDesk, aCoatForTheNextOne, interpretersWantedForTaxSeason, anOudInTheLaundromat, theDirectoryCrossesTheRiver, oneLongTable, aFreePhotoMorningForShops];
