import { type LoadContext, need } from '../../loading.ts';
import { market } from '../../state/slices.ts';

/** Reads the categories of the marketplace. */
export function loadMarketNav({ store }: LoadContext): Promise<void> {
  return need(store.dispatch(market.thunks.marketNav({ query: { type: 'products' } })));
}

const newestCount = 20;

/** Reads new posts of the marketplace, or of one main category. */
export function loadNewest({ store }: LoadContext, mainId: string | null): Promise<void> {
  const query = { main_id: mainId, sort: 'newest', limit: newestCount };
  return need(store.dispatch(market.thunks.marketPlace({ query })));
}
