import { z } from 'zod';
import { listingStatuses } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { idParamSchema } from './posts.ts';

/* Importing and exporting listings behind the scenes. */

/** The kinds as commands, mappings and files name them. */
export const transferKinds = ['businesses', 'rents', 'jobs', 'products', 'events'] as const;
export type TransferKind = (typeof transferKinds)[number];

/** How the bytes of a file are read as text. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const;
export type Encoding = (typeof encodings)[number];
export const delimiters = [',', ';', '\t', '|'] as const;

/**
 * `ready`: the file is here, and how it is read can be chosen. `checking` and `checked`: every row is read, nothing is
 * written. `running`, then `done`, `cancelled` or `failed`. `undoing`, `undone`.
 */
export const transferStates = [
  'ready',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;
export type TransferState = (typeof transferStates)[number];
/** In these something is being done, and it is worth asking again. */
export const busyStates: readonly TransferState[] = ['checking', 'running', 'undoing'];

/** Which column of the file each field is taken from, and what is the same for all rows. */
export const columnChoiceSchema = z.object({
  /** Whose list this is: rows are known by it and their key when the file comes again. */
  source: z.string().trim().min(1, { error: 'field.missing' }).max(limits.transfer.sourceName),
  /** The columns whose cells name a row; none where the file has no such columns. */
  key: z.array(z.string().min(1)).max(5).default([]),
  /** By the names of fields, columns of the file. */
  fields: z.record(z.string(), z.string().min(1)),
  /** By the names of fields, and `place`, a value for every row that has none of its own. */
  fixed: z.record(z.string(), z.string().min(1).max(100)).default({}),
  /** Whether sums of money are in dollars or in cents. */
  money: z.enum(['dollars', 'cents']).default('dollars'),
});
export type ColumnChoice = z.infer<typeof columnChoiceSchema>;

/** How a file is to be read. Of `stored`, `team` and `choice` exactly one is given. */
export const mappingChoiceSchema = z.object({
  /** A mapping that comes with the site, by its file's name. */
  stored: z.string().max(100).optional(),
  /** One of the team's own. */
  team: z.number().int().positive().optional(),
  choice: columnChoiceSchema.optional(),
  /** Keeps the choice for the next file, by this name. */
  saveAs: z.string().trim().min(1).max(limits.transfer.mappingName).optional(),
  encoding: z.enum(encodings).optional(),
  delimiter: z.enum(delimiters).optional(),
});
export type MappingChoice = z.infer<typeof mappingChoiceSchema>;

const countsSchema = z.object({
  read: z.number().int(),
  inserted: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  warnings: z.number().int(),
});
export type TransferCounts = z.infer<typeof countsSchema>;

export const transferSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(transferKinds),
    state: z.enum(transferStates),
    fileName: z.string(),
    /** Bytes. */
    size: z.number().int(),
    by: z.string().nullable(),
    createdAt: z.string(),
    startedAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    /** Of the file, how much is read: 0 to 1. */
    progress: z.number(),
    counts: countsSchema,
    mappingName: z.string().nullable(),
    /** Why it failed, in the language of whoever asks. */
    fault: z.string().nullable(),
    /** Whether it can be undone now: it changed something, and not too long ago. */
    canUndo: z.boolean(),
    undo: z
      .object({
        by: z.string().nullable(),
        at: z.string().nullable(),
        removed: z.number().int(),
        restored: z.number().int(),
        kept: z.number().int(),
      })
      .nullable(),
  })
  .meta({ id: 'Transfer' });
export type Transfer = z.infer<typeof transferSchema>;

export const transferListSchema = z.object({
  data: z.array(transferSchema),
  meta: z.object({ next: z.string().nullable() }),
});
export const transferQuerySchema = pageQuerySchema;

const offeredSchema = z.object({
  /** A file's name, or the number of one of the team's own. */
  id: z.union([z.string(), z.number().int()]),
  name: z.string(),
  isTeams: z.boolean(),
  /** Columns that it needs and the file has not; none where it fits. */
  missing: z.array(z.string()),
});
export type OfferedMapping = z.infer<typeof offeredSchema>;

/** An import whose file is still here: what is in it, and how it could be read. */
export const transferDetailSchema = z
  .object({
    transfer: transferSchema,
    /** Whether somebody has said how the file is to be read. */
    isMapped: z.boolean(),
    /** Null once the file is gone, or where it cannot be read as it is said to be written. */
    file: z
      .object({
        encoding: z.enum(encodings),
        delimiter: z.enum(delimiters),
        columns: z.array(z.string()),
        /** The first rows, as they stand there. */
        rows: z.array(z.array(z.string())),
      })
      .nullable(),
    /** Why the file cannot be read, in the language of whoever asks. */
    fileFault: z.string().nullable(),
    offered: z.array(offeredSchema),
    /** The fields of the kind, in their order. */
    fields: z.array(z.string()),
    /** What was chosen before, or what the names of the columns suggest. */
    choice: columnChoiceSchema,
    /** Places and categories that may be the same for all rows. */
    places: z.array(z.object({ slug: z.string(), name: z.string() })),
    categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  })
  .meta({ id: 'TransferDetail' });
export type TransferDetail = z.infer<typeof transferDetailSchema>;

export const rowProblemSchema = z.object({
  line: z.number().int(),
  column: z.string(),
  level: z.enum(['error', 'warning']),
  value: z.string(),
  reason: z.string(),
});
export type RowProblem = z.infer<typeof rowProblemSchema>;

