import type { z } from 'zod';
import type { Ability } from './back-office.ts';
import type { DeepReadonly } from './deep-readonly.ts';

/**
 * Who may call: anyone, signed-in users, all users of the back office, or those whose role has an ability
 * (`abilitiesOf` in `back-office.ts`).
 */
export type Access = 'public' | 'member' | 'staff' | Ability;

/** The accepted content types of a body. */
export type BodyType =
  | 'application/json'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data'
  | 'text/csv'
  | 'application/geo+json';

/** JSON, or an HTML form submitted without scripts. */
export const formTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const satisfies BodyType[];

/** One operation of the API: the contract between callers, handler and OpenAPI document. */
export interface EndpointDefinition {
  /** `get` by default. */
  readonly method?: 'get' | 'post' | 'put' | 'delete';
  /**
   * Below the API's prefix, with parameters in braces: `/rents/{id}`. A path that begins with a parameter, such as
   * `/{folder}/{id}/renew`, defines a route for each value of that parameter's enumeration.
   */
  readonly path: `/${string}`;
  /** `public` by default. */
  readonly access?: Access;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly description?: string;
  /** All parameters in `path`. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** The request body; without it none is read. */
  readonly body?: z.ZodType;
  /** The same if it depends on the first parameter of the path: a schema for each of its values. */
  readonly bodies?: Readonly<Record<string, z.ZodType>>;
  /** `application/json` by default. */
  readonly bodyTypes?: readonly BodyType[];
  /** The maximum size of the body in bytes, if larger than a form (`limits.bodyBytes`). */
  readonly maxBytes?: number;
  /** The whole response, usually `envelope(…)` or `listEnvelope(…)`. */
  readonly answer: z.ZodType;
  /** `application/json` by default; anything else is a file or a stream. */
  readonly answerType?: 'application/octet-stream' | 'text/csv' | 'text/event-stream';
  /** The description of success, for the document. */
  readonly returns?: string;
  readonly status?: 200 | 201;
  /** The redirect of an HTML form submission, for the document; other callers get the response. */
  readonly redirects?: string;
  /** Error statuses in addition to those of every endpoint with its access and kind. */
  readonly failures?: readonly (400 | 403 | 409 | 410 | 413 | 507)[];
}

/**
 * Declares an endpoint. Method and path are literals: the browser build extracts them from the module, so that
 * pages contain neither schemas nor zod (`scripts/setup/light-endpoints.ts`).
 */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition;
}

type Member<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType } ? S : never;
type OutputOf<S> = [S] extends [never]
  ? Record<string, never>
  : S extends z.ZodType
    ? DeepReadonly<z.output<S>>
    : never;

/** The path parameters of an endpoint, as its handler receives them. */
export type ParamsOf<E> = OutputOf<Member<E, 'params'>>;
/** The query of an endpoint, validated and with defaults. */
export type QueryOf<E> = OutputOf<Member<E, 'query'>>;
/** The body of an endpoint, validated. */
export type BodyOf<E> = OutputOf<Member<E, 'body'>>;
/** The whole response of an endpoint. */
export type AnswerOf<E extends EndpointDefinition> = DeepReadonly<z.output<E['answer']>>;
/** The type of `data` in an endpoint's response. */
export type DataOf<E extends EndpointDefinition> = AnswerOf<E> extends { data: infer D } ? D : never;

export type QueryValue = string | number | boolean | null | undefined;
/** Values of an enumeration are preserved; numbers may be given as text, as in addresses. */
type Written<T> = T extends string ? T : string | number;
type ParamsInput<E> =
  Member<E, 'params'> extends infer P extends z.ZodObject
    ? [P] extends [never]
      ? unknown
      : { params: { [K in keyof z.output<P>]: Written<z.output<P>[K]> } }
    : never;
type QueryInput<E> =
  Member<E, 'query'> extends infer Q extends z.ZodObject
    ? [Q] extends [never]
      ? unknown
      : { query?: { [K in keyof z.input<Q>]?: QueryValue } }
    : never;
type BodyInput<E> = E extends {
  readonly bodyTypes:
    | readonly ['multipart/form-data']
    | readonly ['text/csv']
    | readonly ['application/geo+json'];
}
  ? { body: unknown }
  : E extends { readonly bodies: Readonly<Record<string, infer S extends z.ZodType>> }
    ? { body: DeepReadonly<z.input<S>> }
    : BodyOfOne<E>;
type BodyOfOne<E> =
  Member<E, 'body'> extends infer B extends z.ZodType
    ? [B] extends [never]
      ? unknown
      : Record<string, never> extends z.input<B>
        ? { body?: DeepReadonly<z.input<B>> }
        : { body: DeepReadonly<z.input<B>> }
    : never;

/** The input of a call: path parameters, query and body, as far as the endpoint has them. */
export type InputOf<E> = ParamsInput<E> & QueryInput<E> & BodyInput<E>;
/** The arguments of a call after its endpoint: the input is optional if nothing in it is required. */
export type InputArguments<E, Options> =
  Record<string, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: Options]
    : [input: InputOf<E>, options?: Options];
