import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { listOwnPosts, type OwnPostKind } from '../../../contract/my-posts.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { MemberPage } from '../../member/MemberPage.tsx';
import { ownPlaces } from '../../member/own-places.ts';
import { useSite } from '../../site.tsx';
import { keyOf } from '../../state/create-fetch-slice.ts';
import { useAppDispatch, useAppSelector } from '../../store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as lineTabsStyles from '../../ui/shared/line-tabs.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './MyPostsPage.module.css';
import { ownKinds } from './own-kinds.ts';
import { PostRow } from './PostRow.tsx';
import type { DemandProps } from './post-demand.tsx';
import type { SentNoticeProps } from './SentNotice.tsx';
import { countOf, listQuery, openTab, tabsOf, tabWords, toMendOf } from './tabs.ts';
import { usePostActs } from './use-post-acts.ts';

const emptyWords = {
  pending: ['my-posts:nothingWaits', 'my-posts:nothingWaitsText'],
  published: ['my-posts:nothingPublished', 'my-posts:nothingPublishedText'],
  rejected: ['my-posts:nothingHere', 'my-posts:nothingHereText'],
  expired: ['my-posts:nothingHere', 'my-posts:nothingHereText'],
  closed: ['my-posts:nothingHere', 'my-posts:nothingHereText'],
} as const;

const kindAt = (pathname: string): OwnPostKind =>
  (Object.keys(ownPlaces) as OwnPostKind[]).find((kind) => ownPlaces[kind].path === pathname) ?? 'business';

/** `/my-business`, `/my-product`, `/my-housing`, `/my-job`: the status of one's own posts, and their actions. */
export default function MyPostsPage() {
  const t = useWords();
  const { lang } = useSite();
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const kind = kindAt(pathname);
  const { path, title } = ownPlaces[kind];
  const { add, addWords, listOf } = ownKinds[kind];
  const counts = useAppSelector((state) => state.profile.posts.data?.meta.counts);
  const { data, status, key } = useAppSelector(listOf);
  const open = openTab(params, kind, counts);
  const list = key === null || key === keyOf(listQuery(kind, open, params), listOwnPosts) ? data : null;
  const posts = list?.data ?? [];
  const acts = usePostActs(kind, list);
  const posted = Number(params.get('posted') ?? params.get('edited'));
  const sent = posts.find(({ id }) => id === posted);
  const hasPosted = sent !== undefined;
  // Businesses have no matches; they are rated.
  const Demand = useLater<DemandProps>(open === 'published', async () =>
    kind === 'business'
      ? (await import('./post-rating.tsx')).loadRating(lang)
      : (await import('./post-demand.tsx')).loadDemand(lang, dispatch),
  );
  const Notice = useLater<SentNoticeProps>(hasPosted, async () =>
    (await import('./SentNotice.tsx')).loadSentNotice(lang),
  );
  const tabs = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs come with the counts
  useEffect(() => {
    const tab = tabs.current?.querySelector(`[href="${path}?status=${open}"]`);
    void import('../../member/bring-into-row.ts').then(({ bringIntoRow }) => bringIntoRow(tab));
  }, [open, path, counts]);
  useEffect(() => {
    if (hasPosted) document.getElementById(`post-${posted}`)?.scrollIntoView({ block: 'nearest' });
  }, [hasPosted, posted]);
  if (status === 'failed') return <FailedState />;
  const isLater = params.has('after');
  const addLink = (
    <a className={buttonStyles.primary} href={add}>
      <Icon name="plus" size="s" />
      {t(addWords)}
    </a>
  );
  const tabPath = (tab: string) => `${path}?status=${tab}`;
  const [emptyTitle, emptyText] = emptyWords[open];
  return (
    <MemberPage current={path} title={t(title)} action={addLink}>
      <nav ref={tabs} className={lineTabsStyles.tabs} aria-label={t('my-posts:tabs')}>
        {tabsOf(kind, counts, open).map((tab) => (
          <a key={tab} href={tabPath(tab)} aria-current={tab === open ? 'page' : undefined} data-stay="">
            {t(tabWords[tab])}
            {tab !== 'rejected' && toMendOf(counts, kind, tab) > 0 && (
              <>
                <Icon name="warning" size="s" />
                <span className={textStyles.hidden}>{t('my-posts:needsYou')}</span>
              </>
            )}
            <span
              className={
                tab === 'pending' ? `${textStyles.number} ${lineTabsStyles.pending}` : textStyles.number
              }
            >
              {formatNumber(countOf(counts, kind, tab), lang)}
            </span>
          </a>
        ))}
      </nav>
      {sent && Notice && <Notice post={sent} isEdit={params.has('edited')} />}
      {!list && <RowSkeletons rows={3} />}
      {list && posts.length === 0 && !isLater && (
        <EmptyState icon={open === 'pending' ? 'clock' : 'list'} title={t(emptyTitle)} text={t(emptyText)}>
          {addLink}
        </EmptyState>
      )}
      {posts.length > 0 && (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} acts={acts} Demand={Demand} isNew={post.id === posted} />
          ))}
        </ul>
      )}
      {(isLater || list?.meta.next) && (
        <p className={layoutStyles.row}>
          {isLater && (
            <a className={buttonStyles.outlined} href={tabPath(open)}>
              {t('member:newest')}
            </a>
          )}
          {list?.meta.next && (
            <a
              className={buttonStyles.outlined}
              href={`${tabPath(open)}&after=${encodeURIComponent(list.meta.next)}`}
            >
              {t('member:older')}
            </a>
          )}
        </p>
      )}
    </MemberPage>
  );
}

/**
 * An optional part of the page, rendered once it has loaded.
 * @param load imports the part; called when it is needed
 */
function useLater<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is the same at each render
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    load().then(
      (loaded) => isLeft || setPart(() => loaded),
      // The page works without it.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return isWanted ? Part : null;
}
