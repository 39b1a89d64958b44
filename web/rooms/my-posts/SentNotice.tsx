import type { Lang } from '../../../contract/locales.ts';
import type { OwnPost } from '../../../contract/my-posts.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords, type WordKey } from '../../i18n/words.ts';
import * as noticeStyles from '../../member/notice.module.css';
import { Icon } from '../../ui/Icon.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';

/** The state of a revision: title and text. */
function editWords({ status, change, publishedAt }: OwnPost): [WordKey, WordKey] {
  if (change === 'pending') return ['sent-posts:changeSent', 'sent-posts:changeSentText'];
  if (status !== 'pending') return ['sent-posts:changeLive', 'sent-posts:changeLiveText'];
  return publishedAt === null
    ? ['sent-posts:sentAgain', 'sent-posts:sentAgainText']
    : ['sent-posts:sentAgain', 'sent-posts:sentAgainBackText'];
}

export interface SentNoticeProps {
  post: OwnPost;
  isEdit: boolean;
}

function SentNotice({ post, isEdit }: SentNoticeProps) {
  const t = useWords();
  const [title, text]: [WordKey, WordKey | null] = isEdit
    ? editWords(post)
    : ['sent-posts:posted', post.status === 'pending' ? 'sent-posts:postedText' : null];
  return (
    <div className={`${noticeStyles.notice} ${noticeStyles.success}`} role="status">
      <Icon name="check" />
      <p className={layoutStyles.grow}>
        <b>{t(title)}</b> {text && t(text)}
      </p>
    </div>
  );
}

/** Displayed above the list after a post was sent or edited, with its current status. */
export const loadSentNotice = (lang: Lang) => withLateWords(lang, ['sent-posts'], SentNotice);
