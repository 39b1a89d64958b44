import type { PostFolder } from '../../contract/post-kinds.ts';
import { countBusinessContact, countPostView } from '../../contract/posts.ts';
import type { Api } from '../api.ts';

/** Contact actions on the page of a business. */
const ways = 'main :is(a[href^="tel:"], a[href^="mailto:"], a[href^="https://wa.me/1"])';

/**
 * Reports visits of a listing, and calls and messages to a business, for its owner's statistics. No user is
 * recorded; failed requests are not counted.
 * @param folder of its type below the API's base path
 * @returns a function that stops it
 */
export function tallyVisit(api: Api, folder: PostFolder, id: number): () => void {
  const ignore = () => undefined;
  if (navigator.onLine) api(countPostView, { params: { folder, id } }, { outlive: true }).catch(ignore);
  const onClick = ({ target }: Event) => {
    if (folder === 'businesses' && (target as Element).closest(ways) && navigator.onLine)
      api(countBusinessContact, { params: { id } }, { outlive: true }).catch(ignore);
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}
