import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';

/** The mark beside the name of a place that somebody has checked. */
export function VerifiedMark() {
  const label = useWords()('cards:verified');
  return (
    <span className="verified" role="img" aria-label={label} title={label}>
      <Icon name="verified" />
    </span>
  );
}
