import { type Congregation, mayHoldPrayers } from '../../../contract/congregation.ts';
import type { ManagedListingDetail } from '../../../contract/managed-listings.ts';
import type { Catalog } from '../catalog/service.ts';
import type { OneRow } from './queries.ts';

/**
 * The times of prayer of a listing, if the team may set them: it has no owner who would, and its category has them
 * or some are stated already.
 */
export function prayersOf(
  { kind, owner_id, category_id, prayers }: OneRow,
  catalog: Catalog,
): ManagedListingDetail['prayers'] {
  if (kind !== 'business' || owner_id !== null) return null;
  const slugs = (['services', 'shops'] as const).flatMap((type) =>
    catalog.ofType(type).flatMap(({ slug, parent_id }) => (parent_id === null ? [slug] : [])),
  );
  const main = catalog.categoryChain(category_id).at(-1)?.slug;
  return prayers || mayHoldPrayers(main, slugs) ? { stated: prayers } : null;
}

/** The times of prayer as an entry of the log, in which each prayer is a field: `06:00`, `+15`, `13:00 ar`. */
export function loggedPrayers(prayers: Congregation | null): Record<string, string | string[]> {
  const iqamas = Object.entries(prayers?.iqama ?? {}).flatMap(([prayer, iqama]) =>
    iqama ? [[prayer, iqama.at ?? `+${iqama.after}`] as const] : [],
  );
  const friday = prayers?.friday.map(({ at, lang }) => (lang ? `${at} ${lang}` : at)) ?? [];
  return { ...Object.fromEntries(iqamas), ...(friday.length > 0 && { friday }) };
}
