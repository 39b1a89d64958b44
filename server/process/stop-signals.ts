const SIGNALS: NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Waits for a shutdown request: a signal, or the exit of the parent process with its IPC channel. Further requests
 * have no effect.
 * @returns the reason, for the log
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
    if (process.connected) process.once('disconnect', () => resolve('our parent died'));
  });
}
