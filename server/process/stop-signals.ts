const SIGNALS: NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Waits to be told to end: by a signal, or by the death of the process that started us and held a channel
 * to us. Told again, we go on ending as we were.
 * @returns why, for the log
 */
export function stopSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
    if (process.connected) process.once('disconnect', () => resolve('our parent died'));
  });
}
