import { doorPicture, doors } from '../../doors.ts';
import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';

/** The five services as pointed arches. */
export function Doors() {
  const t = useWords();
  const services = useAppSelector((state) => state.settings.generalSettings.data?.services);
  if (!services) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={t('home:doorsTitle')} text={t('home:doorsText')} />
        <ul className="doors">
          {doors.map((door) => (
            <li key={door.key} className="door">
              <img className="ar" src={doorPicture(door)} width={228} height={298} alt="" loading="lazy" />
              <h3>
                <a href={door.path} className="over">
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
