import type { CategoryIconName } from '../../../contract/category-icons.ts';
import { IconField } from '../../back-office/ui/IconField.tsx';
import { TextField } from '../../back-office/ui/TextField.tsx';
import { useWords } from '../../i18n/words.ts';
import * as textStyles from '../../ui/shared/text.module.css';
import type { FieldsProps } from './fields.ts';

/** The icon and link of a service. The introduction of the page has neither. */
export function ServiceFields({ data, errors, onChange }: FieldsProps<'service'>) {
  const t = useWords();
  if (data.key === 'introduction')
    return <p className={textStyles.muted}>{t('admin-content:introduction')}</p>;
  return (
    <>
      <TextField
        id="data-link"
        label={t('admin-content:leadsTo')}
        hint={t('admin-content:leadsToHint')}
        ltr
        value={data.link ?? ''}
        error={errors['data.link']}
        onChange={(link) => onChange({ ...data, link })}
      />
      <IconField
        id="data-icon"
        label={t('admin-content:icon')}
        value={data.icon ?? ''}
        error={errors['data.icon']}
        onChange={(icon) => onChange({ ...data, icon: icon as CategoryIconName })}
      />
    </>
  );
}
