import type { ContactPage } from '../../../contract/entries.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Phone } from '../../ui/Phone.tsx';
import { whatsappLink } from '../../ui/phone-words.ts';
import * as cardStyles from '../../ui/shared/card.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './contact.module.css';

type Channel = ContactPage['channels'][number];

const variants = {
  phone: { icon: 'phone', link: (value: string) => `tel:${value}` },
  whatsapp: { icon: 'whatsapp', link: whatsappLink },
  email: { icon: 'mail', link: (value: string) => `mailto:${value}` },
} as const;

/** Contact methods of the team, each with its purpose. */
export function Channels({ channels }: { channels: readonly Channel[] }) {
  return (
    <ul className={styles.channels}>
      {channels.map(({ type, value, label, note }) => {
        const { icon, link } = variants[type];
        return (
          <li key={type} className={cardStyles.card}>
            <span className={type === 'whatsapp' ? `${styles.icon} ${styles.whatsapp}` : styles.icon}>
              <Icon name={icon} />
            </span>
            <div>
              <a
                className={textStyles.stretched}
                href={link(value)}
                {...(type === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
              >
                <b>{label}</b>
              </a>
              <span>{type === 'email' ? <bdi dir="ltr">{value}</bdi> : <Phone number={value} />}</span>
              <small>{note}</small>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
