import { useEffect, useRef } from 'react';
import { formPath, ownPages } from '../../../../contract/post-kinds.ts';
import { useWords } from '../../../i18n/words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as tagStyles from '../../../ui/shared/tag.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import * as styles from './QuickSent.module.css';
import type { SentPost } from './use-quick-post.ts';

/** For a form that was open longer, the time is not displayed. */
const mostSeconds = 300;

interface Props {
  sent: SentPost;
  isBuy: boolean;
  onAnother: () => void;
}

/** The post is submitted; the primary action is to add details. */
export function QuickSent({ sent: { id, photo, seconds }, isBuy, onAnother }: Props) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`${layoutStyles.wrap} ${styles.sent}`} data-own-edge="" data-quick="">
      <a
        className={`${buttonStyles.icon} ${styles.close}`}
        href="/market-place"
        aria-label={t('posting-photos:close')}
      >
        <Icon name="close" />
      </a>
      {photo && <img src={photo} alt="" />}
      <span className={tagStyles.warning}>
        <Icon name="clock" size="s" />
        {t('posting-quick:inReview')}
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {seconds <= mostSeconds ? t('posting-quick:sentIn', { count: seconds }) : t('posting-quick:sent')}
      </h1>
      <p>{t(isBuy ? 'posting-quick:sentTextBuy' : 'posting-quick:sentText')}</p>
      <a
        className={`${buttonStyles.primary} ${buttonStyles.large} ${buttonStyles.wide}`}
        href={formPath('product', id, 'description')}
      >
        {t('posting-quick:sayMoreNow')}
      </a>
      <button
        type="button"
        className={`${buttonStyles.outlined} ${buttonStyles.large} ${buttonStyles.wide}`}
        onClick={onAnother}
      >
        <Icon name={isBuy ? 'plus' : 'camera'} size="s" />
        {t(isBuy ? 'posting-quick:anotherBuy' : 'posting-quick:another')}
      </button>
      <a className={textStyles.link} href={`${ownPages.product}?posted=${id}`}>
        {t('posting-form:toOwnPosts')}
      </a>
    </div>
  );
}
