import { type ReactNode, useEffect } from 'react';
import { useWords } from '../i18n/words.ts';
import { readAccount } from '../state/account.ts';
import { useAppDispatch, useAppSelector } from '../store.ts';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as skeletonStyles from '../ui/shared/skeleton.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { MemberMenu } from './MemberMenu.tsx';
import * as memberStyles from './member.module.css';
import { readOwnCounts } from './own-places.ts';

interface Props {
  /** Path of the page, which is marked in the menu. */
  current: string;
  title: string;
  text?: string;
  /** The primary action, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of a member: the account navigation beside the content. */
export function MemberPage({ current, title, text, action, children }: Props) {
  const dispatch = useAppDispatch();
  const isUnread = useAppSelector((state) => state.favorites.status === 'idle');
  useEffect(() => {
    if (!isUnread) return;
    // The menu displays the number of saved items.
    void import('../state/change-favorite.ts').then(({ readFavorites }) => dispatch(readFavorites()));
  }, [dispatch, isUnread]);
  const isUncounted = useAppSelector((state) => state.profile.posts.status === 'idle');
  useEffect(() => {
    // A page being left after signing out has no user to read for.
    if (isUncounted && readAccount().isSignedIn) void readOwnCounts({ dispatch });
  }, [dispatch, isUncounted]);
  return (
    <div className={`${layoutStyles.wrap} ${memberStyles.page}`}>
      <MemberMenu current={current} />
      <div className={memberStyles.main} data-own-edge="">
        <header className={action ? memberStyles.withAction : undefined}>
          <h1>{title}</h1>
          {text && <p className={textStyles.muted}>{text}</p>}
          {action}
        </header>
        {children}
      </div>
    </div>
  );
}

/** A section of a page with its heading. */
export function MemberSection({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section className={`${layoutStyles.panel} ${memberStyles.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={textStyles.muted}>{text}</p>}
      {children}
    </section>
  );
}

/** Rendered until the account has loaded. */
export function MemberWait() {
  const t = useWords();
  return (
    <div className={`${layoutStyles.panel} ${memberStyles.part}`} role="status">
      <span className={textStyles.hidden}>{t('member:loading')}</span>
      <div className={`${skeletonStyles.block} ${skeletonStyles.name}`} />
      <div className={`${skeletonStyles.block} ${skeletonStyles.line}`} />
      <div className={`${skeletonStyles.block} ${skeletonStyles.line} ${skeletonStyles.short}`} />
    </div>
  );
}
