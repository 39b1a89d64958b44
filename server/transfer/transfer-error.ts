import type { Reason } from './reason.ts';

/**
 * An operation that cannot be done. The message is for the operator; `reason` is the same for users in a browser,
 * for operations that exist there.
 */
export class TransferError extends Error {
  override name = 'TransferError';
  readonly reason: Reason | undefined;

  constructor(message: string, reason?: Reason) {
    super(message);
    this.reason = reason;
  }
}
