import { z } from 'zod';
import { envelope } from './envelope.ts';

/** An earlier or the present state of something that is edited behind the scenes. */
export const versionSchema = z
  .object({
    id: z.number().int(),
    /** Since when it was so; null where that was not kept: it was so before the first change. */
    at: z.string().nullable(),
    /** Who made it so: null for the program, or somebody whose account is gone. */
    by: z.string().nullable(),
  })
  .meta({ id: 'Version' });
export type Version = z.infer<typeof versionSchema>;

/** A version with what the thing was in it. */
export const versionWith = <Body extends z.ZodType>(body: Body) => versionSchema.extend({ body });
export type VersionWith<Body> = Version & { body: Body };

/** The header by which a call names the version of something that its caller saw. */
export const ifMatch = (
  description = 'The `version` that was edited: 409 where someone changed it meanwhile',
) => z.object({ 'If-Match': z.string().optional().describe(description) });

const versionShape = { version: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) };
const withVersion = <S extends z.ZodRawShape>(params: z.ZodObject<S>) =>
  z.object({ ...params.shape, ...versionShape });

/** What the endpoints that list the versions of something have in common. */
export const versionList = <S extends z.ZodRawShape>(params: z.ZodObject<S>) => ({
  summary: 'What it was, the newest first: when, and by whom',
  params,
  answer: envelope(z.array(versionSchema)),
  returns: 'It',
});

/** What the endpoints that read one version of something have in common. */
export const versionRead = <S extends z.ZodRawShape, B extends z.ZodType>(
  params: z.ZodObject<S>,
  body: B,
) => ({
  summary: 'What it was in one version',
  params: withVersion(params),
  answer: envelope(versionWith(body)),
  returns: 'It',
});

/** What the endpoints that restore a version of something have in common. */
export const versionRestore = <S extends z.ZodRawShape, A extends z.ZodType>(
  params: z.ZodObject<S>,
  answer: A,
) => ({
  params: withVersion(params),
  headers: ifMatch(),
  body: z.object({}),
  answer: envelope(answer),
});
