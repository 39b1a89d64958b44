import type { ReactNode } from 'react';
import { listOwnProposals, type OwnProposal } from '../../../contract/glossary-proposals.ts';
import { postPages } from '../../../contract/post-kinds.ts';
import {
  readTranslationTasks,
  type TranslatedPost,
  type TranslationTasks,
} from '../../../contract/translations.ts';
import { useWords } from '../../i18n/words.ts';
import { useRead } from '../../state/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { OwnProposals } from './OwnProposals.tsx';
import * as styles from './TranslationsPage.module.css';
import { stateTags } from './translation-words.ts';

/** `/Translations`: texts to review and to translate. */
export default function TranslationsPage() {
  const t = useWords();
  const reading = useRead(readTranslationTasks, {});
  // Optional: if it fails, the page has the rest.
  const { status, data: proposals } = useRead(listOwnProposals, {});
  if (reading.status === 'failed') return <FailedState />;
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`} data-own-edge="">
      <PageHeading title={t('translate:title')} text={t('translate:hubText')} />
      {reading.data && status !== 'loading' ? (
        <Tasks tasks={reading.data} proposals={proposals ?? []} />
      ) : (
        <RowSkeletons rows={4} />
      )}
    </div>
  );
}

interface TasksProps {
  tasks: TranslationTasks;
  proposals: readonly OwnProposal[];
}

function Tasks({ tasks, proposals }: TasksProps) {
  const { mine, toReview, open, published, untilReviewer } = tasks;
  const t = useWords();
  const rows = (fields: TranslationTasks['mine']) => (
    <ul className={styles.rows}>
      {fields.map(({ post, field, state }) => (
        <PostRow key={`${post.kind} ${post.id} ${field}`} post={post} about={t(`translate:field.${field}`)}>
          <span className={stateTags[state]}>{t(`translate:state.${state}`)}</span>
        </PostRow>
      ))}
    </ul>
  );
  return (
    <>
      {published > 0 && (
        <p className={styles.thanks}>
          {t('translate:thanks', { count: published })}{' '}
          {untilReviewer > 0 && t('translate:until', { count: untilReviewer })}
        </p>
      )}
      {toReview.length > 0 && (
        <section>
          <h2>{t('translate:toReview')}</h2>
          {rows(toReview)}
        </section>
      )}
      {mine.length > 0 && (
        <section>
          <h2>{t('translate:mine')}</h2>
          {rows(mine)}
        </section>
      )}
      <OwnProposals proposals={proposals} />
      {open.length > 0 ? (
        <section>
          <h2>{t('translate:open')}</h2>
          <p className={textStyles.muted}>{t('translate:openText')}</p>
          <ul className={styles.rows}>
            {open.map((post) => (
              <PostRow
                key={`${post.kind} ${post.id}`}
                post={post}
                about={t(`translate:fromTo.${post.title.lang}`)}
              >
                <a
                  className={`${textStyles.link} ${textStyles.small}`}
                  href={`${postPages[post.kind]}/${post.id}`}
                >
                  {t('translate:back')}
                </a>
              </PostRow>
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState icon="globe" title={t('translate:noneOpen')} text={t('translate:noneOpenText')} />
      )}
    </>
  );
}

function PostRow({ post, about, children }: { post: TranslatedPost; about: string; children: ReactNode }) {
  return (
    <li>
      <div>
        <a
          className={textStyles.link}
          href={`/Translate/${post.kind}/${post.id}`}
          lang={post.title.lang}
          dir="auto"
        >
          {post.title.text}
        </a>
        <small>{about}</small>
      </div>
      {children}
    </li>
  );
}
