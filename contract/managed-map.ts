import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';

/* The street map's archive, for operators. */

export const mapFetchSchema = z
  .object({
    state: z.enum(['running', 'done', 'failed']),
    startedAt: z.string(),
    /** Transferred bytes of the tiles, and all of them; null until the archive's directories were read. */
    doneBytes: z.number().int(),
    totalBytes: z.number().int().nullable(),
    endedAt: z.string().nullable(),
    /** Why it failed, in English as in the log. */
    problem: z.string().nullable(),
  })
  .meta({ id: 'MapFetch' });

export const managedMapSchema = z
  .object({
    /** The archive in use; null if maps display outlines only. */
    archive: z
      .object({
        bytes: z.number().int(),
        minZoom: z.number().int(),
        maxZoom: z.number().int(),
        attribution: z.string(),
      })
      .nullable(),
    /** The host that tiles come from if they are not the site's own (`MAP_TILES_URL`). */
    tilesHost: z.string().nullable(),
    /** The host of the published archive that the city can be fetched from (`MAP_SOURCE_URL`). */
    sourceHost: z.string().nullable(),
    /** The last fetch that was started in the back office. */
    fetch: mapFetchSchema.nullable(),
  })
  .meta({ id: 'ManagedMap' });
export type ManagedMap = Infer<typeof managedMapSchema>;

export const readManagedMap = endpoint({
  path: '/admin/map',
  access: 'health',
  summary: 'The archive of the street map, and the progress of the last fetch',
  answer: envelope(managedMapSchema),
  returns: 'The state of the street map',
});

export const readMapFetchCost = endpoint({
  path: '/admin/map/cost',
  access: 'health',
  summary: 'What fetching the street map from the published archive would transfer',
  description: 'Reads the directories of the archive by range requests, which takes a few seconds.',
  answer: envelope(
    z.object({
      /** Null if the archive cannot be read; then `problem` says why, in English as in the log. */
      cost: z.object({ bytes: z.number().int(), tiles: z.number().int() }).nullable(),
      problem: z.string().nullable(),
    }),
  ),
  returns: 'Bytes and tiles',
  failures: [409],
});

export const startMapFetch = endpoint({
  method: 'post',
  path: '/admin/map/fetch',
  access: 'health',
  summary: 'Fetches the street map from the published archive',
  description:
    'Runs in the background on one server. An interrupted fetch continues where it ended. `409` without ' +
    '`MAP_SOURCE_URL` and while another fetch is running.',
  answer: envelope(managedMapSchema),
  returns: 'The state of the street map',
  failures: [409],
});
