import { useWords } from '../i18n/words.ts';
import * as choiceStyles from '../ui/shared/choice.module.css';
import * as styles from './ChoiceList.module.css';
import type { Choices, ConsentService } from './choices.ts';

interface Props {
  services: readonly ConsentService[];
  /** Those that can be selected; the browser has opted out of the others. */
  askable: readonly ConsentService[];
  draft: Choices;
  onChange: (service: ConsentService, isAllowed: boolean) => void;
}

/** Each service with its purpose and the data that its provider receives. */
export function ChoiceList({ services, askable, draft, onChange }: Props) {
  const t = useWords();
  return (
    <ul className={styles.list}>
      {services.map((service) => {
        const canChoose = askable.includes(service);
        const isOn = canChoose && draft[service] === true;
        return (
          <li key={service}>
            <label className={styles.row}>
              <b>{t(`outside:${service}Title`)}</b>
              <input
                className={choiceStyles.switch}
                type="checkbox"
                role="switch"
                disabled={!canChoose}
                aria-checked={isOn}
                checked={isOn}
                aria-describedby={`choice-${service}`}
                onChange={(event) => onChange(service, event.target.checked)}
              />
            </label>
            <p id={`choice-${service}`}>
              {t(`outside:${service}Text`)}
              {!canChoose && ` ${t('outside:pixelSignal')}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
