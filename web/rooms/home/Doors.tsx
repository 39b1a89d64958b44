import { doorPicture, doors } from '../../doors.ts';
import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import * as doorsStyles from '../../ui/doors.module.css';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as sectionStyles from '../../ui/shared/section.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

/** The five services as pointed arches. */
export function Doors() {
  const t = useWords();
  const services = useAppSelector((state) => state.settings.generalSettings.data?.services);
  if (!services) return null;
  return (
    <section className={sectionStyles.section}>
      <div className={layoutStyles.wrap}>
        <SectionHead title={t('home:doorsTitle')} text={t('home:doorsText')} />
        <ul className={doorsStyles.doors}>
          {doors.map((door) => (
            <li key={door.key} className={doorsStyles.door}>
              <img
                className={doorsStyles.art}
                src={doorPicture(door)}
                width={228}
                height={298}
                alt=""
                loading="lazy"
              />
              <h3>
                <a href={door.path} className={textStyles.stretched}>
                  {services[door.key].name}
                </a>
              </h3>
              <p>{services[door.key].hint}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
