import { type ReactNode, useEffect, useRef } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from './Icon.tsx';
import * as styles from './MapCard.module.css';
import * as artStyles from './shared/art.module.css';
import * as buttonStyles from './shared/button.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  art: ReactNode;
  name: string;
  lang: Lang;
  href: string;
  /** Beside the name. */
  mark?: ReactNode;
  /** The details. */
  children: ReactNode;
  /** Directions, if the location is exact: the address of a map, and the link text. */
  directions?: { href: string; label: string } | null;
  /** It was selected by keyboard: the focus moves to its name. */
  isFocused: boolean;
  onClose: () => void;
}

/** The selected place on a map. The whole card is one link, named after the place; its actions lie above it. */
export function MapCard(props: Props) {
  const { art, name, lang, href, mark, children, directions, isFocused, onClose } = props;
  const t = useWords();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFocused) link.current?.focus();
  }, [isFocused]);
  return (
    <div className={styles.card} role="status">
      <article className={styles.body}>
        <div className={`${artStyles.art} ${styles.art}`}>{art}</div>
        <div className={styles.facts}>
          <h2 className={styles.name}>
            <a ref={link} href={href} className={textStyles.stretched} dir="auto" lang={lang}>
              {name}
            </a>
            {mark}
          </h2>
          {children}
          <div className={styles.actions}>
            {directions && (
              <a
                className={`${buttonStyles.primary} ${buttonStyles.small}`}
                href={directions.href}
                target="_blank"
                rel="noopener"
                aria-label={directions.label}
              >
                <Icon name="directions" />
                {t('place-map:directions')}
              </a>
            )}
            <a
              className={`${buttonStyles.outlined} ${buttonStyles.small} ${directions ? styles.second : ''}`}
              href={href}
            >
              {t('map:open')}
            </a>
          </div>
        </div>
        <button
          type="button"
          className={`${buttonStyles.icon} ${styles.close}`}
          aria-label={t('directory:closeCard')}
          onClick={onClose}
        >
          <Icon name="close" size="s" />
        </button>
      </article>
    </div>
  );
}

/** The area of a place, as a link above the one that covers the card if it has a page. */
export function AreaName({ area, href }: { area: { name: string }; href: string | undefined }) {
  if (!href) return <bdi>{area.name}</bdi>;
  return (
    <a className={`${textStyles.link} ${styles.area}`} href={href}>
      {area.name}
    </a>
  );
}
