import { z } from 'zod';
import type { EndpointDefinition } from '../../contract/endpoint.ts';

/** A route of an endpoint. */
export interface EndpointRoute {
  /** With parameters in braces. */
  path: string;
  /** The parameters in `path`. */
  params: z.ZodObject | undefined;
  body: z.ZodType | undefined;
  /** The parameter at the beginning of the endpoint's path, with its value in this route. */
  fixed: Record<string, string>;
}

/**
 * The routes of an endpoint: one, or one for each value of the enumeration that its path begins with. These are
 * expanded because a router that has to match values among other literal paths is slower for every request.
 * @throws if the path begins with a parameter that is not an enumeration of strings
 */
export function routesOf({ path, params, body, bodies }: EndpointDefinition): EndpointRoute[] {
  const [, name] = /^\/\{(\w+)\}/.exec(path) ?? [];
  if (!name) return [{ path, params, body, fixed: {} }];
  const values = params?.shape[name];
  if (!params || !(values instanceof z.ZodEnum)) throw new Error(`{${name}} is no enumeration: ${path}`);
  const isAlone = Object.keys(params.shape).length === 1;
  return values.options.map((value) => ({
    path: path.replace(`{${name}}`, String(value)),
    params: isAlone ? undefined : params.omit({ [name]: true } as Record<string, true>),
    body: bodies?.[value] ?? body,
    fixed: { [name]: String(value) },
  }));
}
