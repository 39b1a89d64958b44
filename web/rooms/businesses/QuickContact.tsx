import type { BusinessDetail } from '../../../contract/businesses.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { directionsLink, whatsappLink } from '../../ui/phone-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as detailStyles from '../../ui/shared/detail.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as visibilityStyles from '../../ui/shared/visibility.module.css';
import { addressText } from './FindIt.tsx';

/** On small screens: the contact methods of a business in a fixed bar. */
export function QuickContact({ business }: { business: BusinessDetail }) {
  const t = useWords();
  const { name, phone, whatsapp, point } = business;
  return (
    <nav
      className={`${detailStyles.contactBar} ${visibilityStyles.small}`}
      aria-label={t('place:quickContact')}
    >
      {phone && (
        <a className={`${buttonStyles.primary} ${layoutStyles.grow}`} href={`tel:${phone}`}>
          <Icon name="phone" />
          {t('directory:call')}
        </a>
      )}
      {whatsapp && (
        <a
          className={`${buttonStyles.whatsapp} ${layoutStyles.grow}`}
          href={whatsappLink(whatsapp)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" />
          {t('cards:whatsapp')}
        </a>
      )}
      <a
        className={
          phone || whatsapp ? buttonStyles.outlined : `${buttonStyles.outlined} ${layoutStyles.grow}`
        }
        href={directionsLink({ point, address: `${name}, ${addressText(business)}` })}
        target="_blank"
        rel="noopener"
        aria-label={t('place-map:directionsTo', { name })}
      >
        <Icon name="directions" />
      </a>
    </nav>
  );
}
