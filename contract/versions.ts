import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { envelope } from './envelope.ts';

/** An earlier or the current version of edited content. */
export const versionSchema = z
  .object({
    id: z.number().int(),
    /** The start of the version; null if not recorded: it precedes the first change. */
    at: z.string().nullable(),
    /** The author: null for the program, or if the account was deleted. */
    by: z.string().nullable(),
  })
  .meta({ id: 'Version' });
export type Version = Infer<typeof versionSchema>;

/** A version with its content. */
export const versionWith = <Body extends z.ZodType>(body: Body) => versionSchema.extend({ body });
export type VersionWith<Body> = Version & { body: Body };

/** The header by which a request names the version that its caller has read. */
export const ifMatch = (
  description = 'The `version` that was edited: 409 where someone changed it meanwhile',
) => z.object({ 'If-Match': z.string().optional().describe(description) });

const versionShape = { version: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) };
const withVersion = <S extends z.ZodRawShape>(params: z.ZodObject<S>) =>
  z.object({ ...params.shape, ...versionShape });

/** The common parts of endpoints that list versions. */
export const versionList = <S extends z.ZodRawShape>(params: z.ZodObject<S>) => ({
  summary: 'What it was, the newest first: when, and by whom',
  params,
  answer: envelope(z.array(versionSchema)),
  returns: 'It',
});

/** The common parts of endpoints that read one version. */
export const versionRead = <S extends z.ZodRawShape, B extends z.ZodType>(
  params: z.ZodObject<S>,
  body: B,
) => ({
  summary: 'What it was in one version',
  params: withVersion(params),
  answer: envelope(versionWith(body)),
  returns: 'It',
});

/** The common parts of endpoints that restore a version. */
export const versionRestore = <S extends z.ZodRawShape, A extends z.ZodType>(
  params: z.ZodObject<S>,
  answer: A,
) => ({
  params: withVersion(params),
  headers: ifMatch(),
  body: z.object({}),
  answer: envelope(answer),
});
