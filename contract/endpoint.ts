import type { z } from 'zod';
import type { Ability } from './back-office.ts';

/**
 * Who may call: anybody, whoever is signed in, everybody who works in the back office, or those whose role has an
 * ability (`abilitiesOf` in `back-office.ts`).
 */
export type Access = 'public' | 'member' | 'staff' | Ability;

/** How a body may be sent. */
export type BodyType =
  | 'application/json'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data'
  | 'text/csv';

/** JSON, or what a browser's own form sends without scripts. */
export const formTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const satisfies BodyType[];

/** One operation of the API: all that its callers, its handler and the OpenAPI document have to agree on. */
export interface EndpointDefinition {
  /** `get` unless given. */
  readonly method?: 'get' | 'post' | 'put' | 'delete';
  /**
   * Below the API's base, with its parameters in braces: `/rents/{id}`. One that begins with a parameter, as
   * `/{folder}/{id}/renew`, stands for a route for each value of that parameter's enumeration.
   */
  readonly path: `/${string}`;
  /** `public` unless given. */
  readonly access?: Access;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly description?: string;
  /** The parameters in `path`, all of them. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** What is sent; a method without one reads no body. */
  readonly body?: z.ZodType;
  /** The same where it depends on the parameter that the path begins with: a schema for each of its values. */
  readonly bodies?: Readonly<Record<string, z.ZodType>>;
  /** `application/json` alone unless given. */
  readonly bodyTypes?: readonly BodyType[];
  /** The largest body in bytes, where it may be larger than a form (`limits.bodyBytes`). */
  readonly maxBytes?: number;
  /** The whole answer, mostly `envelope(…)` or `listEnvelope(…)`. */
  readonly answer: z.ZodType;
  /** `application/json` unless given; anything else is a file or a stream. */
  readonly answerType?: 'application/octet-stream' | 'text/csv' | 'text/event-stream';
  /** What a success is, for the document. */
  readonly returns?: string;
  readonly status?: 200 | 201;
  /** Where a browser's own form is led, for the document; anybody else gets the answer. */
  readonly redirects?: string;
  /** Statuses of failures beyond those that every endpoint of its access and kind has. */
  readonly failures?: readonly (400 | 403 | 409 | 410 | 413 | 507)[];
}

/**
 * Declares an endpoint. Its method and path are literals: the build for browsers takes them out of the module, so that
 * pages carry neither schemas nor the library behind them (`scripts/setup/light-endpoints.ts`).
 */
export function endpoint<const E extends EndpointDefinition>(definition: E): E {
  return definition;
}

type Member<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType } ? S : never;
type OutputOf<S> = [S] extends [never] ? Record<string, never> : S extends z.ZodType ? z.output<S> : never;

/** The parameters of an endpoint's path, as its handler gets them. */
export type ParamsOf<E> = OutputOf<Member<E, 'params'>>;
/** The query of an endpoint, checked and completed by its defaults. */
export type QueryOf<E> = OutputOf<Member<E, 'query'>>;
/** The body of an endpoint, checked. */
export type BodyOf<E> = OutputOf<Member<E, 'body'>>;
/** The whole answer of an endpoint. */
export type AnswerOf<E extends EndpointDefinition> = z.output<E['answer']>;
/** What stands in `data` of an endpoint's answer. */
export type DataOf<E extends EndpointDefinition> = AnswerOf<E> extends { data: infer D } ? D : never;

export type QueryValue = string | number | boolean | null | undefined;
/** A value of an enumeration stays one; numbers may be written as text, as addresses have them. */
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
type BodyInput<E> = E extends { readonly bodyTypes: readonly ['multipart/form-data'] | readonly ['text/csv'] }
  ? { body: unknown }
  : E extends { readonly bodies: Readonly<Record<string, infer S extends z.ZodType>> }
    ? { body: z.input<S> }
    : BodyOfOne<E>;
type BodyOfOne<E> =
  Member<E, 'body'> extends infer B extends z.ZodType
    ? [B] extends [never]
      ? unknown
      : Record<string, never> extends z.input<B>
        ? { body?: z.input<B> }
        : { body: z.input<B> }
    : never;

/** What a caller gives: parameters of the path, query and body, as far as the endpoint has them. */
export type InputOf<E> = ParamsInput<E> & QueryInput<E> & BodyInput<E>;
/** The arguments of a call after its endpoint: the input may be left out where nothing in it is required. */
export type InputArguments<E, Options> =
  Record<string, never> extends InputOf<E>
    ? [input?: InputOf<E>, options?: Options]
    : [input: InputOf<E>, options?: Options];
