import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import type { Advertisement, PublishedAdvertisements } from '../../contract/advertisements.ts';
import { useAppSelector } from '../store.ts';

type DrawnAd = ComponentType<{ ad: Advertisement }>;

/** Renders advertisements: available on the server from the start, loaded late in browsers. */
const DrawnAdContext = createContext<DrawnAd | null>(null);
export const DrawnAdProvider = DrawnAdContext.Provider;

/**
 * The advertisement of a slot, if there is one. It is part of the settings, which every page loads. A browser
 * preserves the server-rendered markup until the code that renders and counts has loaded; nothing waits for it.
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
