import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { openDatasets, openFormats } from './open-data-files.ts';

/* Files of open data for reuse, regenerated every day. */

export const openDataSchema = z
  .object({
    /** Null if the site offers no data. */
    license: z.object({ name: z.string(), url: z.string() }).nullable(),
    files: z.array(
      z.object({
        dataset: z.enum(openDatasets),
        format: z.enum(openFormats),
        /** The path of the download. */
        path: z.string(),
        /** As transferred, compressed with gzip. */
        bytes: z.number().int(),
        writtenAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'OpenData' });
export type OpenData = Infer<typeof openDataSchema>;

export const readOpenData = endpoint({
  path: '/open-data',
  summary: 'Files of published businesses, events and neighborhoods, and their license',
  answer: envelope(openDataSchema),
  returns: 'The license and the files that there are',
});
