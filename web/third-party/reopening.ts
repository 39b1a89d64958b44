const wanted = 'choices-wanted';
/** The question may come later than the wish for it. */
let isWanted = false;

/** Shows the question about services of others again. */
export function reopenChoices(): void {
  isWanted = true;
  dispatchEvent(new Event(wanted));
}

/** Answers wishes, also one from before; answers how to stop. */
export function onReopen(show: () => void): () => void {
  const answer = () => {
    isWanted = false;
    show();
  };
  addEventListener(wanted, answer);
  if (isWanted) answer();
  return () => removeEventListener(wanted, answer);
}
