interface Step {
  href: string;
  words: string;
}

interface Props {
  /** What comes after, or null at the end. */
  more: Step | null;
  /** The beginning, where this is not it. */
  first: Step | null;
}

/** How a list goes on: by links, so that it does without scripts. */
export function Pager({ more, first }: Props) {
  if (!more && !first) return null;
  return (
    <div className="pg">
      {more && (
        <a className="btn o" href={more.href} data-stay="" data-replace="" rel="nofollow">
          {more.words}
        </a>
      )}
      {first && (
        <a className="link" href={first.href}>
          {first.words}
        </a>
      )}
    </div>
  );
}
