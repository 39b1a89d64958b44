import { fold } from '../../contract/search.ts';
import { knownStreet } from './known-streets.ts';
import { abbreviated } from './street-words.ts';

interface AreaName {
  name_en: string;
  name_ar: string;
}

const keyOf = (text: string) =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !/^\d/.test(word))
    .map(abbreviated)
    .join(' ');

/** Few areas are named like a street: lists skip the addresses in all others. */
const known = new WeakMap<AreaName, { keys: readonly string[]; isStreet: boolean }>();

function keysOf(area: AreaName) {
  const made = known.get(area) ?? {
    keys: [keyOf(area.name_en), keyOf(area.name_ar)],
    isStreet: knownStreet(area.name_en) !== null,
  };
  known.set(area, made);
  return made;
}

/**
 * Whether an address already names its area, which then need not be repeated: “158 Atlantic Ave” in Atlantic
 * Avenue, “3rd Ave, Sunset Park” in Sunset Park, in either script.
 */
export function namesArea(address: string | null, area: AreaName | undefined): boolean {
  if (!address || !area) return false;
  const { keys, isStreet } = keysOf(area);
  if (!isStreet && !/[,،]/.test(address)) return false;
  const street = isStreet ? (knownStreet(address)?.name ?? '') : '';
  return [...address.split(/[,،]/), street].some((part) => keys.includes(keyOf(part)));
}
