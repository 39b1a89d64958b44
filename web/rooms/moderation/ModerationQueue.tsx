import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listQueue, type Queue, type QueueItem } from '../../../contract/moderation.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { useAccess } from '../../back-office/access.ts';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { useKeys } from '../../back-office/use-keys.ts';
import { refreshEvery, useWhileVisible } from '../../back-office/use-while-visible.ts';
import { useWords } from '../../i18n/words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { kindWords } from './kind-words.ts';
import * as styles from './QueueDesk.module.css';
import { QueueList } from './QueueList.tsx';
import { QueuePost } from './QueuePost.tsx';
import { useClaim } from './use-claim.ts';
import { useDecisions } from './use-decisions.ts';
import { keyOf, type PostRef, useDetails } from './use-details.ts';
import * as waitingStyles from './waiting.module.css';

const addressOf = (post: PostRef) => `/admin/queue/${keyOf(post)}`;
/** With fewer than so many left the next page of the list is read. */
const few = 6;

function postAt([kind, id]: readonly string[]): PostRef | null {
  return kind && kind in kindWords && Number(id) > 0 ? { kind: kind as OwnPostKind, id: Number(id) } : null;
}

/** The kind that a link names; undefined for all of them. */
const kindOf = (name: string | null): OwnPostKind | undefined =>
  name !== null && Object.hasOwn(kindWords, name) ? (name as OwnPostKind) : undefined;

