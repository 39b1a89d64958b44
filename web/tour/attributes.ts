/** Attributes that the library sets on its targets and removes afterwards, regardless of previous values. */
const borrowed = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/** Saves the attributes of elements and restores them. */
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
