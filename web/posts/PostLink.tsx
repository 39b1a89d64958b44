import { useWords, type WordKey } from '../i18n/words.ts';
import { MemberLink } from '../layout/MemberLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';

interface Props {
  href: '/post-rent' | '/post-job' | '/form/event' | '/form/quick' | '/form/quick?type=buy';
  words: WordKey;
  className?: string;
}

/** A link to posting. Only the short form is available to guests, too. */
export function PostLink({ href, words, className = `${buttonStyles.soft} ${buttonStyles.small}` }: Props) {
  const t = useWords();
  const label = (
    <>
      <Icon name="plus" size="s" />
      {t(words)}
    </>
  );
  return href.startsWith('/form/quick') ? (
    <a className={className} href={href}>
      {label}
    </a>
  ) : (
    <MemberLink className={className} href={href} reason={t('post-lists:loginToPost')}>
      {label}
    </MemberLink>
  );
}
