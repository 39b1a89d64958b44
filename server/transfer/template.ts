import { TransferError } from './transfer-error.ts';
import { type TransformName, transforms } from './transforms.ts';

/** `{column|transform|transform}`: a placeholder that a row fills. */
export interface Hole {
  column: string;
  steps: TransformName[];
}
type Part = string | Hole;
/** `[…]`: a part that is omitted if one of its placeholders is empty. */
export type Template = (Part | { optional: Part[] })[];

/**
 * Parses a template.
 * @throws TransferError if a bracket is not closed or a transform is unknown
 */
export function parseTemplate(text: string): Template {
  const parts: Template = [];
  let rest = text;
  while (rest !== '') {
    const match = /^\[([^[\]]*)\]|^(\{[^{}]*\})|^([^[\]{}]+)/.exec(rest);
    if (!match) throw new TransferError(`the template «${text}» has a bracket without its partner`);
    const [whole, optional, hole, plain] = match;
    if (optional !== undefined) parts.push({ optional: parseTemplate(optional) as Part[] });
    else parts.push(hole ? parseHole(hole) : (plain ?? ''));
    rest = rest.slice(whole.length);
  }
  return parts;
}

function parseHole(text: string): Hole {
  const [column = '', ...steps] = text.slice(1, -1).split('|');
  for (const step of steps) {
    if (!Object.hasOwn(transforms, step)) throw new TransferError(`there is no transform «${step}»`);
  }
  return { column, steps: steps as TransformName[] };
}

/** The columns that a template uses. */
export function templateColumns(template: Template): string[] {
  return template.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'optional' in part ? templateColumns(part.optional) : [part.column];
  });
}

/** The filled-in text, trimmed; null if every placeholder is empty. */
export function fillTemplate(template: Template, fill: (hole: Hole) => string): string | null {
  let filled = false;
  const write = (part: Part): string => {
    if (typeof part === 'string') return part;
    const value = fill(part);
    if (value !== '') filled = true;
    return value;
  };
  const text = template.map((part) => {
    if (typeof part === 'string' || !('optional' in part)) return write(part);
    const pieces = part.optional.map((piece) => ({ piece, text: write(piece) }));
    return pieces.every(({ piece, text: value }) => typeof piece === 'string' || value !== '')
      ? pieces.map((piece) => piece.text).join('')
      : '';
  });
  return filled ? text.join('').trim() : null;
}
