import type { ConversationPartner } from '../../../contract/conversations.ts';
import { Icon } from '../../ui/Icon.tsx';
import { initialsOf } from '../../ui/initials.ts';
import * as avatarStyles from '../../ui/shared/avatar.module.css';

/** The other member as a circle with initials, or a generic icon. */
export function Portrait({ of: { name }, className }: { of: ConversationPartner; className?: string }) {
  return (
    <span
      className={className ? `${avatarStyles.avatar} ${className}` : avatarStyles.avatar}
      aria-hidden="true"
      dir="auto"
    >
      {name === null ? <Icon name="user" size="s" /> : initialsOf(name)}
    </span>
  );
}
