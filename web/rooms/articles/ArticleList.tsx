import { useEffect, useState } from 'react';
import { articleKinds } from '../../../contract/articles.ts';
import { langs, pickText } from '../../../contract/locales.ts';
import { articleStates, type EditedItem, listManagedArticles } from '../../../contract/managed-articles.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { AdminHead } from '../../back-office/ui/AdminHead.tsx';
import { AdminListBody } from '../../back-office/ui/AdminListBody.tsx';
import { AdminTable, type Column } from '../../back-office/ui/AdminTable.tsx';
import * as listStyles from '../../back-office/ui/list.module.css';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './ArticleList.module.css';
import { StateTag } from './StateTag.tsx';

const pauseMs = 300;

/** Articles of all types: status, completeness of each language, and a link. */
export function ArticleList() {
  const t = useWords();
  const { lang } = useSite();
  const [kind, setKind] = useState('');
  const [state, setState] = useState('');
  const [missing, setMissing] = useState('');
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const list = useAdminList(listManagedArticles, { query: { kind, state, missing, q } });
  const columns: Column<EditedItem>[] = [
    {
      key: 'title',
      title: t('admin-articles:columnTitle'),
      cell: ({ id, kind: of, title }) => {
        const { text, lang: written } = pickText(title, lang);
        return (
          <a
            className={`${textStyles.link} ${styles.title}`}
            href={`/admin/articles/${of}/${id}`}
            lang={written}
            dir="auto"
          >
            {text || t('admin-articles:untitled')}
          </a>
        );
      },
    },
    {
      key: 'kind',
      title: t('admin-articles:kind'),
      cell: ({ kind: of }) => t(`admin-articles:one.${of}`),
    },
    {
      key: 'state',
      title: t('admin-articles:columnState'),
      cell: (item) => <StateTag state={item.state} publishedAt={item.publishedAt} />,
    },
    {
      key: 'languages',
      title: t('admin-articles:columnLanguages'),
      cell: ({ missing: lacking }) =>
        lacking.length === 0 ? (
          t('admin-articles:whole')
        ) : (
          <span className={`${layoutStyles.row} ${styles.states}`}>
            {lacking.map((one) => (
              <span key={one} className={tagStyles.warning}>
                {t(`admin-articles:missing.${one}`)}
              </span>
            ))}
          </span>
        ),
    },
    {
      key: 'changed',
      title: t('admin-articles:columnChanged'),
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{dateWords(updatedAt, lang)}</time>,
    },
  ];
  return (
    <div className={pageStyles.page}>
      <AdminHead title={t('admin:section.articles')} text={t('admin-articles:text')}>
        {articleKinds.map((of) => (
          <a
            key={of}
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            href={`/admin/articles/${of}/new`}
          >
            <Icon name="plus" size="s" />
            <span className={textStyles.hidden}>{t('admin-articles:write')} </span>
            {t(`admin-articles:write.${of}`)}
          </a>
        ))}
      </AdminHead>
      <div className={`${listStyles.filters} ${styles.filters}`}>
        <fieldset className={styles.choices}>
          <legend className={textStyles.hidden}>{t('admin-articles:kind')}</legend>
          {(['', ...articleKinds] as const).map((of) => (
            <button
              key={of}
              type="button"
              className={of === kind ? chipStyles.chosen : chipStyles.chip}
              aria-pressed={of === kind}
              onClick={() => setKind(of)}
            >
              {t(`admin-articles:kind.${of || 'all'}`)}
            </button>
          ))}
        </fieldset>
        <label className={fieldStyles.box}>
          <span className={textStyles.hidden}>{t('admin-articles:state')}</span>
          <select value={state} onChange={(event) => setState(event.target.value)}>
            <option value="">{t('admin-articles:state.any')}</option>
            {articleStates.map((one) => (
              <option key={one} value={one}>
                {t(`admin-articles:state.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={fieldStyles.box}>
          <span className={textStyles.hidden}>{t('admin-articles:missing')}</span>
          <select value={missing} onChange={(event) => setMissing(event.target.value)}>
            <option value="">{t('admin-articles:missing.any')}</option>
            {langs.map((one) => (
              <option key={one} value={one}>
                {t(`admin-articles:missing.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={fieldStyles.box}>
          <Icon name="search" />
          <input
            type="search"
            dir="auto"
            value={typed}
            placeholder={t('admin-articles:search')}
            aria-label={t('admin-articles:search')}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      </div>
      <AdminListBody
        list={list}
        emptyTitle={t('admin-articles:emptyTitle')}
        emptyText={t('admin-articles:emptyText')}
      >
        <AdminTable
          caption={t('admin:section.articles')}
          columns={columns}
          rows={list.items}
          keyOf={({ id }) => id}
        />
      </AdminListBody>
    </div>
  );
}
