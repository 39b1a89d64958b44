import { countAdvertisementClick, countAdvertisementView } from '../../contract/advertisements.ts';
import type { Api } from '../api.ts';

/** The visible share that counts as an impression. */
const share = 0.5;

/**
 * Reports once that an advertisement was visible, and each click on it. No user is recorded; failed requests are
 * not counted.
 * @returns a function that stops it
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
