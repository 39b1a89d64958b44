import { redirect } from 'react-router';
import { type LoadContext, need } from '../loading.ts';

interface Addressed {
  slug: string;
}

/**
 * Reads the listing with the `:id` of an address. A wrong or missing slug redirects to the canonical address; a
 * missing or removed listing is a 404 or 410.
 */
export async function loadListing<T extends Addressed>(
  { url, params }: LoadContext,
  read: (id: string) => Promise<unknown>,
  found: () => T | null,
  pathOf: (listing: T) => string,
): Promise<void> {
  if (!/^\d{1,15}$/.test(params.id ?? '')) throw new Response(null, { status: 404 });
  await need(read(params.id ?? ''));
  const listing = found();
  if (listing && params.slug !== listing.slug) throw redirect(`${pathOf(listing)}${url.search}`, 301);
}
