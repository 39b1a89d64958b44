import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';
import { sentence } from '../../transfer/reason.ts';
import { TransferError } from '../../transfer/transfer-error.ts';

/** Converts an error about a whole file to a field error; returns any other error unchanged. */
export function fileRefusal(error: unknown, field: string, lang: Lang): unknown {
  if (!(error instanceof TransferError)) return error;
  const reason = error.reason ?? { key: 'unreadable' };
  // The error's message is for operators: it contains the file's path.
  return new AppError('invalid_fields', sentence('en', reason), { [field]: [sentence(lang, reason)] });
}
