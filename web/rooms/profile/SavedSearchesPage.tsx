import {
  deleteSavedSearch,
  listSavedSearches,
  pauseSavedSearch,
  type SavedSearch,
} from '../../../contract/saved-searches.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { MemberPage } from '../../member/MemberPage.tsx';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as entriesStyles from './entries.module.css';

const kindWords: Record<string, WordKey> = {
  business: 'search:business',
  rent: 'search:rent',
  job: 'search:job',
  product: 'search:product',
  blog: 'search:blog',
  guide: 'search:guide',
};

/** `/saved-searches`: what somebody wants to hear of, to be paused or deleted. */
export default function SavedSearchesPage() {
  const t = useWords();
  const { lang } = useSite();
  const toast = useToast();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const { data, status, again } = useRead(listSavedSearches, {});
  const pause = async ({ id, paused }: SavedSearch) => {
    const { refusal } = await call(pauseSavedSearch, { params: { id }, body: { paused: !paused } });
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    again();
  };
  const remove = async ({ id }: SavedSearch) => {
    const { refusal } = await call(deleteSavedSearch, { params: { id } });
    toast(
      refusal
        ? { kind: 'error', title: wordsOf(refusal) }
        : { kind: 'success', title: t('searches:deleted') },
    );
    again();
  };
  return (
    <MemberPage current="/saved-searches" title={t('searches:title')}>
      <p className={textStyles.muted}>{t('searches:text')}</p>
      {status === 'failed' && <FailedState />}
      {status === 'loading' && <RowSkeletons rows={2} />}
      {data?.length === 0 && (
        <EmptyState icon="bell" title={t('searches:emptyTitle')} text={t('searches:emptyText')}>
          <a className={buttonStyles.primary} href="/">
            {t('searches:search')}
          </a>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={entriesStyles.entries}>
          {data.map((search) => (
            <li key={search.id}>
              <Icon name="bell" />
              <div className={layoutStyles.grow}>
                <b>
                  <a href={search.path} dir="auto">
                    {search.words}
                  </a>
                  {search.paused && <span className={tagStyles.plain}>{t('searches:paused')}</span>}
                </b>
                <span className={`${textStyles.small} ${textStyles.muted}`}>
                  {t(kindWords[search.type ?? ''] ?? 'search:all')}
                  {search.filters > 0 && ` · ${t('searches:filters', { count: search.filters })}`}
                  {` · ${t('searches:savedOn', { date: dateWords(search.savedAt, lang) })}`}
                </span>
              </div>
              <button
                type="button"
                className={`${buttonStyles.outlined} ${buttonStyles.small}`}
                aria-label={t(search.paused ? 'searches:resumeOf' : 'searches:pauseOf', {
                  words: search.words,
                })}
                onClick={() => void pause(search)}
              >
                {t(search.paused ? 'searches:resume' : 'searches:pause')}
              </button>
              <button
                type="button"
                className={`${buttonStyles.quiet} ${buttonStyles.small}`}
                aria-label={t('searches:deleteOf', { words: search.words })}
                onClick={() => void remove(search)}
              >
                {t('searches:delete')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </MemberPage>
  );
}
