import type { ListedUser } from '../../../contract/users.ts';
import { useWords } from '../../i18n/words.ts';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { roleNames } from './role-names.ts';
import * as styles from './UserTags.module.css';

/** The role of a user, and whether they are banned. */
export function UserTags({ person: { role, bannedAt } }: { person: ListedUser }) {
  const t = useWords();
  return (
    <span className={styles.tags}>
      <span className={role === 'member' ? tagStyles.plain : tagStyles.brand}>{t(roleNames[role])}</span>
      {bannedAt && <span className={tagStyles.error}>{t('admin-users:isBanned')}</span>}
    </span>
  );
}
