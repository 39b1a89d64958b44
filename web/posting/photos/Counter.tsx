import { useWords } from '../../i18n/words.ts';
import { OptionalMark } from '../../ui/OptionalMark.tsx';
import * as countStyles from '../fields/count.module.css';

interface Props {
  count: number;
  min: number;
  max: number;
  optional: boolean;
  hasError: boolean;
}

/** The number of photos and the required number: red below the minimum, green within the limits. */
export function Counter({ count, min, max, optional, hasError }: Props) {
  const t = useWords();
  if (optional && count === 0 && !hasError) return <OptionalMark />;
  if (max === 1) return null;
  const isEnough = count >= min && count <= max;
  // A form that was just opened displays no error yet.
  const tone =
    hasError || !isEnough
      ? count > 0 || hasError
        ? countStyles.wrong
        : undefined
      : count > 0
        ? countStyles.enough
        : undefined;
  const words = min > 0 ? 'posting-photos:counter' : 'posting-photos:counterUpTo';
  return (
    <span className={tone ? `${countStyles.count} ${tone}` : countStyles.count}>
      {t(words, { count, min, max })}
    </span>
  );
}
