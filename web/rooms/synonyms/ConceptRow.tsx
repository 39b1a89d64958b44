import { langs, otherLang } from '../../../contract/locales.ts';
import { deleteConcept, type ManagedConcept } from '../../../contract/managed-synonyms.ts';
import { EditAndDelete } from '../../back-office/ui/EditAndDelete.tsx';
import * as orderStyles from '../../back-office/ui/order.module.css';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { ConceptSheet } from './ConceptSheet.tsx';

interface Props {
  concept: ManagedConcept;
  onChanged: () => void;
}

/** Words that mean the same, with what can be done with them. */
export function ConceptRow({ concept, onChanged }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const { id, isPlace, version } = concept;
  const name = concept[lang][0] ?? concept[otherLang(lang)][0] ?? '';
  return (
    <li>
      <div className={layoutStyles.grow}>
        {langs.map((one) => (
          <p key={one} lang={one}>
            {concept[one].length > 0 ? (
              <bdi>{concept[one].join(one === 'en' ? ', ' : '، ')}</bdi>
            ) : (
              <span className={tagStyles.warning}>{t('admin:missingTranslation')}</span>
            )}
          </p>
        ))}
        {isPlace && <span className={tagStyles.plain}>{t('admin-synonyms:place')}</span>}
      </div>
      <div className={orderStyles.actions}>
        <EditAndDelete
          editLabel={t('admin-synonyms:edit', { name })}
          sheet={(handlers) => <ConceptSheet key={version} concept={concept} {...handlers} />}
          deletion={
            isPlace
              ? null
              : {
                  label: t('admin-synonyms:delete', { name }),
                  title: t('admin-synonyms:deleteTitle'),
                  text: (
                    <>
                      <p>{t('admin-synonyms:deleteText')}</p>
                      <p dir="auto">{[...concept.en, ...concept.ar].join(', ')}</p>
                    </>
                  ),
                  action: t('admin-synonyms:deleteButton'),
                  send: () => call(deleteConcept, { params: { id } }),
                  deleted: t('admin-synonyms:deleted'),
                }
          }
          onChanged={onChanged}
        >
          <a
            className={buttonStyles.icon}
            href={`/admin/synonyms/${id}/history`}
            aria-label={t('admin:historyOf', { name })}
          >
            <Icon name="clock" />
          </a>
        </EditAndDelete>
      </div>
    </li>
  );
}
