import { type Boot, safeJson } from './boot.ts';

/** What was written before, by the very thing: answers that pages share, and what no page has touched. */
const written = new WeakMap<object, string>();

/** How deep the state's own objects go: slices, their fields, and what a field keeps. Below it are answers. */
const ownLevels = 3;

function write(value: unknown, levels: number): string {
  if (typeof value !== 'object' || value === null) return safeJson(value);
  const known = written.get(value);
  if (known !== undefined) return known;
  const json =
    levels === 0 || Array.isArray(value)
      ? safeJson(value)
      : `{${Object.entries(value)
          .filter(([, part]) => part !== undefined)
          .map(([name, part]) => `${safeJson(name)}:${write(part, levels - 1)}`)
          .join(',')}}`;
  written.set(value, json);
  return json;
}

/** What the browser goes on with, as JSON that is safe inside a script element. */
export function bootJson({ site, state, error }: Boot): string {
  return `{"site":${safeJson(site)},"state":${write(state, ownLevels)},"error":${safeJson(error)}}`;
}
