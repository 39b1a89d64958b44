interface Props {
  href: string;
  words: string;
}

/** How a list goes on: by a link, so that it does without scripts. */
export function Pager({ href, words }: Props) {
  return (
    <div className="pg">
      <a className="btn o" href={href} data-stay="" data-replace="" rel="nofollow">
        {words}
      </a>
    </div>
  );
}
