/**
 * Does something once, when an element is near the view.
 * @param margin how near, as a margin of CSS
 * @returns gives it up, where it was not done yet
 */
export function whenNear(element: Element, margin: string, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
