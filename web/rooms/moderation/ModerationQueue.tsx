import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listQueue, type Queue, type QueueItem } from '../../../contract/moderation.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { useAccess } from '../../back-office/access.ts';
import { useAdminList } from '../../back-office/use-admin-list.ts';
import { polled } from '../../back-office/use-admin-read.ts';
import { useKeys } from '../../back-office/use-keys.ts';
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
/** With fewer items left the next page of the list is loaded. */
const few = 6;

function postAt([kind, id]: readonly string[]): PostRef | null {
  return kind && kind in kindWords && Number(id) > 0 ? { kind: kind as OwnPostKind, id: Number(id) } : null;
}

/** The type in the address; undefined for all of them. */
const kindOf = (name: string | null): OwnPostKind | undefined =>
  name !== null && Object.hasOwn(kindWords, name) ? (name as OwnPostKind) : undefined;

/** The moderation queue beside the open post; on small screens one or the other. */
export function ModerationQueue({ steps }: { steps: readonly string[] }) {
  const t = useWords();
  const navigate = useNavigate();
  const toast = useToast();
  const access = useAccess();
  const { search } = useLocation();
  const [kind, setKind] = useState(() => kindOf(new URLSearchParams(search).get('kind')));
  const [isHelping, setHelping] = useState(false);
  const list = useAdminList(listQueue, { query: { kind, limit: 30 } }, polled);
  const open = postAt(steps);
  const openKey = open && keyOf(open);
  const { items } = list;
  const index = items.findIndex((item) => keyOf(item) === openKey);
  const { detail, code, forget, reread } = useDetails(open, items[index + 1]);
  /** The post that is open when the response arrives. */
  const openNow = useRef(openKey);
  useEffect(() => {
    openNow.current = openKey;
  });
  /**
   * Whether the open post was reached by advancing rather than selected: then one that is claimed by another
   * moderator is skipped.
   */
  const isGoingOn = useRef(false);
  /** Decisions since the counts were read. */
  const [gone, setGone] = useState<readonly OwnPostKind[]>([]);
  const counts: Queue['meta']['counts'] = (list.meta?.counts ?? []).map((one) => ({
    ...one,
    count: Math.max(0, one.count - gone.filter((was) => was === one.kind).length),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts were read anew with the list
  useEffect(() => setGone([]), [list.meta]);
  /** Pending posts of all types, as the list displays them. */
  const pending = list.meta && counts.reduce((sum, { count }) => sum + count, 0);
  // Both are polled, and posts arrive between: the count beside the section's name follows the list.
  useEffect(() => {
    if (pending !== null && pending !== access.waiting.queue) access.setWaiting('queue', pending);
  }, [pending, access]);

  const go = (post: PostRef | null, replace = true) => {
    isGoingOn.current = true;
    void navigate(post ? addressOf(post) : '/admin/queue', { replace, preventScrollReset: true });
  };
  /** The first unclaimed post, from a position in one direction. */
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
  /** Advances from a removed post to the next, or else to the previous one. */
  const leave = () => go(freeFrom(index + 1, 1) ?? freeFrom(index - 1, -1));

  const drop = (posts: readonly PostRef[]) => {
    const keys = new Set(posts.map(keyOf));
    if (openNow.current && keys.has(openNow.current)) leave();
    list.change((item) => (keys.has(keyOf(item)) ? null : item));
    setGone((before) => [...before, ...posts.map((post) => post.kind)]);
    posts.forEach(forget);
    access.again();
  };
  const decisions = useDecisions({
    onLeave: leave,
    onBack: go,
    onDecided: (post) => drop([post]),
    onChanged: reread,
    onUndone: (posts) => {
      posts.forEach(forget);
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

  // On desktops the first post opens automatically.
  const [first] = items;
  useEffect(() => {
    if (openKey || !first || !matchMedia('(width > 992px)').matches) return;
    void navigate(addressOf(first), { replace: true, preventScrollReset: true });
  }, [openKey, first, navigate]);
  useEffect(() => {
    if (list.hasMore && items.length - index < few) list.more();
  });
  useEffect(() => {
    document.title = `${t('admin-moderation:waiting')} · ${t('admin:title')}`;
  }, [t]);
  /** Clicking in the list counts as selecting. */
  const choose = () => {
    isGoingOn.current = false;
  };

  const total = (kind ? counts.filter((one) => one.kind === kind) : counts).reduce(
    (sum, one) => sum + one.count,
    0,
  );
  return (
    <div className={styles.desk} data-open={open ? '' : undefined}>
      {/* Of both screens on a phone. */}
      <h1 className={textStyles.hidden}>{t('admin-moderation:waiting')}</h1>
      <div className={styles.pane} onClickCapture={choose}>
        <QueueList list={list} kind={kind} onKind={setKind} counts={counts} open={open} onDecided={drop} />
      </div>
      <section className={styles.post} aria-label={t('admin-moderation:wholePost')}>
        {detail && (
          <QueuePost
            key={`${openKey} ${detail.version}`}
            detail={detail}
            place={index < 0 ? null : { index, total }}
            held={held}
            decisions={decisions}
            onMove={move}
            onHelp={() => setHelping(true)}
          />
        )}
        {open && !detail && code === null && (
          <div className={waitingStyles.waiting} role="status" aria-label={t('admin-moderation:loading')}>
            <div className={skeletonStyles.block} />
            <div className={skeletonStyles.block} />
          </div>
        )}
        {open && code !== null && (
          <EmptyState
            icon={code === 409 || code === 404 ? 'check' : 'warning'}
            title={t(code === 409 || code === 404 ? 'admin-moderation:gone' : 'errors:failedTitle')}
            text={t(code === 409 || code === 404 ? 'admin-moderation:goneText' : 'errors:failedText')}
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
