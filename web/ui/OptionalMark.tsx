import { useWords } from '../i18n/words.ts';
import * as fieldStyles from './shared/field.module.css';

/** Beside the label of a field that may be left empty. */
export function OptionalMark() {
  const t = useWords();
  return <span className={fieldStyles.optional}>{t('forms:optional')}</span>;
}
