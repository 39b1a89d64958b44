import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { MapPin } from '../../ui/map-pin-element.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as styles from './MapPlaces.module.css';

interface Props {
  title: string;
  pins: readonly MapPin[];
  onChoose: (id: number) => void;
  onClose: () => void;
}

/** Places of the map as a list: those of a cluster that no zoom level splits, or all that are visible. */
export function MapPlaces({ title, pins, onChoose, onClose }: Props) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is read from its beginning
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <section className={styles.places} aria-label={title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={buttonStyles.icon} aria-label={t('map:closeList')} onClick={onClose}>
          <Icon name="close" size="s" />
        </button>
      </header>
      <ul>
        {pins.map(({ id, name, text, rating, isNew }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <bdi>{name}</bdi>
              {text ? (
                <b dir="ltr">{text}</b>
              ) : rating ? (
                <b>
                  <Icon name="star" size="s" />
                  {rating.toFixed(1)}
                </b>
              ) : (
                isNew && <b className={styles.new}>{t('map:isNew')}</b>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
