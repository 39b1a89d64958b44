import * as buttonStyles from '../../ui/shared/button.module.css';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** Submits a form. It is disabled before hydration, so that browsers do not submit passwords natively. */
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
