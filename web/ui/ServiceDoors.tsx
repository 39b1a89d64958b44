import type { GeneralSettings, ServiceKey } from '../../contract/settings.ts';
import { doorPicture, doors } from '../doors.ts';
import * as doorsStyles from './doors.module.css';
import * as textStyles from './shared/text.module.css';

interface Props {
  services: GeneralSettings['services'];
  /** What is said of a service below its name. */
  textOf: (key: ServiceKey) => string;
}

/** The five services as pointed arches that lead there. */
export function ServiceDoors({ services, textOf }: Props) {
  return (
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
          <p>{textOf(door.key)}</p>
        </li>
      ))}
    </ul>
  );
}
