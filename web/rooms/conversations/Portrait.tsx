import type { ConversationPartner } from '../../../contract/conversations.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as avatarStyles from '../../ui/shared/avatar.module.css';
import { initialsOf } from './partner-words.ts';

/** The other person in a circle: their initials, or nobody in particular. */
export function Portrait({ of: { name }, className }: { of: ConversationPartner; className?: string }) {
  return (
    <span
      className={className ? `${avatarStyles.avatar} ${className}` : avatarStyles.avatar}
      aria-hidden="true"
    >
      {/* Arabic letters would join to something that is no name. */}
      {name === null ? (
        <Icon name="user" size="s" />
      ) : /\p{Script=Arabic}/u.test(name) ? (
        [...name][0]
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