/** The first rows, as they will be read. */
export const previewSchema = z
  .object({
    rows: z.array(
      z.object({
        line: z.number().int(),
        refused: z.boolean(),
        fields: z.array(z.object({ name: z.string(), value: z.string(), lang: z.enum(langs).nullable() })),
        problems: z.array(rowProblemSchema),
      }),
    ),
  })
  .meta({ id: 'TransferPreview' });
export type Preview = z.infer<typeof previewSchema>;

export const problemListSchema = z.object({
  data: z.array(rowProblemSchema),
  meta: z.object({ next: z.string().nullable() }),
});

/** What undoing would do, and what it leaves as somebody has edited it since. */
export const undoPlanSchema = z
  .object({
    removed: z.number().int(),
    restored: z.number().int(),
    kept: z.number().int(),
    /** The first of those that are left. */
    names: z.array(z.object({ id: z.number().int(), title: z.string(), lang: z.enum(langs) })),
  })
  .meta({ id: 'UndoPlan' });
export type UndoPlan = z.infer<typeof undoPlanSchema>;

export const uploadQuerySchema = z.object({
  kind: z.enum(transferKinds),
  /** What the file is called where it comes from. */
  name: z.string().trim().min(1).max(200),
});
export const exportQuerySchema = z.object({
  kind: z.enum(transferKinds),
  status: z.enum(listingStatuses).default('published'),
});

const nothing = z.object({});

export const uploadImport = endpoint({
  method: 'post',
  path: '/admin/transfer/imports',
  access: 'transfer',
  summary: 'Takes a CSV file in, as it is: nothing is read but its head',
  query: uploadQuerySchema,
  body: z.string(),
  bodyTypes: ['text/csv'],
  answer: envelope(transferSchema),
  returns: 'It is here',
  status: 201,
  failures: [413],
});

export const listImports = endpoint({
  path: '/admin/transfer/imports',
  access: 'transfer',
  summary: 'What was imported in the browser, the newest first',
  query: transferQuerySchema,
  answer: transferListSchema,
  returns: 'A page of the history',
});

export const readImport = endpoint({
  path: '/admin/transfer/imports/{id}',
  access: 'transfer',
  summary: 'An import, what is in its file and how that could be read',
  params: idParamSchema,
  answer: envelope(transferDetailSchema),
  returns: 'An import',
});

export const previewImport = endpoint({
  path: '/admin/transfer/imports/{id}/preview',
  access: 'transfer',
  summary: 'The first rows, as they will be read',
  params: idParamSchema,
  answer: envelope(previewSchema),
  returns: 'The first rows',
});

export const planImportUndo = endpoint({
  path: '/admin/transfer/imports/{id}/undo',
  access: 'transfer',
  summary: 'What undoing would do',
  params: idParamSchema,
  answer: envelope(undoPlanSchema),
  returns: 'What undoing would do',
});

export const listImportProblems = endpoint({
  path: '/admin/transfer/imports/{id}/problems',
  access: 'transfer',
  summary: 'What is wrong with the rows, in their order',
  params: idParamSchema,
  query: pageQuerySchema,
  answer: problemListSchema,
  returns: 'A page of them',
});

export const downloadBadRows = endpoint({
  path: '/admin/transfer/imports/{id}/bad-rows',
  access: 'transfer',
  summary: 'The rows that are rejected, with the reasons',
  params: idParamSchema,
  answer: z.string(),
  answerType: 'application/octet-stream',
  returns: 'The file, CSV in UTF-8',
});

export const mapImport = endpoint({
  method: 'put',
  path: '/admin/transfer/imports/{id}/mapping',
  access: 'transfer',
  summary: 'Says how the file is to be read',
  params: idParamSchema,
  body: mappingChoiceSchema,
  answer: envelope(transferDetailSchema),
});

export const checkImport = endpoint({
  method: 'post',
  path: '/admin/transfer/imports/{id}/check',
  access: 'transfer',
  summary: 'Has every row checked; nothing is written',
  params: idParamSchema,
  body: nothing,
  answer: envelope(transferSchema),
});

export const startImport = endpoint({
  method: 'post',
  path: '/admin/transfer/imports/{id}/start',
  access: 'transfer',
  summary: 'Imports what was checked',
  params: idParamSchema,
  body: nothing,
  answer: envelope(transferSchema),
});

export const cancelImport = endpoint({
  method: 'post',
  path: '/admin/transfer/imports/{id}/cancel',
  access: 'transfer',
  summary: 'Ends what is under way; what is written stays',
  params: idParamSchema,
  body: nothing,
  answer: envelope(transferSchema),
});

export const undoImport = endpoint({
  method: 'post',
  path: '/admin/transfer/imports/{id}/undo',
  access: 'transfer',
  summary: 'Undoes what the import changed, except what has been edited since',
  params: idParamSchema,
  body: nothing,
  answer: envelope(transferSchema),
});

export const deleteImport = endpoint({
  method: 'delete',
  path: '/admin/transfer/imports/{id}',
  access: 'transfer',
  summary: 'Removes a file that was never imported',
  params: idParamSchema,
  body: nothing,
  answer: envelope(nothing),
});

export const deleteMapping = endpoint({
  method: 'delete',
  path: '/admin/transfer/mappings/{id}',
  access: 'transfer',
  summary: 'Forgets a mapping of the team’s',
  params: idParamSchema,
  body: nothing,
  answer: envelope(nothing),
});

export const exportListings = endpoint({
  path: '/admin/transfer/export',
  access: 'transfer',
  summary: 'Listings of a kind and status as a file',
  query: exportQuerySchema,
  answer: z.string(),
  answerType: 'application/octet-stream',
  returns: 'The file, CSV in UTF-8',
});
