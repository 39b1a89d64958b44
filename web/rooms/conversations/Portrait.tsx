import type { ConversationPartner } from '../../../contract/conversations.ts';
import { Icon } from '../../ui/Icon.tsx';
import { initialsOf } from '../../ui/initials.ts';
import * as avatarStyles from '../../ui/shared/avatar.module.css';

/**
 * The other member as a circle with initials, or a generic icon. The direction of the name does not apply to the
 * circle, which is positioned in that of the page.
 */
export function Portrait({ of: { name }, className }: { of: ConversationPartner; className?: string }) {
  return (
    <span
      className={className ? `${avatarStyles.avatar} ${className}` : avatarStyles.avatar}
      aria-hidden="true"
    >
      {name === null ? <Icon name="user" size="s" /> : <bdi>{initialsOf(name)}</bdi>}
    </span>
  );
}
