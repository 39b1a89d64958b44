import type { Role } from '../../../contract/accounts.ts';
import type { WordKey } from '../../i18n/words.ts';

export const roleNames = {
  member: 'admin-users:role.member',
  moderator: 'admin-users:role.moderator',
  editor: 'admin-users:role.editor',
  admin: 'admin-users:role.admin',
} as const satisfies Record<Role, WordKey>;

/** The permissions of a role, for the user who grants it. */
export const roleTexts = {
  member: 'admin-users:roleText.member',
  moderator: 'admin-users:roleText.moderator',
  editor: 'admin-users:roleText.editor',
  admin: 'admin-users:roleText.admin',
} as const satisfies Record<Role, WordKey>;
