import type { OurServices } from '../../../contract/content.ts';
import { useWords } from '../../i18n/words.ts';
import { countWords } from '../../service-counts.ts';
import {
  type ServiceSection,
  sectionCategoryPath,
  sectionPicture,
  serviceSections,
} from '../../service-sections.ts';
import { useAppSelector } from '../../store.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import * as serviceSectionsStyles from '../../ui/ServiceSections.module.css';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './OurServicePage.module.css';

/** The number of shortcuts per service. */
const visibleCategories = 5;

/** `/Our-Service`: the five sections, described one after the other. */
export default function OurServicePage() {
  const t = useWords();
  const { data, status } = useAppSelector((state) => state.services.servicesData);
  if (!data) return status === 'failed' ? <FailedState /> : null;
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`}>
      <PageHeading
        title={data.title || t('services:title')}
        text={data.introduction || t('services:introduction')}
      />
      <ol className={styles.services}>
        {data.services.map((service) => {
          const section = serviceSections.find(({ key }) => key === service.key);
          return section && <Service key={service.id} service={service} section={section} />;
        })}
      </ol>
    </div>
  );
}

function Service({
  service,
  section,
}: {
  service: OurServices['services'][number];
  section: ServiceSection;
}) {
  const t = useWords();
  const categories = useAppSelector(
    (state) => state.settings.generalSettings.data?.services[section.key].categories,
  );
  return (
    <li className={styles.service}>
      <div className={serviceSectionsStyles.section}>
        <img
          className={serviceSectionsStyles.art}
          src={sectionPicture(section)}
          width={228}
          height={298}
          alt=""
        />
      </div>
      <div>
        <h2>{service.title}</h2>
        {service.count > 0 && (
          <p className={textStyles.kicker}>{t(countWords[section.key], { count: service.count })}</p>
        )}
        <p className={textStyles.muted}>{service.description}</p>
        <ul className={styles.links}>
          {categories?.slice(0, visibleCategories).map((category) => (
            <li key={category.id}>
              <a className={chipStyles.chip} href={sectionCategoryPath(section, category)}>
                {category.name}
              </a>
            </li>
          ))}
        </ul>
        <a className={buttonStyles.soft} href={service.link}>
          {t('services:go')}
          <span className={textStyles.hidden}>: {service.title}</span>
          <Icon name="arrow" size="s" flip />
        </a>
      </div>
    </li>
  );
}
