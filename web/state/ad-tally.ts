import { countAdvertisementClick, countAdvertisementView } from '../../contract/advertisements.ts';
import type { Api } from '../api.ts';

/** So much of it has to be in view. */
const share = 0.5;

/**
 * Notifies the server once that an advertisement was in view, and each time that it is followed. Who it was nobody keeps;
 * what does not arrive does not count.
 * @returns how to stop
 */
export function tallyAd(api: Api, box: HTMLElement, id: number): () => void {
  const report = (endpoint: typeof countAdvertisementView | typeof countAdvertisementClick) => {
    if (navigator.onLine) api(endpoint, { params: { id } }, { outlive: true }).catch(() => undefined);
  };
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      report(countAdvertisementView);
    },
    { threshold: share },
  );
  watch.observe(box);
  const onClick = ({ target }: Event) => (target as Element).closest('a') && report(countAdvertisementClick);
  box.addEventListener('click', onClick);
  return () => {
    watch.disconnect();
    box.removeEventListener('click', onClick);
  };
}
