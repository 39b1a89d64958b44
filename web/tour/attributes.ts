/** The library writes these on what it explains, and takes them away for good, whatever was there before. */
const borrowed = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/** Remembers what elements said of themselves, and lets them say it again. */
export function attributeKeeper() {
  const stored = new Map<Element, (string | null)[]>();
  return {
    remember(element: Element): void {
      if (!stored.has(element)) {
        stored.set(
          element,
          borrowed.map((name) => element.getAttribute(name)),
        );
      }
    },
    restore(): void {
      for (const [element, values] of stored) {
        for (const [index, name] of borrowed.entries()) {
          const value = values[index] ?? null;
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        }
      }
    },
  };
}
