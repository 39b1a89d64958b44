import { AppError } from '../../contract/errors.ts';

/** Asked too often. Carries when to come back, in whole seconds. */
export class TooManyRequests extends AppError {
  readonly retryAfter: number;

  constructor(milliseconds: number) {
    super('too_many_requests');
    this.retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  }
}
