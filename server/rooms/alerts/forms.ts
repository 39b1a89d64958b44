import type { AlertOutcome } from '../../../contract/alert-values.ts';
import type { AlertForm } from '../../../contract/alerts.ts';
import { AppError } from '../../../contract/errors.ts';
import { fieldError } from '../../http/field-error.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { AlertChange } from './queries.ts';
import type { Alerts } from './service.ts';

/** The message of the page after each form. */
export const outcomes: Record<AlertForm['act'], AlertOutcome> = {
  save: 'saved',
  pause: 'saved',
  resume: 'saved',
  remove: 'removed',
  restore: 'saved',
  'pause-all': 'stopped',
  'saved-on': 'saved',
  'saved-off': 'saved',
};

/** The changes to one alert. */
const changes: Partial<Record<AlertForm['act'], AlertChange>> = {
  pause: { paused: true },
  resume: { paused: false },
  remove: { removed: true },
  restore: { removed: false },
};

/**
 * Applies a form of the alerts page, sent without scripts.
 * @throws AppError `invalid_fields`, also for an alert of another reader
 */
export async function applyForm(
  alerts: Pick<Alerts, 'change' | 'pause' | 'setSavedEmails'>,
  { token, act, id, frequency }: AlertForm,
  request: RequestContext,
): Promise<void> {
  if (act === 'pause-all') return void (await alerts.pause({ token }, null, request));
  if (act === 'saved-on' || act === 'saved-off') {
    return alerts.setSavedEmails({ token, enabled: act === 'saved-on' }, null, request);
  }
  if (id === undefined) throw fieldError('id', 'field.missing', request.lang);
  const change = changes[act] ?? { frequency };
  if (act === 'save' && !frequency) throw fieldError('frequency', 'field.choice', request.lang);
  try {
    await alerts.change(id, { token, ...change }, null, request);
  } catch (error) {
    // A form has no status to report: its page displays the message.
    if (error instanceof AppError && error.code === 'not_found')
      throw fieldError('id', 'field.link', request.lang);
    throw error;
  }
}
