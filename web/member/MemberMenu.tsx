import { type ReactNode, useEffect, useRef } from 'react';
import type { FavoriteKind } from '../../contract/favorites.ts';
import type { OwnPostKind } from '../../contract/my-posts.ts';
import { formatNumber, useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useEmail } from '../state/account.ts';
import { useLogOut } from '../state/use-log-out.ts';
import { useAppSelector } from '../store.ts';
import { Email } from '../ui/Email.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { favoritePlaces } from './favorite-places.ts';
import * as styles from './MemberMenu.module.css';
import { ownPlaces } from './own-places.ts';
import { Portrait } from './Portrait.tsx';

interface PlaceProps {
  href: string;
  icon: IconName;
  isCurrent: boolean;
  count?: number | undefined;
  children: ReactNode;
}

function Place({ href, icon, isCurrent, count, children }: PlaceProps) {
  const { lang } = useSite();
  return (
    <li>
      <a href={href} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name={icon} />
        <span className={layoutStyles.grow}>{children}</span>
        {count !== undefined && <span className={textStyles.number}>{formatNumber(count, lang)}</span>}
      </a>
    </li>
  );
}

/** The navigation of an account: beside the page, on small screens above it in one row of chips that scrolls. */
export function MemberMenu({ current }: { current: string }) {
  const t = useWords();
  const logOut = useLogOut();
  const username = useAppSelector((state) => state.user.username);
  const ids = useAppSelector((state) => state.favorites.ids);
  const email = useEmail();
  const account = useAppSelector((state) => state.profile.account.data);
  useEffect(() => {
    if (account) void import('../state/rename-account.ts').then(({ adoptAccount }) => adoptAccount(account));
  }, [account]);
  const role = account?.role;
  const counts = useAppSelector((state) => state.profile.posts.data?.meta.counts);
  const posted = (kind: OwnPostKind) =>
    counts?.reduce((sum, one) => (one.kind === kind ? sum + one.count : sum), 0);
  const kinds = Object.keys(favoritePlaces) as FavoriteKind[];
  const menu = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts and a role that come later move the places
  useEffect(() => {
    const link = menu.current?.querySelector('[aria-current]');
    void import('./bring-into-row.ts').then(({ bringIntoRow }) => bringIntoRow(link));
  }, [current, ids, counts, role]);
  return (
    <nav ref={menu} className={styles.menu} aria-label={t('member:accountNav')}>
      <div className={styles.owner}>
        <Portrait />
        <div className={layoutStyles.grow}>
          <b dir="auto">{username}</b>
          {email && <Email of={email} />}
        </div>
      </div>
      <ul>
        <Place href="/Profile" icon="user" isCurrent={current === '/Profile'}>
          {t('member:profile')}
        </Place>
        <Place href="/messages" icon="chat" isCurrent={false}>
          {t('member:messages')}
        </Place>
        <Place href="/Translations" icon="globe" isCurrent={false}>
          {t('member:translations')}
        </Place>
        <Place href="/changePassword" icon="lock" isCurrent={current === '/changePassword'}>
          {t('member:settings')}
        </Place>
        {role && role !== 'member' && (
          <Place href="/admin" icon="shield" isCurrent={false}>
            {t('member:backOffice')}
          </Place>
        )}
      </ul>
      <p className={styles.heading} id="own-places">
        {t('member:myPosts')}
      </p>
      <ul aria-labelledby="own-places">
        {(Object.keys(ownPlaces) as OwnPostKind[]).map((kind) => {
          const { path, icon, name } = ownPlaces[kind];
          return (
            <Place key={kind} href={path} icon={icon} isCurrent={current === path} count={posted(kind)}>
              {t(name)}
            </Place>
          );
        })}
      </ul>
      <p className={styles.heading} id="saved-places">
        {t('member:saved')}
      </p>
      <ul aria-labelledby="saved-places">
        {kinds.map((kind) => {
          const { path, icon, name } = favoritePlaces[kind];
          return (
            <Place key={kind} href={path} icon={icon} isCurrent={current === path} count={ids?.[kind].length}>
              {t(name)}
            </Place>
          );
        })}
        <Place href="/alerts" icon="bell" isCurrent={current === '/alerts'}>
          {t('member:alerts')}
        </Place>
      </ul>
      <button type="button" onClick={() => void logOut()}>
        <Icon name="sign-out" flip />
        {t('member:signOut')}
      </button>
    </nav>
  );
}
