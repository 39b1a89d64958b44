import { type ComponentType, useEffect, useState } from 'react';

/** An optional part of the page that loads once the browser is idle. */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes once
  useEffect(() => {
    const begin = () =>
      load().then(
        (part) => setPart(() => part),
        // Omitted while offline.
        () => undefined,
      );
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 2_000 });
    else setTimeout(begin);
  }, []);
  return Part && <Part />;
}
