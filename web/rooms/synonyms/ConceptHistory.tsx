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

/** Each on a line of its own, so that what was added leaves its neighbours as they are. */
const linesOf = (terms: readonly string[]) => terms.map((term) => `${term}\n`).join('');

/** `/admin/synonyms/{id}/history`: which words meant the same before. */
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
