import { browserReportPaths, type ScriptError } from '../contract/browser-reports.ts';

/** The maximum number of distinct errors sent per visit; repeated errors count once. */
const most = 5;
const sent = new Set<string>();

/**
 * Reports a script error to the site without data of the visitor: the server stores only the message, the site's
 * own file and the type of page.
 */
export function reportError(event: Event): void {
  const {
    message: eventMessage,
    filename,
    error,
    reason,
  } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const cause: unknown = error ?? reason;
  const isError = cause instanceof Error;
  // An aborted request and a lost network are not errors.
  if (isError && (cause.name === 'AbortError' || cause.name === 'NetworkError')) return;
  const message = (isError ? `${cause.name}: ${cause.message}` : (eventMessage ?? '')).slice(0, 500);
  if (!message || sent.has(message) || sent.size >= most) return;
  sent.add(message);
  const report: ScriptError = {
    message,
    source: filename?.slice(0, 500),
    stack: isError ? cause.stack?.slice(0, 4_000) : undefined,
    page: location.pathname.slice(0, 500),
  };
  navigator.sendBeacon(browserReportPaths.error, JSON.stringify(report));
}
