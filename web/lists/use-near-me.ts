import { useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { useToast } from '../ui/Toasts.tsx';
import { nearText } from './map-area.ts';
import type { ListAddress } from './use-list-address.ts';

const patienceMs = 10_000;
const freshMs = 300_000;

export interface NearMe {
  locating: boolean;
  ask: () => void;
}

/** Requests the user's location on demand, and sorts the list by distance. */
export function useNearMe({ go }: Pick<ListAddress, 'go'>): NearMe {
  const t = useWords();
  const toast = useToast();
  const [locating, setLocating] = useState(false);
  const ask = () => {
    setLocating(true);
    const failed = (refused: boolean) => {
      setLocating(false);
      toast({
        kind: 'error',
        title: t(refused ? 'directory:locationRefused' : 'directory:locationFailed'),
        text: t(refused ? 'directory:locationRefusedText' : 'directory:locationFailedText'),
      });
    };
    if (!('geolocation' in navigator)) return failed(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        const near = nearText({ lat: coords.latitude, lng: coords.longitude });
        go({ near, by: null, radius_km: null, sort: 'nearest' });
      },
      (error) => failed(error.code === error.PERMISSION_DENIED),
      { timeout: patienceMs, maximumAge: freshMs },
    );
  };
  return { locating, ask };
}
