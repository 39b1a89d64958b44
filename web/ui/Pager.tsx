import * as styles from './Pager.module.css';
import * as buttonStyles from './shared/button.module.css';

interface Props {
  href: string;
  words: string;
}

/** Pagination by link, so that it works without scripts. */
export function Pager({ href, words }: Props) {
  return (
    <div className={styles.pager}>
      <a className={buttonStyles.outlined} href={href} data-stay="" data-replace="" rel="nofollow">
        {words}
      </a>
    </div>
  );
}
