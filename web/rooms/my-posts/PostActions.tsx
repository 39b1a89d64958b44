import type { MouseEvent, ReactNode } from 'react';
import type { ClosedAs, OwnPost, OwnPostAbility } from '../../../contract/my-posts.ts';
import { formPath } from '../../../contract/post-kinds.ts';
import { posterPath } from '../../addresses.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { ownKinds } from './own-kinds.ts';
import * as styles from './PostActions.module.css';
import type { PostActs } from './use-post-acts.ts';

const closeWords: Record<ClosedAs, WordKey> = {
  sold: 'my-posts:markSold',
  rented: 'my-posts:markRented',
  filled: 'my-posts:markFilled',
  closed: 'my-posts:markClosed',
};

interface Props {
  post: OwnPost;
  acts: PostActs;
}

/**
 * The actions that the server permits to the owner of a post. The accessible name of each button includes the post,
 * as screen readers do not see its row.
 */
export function PostActions({ post, acts }: Props) {
  const t = useWords();
  const may = (ability: OwnPostAbility) => post.abilities.includes(ability);
  const { id, kind, title, reserved, status, reason, reasonField } = post;
  const { closing } = ownKinds[kind];
  const editWords = reason === null ? 'my-posts:edit' : 'my-posts:mend';
  const isBusy = acts.busy === id;
  // A click by keyboard has no click count: `detail` is 0 then.
  const button = (icon: IconName, words: WordKey, act: (event: MouseEvent) => void): ReactNode => (
    <button
      type="button"
      className={`${buttonStyles.outlined} ${buttonStyles.small}`}
      aria-label={`${t(words)}: ${title}`}
      aria-disabled={isBusy || undefined}
      onClick={act}
    >
      <Icon name={icon} size="s" />
      {t(words)}
    </button>
  );
  return (
    <div className={styles.actions}>
      {may('edit') && (
        <a
          className={
            reason === null
              ? `${buttonStyles.outlined} ${buttonStyles.small}`
              : `${buttonStyles.primary} ${buttonStyles.small}`
          }
          href={formPath(kind, id, reasonField)}
          aria-label={`${t(editWords)}: ${title}`}
        >
          <Icon name="edit" size="s" />
          {t(editWords)}
        </a>
      )}
      {(status === 'published' || status === 'pending') && (
        <a
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          href={posterPath(kind, id)}
          aria-label={`${t('my-posts:poster')}: ${title}`}
        >
          <Icon name="qr" size="s" />
          {t('my-posts:poster')}
        </a>
      )}
      {may('renew') &&
        button('clock', status === 'published' ? 'my-posts:renew' : 'my-posts:publishAgain', () =>
          acts.renew(post),
        )}
      {may('close') &&
        button('check', closeWords[closing], ({ detail }) => acts.close(post, closing, detail === 0))}
      {may('reserve') &&
        button('tag', reserved ? 'my-posts:free' : 'my-posts:reserve', () => acts.reserve(post, !reserved))}
      {may('delete') && (
        <button
          type="button"
          className={`${buttonStyles.icon} ${styles.remove}`}
          aria-label={`${t('my-posts:delete')}: ${title}`}
          aria-disabled={isBusy || undefined}
          onClick={({ detail }) => acts.remove(post, detail === 0)}
        >
          <Icon name="trash" />
        </button>
      )}
    </div>
  );
}
