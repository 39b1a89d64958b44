/** A reason that the person at the terminal can mend: printed as it is, without a stack trace. */
export class Failure extends Error {
  /** @override */
  name = 'Failure';
}
