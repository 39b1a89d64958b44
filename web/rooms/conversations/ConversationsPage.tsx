import { Suspense, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { InboxFilter } from '../../../contract/conversations.ts';
import { useWords } from '../../i18n/words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { readAbout } from './about.ts';
import { ThreadSkeletons } from './ConversationSkeletons.tsx';
import * as styles from './ConversationsPage.module.css';
import { InboxList } from './InboxList.tsx';
import { useInbox } from './use-inbox.ts';

const Thread = lazyPart(() => import('./Thread.tsx'));
const StartThread = lazyPart(() => import('./StartThread.tsx'));

/** `/messages`: the list of conversations, beside it the open one; on phones either of them. */
export default function ConversationsPage() {
  const t = useWords();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const [filter, setFilter] = useState<InboxFilter>('all');
  const [q, setQ] = useState('');
  const inbox = useInbox(filter, q);
  const openId = /^\d{1,15}$/.test(id) ? Number(id) : null;
  const about = id === 'new' ? readAbout(new URLSearchParams(search).get('about')) : null;
  const isOpen = openId !== null || about !== null;
  const isEmpty = inbox.conversations?.length === 0 && filter === 'all' && !q;
  if (isEmpty && !isOpen) {
    return (
      <div className={`${layoutStyles.wrap} ${styles.empty}`}>
        <PageHeading title={t('conversations:title')} />
        <EmptyState icon="chat" title={t('conversations:emptyTitle')} text={t('conversations:emptyText')}>
          <a className={buttonStyles.primary} href="/market-place">
            {t('conversations:browseMarket')}
          </a>
          <a className={buttonStyles.outlined} href="/Rent">
            {t('conversations:browseHomes')}
          </a>
          <button type="button" className={buttonStyles.quiet} onClick={() => setFilter('archived')}>
            {t('conversations:archived')}
          </button>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={isOpen ? `${styles.frame} ${styles.open}` : styles.frame}>
      <InboxList
        inbox={inbox}
        filter={filter}
        onFilter={setFilter}
        onSearch={setQ}
        openId={openId}
        isBeside={isOpen}
      />
      <Suspense fallback={<ThreadSkeletons />}>
        {openId !== null && <Thread key={openId} id={openId} />}
        {about && <StartThread key={`${about.kind}-${about.id}`} about={about} />}
      </Suspense>
      {!isOpen && (
        <div className={styles.choose}>
          <EmptyState icon="chat" title={t('conversations:choose')} text={t('conversations:chooseText')} />
        </div>
      )}
    </div>
  );
}
