import { z } from 'zod';

/** An earlier or the present state of something that is edited behind the scenes. */
export const versionSchema = z
  .object({
    id: z.number().int(),
    at: z.string(),
    /** Who made it so: null for the program, or somebody whose account is gone. */
    by: z.string().nullable(),
  })
  .meta({ id: 'Version' });
export type Version = z.infer<typeof versionSchema>;
