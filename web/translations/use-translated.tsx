import { type ReactNode, useState } from 'react';
import type { Lang } from '../../contract/locales.ts';
import type { PostFolder } from '../../contract/post-kinds.ts';
import { useSite } from '../site.tsx';
import { Later } from '../ui/Later.tsx';
import type { SwappedTexts } from './swapped-texts.ts';

/**
 * For listings in another language: names the translators, with a button for the original. It loads late.
 * @returns the texts to display instead, and the offer
 */
export function useTranslated(
  folder: PostFolder,
  listing: { id: number; writtenIn: Lang } | null,
): [swapped: SwappedTexts | null, offer: ReactNode] {
  const { lang } = useSite();
  const [swapped, swap] = useState<SwappedTexts | null>(null);
  const load = async () =>
    (await import('./translation-offer.tsx')).translationOffer(lang, folder, listing?.id ?? 0, swap);
  return [swapped, listing && listing.writtenIn !== lang && <Later load={load} />];
}
