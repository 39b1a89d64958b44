import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { ListingStatus } from '../../../contract/categories.ts';
import type { TransferKind } from '../../../contract/transfers.ts';
import type { Db } from '../../database/connect.ts';
import { exportKind } from '../../transfer/export.ts';
import { note } from '../audit/service.ts';
import type { TransferFiles } from './files.ts';

/**
 * The listings of a kind and status as a file. It is written before it is sent, so that slow clients hold no
 * database connection and nobody receives a partial file.
 */
export function createExporting(db: Db, files: TransferFiles) {
  return async (kind: TransferKind, status: ListingStatus, by: number) => {
    const stream = await files.passing(async (path) => {
      const out = createWriteStream(path);
      try {
        const rows = await exportKind(db, kind, out, status);
        out.end();
        await finished(out);
        const after = { kind, status, rows };
        await note(db, {
          actorId: by,
          action: 'transfer.export',
          subject: 'transfer',
          subjectId: kind,
          before: null,
          after,
        });
      } finally {
        out.destroy();
      }
    });
    return stream;
  };
}
