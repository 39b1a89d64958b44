import type { Reason } from './reason.ts';

/**
 * What is asked for cannot be done. The message is meant for the operator; `reason` says the same to whoever is asked in
 * a browser, where it can happen there.
 */
export class TransferError extends Error {
  override name = 'TransferError';
  readonly reason: Reason | undefined;

  constructor(message: string, reason?: Reason) {
    super(message);
    this.reason = reason;
  }
}
