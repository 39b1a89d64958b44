import { z } from 'zod';
import { listingStatuses } from './categories.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { idParamSchema } from './posts.ts';

/* Imports and exports of listings in the back office. */

/** The kinds as commands, mappings and files name them. */
export const transferKinds = ['businesses', 'rents', 'jobs', 'products', 'events'] as const;
export type TransferKind = (typeof transferKinds)[number];

/** The encodings of files. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const;
export type Encoding = (typeof encodings)[number];
export const delimiters = [',', ';', '\t', '|'] as const;

/**
 * `ready`: the file is uploaded and its mapping can be selected. `checking` and `checked`: every row is validated,
 * nothing is written. `running`, then `done`, `cancelled` or `failed`. `undoing`, `undone`.
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
/** Work is in progress: clients poll. */
export const busyStates: readonly TransferState[] = ['checking', 'running', 'undoing'];

/** The column of each field, and constant values. */
export const columnChoiceSchema = z.object({
  /** The source of the list: rows are identified by it and their key when the file is imported again. */
  source: z.string().trim().min(1, { error: 'field.missing' }).max(limits.transfer.sourceName),
  /** The columns that identify a row; none if the file has no such columns. */
  key: z.array(z.string().min(1)).max(5).default([]),
  /** Columns of the file by field name. */
  fields: z.record(z.string(), z.string().min(1)),
  /** Default values by field name, and `place`, for rows without one of their own. */
  fixed: z.record(z.string(), z.string().min(1).max(100)).default({}),
  /** Whether amounts are in dollars or in cents. */
  money: z.enum(['dollars', 'cents']).default('dollars'),
});
export type ColumnChoice = Infer<typeof columnChoiceSchema>;

/** How a file is parsed. Exactly one of `stored`, `team` and `choice` is given. */
export const mappingChoiceSchema = z.object({
  /** A mapping that is part of the site, by file name. */
  stored: z.string().max(100).optional(),
  /** A mapping of the team. */
  team: z.number().int().positive().optional(),
  choice: columnChoiceSchema.optional(),
  /** Stores the choice for the next file, under this name. */
  saveAs: z.string().trim().min(1).max(limits.transfer.mappingName).optional(),
  encoding: z.enum(encodings).optional(),
  delimiter: z.enum(delimiters).optional(),
});
export type MappingChoice = Infer<typeof mappingChoiceSchema>;

const countsSchema = z.object({
  read: z.number().int(),
  inserted: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  warnings: z.number().int(),
});
export type TransferCounts = Infer<typeof countsSchema>;

export const transferSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(transferKinds),
    state: z.enum(transferStates),
    fileName: z.string(),
    /** In bytes. */
    size: z.number().int(),
    by: z.string().nullable(),
    createdAt: z.string(),
    startedAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    /** The share of the file that was read: 0 to 1. */
    progress: z.number(),
    counts: countsSchema,
    mappingName: z.string().nullable(),
    /** Why it failed, in the language of the request. */
    error: z.string().nullable(),
    /** Whether it can be undone now: it changed something, and is recent enough. */
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
export type Transfer = Infer<typeof transferSchema>;

export const transferListSchema = z.object({
  data: z.array(transferSchema),
  meta: z.object({ next: z.string().nullable() }),
});
export const transferQuerySchema = pageQuerySchema;

const offeredSchema = z.object({
  /** A file name, or the id of a mapping of the team. */
  id: z.union([z.string(), z.number().int()]),
  name: z.string(),
  isTeams: z.boolean(),
  /** Required columns that the file lacks; empty if the mapping matches. */
  missing: z.array(z.string()),
});
export type OfferedMapping = Infer<typeof offeredSchema>;

/** An import whose file still exists: its content, and suggested mappings. */
export const transferDetailSchema = z
  .object({
    transfer: transferSchema,
    /** Whether a mapping is set. */
    isMapped: z.boolean(),
    /** Null once the file is deleted, or if it cannot be parsed as configured. */
    file: z
      .object({
        encoding: z.enum(encodings),
        delimiter: z.enum(delimiters),
        columns: z.array(z.string()),
        /** The first rows, unparsed. */
        rows: z.array(z.array(z.string())),
      })
      .nullable(),
    /** Why the file cannot be read, in the language of the request. */
    fileError: z.string().nullable(),
    offered: z.array(offeredSchema),
    /** The fields of the kind, in order. */
    fields: z.array(z.string()),
    /** The previous choice, or what the names of the columns suggest. */
    choice: columnChoiceSchema,
    /** Places and categories that can be constant for all rows. */
    places: z.array(z.object({ slug: z.string(), name: z.string() })),
    categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  })
  .meta({ id: 'TransferDetail' });
export type TransferDetail = Infer<typeof transferDetailSchema>;

export const rowProblemSchema = z.object({
  line: z.number().int(),
  column: z.string(),
  level: z.enum(['error', 'warning']),
  value: z.string(),
  reason: z.string(),
});
export type RowProblem = Infer<typeof rowProblemSchema>;

/** The first rows, parsed. */
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
export type Preview = Infer<typeof previewSchema>;

export const problemListSchema = z.object({
  data: z.array(rowProblemSchema),
  meta: z.object({ next: z.string().nullable() }),
});

/** What undoing would do, and which listings it skips because they were edited since. */
export const undoPlanSchema = z
  .object({
    removed: z.number().int(),
    restored: z.number().int(),
    kept: z.number().int(),
    /** The first of the skipped listings. */
    names: z.array(z.object({ id: z.number().int(), title: z.string(), lang: z.enum(langs) })),
  })
  .meta({ id: 'UndoPlan' });
export type UndoPlan = Infer<typeof undoPlanSchema>;

export const uploadQuerySchema = z.object({
  kind: z.enum(transferKinds),
  /** The original name of the file. */
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
