import { browserReportPaths, type ScriptError } from '../contract/browser-reports.ts';

/** So many different errors of one visit are sent; what breaks again and again is one. */
const most = 5;
const sent = new Set<string>();

/**
 * Sends an error of a script to the site, without anything of the visitor: the server leaves only the message, our own
 * file and the kind of page.
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
