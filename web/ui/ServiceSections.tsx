import type { GeneralSettings, ServiceKey } from '../../contract/settings.ts';
import { sectionPicture, serviceSections } from '../service-sections.ts';
import * as serviceSectionsStyles from './ServiceSections.module.css';
import * as gridStyles from './shared/grid.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  services: GeneralSettings['services'];
  /** The subtitle of a service. */
  textOf: (key: ServiceKey) => string;
}

/** The five services as pointed arches with links. */
export function ServiceSections({ services, textOf }: Props) {
  return (
    <ul className={gridStyles.sections}>
      {serviceSections.map((section) => (
        <li key={section.key} className={serviceSectionsStyles.section}>
          <img
            className={serviceSectionsStyles.art}
            src={sectionPicture(section)}
            width={228}
            height={298}
            alt=""
            loading="lazy"
          />
          <h3>
            <a href={section.path} className={textStyles.stretched}>
              {services[section.key].name}
            </a>
          </h3>
          <p>{textOf(section.key)}</p>
        </li>
      ))}
    </ul>
  );
}
