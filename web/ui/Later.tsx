import { type ComponentType, useEffect, useState } from 'react';

/** A part of the page that comes by itself once the browser has nothing better to do, and that nothing waits for. */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes once
  useEffect(() => {
    const begin = () =>
      load().then(
        (part) => setPart(() => part),
        // Without network the page does without.
        () => undefined,
      );
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 2_000 });
    else setTimeout(begin);
  }, []);
  return Part && <Part />;
}
