import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { exportKind } from '../transfer/export.ts';
import { TransferError } from '../transfer/transfer-error.ts';
import type { Command } from './command.ts';
import { kindOf } from './kind.ts';

export const exportCommand: Command = {
  name: 'export',
  usage: ['businesses|rents|jobs|products|events [--out FILE.csv]'],
  about: 'Writes the published listings of a kind as CSV, to standard output or to a file.',
  options: { out: { type: 'string' } },
  async run({ positionals, values }, terminal) {
    const kind = kindOf(positionals, exportCommand, 1);
    if (typeof values.out !== 'string') {
      await terminal.withDatabase((db) => exportKind(db, kind, terminal.out as NodeJS.WriteStream));
      return;
    }
    const path = values.out;
    const file = createWriteStream(path);
    try {
      await new Promise((resolve, reject) => file.once('open', resolve).once('error', reject));
      const count = await terminal.withDatabase((db) => exportKind(db, kind, file));
      file.end();
      await finished(file);
      terminal.error.write(`${count} ${kind} written to ${path}\n`);
    } catch (error) {
      const { syscall, code } = error as NodeJS.ErrnoException;
      if (!['open', 'write', 'close'].includes(syscall ?? '')) throw error;
      throw new TransferError(`Cannot write ${path}: ${code}.`);
    }
  },
};
