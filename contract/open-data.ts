import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { openDatasets, openFormats } from './open-data-files.ts';

/* Files of published data that everybody may reuse, written anew each day. */

export const openDataSchema = z
  .object({
    /** Null where the site offers no data. */
    license: z.object({ name: z.string(), url: z.string() }).nullable(),
    files: z.array(
      z.object({
        dataset: z.enum(openDatasets),
        format: z.enum(openFormats),
        /** Where it is downloaded, below the site's origin. */
        path: z.string(),
        /** As it is transferred, compressed by gzip. */
        bytes: z.number().int(),
        writtenAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'OpenData' });
export type OpenData = z.infer<typeof openDataSchema>;

export const readOpenData = endpoint({
  path: '/open-data',
  summary: 'Files of published businesses and neighborhoods, and their license',
  answer: envelope(openDataSchema),
  returns: 'The license and the files that there are',
});
