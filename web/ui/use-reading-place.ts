import { useEffect, useState } from 'react';

/** The reading line, a third down the window: headings above it, however far, have been reached. */
const aboveTheLine = '1000000px 0px -66% 0px';

/** The id of the heading of the section being read, or null above the first one. */
export function useReadingPlace(headings: readonly { id: string }[]): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const reached = new Set<Element>();
    const watcher = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setHere(elements.findLast((element) => reached.has(element))?.id ?? null);
      },
      { rootMargin: aboveTheLine },
    );
    for (const element of elements) watcher.observe(element);
    return () => watcher.disconnect();
  }, [headings]);
  return here;
}
