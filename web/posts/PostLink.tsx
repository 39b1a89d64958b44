import { useWords, type WordKey } from '../i18n/words.ts';
import { MemberLink } from '../layout/MemberLink.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  href: '/post-rent' | '/post-job' | '/market-place/new-product';
  words: WordKey;
  className?: string;
}

/** The way to post something of one's own. */
export function PostLink({ href, words, className = 'btn soft sm' }: Props) {
  const t = useWords();
  return (
    <MemberLink className={className} href={href} reason={t('post-lists:loginToPost')}>
      <Icon name="plus" size="s" />
      {t(words)}
    </MemberLink>
  );
}
