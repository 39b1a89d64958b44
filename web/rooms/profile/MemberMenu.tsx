import type { ReactNode } from 'react';
import type { FavoriteKind } from '../../../contract/favorites.ts';
import { formatNumber, useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { readAccount } from '../../state/account.ts';
import { useLogOut } from '../../state/use-log-out.ts';
import { useAppSelector } from '../../store.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Portrait } from './Portrait.tsx';
import { savedPlaces } from './saved-places.ts';

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
        <span className="grow">{children}</span>
        {count !== undefined && <span className="n">{formatNumber(count, lang)}</span>}
      </a>
    </li>
  );
}

/** The places of an account: beside the page, above it on small screens. */
export function MemberMenu({ current }: { current: string }) {
  const t = useWords();
  const logOut = useLogOut();
  const username = useAppSelector((state) => state.user.username);
  const ids = useAppSelector((state) => state.favorites.ids);
  const kinds = Object.keys(savedPlaces) as FavoriteKind[];
  return (
    <nav className="sn" aria-label={t('member:accountNav')}>
      <div className="me">
        <Portrait />
        <div className="grow">
          <b dir="auto">{username}</b>
          <bdi dir="ltr">{readAccount().email}</bdi>
        </div>
      </div>
      <ul>
        <Place href="/Profile" icon="user" isCurrent={current === '/Profile'}>
          {t('member:profile')}
        </Place>
        <Place href="/changePassword" icon="shield" isCurrent={current === '/changePassword'}>
          {t('member:settings')}
        </Place>
      </ul>
      <p className="sub" id="saved-places">
        {t('member:saved')}
      </p>
      <ul aria-labelledby="saved-places">
        {kinds.map((kind) => {
          const { path, icon, name } = savedPlaces[kind];
          return (
            <Place key={kind} href={path} icon={icon} isCurrent={current === path} count={ids?.[kind].length}>
              {t(name)}
            </Place>
          );
        })}
      </ul>
      <button type="button" onClick={() => void logOut()}>
        <Icon name="sign-out" flip />
        {t('member:signOut')}
      </button>
    </nav>
  );
}
