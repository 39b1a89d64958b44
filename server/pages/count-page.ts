import { type Counting, searchedWords } from '../rooms/numbers/service.ts';
import type { Search } from '../rooms/search/service.ts';
import type { OnPage } from './cache/serve.ts';

/** Counts page views; for a cached search page it also replays the recorded search metrics. */
export const pageCounter =
  (counting: Counting, search: Pick<Search, 'recall'>): OnPage =>
  (request, pageRequest, isCached) => {
    if (!counting.page(request, pageRequest) || !isCached) return;
    const counted = search.recall(searchedWords(pageRequest.target) ?? '');
    if (counted) counting.search(counted.words, counted.isMissed);
  };
