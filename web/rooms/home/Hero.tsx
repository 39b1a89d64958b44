import type { Home } from '../../../contract/content.ts';
import { limits } from '../../../contract/limits.ts';
import { useWords } from '../../i18n/words.ts';
import { sectionCategoryPath, serviceSections } from '../../service-sections.ts';
import { useAppSelector } from '../../store.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { OnwardLink } from '../../ui/SectionHead.tsx';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { HeroSearch } from './HeroSearch.tsx';
import * as styles from './hero.module.css';

/** The banner: the first hero entry, the search, a few shortcuts and a link to the about page. */
export function Hero({ hero }: { hero: Home['hero'][number] | undefined }) {
  const t = useWords();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <HeroPicture media={hero?.media ?? null} />
      <div className={`${layoutStyles.wrap} ${styles.text}`}>
        <h1 id="hero-title">{hero?.title ?? t('home:title')}</h1>
        <div className={styles.about}>
          {hero && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: editors write HTML, cleaned when it is stored
            <div className={styles.description} dangerouslySetInnerHTML={{ __html: hero.description }} />
          )}
          <HeroSearch />
          <ShortCuts />
          <div className={styles.actions}>
            <OnwardLink className={`${textStyles.link} ${styles.more}`} to={hero?.button?.url ?? '/about'}>
              {hero?.button?.text ?? t('home:readMore')}
            </OnwardLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Up to this width the bridge is drawn in a tall format. */
const tallPx = 600;

/** The picture of the entry, or else the bridge, which has a separate drawing for phones. */
function HeroPicture({ media }: { media: string | null }) {
  const image = (
    <img
      src={media ?? '/art/hero.svg'}
      width={1440}
      height={limits.heroBannerPx}
      alt=""
      fetchPriority="high"
      decoding="async"
    />
  );
  if (media) return <div className={styles.background}>{image}</div>;
  return (
    <picture className={`${styles.background} ${styles.drawn}`}>
      <source media={`(width <= ${tallPx}px)`} srcSet="/art/hero.svg?crop=mobile" width={800} height={1720} />
      {image}
    </picture>
  );
}

/** Popular categories by slug; those missing on this site are omitted. */
const shortCuts: { slug: string; icon: IconName }[] = [
  { slug: 'restaurants', icon: 'restaurant' },
  { slug: 'groceries', icon: 'bag' },
  { slug: 'doctors', icon: 'cross' },
  { slug: 'immigration', icon: 'scales' },
  { slug: 'rooms', icon: 'home' },
];

function ShortCuts() {
  const services = useAppSelector((state) => state.settings.generalSettings.data?.services);
  if (!services) return null;
  const jobs = serviceSections.find(({ key }) => key === 'jobs');
  return (
    <ul className={styles.chips}>
      {shortCuts.flatMap(({ slug, icon }) =>
        serviceSections.flatMap((section) => {
          const category = services[section.key].categories.find((one) => one.slug === slug);
          return category
            ? [
                <Chip
                  key={slug}
                  to={sectionCategoryPath(section, category)}
                  icon={icon}
                  name={category.name}
                />,
              ]
            : [];
        }),
      )}
      {jobs && <Chip to={jobs.path} icon={jobs.icon} name={services.jobs.name} />}
    </ul>
  );
}

function Chip({ to, icon, name }: { to: string; icon: IconName; name: string }) {
  return (
    <li>
      <a className={chipStyles.chip} href={to}>
        <Icon name={icon} size="s" />
        {name}
      </a>
    </li>
  );
}
