import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { ApiEnvironment } from './api-environment.ts';

/*
 * What PostgreSQL can hold of what is sent. Its texts have no NUL, and its JSON has no halves of characters either,
 * which a browser sends where a text was cut within a character.
 */

/** No form nests its fields deeper; whatever walks a body by recursion must not run out of stack. */
const deepest = 40;

interface Container {
  value: Record<string, unknown>;
  /** Names of fields, from the outermost. */
  path: readonly string[];
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** NUL is a blank, as all control characters are in what people type. */
const withoutNul = (text: string) => text.replaceAll('\0', ' ');

/**
 * Makes the fields of a body fit to be stored, in place: NUL becomes a blank.
 * @returns the fields, and the paths of those whose text is none as it has half a character
 * @throws AppError `bad_request` for what is nested deeper than any form
 */
export function storable(fields: unknown): { fields: unknown; broken: string[] } {
  const broken: string[] = [];
  const root: Record<string, unknown> = { '': fields };
  const waiting: Container[] = [{ value: root, path: [] }];
  for (let container = waiting.pop(); container; container = waiting.pop()) {
    const { value, path } = container;
    if (path.length > deepest) throw new AppError('bad_request');
    for (const [name, part] of Object.entries(value)) {
      const at = value === root ? path : [...path, name];
      if (!name.isWellFormed() || name.includes('\0')) broken.push(path.join('.'));
      if (typeof part === 'string') {
        if (!part.isWellFormed()) broken.push(at.join('.'));
        if (part.includes('\0')) value[name] = withoutNul(part);
      } else if (isContainer(part) && !(part instanceof Blob)) {
        waiting.push({ value: part, path: at });
      }
    }
  }
  return { fields: root[''], broken: [...new Set(broken)] };
}

/** The same for addresses: no path has NUL in it, and in a query it is a blank. */
export const storableAddress: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const { raw } = context.req;
  const mark = raw.url.indexOf('?');
  if (raw.url.includes('%00')) {
    if (raw.url.slice(0, mark < 0 ? undefined : mark).includes('%00')) throw new AppError('not_found');
    context.req.raw = new Request(raw.url.replaceAll('%00', '%20'), raw);
  }
  await next();
};
