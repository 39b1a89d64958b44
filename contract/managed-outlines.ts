import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, switchSchema } from './envelope.ts';

/* Outlines of neighborhoods from a file, for administrators. */

/** The maximum size of a file of outlines, in bytes. Those of a whole city have several hundred thousand. */
export const outlineFileBytes = 20_000_000;

export const outlineImportSchema = z
  .object({
    /** Whether nothing was written. */
    isPreview: z.boolean(),
    /** Areas in the file. */
    areas: z.number().int(),
    /** Places whose outline is replaced, in the order of the file. */
    replaced: z.array(
      z.object({
        place: z.string().describe('The name of the place, in the language of the request'),
        /** The names of its areas in the file, which are merged. */
        areas: z.array(z.string()),
        by: z
          .enum(['name', 'point'])
          .describe('Found by its name, or because it contains the point of the place'),
      }),
    ),
    /** Names of areas that become neighborhoods. */
    added: z.array(z.string()),
    /** Names of areas that the site does not know and that are not added. */
    unknown: z.array(z.string()),
    /** Parks, cemeteries and airports, which are left out. */
    uninhabited: z.number().int(),
  })
  .meta({ id: 'OutlineImport' });
export type OutlineImport = Infer<typeof outlineImportSchema>;

export const importOutlineFile = endpoint({
  method: 'post',
  path: '/admin/outlines',
  access: 'transfer',
  summary: 'Replaces outlines of neighborhoods by those of a GeoJSON file, or previews it',
  description:
    'All of the file or nothing. `422` lists what is wrong with each feature; `413` is for files above 20 MB. Areas are ' +
    'found by their names or by where they are.',
  query: z.object({
    name: z.string().trim().min(1).max(200).describe('The name of the file, for the audit log'),
    preview: switchSchema.describe('Validates the file and returns what it would change'),
    adds: switchSchema.describe('Adds areas that the site does not know as neighborhoods'),
  }),
  body: z.string(),
  bodyTypes: ['application/geo+json'],
  answer: envelope(outlineImportSchema),
  returns: 'What the file changed, or would change',
  failures: [413],
});
