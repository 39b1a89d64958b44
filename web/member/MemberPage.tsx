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
  /** Beside the title: what to do next. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of a member: the places of the account beside what it shows. */
export function MemberPage({ current, title, text, action, children }: Props) {
  const dispatch = useAppDispatch();
  const isUnread = useAppSelector((state) => state.favorites.status === 'idle');
  useEffect(() => {
    if (!isUnread) return;
    // How many things are saved stands in the menu.
    void import('../state/change-favorite.ts').then(({ readFavorites }) => dispatch(readFavorites()));
  }, [dispatch, isUnread]);
  const isUncounted = useAppSelector((state) => state.profile.posts.status === 'idle');
  useEffect(() => {
    // A page that is just being left by whoever signed out has nobody to ask for.
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

/** A part of a page with its heading. */
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

/** What is shown where the account has not come yet. */
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
