import type { Point } from '../../contract/places.ts';
import { categoryIconHref } from './CategoryIcon.tsx';
import { iconHref } from './Icon.tsx';
import * as iconStyles from './shared/icon.module.css';

/** A place as the map displays it. */
export interface MapPin {
  id: number;
  point: Point;
  name: string;
  icon: string;
  /** Displayed on the pin at all zoom levels: a price. */
  text?: string | undefined;
  /** The average rating, if there are enough reviews. */
  rating?: number | null | undefined;
  isNew?: boolean | undefined;
  /** It is a cluster of this many places, rather than a place. */
  count?: number | undefined;
}

/** The labels of pins in a list. On a map without them each pin has its icon and name. */
export interface PinWords {
  /** The label of a pin for several places that would overlap. */
  group: (count: number) => string;
  rated: (rating: string) => string;
  isNew: string;
}

/** From this number of places on a cluster is larger. */
const large = 21;
/** Western digits in every language. */
const numbers = new Intl.NumberFormat('en');
const svg = 'http://www.w3.org/2000/svg';

/** An icon like that of the component. */
function iconElement(href: string): SVGElement {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('class', `${iconStyles.icon} ${iconStyles.small}`);
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', href);
  drawing.append(use);
  return drawing;
}

function textElement(tag: 'b' | 'span', text: string, dir: 'ltr' | 'auto'): HTMLElement {
  return Object.assign(document.createElement(tag), { dir, textContent: text });
}

function buttonOf(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  // The map is never mirrored, the content of its pins is.
  button.dir = document.documentElement.dir;
  button.setAttribute('aria-label', label);
  return button;
}

/** A pin displays its price, else its rating, else «New», else a dot; `plain` has icon and name. */
export function pinElement(pin: MapPin, words: PinWords | undefined): HTMLButtonElement {
  const { name, icon, text, rating, isNew } = pin;
  if (text) {
    const button = buttonOf('pin', `${text} ${name}`);
    button.append(textElement('b', text, 'ltr'));
    return button;
  }
  if (words && rating) {
    const stars = rating.toFixed(1);
    const button = buttonOf('pin rated', `${name}, ${words.rated(stars)}`);
    button.append(iconElement(iconHref('star')), textElement('b', stars, 'ltr'));
    return button;
  }
  if (words && isNew) {
    const button = buttonOf('pin new', `${name}, ${words.isNew}`);
    button.append(textElement('b', words.isNew, 'auto'));
    return button;
  }
  const button = buttonOf(words ? 'pin dot' : 'pin', name);
  button.append(iconElement(categoryIconHref(icon)), textElement('span', name, 'auto'));
  return button;
}

/** A cluster. Its accessible name contains the visible number, as voice control requires. */
export function groupElement(count: number, label: string): HTMLButtonElement {
  const button = buttonOf(count >= large ? 'pin many large' : 'pin many', label);
  button.append(textElement('b', numbers.format(count), 'ltr'));
  return button;
}
