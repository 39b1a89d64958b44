import { type Reason, type ReasonKey, sentence, why } from '../../transfer/reason.ts';
import { TransferError } from '../../transfer/transfer-error.ts';

/** The maximum number of errors of a file that are reported at once. */
const reportedAtMost = 20;

/** A file of outlines that cannot be imported: everything that is wrong with it, in its order. */
export class OutlineError extends TransferError {
  override name = 'OutlineError';
  readonly reasons: readonly Reason[];

  constructor(reasons: readonly Reason[]) {
    const reported = reasons.slice(0, reportedAtMost);
    super(reported.map((reason) => sentence('en', reason)).join('\n'), reported[0]);
    this.reasons = reported;
  }
}

export const outlineError = (key: ReasonKey, values?: Reason['values']) =>
  new OutlineError([why(key, values)]);

/** @throws OutlineError with the reasons among the items, if there are any */
export function allOrNone<T extends object>(items: readonly (T | Reason)[]): T[] {
  const isReason = (item: T | Reason): item is Reason => 'key' in item;
  const reasons = items.filter(isReason);
  if (reasons.length > 0) throw new OutlineError(reasons);
  return items.filter((item): item is T => !isReason(item));
}
