import type { MouseEvent, ReactNode } from 'react';
import type { ClosedAs, OwnPost, OwnPostAbility } from '../../../contract/own-posts.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { ownKinds } from './own-kinds.ts';
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

/** What its owner may do with a post, as the server says. Each button names the post to who cannot see its row. */
export function PostActions({ post, acts }: Props) {
  const t = useWords();
  const may = (ability: OwnPostAbility) => post.abilities.includes(ability);
  const { id, kind, title, reserved, status } = post;
  const { edit, closing } = ownKinds[kind];
  const isBusy = acts.busy === id;
  const button = (icon: IconName, words: WordKey, act: (event: MouseEvent) => void): ReactNode => (
    <button
      type="button"
      className="btn o sm"
      aria-label={`${t(words)}: ${title}`}
      aria-disabled={isBusy || undefined}
      onClick={act}
    >
      <Icon name={icon} size="s" />
      {t(words)}
    </button>
  );
  return (
    <div className="acts">
      {may('edit') && (
        <a className="btn o sm" href={`${edit}${id}`} aria-label={`${t('my-posts:edit')}: ${title}`}>
          <Icon name="edit" size="s" />
          {t('my-posts:edit')}
        </a>
      )}
      {may('renew') &&
        button('clock', status === 'published' ? 'my-posts:renew' : 'my-posts:publishAgain', () =>
          acts.renew(post),
        )}
      {may('close') && button('check', closeWords[closing], () => acts.close(post, closing))}
      {may('reserve') &&
        button('tag', reserved ? 'my-posts:free' : 'my-posts:reserve', () => acts.reserve(post, !reserved))}
      {may('delete') && (
        <button
          type="button"
          className="ib del"
          aria-label={`${t('my-posts:delete')}: ${title}`}
          aria-disabled={isBusy || undefined}
          // A press by the keyboard has no clicks to count.
          onClick={({ detail }) => acts.remove(post, detail === 0)}
        >
          <Icon name="trash" />
        </button>
      )}
    </div>
  );
}
