import type { OwnPost } from '../../../contract/my-posts.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import * as noticeStyles from '../../member/notice.module.css';
import { Icon } from '../../ui/Icon.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';

/** What became of an edit: title and text. */
function editWords({ status, change, publishedAt }: OwnPost): [WordKey, WordKey] {
  if (change === 'pending') return ['my-posts:changeSent', 'my-posts:changeSentText'];
  if (status !== 'pending') return ['my-posts:changeLive', 'my-posts:changeLiveText'];
  return publishedAt === null
    ? ['my-posts:sentAgain', 'my-posts:sentAgainText']
    : ['my-posts:sentAgain', 'my-posts:sentAgainBackText'];
}

/** Above the list after a post was sent or edited: how it stands now. */
export function SentNotice({ post, isEdit }: { post: OwnPost; isEdit: boolean }) {
  const t = useWords();
  const [title, text]: [WordKey, WordKey | null] = isEdit
    ? editWords(post)
    : ['my-posts:posted', post.status === 'pending' ? 'my-posts:postedText' : null];
  return (
    <div className={`${noticeStyles.notice} ${noticeStyles.success}`} role="status">
      <Icon name="check" />
      <p className={layoutStyles.grow}>
        <b>{t(title)}</b> {text && t(text)}
      </p>
    </div>
  );
}
