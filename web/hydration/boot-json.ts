import { type Boot, safeJson } from './boot.ts';

/** JSON cached by object: for responses shared between pages, and parts of the state that no page has changed. */
const memoized = new WeakMap<object, string>();

/** Depth of the store's own objects: slices, their fields and the values of fields. Below are responses of the API. */
const memoizedLevels = 3;

function write(value: unknown, levels: number): string {
  if (typeof value !== 'object' || value === null) return safeJson(value);
  const known = memoized.get(value);
  if (known !== undefined) return known;
  const json =
    levels === 0 || Array.isArray(value)
      ? safeJson(value)
      : `{${Object.entries(value)
          .filter(([, part]) => part !== undefined)
          .map(([name, part]) => `${safeJson(name)}:${write(part, levels - 1)}`)
          .join(',')}}`;
  memoized.set(value, json);
  return json;
}

/** The data for hydration as JSON that is safe inside a script element. */
export function bootJson({ site, state, error }: Boot): string {
  return `{"site":${safeJson(site)},"state":${write(state, memoizedLevels)},"error":${safeJson(error)}}`;
}
