import { useState } from 'react';
import {
  type ManagedTranslationListName,
  managedTranslationLists,
} from '../../../../contract/translation-values.ts';
import { listManagedTranslations } from '../../../../contract/translations.ts';
import { DeskRows } from '../../../back-office/listing/DeskRows.tsx';
import { useAdminList } from '../../../back-office/use-admin-list.ts';
import { useWords } from '../../../i18n/words.ts';
import { ManagedTranslationRow } from './ManagedTranslationRow.tsx';

/** Pending and published translations. */
export default function ManagedTranslationsPage() {
  const t = useWords();
  const [name, setName] = useState<ManagedTranslationListName>('waiting');
  const list = useAdminList(listManagedTranslations, { query: { list: name } });
  return (
    <DeskRows
      title={t('admin:section.translations')}
      text={t('admin-translations:text')}
      choice={{
        legend: t('admin-translations:which'),
        options: managedTranslationLists.map((one) => [one, t(`admin-translations:list.${one}`)]),
        value: name,
        onChange: setName,
      }}
      list={list}
      emptyTitle={t('admin-translations:emptyTitle')}
      emptyText={t('admin-translations:emptyText')}
      row={(translation) => (
        <ManagedTranslationRow
          translation={translation}
          isWaiting={name === 'waiting'}
          onDecided={() => void list.again()}
        />
      )}
    />
  );
}
