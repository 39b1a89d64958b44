import { z } from 'zod';

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
