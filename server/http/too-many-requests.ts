import { AppError, type ErrorCode } from '../../contract/errors.ts';

type TooManyCode = Extract<ErrorCode, 'too_many_requests' | 'sign_in_paused' | 'reset_mailed'>;

/** The rate limit is exceeded. Contains the time to retry, in whole seconds. */
export class TooManyRequests extends AppError {
  readonly retryAfter: number;

  constructor(milliseconds: number, code: TooManyCode = 'too_many_requests') {
    super(code);
    this.retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  }

  /** The same with a code for a specific message. */
  as(code: TooManyCode): TooManyRequests {
    return new TooManyRequests(this.retryAfter * 1000, code);
  }
}
