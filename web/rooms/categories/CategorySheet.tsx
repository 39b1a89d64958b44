import { useState } from 'react';
import type { CategoryType } from '../../../contract/categories.ts';
import { editingLimits } from '../../../contract/editing-limits.ts';
import type { ManagedCategory } from '../../../contract/managed-categories.ts';
import { BothField } from '../../back-office/ui/BothField.tsx';
import { IconField } from '../../back-office/ui/IconField.tsx';
import { TermsField } from '../../back-office/ui/TermsField.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Sheet } from '../../ui/Sheet.tsx';

interface Props {
  /** Null where it is new. */
  category: ManagedCategory | null;
  type: CategoryType;
  /** What a new one lies in. */
  parent: ManagedCategory | null;
  onSaved: () => void;
  onClose: () => void;
}

const blank = { name: { en: '', ar: '' }, icon: 'box', synonyms: [] as string[] };

/** The form of a category: names, sign, and what people call it besides. */
export function CategorySheet({ category, type, parent, onSaved, onClose }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const [fields, setFields] = useState(() =>
    category ? { name: category.name, icon: category.icon, synonyms: category.synonyms } : blank,
  );
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const change = (changed: Partial<typeof fields>) => {
    setFields((now) => ({ ...now, ...changed }));
    setErrors({});
  };
  const save = async () => {
    setBusy(true);
    const { refusal } = category
      ? await call(`admin/categories/${category.id}`, fields, 'put', { 'if-match': category.version })
      : await call('admin/categories', { ...fields, type, parentId: parent?.id ?? null });
    setBusy(false);
    if (!refusal) return onSaved();
    setErrors(refusal.errors ?? {});
    setFailure(refusal.errors ? null : wordsOf(refusal));
  };
  const title = category
    ? t('admin-categories:editTitle', { name: category.name[lang] })
    : parent
      ? t('admin-categories:addSubTitle', { name: parent.name[lang] })
      : t('admin-categories:addTitle');
  const synonymError = Object.entries(errors).find(([field]) => field.startsWith('synonyms'))?.[1][0];
  return (
    <Sheet
      title={title}
      closeLabel={t('admin:close')}
      onClose={onClose}
      footer={(close) => (
        <div className="row">
          <button type="button" className="btn p" disabled={isBusy} onClick={() => void save()}>
            {t('admin:save')}
          </button>
          <button type="button" className="btn o" onClick={close}>
            {t('admin:cancel')}
          </button>
        </div>
      )}
    >
      <div className="adm-form">
        <div role="alert">{failure && <p className="errsum">{failure}</p>}</div>
        <BothField
          id="category-name"
          label={t('admin-categories:name')}
          value={fields.name}
          maxLength={editingLimits.categoryName}
          errors={{ en: errors['name.en']?.[0], ar: errors['name.ar']?.[0] }}
          onChange={({ en = '', ar = '' }) => change({ name: { en, ar } })}
        />
        <TermsField
          id="category-synonyms"
          label={t('admin-categories:synonyms')}
          hint={t('admin-categories:synonymsHint')}
          terms={fields.synonyms}
          error={synonymError}
          onChange={(synonyms) => change({ synonyms })}
        />
        <IconField
          id="category-icon"
          label={t('admin-categories:icon')}
          value={fields.icon}
          error={errors.icon?.[0]}
          onChange={(icon) => change({ icon })}
        />
      </div>
    </Sheet>
  );
}
