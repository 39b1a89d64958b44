import { useWords } from '../i18n/words.ts';
import { useAccount } from '../state/account.ts';
import { useLogOut } from '../state/use-log-out.ts';
import { useUnread } from '../state/use-unread.ts';
import { Icon } from '../ui/Icon.tsx';
import * as avatarStyles from '../ui/shared/avatar.module.css';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import * as styles from './header.module.css';
import { UnreadBadge } from './UnreadBadge.tsx';
import { useDropdown } from './use-dropdown.ts';
import type { Menus } from './use-menus.ts';

/** Links to the posts of the member. */
const ownPages = [
  { path: '/my-business', icon: 'store', name: 'layout:myBusinesses' },
  { path: '/my-product', icon: 'box', name: 'layout:myProducts' },
  { path: '/my-housing', icon: 'home', name: 'layout:myHousing' },
  { path: '/my-job', icon: 'briefcase', name: 'layout:myJobs' },
] as const;

/** The menu of a member: name, conversations, profile, posts and sign-out. */
export default function MemberMenu({ menus: { open, show } }: { menus: Menus }) {
  const t = useWords();
  const { firstName } = useAccount();
  const logOut = useLogOut();
  // Read once for both links, of which the screen's width hides one.
  const unread = useUnread();
  const isOpen = open === 'user';
  const { box, button } = useDropdown(isOpen, () => show(null));
  const name = firstName ?? t('layout:guest');
  return (
    <>
      {/* On phones the account navigation is on the page that this links to. */}
      <a className={`${buttonStyles.icon} ${styles.counted} ${visibilityStyles.small}`} href="/Profile">
        <span className={avatarStyles.avatar} aria-hidden="true">
          {[...name][0]}
        </span>
        <span className={textStyles.hidden}>
          {t('layout:profile')}: <bdi>{name}</bdi>
        </span>
        <UnreadBadge count={unread} />
      </a>
      <a className={`${buttonStyles.icon} ${styles.messages}`} href="/messages">
        <Icon name="chat" />
        <UnreadBadge count={unread} isLink />
      </a>
      <div ref={box} className={styles.menuBox}>
        <button
          ref={button}
          type="button"
          className={`${styles.tool} ${styles.user}`}
          aria-expanded={isOpen}
          aria-haspopup="true"
          onClick={() => show(isOpen ? null : 'user')}
        >
          <span className={avatarStyles.avatar} aria-hidden="true">
            {[...name][0]}
          </span>
          <bdi className={styles.userName}>{name}</bdi>
        </button>
        {isOpen && (
          <div className={styles.dropdown}>
            <a href="/Profile">
              <Icon name="user" />
              {t('layout:profile')}
            </a>
            {ownPages.map(({ path, icon, name }) => (
              <a key={path} href={path}>
                <Icon name={icon} />
                {t(name)}
              </a>
            ))}
            <button type="button" onClick={() => void logOut()}>
              <Icon name="sign-out" flip />
              {t('layout:logOut')}
            </button>
          </div>
        )}
      </div>
    </>
  );
}
