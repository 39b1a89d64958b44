import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { BothField } from '../../back-office/ui/BothField.tsx';
import { TextField } from '../../back-office/ui/TextField.tsx';
import { useWords } from '../../i18n/words.ts';
import { Switch } from '../../ui/Switch.tsx';
import { errorsOf, type FieldsProps } from './fields.ts';

const empty = { text: { en: '', ar: '' }, url: '' };

/** The button of a hero entry, or the page's default. */
export function HeroFields({ data, errors, onChange }: FieldsProps<'hero'>) {
  const t = useWords();
  const { button } = data;
  return (
    <>
      <Switch
        name="button"
        label={t('admin-content:ownButton')}
        checked={button !== null}
        onChange={(checked) => onChange({ button: checked ? empty : null })}
      />
      {button && (
        <>
          <BothField
            id="data-button-text"
            label={t('admin-content:buttonText')}
            value={button.text}
            maxLength={editingLimits.buttonText}
            errors={errorsOf(errors, 'data.button.text')}
            onChange={(text) => onChange({ button: { ...button, text: { ...button.text, ...text } } })}
          />
          <TextField
            id="data-button-url"
            label={t('admin-content:leadsTo')}
            hint={t('admin-content:leadsToHint')}
            ltr
            value={button.url}
            error={errors['data.button.url']}
            onChange={(url) => onChange({ button: { ...button, url } })}
          />
        </>
      )}
    </>
  );
}
