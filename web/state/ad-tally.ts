import type { Api } from '../api.ts';

/** So much of it has to be in view. */
const share = 0.5;

/**
 * Tells the server once that an advertisement was in view, and each time that it is followed. Who it was nobody keeps;
 * what does not arrive does not count.
 * @returns how to stop
 */
export function tallyAd(api: Api, box: HTMLElement, id: number): () => void {
  const tell = (what: string) => {
    if (navigator.onLine)
      api
        .byPath(`advertisements/${id}/${what}`, { method: 'post' }, { outlive: true })
        .catch(() => undefined);
  };
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      tell('seen');
    },
    { threshold: share },
  );
  watch.observe(box);
  const onClick = ({ target }: Event) => (target as Element).closest('a') && tell('followed');
  box.addEventListener('click', onClick);
  return () => {
    watch.disconnect();
    box.removeEventListener('click', onClick);
  };
}
