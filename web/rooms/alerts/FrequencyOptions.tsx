import { alertFrequencies } from '../../../contract/alert-values.ts';
import { useWords } from '../../i18n/words.ts';

/** How often an alert may notify, as options of a select. */
export function FrequencyOptions() {
  const t = useWords();
  return alertFrequencies.map((one) => (
    <option key={one} value={one}>
      {t(`alerts:${one}`)}
    </option>
  ));
}
