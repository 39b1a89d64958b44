import { useState } from 'react';
import type { CategoryType } from '../../../contract/categories.ts';
import {
  createCategory,
  type ManagedCategory,
  type SaveCategory,
  updateCategory,
} from '../../../contract/managed-categories.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { BothField } from '../../back-office/ui/BothField.tsx';
import { FieldsSheet } from '../../back-office/ui/FieldsSheet.tsx';
import { IconField } from '../../back-office/ui/IconField.tsx';
import { TermsField } from '../../back-office/ui/TermsField.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';

interface Props {
  /** Null for a new one. */
  category: ManagedCategory | null;
  type: CategoryType;
  /** The parent of a new one. */
  parent: ManagedCategory | null;
  onSaved: () => void;
  onClose: () => void;
}

const blank = { name: { en: '', ar: '' }, icon: 'box', synonyms: [] as string[] };

/** The form of a category: names, icon and synonyms. */
export function CategorySheet({ category, type, parent, onSaved, onClose }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const [fields, setFields] = useState(() =>
    category ? { name: category.name, icon: category.icon, synonyms: category.synonyms } : blank,
  );
  // The icon of an old category may be unavailable by now: the server reports it.
  const body = fields as SaveCategory;
  const title = category
    ? t('admin-categories:editTitle', { name: category.name[lang] })
    : parent
      ? t('admin-categories:addSubTitle', { name: parent.name[lang] })
      : t('admin-categories:addTitle');
  return (
    <FieldsSheet
      title={title}
      send={() =>
        category
          ? call(
              updateCategory,
              { params: { id: category.id }, body },
              { headers: { 'if-match': category.version } },
            )
          : call(createCategory, { body: { ...body, type, parentId: parent?.id ?? null } })
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      {({ errorOf, forget }) => {
        const change = (changed: Partial<typeof fields>) => {
          setFields((now) => ({ ...now, ...changed }));
          forget();
        };
        return (
          <>
            <BothField
              id="category-name"
              label={t('admin-categories:name')}
              value={fields.name}
              maxLength={editingLimits.categoryName}
              errors={{ en: errorOf('name.en'), ar: errorOf('name.ar') }}
              onChange={({ en = '', ar = '' }) => change({ name: { en, ar } })}
            />
            <TermsField
              id="category-synonyms"
              label={t('admin-categories:synonyms')}
              hint={t('admin-categories:synonymsHint')}
              terms={fields.synonyms}
              error={errorOf('synonyms')}
              onChange={(synonyms) => change({ synonyms })}
            />
            <IconField
              id="category-icon"
              label={t('admin-categories:icon')}
              value={fields.icon}
              error={errorOf('icon')}
              onChange={(icon) => change({ icon })}
            />
          </>
        );
      }}
    </FieldsSheet>
  );
}
