import { useAlive } from '../../ui/use-alive.ts';

/** Sends a form. Until scripts answer it does nothing: no browser may send a password by itself. */
export function SubmitButton({ label, isSending }: { label: string; isSending: boolean }) {
  const isAlive = useAlive();
  return (
    <button type="submit" className="btn p lg w" disabled={!isAlive} aria-disabled={isSending || undefined}>
      {label}
    </button>
  );
}
