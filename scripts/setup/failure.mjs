/** An error that the user can fix: printed without a stack trace. */
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}
