const wanted = 'choices-wanted';
/** The prompt may load after it was requested. */
let isWanted = false;

/** Opens the consent prompt again. */
export function reopenChoices(): void {
  isWanted = true;
  dispatchEvent(new Event(wanted));
}

/** Handles requests to open, including an earlier one; returns an unsubscribe function. */
export function onReopen(show: () => void): () => void {
  const answer = () => {
    isWanted = false;
    show();
  };
  addEventListener(wanted, answer);
  if (isWanted) answer();
  return () => removeEventListener(wanted, answer);
}
