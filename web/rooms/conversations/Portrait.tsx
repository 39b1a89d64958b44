import type { ConversationPartner } from '../../../contract/conversations.ts';
import { Icon } from '../../ui/Icon.tsx';
import { initialsOf } from '../../ui/initials.ts';
import * as avatarStyles from '../../ui/shared/avatar.module.css';

/** The other person in a circle: their initials, or nobody in particular. */
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
