import type { PostFolder } from '../../contract/post-kinds.ts';
import { countBusinessContact, countPostView } from '../../contract/posts.ts';
import type { Api } from '../api.ts';

/** What reaches a business from its page. */
const ways = 'main :is(a[href^="tel:"], a[href^="mailto:"], a[href^="https://wa.me/1"])';

/**
 * Notifies the server that a listing is looked at, and that a business is called or written to, for its owner to see. Who
 * it was nobody keeps; what does not arrive does not count.
 * @param folder of its kind below the base of the API
 * @returns how to stop
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
