import { useWords, type WordKey } from '../i18n/words.ts';
import { MemberLink } from '../layout/MemberLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';

interface Props {
  href: '/post-rent' | '/post-job' | '/form/quick';
  words: WordKey;
  className?: string;
}

/** The way to post something of one's own. Only the short form of a thing for sale is for guests, too. */
export function PostLink({ href, words, className = `${buttonStyles.soft} ${buttonStyles.small}` }: Props) {
  const t = useWords();
  const label = (
    <>
      <Icon name="plus" size="s" />
      {t(words)}
    </>
  );
  return href === '/form/quick' ? (
    <a className={className} href={href}>
      {label}
    </a>
  ) : (
    <MemberLink className={className} href={href} reason={t('post-lists:loginToPost')}>
      {label}
    </MemberLink>
  );
}
