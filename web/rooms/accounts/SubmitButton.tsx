import * as buttonStyles from '../../ui/shared/button.module.css';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Sends a form. Until scripts answer it does nothing: no browser may send a password by itself. */
export function SubmitButton({ label, isSending }: { label: string; isSending: boolean }) {
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      className={`${buttonStyles.primary} ${buttonStyles.large} ${buttonStyles.wide}`}
      disabled={!isHydrated}
      aria-disabled={isSending || undefined}
    >
      {label}
    </button>
  );
}
