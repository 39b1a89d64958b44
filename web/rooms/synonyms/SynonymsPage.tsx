import { type FormEvent, useState } from 'react';
import { listConcepts } from '../../../contract/managed-synonyms.ts';
import * as pageStyles from '../../back-office/page.module.css';
import type { SectionProps } from '../../back-office/section.ts';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../back-office/ui/AdminListBody.tsx';
import * as orderStyles from '../../back-office/ui/order.module.css';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { ConceptHistory } from './ConceptHistory.tsx';
import { ConceptRow } from './ConceptRow.tsx';
import { ConceptSheet } from './ConceptSheet.tsx';
import * as searchStyles from './search.module.css';
import { TryOut } from './TryOut.tsx';

/** `/admin/synonyms`: the synonyms of the search, and how it interprets a query; below them their history. */
export default function SynonymsPage({ steps: [id, view] }: SectionProps) {
  return view === 'history' ? <ConceptHistory key={id} id={Number(id)} /> : <AllConcepts />;
}

function AllConcepts() {
  const t = useWords();
  const [q, setQ] = useState('');
  const [isNew, setNew] = useState(false);
  /** Incremented with every change, so that the tested query runs again. */
  const [turn, setTurn] = useState(0);
  const list = useAdminList(listConcepts, { query: { q } });
  const changed = () => {
    setTurn((now) => now + 1);
    list.again();
  };
  const onSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQ(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.synonyms')} text={t('admin-synonyms:text')}>
        <button type="button" className={buttonStyles.primary} onClick={() => setNew(true)}>
          <Icon name="plus" size="s" />
          {t('admin-synonyms:add')}
        </button>
      </AdminHead>
      <TryOut turn={turn} />
      <form className={searchStyles.search} onSubmit={onSearch}>
        <label htmlFor="find-concept">{t('admin-synonyms:find')}</label>
        <div className={layoutStyles.row}>
          <div className={`${fieldStyles.box} ${layoutStyles.grow}`}>
            <Icon name="search" />
            <input id="find-concept" name="q" type="search" dir="auto" defaultValue={q} />
          </div>
          <button type="submit" className={buttonStyles.outlined}>
            {t('admin-synonyms:findButton')}
          </button>
        </div>
      </form>
      {list.meta && (
        <p className={textStyles.muted} role="status">
          {t('admin-synonyms:count', { count: list.meta.total })}
        </p>
      )}
      <AdminListBody
        list={list}
        emptyTitle={t('admin-synonyms:none')}
        emptyText={t('admin-synonyms:noneText')}
      >
        <ul className={orderStyles.list}>
          {list.items.map((concept) => (
            <ConceptRow key={concept.id} concept={concept} onChanged={changed} />
          ))}
        </ul>
      </AdminListBody>
      {isNew && (
        <ConceptSheet
          concept={null}
          onSaved={() => {
            setNew(false);
            changed();
          }}
          onClose={() => setNew(false)}
        />
      )}
    </div>
  );
}
