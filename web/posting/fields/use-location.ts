import { useState } from 'react';
import type { Point } from '../../../contract/places.ts';
import type { WordKey } from '../../i18n/words.ts';

const patienceMs = 10_000;

/** Requests the user's location on demand. */
export function useLocation(onFound: (point: Point) => void) {
  const [isLocating, setLocating] = useState(false);
  const [refusal, setRefusal] = useState<WordKey | null>(null);
  const failed = (isRefused: boolean) => {
    setLocating(false);
    setRefusal(isRefused ? 'posting-fields:pinRefused' : 'posting-fields:pinLost');
  };
  const locate = () => {
    setRefusal(null);
    if (!('geolocation' in navigator)) return failed(false);
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        onFound({ lat: Number(coords.latitude.toFixed(6)), lng: Number(coords.longitude.toFixed(6)) });
      },
      (error) => failed(error.code === error.PERMISSION_DENIED),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 0 },
    );
  };
  return { locate, isLocating, refusal };
}
