import { type KeyboardEvent, useRef, useState } from 'react';
import type { GeneralSettings, ServiceKey } from '../../contract/settings.ts';
import { formatNumber, useWords } from '../i18n/words.ts';
import { type ServiceSection, sectionCategoryPath, serviceSections } from '../service-sections.ts';
import { useSite } from '../site.tsx';
import { useAppSelector } from '../store.ts';
import { Icon } from '../ui/Icon.tsx';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import * as styles from './ServicesFlyout.module.css';

/** More than these are behind «see all». */
const visibleCategories = 12;
/** The pointer may cross other sections on its way to the subcategories. */
const crossingMs = 120;

/**
 * The five sections and, beside them, the categories of the one that is hovered or focused. Its subcategories
 * follow it in the DOM, so that Tab moves through them.
 */
export default function ServicesFlyout() {
  const t = useWords();
  const { dir } = useSite();
  const services = useAppSelector((state) => state.settings.generalSettings.data?.services);
  const [active, setActive] = useState<ServiceKey>('service_provider');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLUListElement>(null);
  if (!services) return null;

  const select = (key: ServiceKey, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setActive(key);
    else timer.current = setTimeout(() => setActive(key), afterMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>(`.${styles.service}`) ?? [])];
    const at = serviceSections.findIndex(({ key }) => key === active);
    const isInside = (event.target as Element).closest(`.${styles.categories}`) !== null;
    const inward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const outward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    let goal: HTMLElement | null | undefined;
    if (event.key === inward && !isInside)
      goal = list.current?.querySelector<HTMLElement>(`.${styles.categories} a`);
    else if (event.key === outward && isInside) goal = links[at];
    else if (event.key === 'ArrowDown' && !isInside) goal = links[(at + 1) % links.length];
    else if (event.key === 'ArrowUp' && !isInside) goal = links[(at - 1 + links.length) % links.length];
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  };

  return (
    <section className={styles.flyout} aria-label={t('layout:services')}>
      <ul ref={list} className={styles.services} onKeyDown={onKeyDown}>
        {serviceSections.map((section) => (
          <li key={section.key}>
            <a
              href={section.path}
              className={section.key === active ? `${styles.service} ${styles.chosen}` : styles.service}
              onFocus={() => select(section.key)}
              onPointerEnter={() => select(section.key, crossingMs)}
              onPointerLeave={() => clearTimeout(timer.current)}
            >
              <span className={styles.icon}>
                <Icon name={section.icon} />
              </span>
              <span>
                <b>{services[section.key].name}</b>
                <small>{services[section.key].hint}</small>
              </span>
              {section.key === active && <Icon name="chevron" size="s" flip />}
            </a>
            {section.key === active && <Behind section={section} service={services[section.key]} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BehindProps {
  section: ServiceSection;
  service: GeneralSettings['services'][ServiceKey];
}

/** The subcategories of a section, each with its number of listings. */
function Behind({ section, service }: BehindProps) {
  const t = useWords();
  const { lang } = useSite();
  return (
    <div className={styles.categories}>
      <div className={`${layoutStyles.row} ${layoutStyles.spread}`}>
        <h3>{service.name}</h3>
        <a className={`${textStyles.link} ${textStyles.small}`} href={section.path}>
          {t('layout:seeAll', { count: service.count })} <Icon name="arrow" size="s" flip />
        </a>
      </div>
      <ul>
        {service.categories.slice(0, visibleCategories).map((category) => (
          <li key={category.id}>
            <a href={sectionCategoryPath(section, category)}>
              {category.name}
              <span>{formatNumber(category.count, lang)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
