import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import type { Advertisement, PublishedAdvertisements } from '../../contract/advertisements.ts';
import { useAppSelector } from '../store.ts';

type DrawnAd = ComponentType<{ ad: Advertisement }>;

/** What draws advertisements: the server has it from the start, a browser gets it late. */
const DrawnAdContext = createContext<DrawnAd | null>(null);
export const DrawnAdProvider = DrawnAdContext.Provider;

/**
 * What is advertised in a slot, where something is; it comes with the settings, which every page reads. A browser leaves
 * what the server drew as it is until the code that draws and counts has come, which nothing waits for.
 */
export function AdSlot({ slot }: { slot: keyof PublishedAdvertisements }) {
  const ad = useAppSelector(({ settings }) => settings.generalSettings.data?.advertisements?.[slot]);
  const drawn = useContext(DrawnAdContext);
  const [late, setLate] = useState<DrawnAd | null>(null);
  const id = ad?.id;
  useEffect(() => {
    if (id)
      import('./CountedAd.tsx').then(
        ({ CountedAd }) => setLate(() => CountedAd),
        () => undefined,
      );
  }, [id]);
  if (!ad) return null;
  const Drawn = drawn ?? late;
  if (Drawn)
    return (
      <div key={id}>
        <Drawn ad={ad} />
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it keeps what the server drew
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
