import { useRef } from 'react';
import type { Advertisement } from '../../contract/advertisements.ts';
import { useAdTally } from '../state/use-ad-tally.ts';
import { AdBox } from '../ui/AdBox.tsx';

/** An advertisement that counts its impressions. */
export function CountedAd({ ad }: { ad: Advertisement }) {
  const box = useRef<HTMLElement>(null);
  useAdTally(box, ad.id);
  return <AdBox ad={ad} box={box} />;
}
