import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { ApiEnvironment } from './api-environment.ts';

/*
 * Restrictions of PostgreSQL on input. Its texts cannot contain NUL, and its JSON cannot contain lone surrogates,
 * which a browser sends if a text was truncated within a character.
 */

/** The maximum nesting of forms; recursive code must not exhaust the stack. */
const deepest = 40;

interface Container {
  value: Record<string, unknown>;
  /** Field names, from the outermost. */
  path: readonly string[];
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** NUL is replaced by a space, like all control characters in user input. */
const withoutNul = (text: string) => text.replaceAll('\0', ' ');

/**
 * Makes the fields of a body storable, in place: NUL is replaced by a space.
 * @returns the fields, and the paths of those with lone surrogates
 * @throws AppError `bad_request` for deeper nesting than that of forms
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

/** The same for URLs: no path contains NUL, and in a query it is replaced by a space. */
export const storableAddress: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const { raw } = context.req;
  const mark = raw.url.indexOf('?');
  if (raw.url.includes('%00')) {
    if (raw.url.slice(0, mark < 0 ? undefined : mark).includes('%00')) throw new AppError('not_found');
    context.req.raw = new Request(raw.url.replaceAll('%00', '%20'), raw);
  }
  await next();
};
