import { formatNumber } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import * as choiceStyles from './shared/choice.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  name: string;
  label: string;
  /** The number of results with it. */
  count?: number | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch with immediate effect; without scripts, a check box of its form. */
export function Switch({ name, label, count, checked, onChange }: Props) {
  const { lang } = useSite();
  return (
    <label className={choiceStyles.row}>
      <span className={choiceStyles.word}>{label}</span>
      {count !== undefined && <span className={textStyles.number}>{formatNumber(count, lang)}</span>}
      <input
        className={choiceStyles.switch}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        name={name}
        value="1"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
