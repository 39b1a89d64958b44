import { useEffect } from 'react';
import { useAppDispatch } from '../store.ts';

/** What reaches a business from its page. */
const ways = 'main :is(a[href^="tel:"], a[href^="mailto:"], a[href^="https://wa.me/1"])';

/**
 * Tells the server that a listing is looked at, and that a business is called or written to, for its owner to see. Who
 * it was nobody keeps; what does not arrive does not count.
 * @param folder of its kind below the base of the API
 * @param id undefined as long as there is none
 */
export function useTally(folder: string, id: number | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (id === undefined) return;
    const tell = (what: string) => {
      if (!navigator.onLine) return;
      void dispatch((_dispatch, _state, { api }) =>
        api.post(`${folder}/${id}/${what}`, undefined, true).catch(() => undefined),
      );
    };
    tell('seen');
    if (folder !== 'businesses') return;
    const onClick = ({ target }: Event) => {
      if ((target as Element).closest(ways)) tell('reached');
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [dispatch, folder, id]);
}
