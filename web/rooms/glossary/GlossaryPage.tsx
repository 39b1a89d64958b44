import { type FormEvent, useState } from 'react';
import { type GlossaryTerm, listGlossaryTerms } from '../../../contract/glossary.ts';
import { type Lang, langs, locales } from '../../../contract/locales.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../back-office/ui/AdminListBody.tsx';
import { AdminTable, type Column } from '../../back-office/ui/AdminTable.tsx';
import * as filterStyles from '../../back-office/ui/filter.module.css';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { OpenProposals } from './OpenProposals.tsx';
import { TermActions } from './TermActions.tsx';
import { TermSheet } from './TermSheet.tsx';

/** `/admin/glossary`: proposed wordings, and terms with a fixed translation. */
export default function GlossaryPage() {
  const t = useWords();
  const [q, setQ] = useState('');
  const [isNew, setNew] = useState(false);
  const list = useAdminList(listGlossaryTerms, { query: { q } });
  const onSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setQ(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  const wordings = (lang: Lang): Column<GlossaryTerm> => ({
    key: lang,
    title: t(`admin-translations:glossary.in.${lang}`),
    cell: ({ [lang]: { term, forms } }) => (
      <div lang={lang} dir={locales[lang].dir} translate="no">
        <b>{term}</b>
        {forms.length > 0 && (
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            {forms.join(lang === 'en' ? ', ' : '، ')}
          </p>
        )}
      </div>
    ),
  });
  const columns: Column<GlossaryTerm>[] = [
    ...langs.map(wordings),
    {
      key: 'note',
      title: t('admin-translations:glossary.note'),
      cell: ({ note }) => (
        <div className={`${textStyles.small} ${textStyles.muted}`}>
          {langs.map(
            (lang) =>
              note[lang] && (
                <p key={lang} lang={lang} dir={locales[lang].dir}>
                  {note[lang]}
                </p>
              ),
          )}
        </div>
      ),
    },
    {
      key: 'actions',
      title: t('admin-translations:glossary.actions'),
      hideTitle: true,
      end: true,
      cell: (term) => <TermActions term={term} onChanged={list.again} />,
    },
  ];
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.glossary')} text={t('admin-translations:glossary.text')}>
        <button type="button" className={buttonStyles.primary} onClick={() => setNew(true)}>
          <Icon name="plus" size="s" />
          {t('admin-translations:glossary.add')}
        </button>
      </AdminHead>
      <OpenProposals onDecided={list.again} />
      <search aria-label={t('admin-translations:glossary.find')}>
        <form className={filterStyles.form} onSubmit={onSearch}>
          <div className={`${fieldStyles.field} ${filterStyles.wide}`}>
            <div className={fieldStyles.label}>
              <label htmlFor="find-term">{t('admin-translations:glossary.find')}</label>
            </div>
            <div className={fieldStyles.box}>
              <Icon name="search" />
              <input id="find-term" name="q" type="search" dir="auto" />
            </div>
          </div>
          <button type="submit" className={buttonStyles.outlined}>
            {t('admin-translations:glossary.findButton')}
          </button>
        </form>
      </search>
      {list.meta && (
        <p className={textStyles.muted} role="status">
          {t('admin-translations:glossary.count', { count: list.meta.total })}
        </p>
      )}
      <AdminListBody
        list={list}
        emptyTitle={t(q ? 'admin-translations:glossary.noneFound' : 'admin-translations:glossary.none')}
        emptyText={t(
          q ? 'admin-translations:glossary.noneFoundText' : 'admin-translations:glossary.noneText',
        )}
      >
        <AdminTable
          caption={t('admin:section.glossary')}
          columns={columns}
          rows={list.items}
          keyOf={({ id }) => id}
        />
      </AdminListBody>
      {isNew && (
        <TermSheet
          term={null}
          onSaved={() => {
            setNew(false);
            list.again();
          }}
          onClose={() => setNew(false)}
        />
      )}
    </div>
  );
}
