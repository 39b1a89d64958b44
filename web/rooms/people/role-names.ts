import type { Role } from '../../../contract/accounts.ts';
import type { WordKey } from '../../i18n/words.ts';

export const roleNames = {
  member: 'admin-people:role.member',
  moderator: 'admin-people:role.moderator',
  editor: 'admin-people:role.editor',
  admin: 'admin-people:role.admin',
} as const satisfies Record<Role, WordKey>;

/** What a role may do, for who gives it. */
export const roleTexts = {
  member: 'admin-people:roleText.member',
  moderator: 'admin-people:roleText.moderator',
  editor: 'admin-people:roleText.editor',
  admin: 'admin-people:roleText.admin',
} as const satisfies Record<Role, WordKey>;
