const isWordCharacter = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '');

/**
 * Inserts a text at the cursor of a field in place of the selection, with a space beside adjacent words, and focuses
 * the field. The field fires an input event, as for typed text.
 */
export function insertText(box: HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd } = box;
  const before = isWordCharacter(value[selectionStart - 1]) ? ' ' : '';
  const after = isWordCharacter(value[selectionEnd]) ? ' ' : '';
  box.focus();
  box.setRangeText(`${before}${text}${after}`, selectionStart, selectionEnd, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
