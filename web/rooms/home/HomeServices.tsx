import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ServiceSections } from '../../ui/ServiceSections.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as sectionStyles from '../../ui/shared/section.module.css';

/** The five services as pointed arches. */
export function HomeServices() {
  const t = useWords();
  const services = useAppSelector((state) => state.settings.generalSettings.data?.services);
  if (!services) return null;
  return (
    <section className={sectionStyles.section}>
      <div className={layoutStyles.wrap}>
        <SectionHead title={t('home:doorsTitle')} text={t('home:doorsText')} />
        <ServiceSections services={services} textOf={(key) => services[key].hint} />
      </div>
    </section>
  );
}
