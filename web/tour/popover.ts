import type { PopoverDOM } from 'driver.js';
import sprite from '../assets/icons.svg?no-inline';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as iconStyles from '../ui/shared/icon.module.css';

const svg = 'http://www.w3.org/2000/svg';

function crossIcon(): SVGElement {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('class', `${iconStyles.icon}`);
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `${sprite}#close`);
  drawing.append(use);
  return drawing;
}

/**
 * The library focuses the first button it finds: the others are disabled for a moment, so that it is the next
 * button.
 */
function letFocusFallOn(buttons: readonly HTMLButtonElement[], wanted: HTMLButtonElement): void {
  const waiting = buttons.filter((button) => button !== wanted && !button.disabled);
  for (const button of waiting) button.disabled = true;
  queueMicrotask(() => {
    for (const button of waiting) button.disabled = false;
  });
}

interface Words {
  title: string;
  leave: string;
}

/**
 * Styles the library's popover as one of this site: buttons, heading, dialog role, without additional header and
 * footer landmarks.
 */
export function dressPopover(popover: PopoverDOM, { title, leave }: Words): void {
  const { wrapper, closeButton, previousButton, nextButton } = popover;
  wrapper.setAttribute('aria-modal', 'true');
  const heading = document.createElement('h2');
  heading.textContent = title;
  popover.title.replaceChildren(heading);
  for (const part of [popover.title, popover.footer]) part.setAttribute('role', 'none');
  nextButton.className = `driver-popover-next-btn ${buttonStyles.primary} ${buttonStyles.small}`;
  nextButton.style.display = '';
  previousButton.className = `driver-popover-prev-btn ${buttonStyles.outlined} ${buttonStyles.small}`;
  previousButton.style.display = previousButton.disabled ? 'none' : '';
  closeButton.className = `driver-popover-close-btn ${buttonStyles.icon}`;
  closeButton.style.display = '';
  closeButton.replaceChildren(crossIcon());
  closeButton.setAttribute('aria-label', leave);
  // After the text and the next button, in reading order.
  wrapper.append(closeButton);
  letFocusFallOn([previousButton, closeButton], nextButton);
}
