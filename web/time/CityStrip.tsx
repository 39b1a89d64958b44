import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useSite } from '../site.tsx';
import { useLateDialog } from '../ui/use-late-dialog.tsx';
import { StripLine } from './StripLine.tsx';
import { isStripOn } from './strip-on.ts';
import { onStripTurned } from './strip-switch.ts';
import { usePlace } from './use-place.ts';

/** The strip above the header, rendered once its messages have loaded. */
export const cityStrip = (lang: Lang) => withLateWords(lang, ['time', 'hijri'], CityStrip);

/** The line while it is turned on. Its dialog outlives it, as that is where it is turned off. */
function CityStrip() {
  const { lang } = useSite();
  const isOn = useSyncExternalStore(onStripTurned, isStripOn);
  const place = usePlace();
  const [open, dialog] = useLateDialog(async () => (await import('./TimesSheet.tsx')).timesSheet(lang));
  const isOpen = dialog !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that opened the dialog was removed with the line, which would leave nothing focused.
    if (wasOpen.current && !isOpen && !isStripOn()) focusHeader();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      {isOn && <StripLine place={place} isOpen={isOpen} onOpen={open} />}
      {dialog}
    </>
  );
}

/** Moves the focus to the first visible control of the header. */
function focusHeader(): void {
  for (const control of document.querySelectorAll<HTMLElement>('header :is(a, button)')) {
    control.focus({ preventScroll: true });
    if (document.activeElement === control) return;
  }
}
