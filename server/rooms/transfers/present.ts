import { limits } from '../../../contract/limits.ts';
import type { Lang } from '../../../contract/locales.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import { type Reason, sentence } from '../../transfer/reason.ts';
import type { TransferRow } from './queries.ts';

const day = 86_400_000;

/** Whether an import can be undone now. */
export function canUndo({ state, has_items, ended_at }: TransferRow, now: Date): boolean {
  const isOver = state === 'done' || state === 'cancelled' || state === 'failed';
  const last = now.getTime() - limits.transfer.undoDays * day;
  return isOver && has_items && ended_at !== null && ended_at.getTime() > last;
}

export function presentTransfer(row: TransferRow, lang: Lang, now: Date): Transfer {
  const { id, kind, state, file_name, size, by, progress, mapping_name } = row;
  const { read, inserted, updated, unchanged, refused, warnings } = row;
  const wasUndone = state === 'undoing' || state === 'undone';
  return {
    ...{ id, kind, state, size, by },
    fileName: file_name,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    progress,
    counts: { read, inserted, updated, unchanged, refused, warnings },
    mappingName: mapping_name,
    error: state === 'failed' && row.fault ? sentence(lang, row.fault as Reason) : null,
    canUndo: canUndo(row, now),
    undo: wasUndone
      ? {
          by: row.undone_by_name,
          at: row.undone_at?.toISOString() ?? null,
          removed: row.undone_removed,
          restored: row.undone_restored,
          kept: row.kept,
        }
      : null,
  };
}
