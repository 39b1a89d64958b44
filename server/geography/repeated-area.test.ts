import { expect, it } from 'vitest';
import { namesArea } from './repeated-area.ts';

const atlantic = { name_en: 'Atlantic Avenue', name_ar: 'أتلانتيك أفنيو' };
const plains = { name_en: 'White Plains Road', name_ar: 'وايت بلينز رود' };
const ridge = { name_en: 'Bay Ridge', name_ar: 'باي ريدج' };

it.each([
  ['158 Atlantic Ave', atlantic],
  ['158 ATLANTIC AVENUE', atlantic],
  ['١٥٨ شارع أتلانتيك', atlantic],
  ['أتلانتيك أفنيو 158', atlantic],
  ['1911 White Plains Rd', plains],
  ['1911 White Plains Rd, 2nd floor', plains],
  ['6912 5th Ave, Bay Ridge', ridge],
  ['الجادة الخامسة، باي ريدج', ridge],
])('%s names its area', (address, area) => expect(namesArea(address, area)).toBe(true));

it.each([
  ['158 Atlantic Ave', ridge],
  ['6912 Bay Ridge Ave', ridge],
  ['6912 5th Ave', ridge],
  ['', ridge],
  [null, ridge],
])('%s does not name its area', (address, area) => expect(namesArea(address, area)).toBe(false));

it('an area that was deleted is never named', () => expect(namesArea('5th Ave', undefined)).toBe(false));