/** The list of what waits beside the post that is open; on small screens one or the other. */
export function ModerationQueue({ steps }: { steps: readonly string[] }) {
  const t = useWords();
  const navigate = useNavigate();
  const toast = useToast();
  const access = useAccess();
  const { search } = useLocation();
  const [kind, setKind] = useState(() => kindOf(new URLSearchParams(search).get('kind')));
  const [isHelping, setHelping] = useState(false);
  const list = useAdminList(listQueue, { query: { kind, limit: 30 } });
  useWhileVisible(() => void list.refresh(), refreshEvery);
  const details = useDetails();
  const open = postAt(steps);
  const openKey = open && keyOf(open);
  const { items } = list;
  const index = items.findIndex((item) => keyOf(item) === openKey);
  /** What is open once an answer comes. */
  const openNow = useRef(openKey);
  useEffect(() => {
    openNow.current = openKey;
  });
  /** Whether the open post was come to by going on, rather than chosen: then one that somebody has is passed over. */
  const isGoingOn = useRef(false);
  /** What was decided since the counts were read. */
  const [gone, setGone] = useState<readonly OwnPostKind[]>([]);
  const counts: Queue['meta']['counts'] = (list.meta?.counts ?? []).map((one) => ({
    ...one,
    count: Math.max(0, one.count - gone.filter((was) => was === one.kind).length),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts were read anew with the list
  useEffect(() => {
    setGone([]);
    // The number beside the section's name is counted anew where the list knows better.
    const sum = list.meta?.counts.reduce((all, { count }) => all + count, 0);
    if (sum !== undefined && sum !== access.waiting.queue) access.again();
  }, [list.meta]);

  const go = (post: PostRef | null, replace = true) => {
    isGoingOn.current = true;
    void navigate(post ? addressOf(post) : '/admin/queue', { replace, preventScrollReset: true });
  };
  /** The first that nobody else looks at, from a place in one direction. */
  const freeFrom = (start: number, by: 1 | -1): QueueItem | null => {
    for (let at = start; at >= 0 && at < items.length; at += by) {
      const item = items[at];
      if (item && !item.claimedBy) return item;
    }
    return null;
  };
  const move = (by: 1 | -1) => {
    const target = index < 0 ? freeFrom(0, 1) : freeFrom(index + by, by);
    if (target) go(target);
  };
  /** Goes on from what is no more to what follows it, else to what is before it. */
  const leave = () => go(freeFrom(index + 1, 1) ?? freeFrom(index - 1, -1));

  const drop = (posts: readonly PostRef[]) => {
    const keys = new Set(posts.map(keyOf));
    if (openNow.current && keys.has(openNow.current)) leave();
    list.change((item) => (keys.has(keyOf(item)) ? null : item));
    setGone((before) => [...before, ...posts.map((post) => post.kind)]);
    for (const post of posts) details.forget(post);
    access.again();
  };
  const decisions = useDecisions({
    onLeave: leave,
    onBack: go,
    onDecided: (post) => drop([post]),
    onChanged: (post) => {
      details.forget(post);
      void details.read(post);
    },
    onUndone: (posts) => {
      for (const post of posts) details.forget(post);
      list.again();
      access.again();
      const [first] = posts;
      if (first) go(first);
    },
  });
  const held = useClaim(open, (post, by) => {
    list.change((item) => (keyOf(item) === keyOf(post) ? { ...item, claimedBy: by } : item));
    if (!isGoingOn.current) return;
    const next = freeFrom(index + 1, 1);
    if (!next) return;
    toast({ kind: 'warning', title: t('admin-moderation:skipped', { name: by.name }) });
    go(next);
  });
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    z: () => void decisions.undo(),
    '?': () => setHelping(true),
  });

  // The open post, and the one that follows it before it is asked for.
  const { read } = details;
  useEffect(() => {
    if (open) void read(open);
    const next = items[index + 1];
    if (next) void read(next);
  });
  // On a desk the first is open from the start.
  const [first] = items;
  useEffect(() => {
    if (openKey || !first || !matchMedia('(width > 992px)').matches) return;
    void navigate(addressOf(first), { replace: true, preventScrollReset: true });
  }, [openKey, first, navigate]);
  useEffect(() => {
    if (list.hasMore && items.length - index < few) void list.more();
  });
  useEffect(() => {
    document.title = `${t('admin-moderation:waiting')} · ${t('admin:title')}`;
  }, [t]);
  /** What is pressed in the list was chosen. */
  const choose = () => {
    isGoingOn.current = false;
  };

  const detail = open && details.of(open);
  const total = (kind ? counts.filter((one) => one.kind === kind) : counts).reduce(
    (sum, one) => sum + one.count,
    0,
  );
  return (
    <div className={styles.desk} data-open={open ? '' : undefined}>
      {/* Of both screens of a phone. */}
      <h1 className={textStyles.hidden}>{t('admin-moderation:waiting')}</h1>
      <div className={styles.pane} onClickCapture={choose}>
        <QueueList list={list} kind={kind} onKind={setKind} counts={counts} open={open} onDecided={drop} />
      </div>
      <section className={styles.post} aria-label={t('admin-moderation:wholePost')}>
        {detail?.status === 'ready' && (
          <QueuePost
            key={`${openKey} ${detail.data.version}`}
            detail={detail.data}
            place={index < 0 ? null : { index, total }}
            held={held}
            decisions={decisions}
            onMove={move}
            onHelp={() => setHelping(true)}
          />
        )}
        {detail?.status === 'loading' && (
          <div className={waitingStyles.waiting} role="status" aria-label={t('admin-moderation:loading')}>
            <div className={skeletonStyles.block} />
            <div className={skeletonStyles.block} />
          </div>
        )}
        {open && detail?.status === 'failed' && (
          <EmptyState
            icon={detail.code === 409 || detail.code === 404 ? 'check' : 'warning'}
            title={t(
              detail.code === 409 || detail.code === 404 ? 'admin-moderation:gone' : 'errors:failedTitle',
            )}
            text={t(
              detail.code === 409 || detail.code === 404 ? 'admin-moderation:goneText' : 'errors:failedText',
            )}
          >
            <a className={buttonStyles.outlined} href="/admin/queue" data-stay="">
              {t('admin-moderation:back')}
            </a>
          </EmptyState>
        )}
        {!open && list.status === 'ready' && (
          <p className={`${textStyles.muted} ${styles.empty}`}>{t('admin-moderation:choose')}</p>
        )}
      </section>
      {isHelping && <HelpDialog onClose={() => setHelping(false)} />}
    </div>
  );
}
