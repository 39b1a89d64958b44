import { useEffect, useMemo, useState } from 'react';
import type { Point } from '../../contract/places.ts';
import { type PrayerMoment, type PrayerRules, prayerMoment } from '../../contract/prayer-times.ts';

const minuteMs = 60_000;

/** The current time, updated every minute and when a hidden page becomes visible. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const at = new Date();
      setNow(at);
      timer = setTimeout(tick, minuteMs - (at.getTime() % minuteMs));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}

export interface PresentMoment extends PrayerMoment {
  now: Date;
}

/** The current minute relative to the prayer times of a place. */
export function usePrayerMoment({ lat, lng }: Point, { method, asr }: PrayerRules): PresentMoment {
  const now = useMinute();
  return useMemo(
    () => ({ ...prayerMoment(now, { lat, lng }, { method, asr }), now }),
    [now, lat, lng, method, asr],
  );
}
