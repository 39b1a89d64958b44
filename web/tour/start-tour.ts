import 'driver.js/dist/driver.css';
import './tour.css';
import { type Alignment, type DriveStep, driver } from 'driver.js';
import { limits } from '../../contract/limits.ts';
import type { Direction } from '../../contract/locales.ts';
import { rootElementId } from '../hydration/boot.ts';
import { loadWords } from '../i18n/load.ts';
import { createTranslate, type Messages } from '../i18n/words.ts';
import type { Site } from '../site.tsx';
import { attributeKeeper } from './attributes.ts';
import { dressPopover } from './popover.ts';
import { finished, keepStep, storedStep } from './progress.ts';
import { placeToGoOn, stepsHere, targetOf } from './steps.ts';

/** The padding around the highlighted element, and its distance to the text, in pixels. */
const stage = { padding: 6, radius: 14, popover: 12 };

/** Aligned to the inline start: the library supports left and right only. */
function startOf(dir: Direction): Alignment {
  return dir === 'rtl' ? 'end' : 'start';
}

/**
 * Guides through the visible elements of the page, step by step. Meanwhile the page is inert; Escape and a click
 * outside end the tour, which resumes at the same step later.
 * @param opener receives the focus afterwards
 */
export async function startTour(
  { lang, dir }: Pick<Site, 'lang' | 'dir'>,
  opener: HTMLElement,
): Promise<void> {
  const messages: Partial<Messages> = {};
  await loadWords(lang, ['tour'], messages);
  const t = createTranslate(lang, messages);
  // A menu closes with its buttons, and has returned the focus by now.
  const before = document.activeElement;
  const small = matchMedia(`(width <= ${limits.mobileBreakpointPx}px)`);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

  function begin(): void {
    const here = stepsHere();
    if (here.length === 0) return;
    const attributes = attributeKeeper();
    const steps = here.map((step, index): DriveStep => {
      const { name, side } = step;
      const title = t(`tour:${name}Title`);
      return {
        // Located again each time: elements may have been rendered again or removed.
        element: () => targetOf(step) as Element,
        popover: {
          title,
          description: t(`tour:${name}Text`),
          side,
          align: startOf(dir),
          progressText: t('tour:progress', { step: index + 1, total: here.length }),
          onPopoverRender: (popover) => dressPopover(popover, { title, leave: t('tour:leave') }),
        },
        onHighlightStarted: (element) => {
          if (element) attributes.remember(element);
          keepStep(name);
        },
        onHighlighted: () => attributes.restore(),
      };
    });

    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const [onward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      if (event.key === 'Escape') leave();
      else if (event.key === onward && !tour.isLastStep()) tour.moveNext();
      else if (event.key === back && !tour.isFirstStep()) tour.movePrevious();
      else return;
      event.preventDefault();
    };
    // Across the breakpoint other elements are visible.
    const beginAnew = () => {
      leave();
      begin();
    };
    const root = document.getElementById(rootElementId);
    // The library does not notify of an end before its first step has settled.
    const leave = () => {
      tour.destroy();
      removeEventListener('keydown', onKey);
      removeEventListener('popstate', leave);
      small.removeEventListener('change', beginAnew);
      attributes.restore();
      if (root) root.inert = false;
      const returnTo = opener.isConnected ? opener : before;
      if (returnTo instanceof HTMLElement) returnTo.focus();
    };

    const tour = driver({
      steps,
      animate: !isStill,
      smoothScroll: !isStill,
      duration: 300,
      overlayColor: 'var(--scrim)',
      overlayOpacity: 1,
      stagePadding: stage.padding,
      stageRadius: stage.radius,
      popoverOffset: stage.popover,
      popoverClass: 'tour',
      skipMissingElement: true,
      disableActiveInteraction: true,
      // Its own keyboard handling ignores right-to-left.
      allowKeyboardControl: false,
      showProgress: true,
      nextBtnText: t('tour:next'),
      prevBtnText: t('tour:back'),
      doneBtnText: t('tour:done'),
      onDoneClick: () => {
        keepStep(finished);
        leave();
      },
      onDestroyStarted: leave,
    });
    addEventListener('keydown', onKey);
    addEventListener('popstate', leave);
    small.addEventListener('change', beginAnew);
    if (root) root.inert = true;
    tour.drive(placeToGoOn(here, storedStep()));
  }

  begin();
}
