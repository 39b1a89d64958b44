import { useWords } from '../i18n/words.ts';

interface Props {
  /** The address of what comes after, or null at the end. */
  moreHref: string | null;
  /** The address of the beginning, where this is not it. */
  firstHref: string | null;
}

/** How a list goes on: by links, so that it does without scripts. */
export function Pager({ moreHref, firstHref }: Props) {
  const t = useWords();
  if (!moreHref && !firstHref) return null;
  return (
    <div className="pg">
      {moreHref && (
        <a className="btn o" href={moreHref} data-stay="" data-replace="" rel="nofollow">
          {t('directory:morePlaces')}
        </a>
      )}
      {firstHref && (
        <a className="link" href={firstHref}>
          {t('directory:firstPage')}
        </a>
      )}
    </div>
  );
}
