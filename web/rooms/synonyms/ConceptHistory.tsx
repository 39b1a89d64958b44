import {
  listConceptVersions,
  readConcept,
  readConceptVersion,
  restoreConceptVersion,
} from '../../../contract/managed-synonyms.ts';
import { partNames } from '../../back-office/part-names.ts';
import { HistoryPage } from '../../back-office/ui/HistoryPage.tsx';
import { ReadBody } from '../../back-office/ui/ReadBody.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { useWords } from '../../i18n/words.ts';

/** One per line, so that an added word does not change its neighbors. */
const linesOf = (terms: readonly string[]) => terms.map((term) => `${term}\n`).join('');

/** `/admin/synonyms/{id}/history`: earlier synonyms. */
export function ConceptHistory({ id }: { id: number }) {
  const t = useWords();
  const read = useAdminRead(readConcept, { params: { id } });
  const back = '/admin/synonyms';
  const label = t('admin:section.synonyms');
  return (
    <ReadBody
      reading={read}
      missing={{ title: t('admin:noSuchPlace'), text: t('admin:noSuchPlaceText'), href: back, label }}
    >
      {(concept) => (
        <HistoryPage
          name={concept.en[0] ?? concept.ar[0] ?? label}
          back={back}
          backLabel={label}
          calls={{
            list: listConceptVersions,
            read: readConceptVersion,
            restore: restoreConceptVersion,
            params: { id },
          }}
          version={concept.version}
          current={concept}
          labelOf={partNames(t, { en: 'admin:section.synonyms', ar: 'admin:section.synonyms' })}
          presentedOf={({ en, ar }) => ({ en: linesOf(en), ar: linesOf(ar) })}
          onChanged={read.again}
        />
      )}
    </ReadBody>
  );
}
