const boxes = (): HTMLTextAreaElement[] => [
  ...document.querySelectorAll<HTMLTextAreaElement>('section[data-state] textarea'),
];

/** Moves the focus to the previous or next field. */
export function focusBeside(box: HTMLTextAreaElement, by: 1 | -1): void {
  const all = boxes();
  all[all.indexOf(box) + by]?.focus();
}

/** Moves the focus to the next empty field after a section, otherwise to the first one before it. */
export function focusNextEmpty(section: Element): void {
  const empty = boxes().filter((box) => box.value === '' && !section.contains(box));
  const after = empty.find((box) => section.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING);
  (after ?? empty[0])?.focus();
}
