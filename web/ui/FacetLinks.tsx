import { formatNumber, useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import * as styles from './FacetLinks.module.css';
import { Icon } from './Icon.tsx';
import * as choiceStyles from './shared/choice.module.css';
import * as textStyles from './shared/text.module.css';

/** A value that filters a list, and its address. */
export interface FacetLink {
  value: string;
  label: string;
  count: number;
  href: string;
  current: boolean;
  /** Its children: neighborhoods in a borough. */
  inside?: readonly FacetLink[];
}

interface Props {
  links: readonly FacetLink[];
  /** The number of values before «Show more». */
  visibleCount: number;
  /** The parent of the hidden values, if they have one. */
  place?: string;
}

function FacetItem({ link, visibleCount }: { link: FacetLink; visibleCount: number }) {
  const { lang } = useSite();
  const { href, label, count, current, inside } = link;
  return (
    <li>
      <a
        href={href}
        className={choiceStyles.row}
        aria-current={current ? 'true' : undefined}
        data-stay=""
        rel={current ? undefined : 'nofollow'}
      >
        <span className={current ? `${styles.box} ${styles.on}` : styles.box}>
          {current && <Icon name="check" size="s" />}
        </span>
        <span>{label}</span>
        <span className={textStyles.number}>{formatNumber(count, lang)}</span>
      </a>
      {inside && inside.length > 0 && <FacetLinks links={inside} visibleCount={visibleCount} place={label} />}
    </li>
  );
}

/** The values of a facet as links with counts; those beyond the first are revealed on demand. */
export function FacetLinks({ links, visibleCount, place }: Props) {
  const t = useWords();
  const first = links.filter((link, index) => index < visibleCount || isCurrent(link));
  const rest = links.filter((link) => !first.includes(link));
  const inner = place === undefined ? visibleCount : 0;
  const count = rest.length;
  return (
    <>
      {first.length > 0 && (
        <ul className={place === undefined ? undefined : styles.inside}>
          {first.map((link) => (
            <FacetItem key={link.value} link={link} visibleCount={visibleWithin(link, links, inner)} />
          ))}
        </ul>
      )}
      {count > 0 && (
        <details className={place === undefined ? styles.more : `${styles.more} ${styles.inside}`}>
          <summary className={`${textStyles.link} ${textStyles.small}`}>
            {place === undefined
              ? t('directory:showMore', { count })
              : t('directory:showMoreIn', { count, place })}
          </summary>
          <ul>
            {rest.map((link) => (
              <FacetItem key={link.value} link={link} visibleCount={0} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function isCurrent(link: FacetLink): boolean {
  return link.current || (link.inside?.some(isCurrent) ?? false);
}

/** The first value, and the one that contains the selection, display their children; the others are collapsed. */
function visibleWithin(link: FacetLink, among: readonly FacetLink[], visibleCount: number): number {
  return isCurrent(link) || link === among[0] ? visibleCount : 0;
}
