import type { z } from 'zod';

/** `T` with all its properties and lists readonly. */
export type DeepReadonly<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly (infer I)[]
    ? number extends T['length']
      ? readonly DeepReadonly<I>[]
      : { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;

/** What a schema returns, as data that nobody changes: pages, caches and renderings share it. */
export type Infer<S extends z.ZodType> = DeepReadonly<z.output<S>>;

/** `T` while it is built: its properties can be set, their values remain readonly. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
