/** What is asked for cannot be done. The message is meant for the operator. */
export class TransferError extends Error {
  override name = 'TransferError';
}
