import { type RefObject, useEffect, useRef, useState } from 'react';

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/** Marks the photo fields of a form, so that they can find each other. */
export const fieldMark = 'data-photo-field';

/**
 * Handles files that are dropped on the field or pasted into it. A paste belongs to the field that contains the
 * focus or the pointer, or to the only one of its form. Dropping a file beside a field does not navigate to it.
 * @returns whether files are dragged over the field
 */
export function useFileDrop(
  root: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const subscription = new AbortController();
    const { signal } = subscription;
    const isInside = (event: DragEvent) => root.current?.contains(event.target as Node) ?? false;
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer) || !event.dataTransfer) return;
      const inside = isInside(event);
      setOver(inside);
      if (!inside && event.defaultPrevented) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = inside ? 'copy' : 'none';
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (isInside(event) && files.length > 0) latest.current(files);
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const data = event.clipboardData;
      // Text copied together with its picture is pasted as text.
      const isText = data?.types.includes('text/plain') && isTyped(event.target);
      if (files.length === 0 || isText || event.defaultPrevented || !isForField(root.current)) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('dragover', onDrag, { signal });
    // When the drag leaves the window there is no related target.
    document.addEventListener('dragleave', (event) => !event.relatedTarget && setOver(false), { signal });
    document.addEventListener('drop', onDrop, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => subscription.abort();
  }, [root]);
  return isOver;
}

function isForField(field: HTMLElement | null): boolean {
  if (!field) return false;
  const focused = document.activeElement;
  const focusedField = focused?.closest(`[${fieldMark}]`);
  if (focusedField) return focusedField === field;
  const fields = [...(field.closest('form') ?? document).querySelectorAll(`[${fieldMark}]`)];
  const pointed = fields.find((one) => one.matches(':hover'));
  if (pointed) return pointed === field;
  return fields.length === 1;
}

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
