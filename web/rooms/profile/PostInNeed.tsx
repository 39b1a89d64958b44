import { useState } from 'react';
import type { OwnPost } from '../../../contract/my-posts.ts';
import type { OwnPostNeed } from '../../../contract/own-work.ts';
import { formPath, postFolders } from '../../../contract/post-kinds.ts';
import { renewPost } from '../../../contract/post-lifecycle.ts';
import { useWords } from '../../i18n/words.ts';
import { ownPlaces } from '../../member/own-places.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { dateWords } from '../../ui/date-words.ts';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Photo } from '../../ui/Photo.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as styles from './WorkList.module.css';

const dayMs = 86_400_000;

interface Props {
  need: OwnPostNeed;
  post: OwnPost;
  /** Reloads the list. */
  again: () => void;
}

/** A post that needs its owner's attention: the reason and one action. */
export function PostInNeed({ need, post, again }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const { id, kind, title, photo, reason, reasonField, expiresAt } = post;
  const days = Math.max(1, Math.ceil((Date.parse(expiresAt ?? '') - Date.now()) / dayMs));
  const why = {
    mend: post.takenDown
      ? 'member:takenDown'
      : post.isReturned
        ? 'member:needsChange'
        : 'member:notPublished',
    closing: 'member:daysLeft',
    expired: 'member:expiredOn',
  } as const;
  return (
    <li className={styles.row}>
      <span className={artStyles.art}>
        {photo ? (
          <Photo picture={photo} alt="" sizes="56px" />
        ) : (
          <PatternArt seed={id} icon={ownPlaces[kind].icon} />
        )}
      </span>
      <div className={styles.body}>
        <b>
          <bdi lang={post.lang}>{title}</bdi>
        </b>
        <p className={tagStyles.list}>
          <span className={need === 'mend' && !post.isReturned ? tagStyles.error : tagStyles.warning}>
            {t(why[need], { count: days, date: dateWords(expiresAt ?? '1970-01-01', lang) })}
          </span>
        </p>
        {reason && (
          <p>
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
      {need === 'mend' ? (
        <a
          className={`${buttonStyles.primary} ${buttonStyles.small}`}
          href={formPath(kind, id, reasonField)}
          aria-label={`${t('member:mend')}: ${title}`}
        >
          {t('member:mend')}
        </a>
      ) : (
        <Renewing
          post={post}
          words={need === 'closing' ? 'member:renew' : 'member:publishAgain'}
          again={again}
        />
      )}
    </li>
  );
}

function Renewing({
  post: { id, kind, title },
  words,
  again,
}: Pick<Props, 'post' | 'again'> & { words: 'member:renew' | 'member:publishAgain' }) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const toast = useToast();
  const refusalWords = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const renew = async () => {
    if (isBusy) return;
    setBusy(true);
    const { data, refusal } = await call(renewPost, { params: { folder: postFolders[kind], id } });
    setBusy(false);
    if (refusal) toast({ kind: 'error', title: t('member:notRenewed'), text: refusalWords(refusal) });
    else {
      const until = data.expiresAt;
      toast({
        kind: 'success',
        title: until ? t('member:renewedUntil', { date: dateWords(until, lang) }) : t('member:renewed'),
      });
      // The row disappears: keyboard focus moves to the page's content.
      document.getElementById('content')?.focus();
    }
    again();
  };
  return (
    <button
      type="button"
      className={`${buttonStyles.outlined} ${buttonStyles.small}`}
      aria-label={`${t(words)}: ${title}`}
      aria-disabled={isBusy || undefined}
      onClick={() => void renew()}
    >
      {t(words)}
    </button>
  );
}
