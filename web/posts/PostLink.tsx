import { useWords, type WordKey } from '../i18n/words.ts';
import { MemberLink } from '../layout/MemberLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';

interface Props {
  href: '/post-rent' | '/post-job' | '/market-place/new-product';
  words: WordKey;
  className?: string;
}

/** The way to post something of one's own. */
export function PostLink({ href, words, className = `${buttonStyles.soft} ${buttonStyles.small}` }: Props) {
  const t = useWords();
  return (
    <MemberLink className={className} href={href} reason={t('post-lists:loginToPost')}>
      <Icon name="plus" size="s" />
      {t(words)}
    </MemberLink>
  );
}
