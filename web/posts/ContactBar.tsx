import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Phone } from '../ui/Phone.tsx';
import { whatsappLink } from '../ui/phone-words.ts';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as detailStyles from '../ui/shared/detail.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { focusOnArrival } from './focus-on-arrival.ts';
import type { Contact } from './use-contact.ts';

interface Props {
  contact: Contact;
  ways: { phone: boolean; email: boolean };
  /** The link to write to the poster, if possible. */
  writePath: string | null;
  price: ReactNode;
  /** Replaces the buttons. */
  first: ReactNode;
}

/** On small screens: price and contact in a fixed bar. */
export function ContactBar({ contact: { state, pressed, ask }, ways, writePath, price, first }: Props) {
  const t = useWords();
  const isCallable = ways.phone || ways.email;
  // Beside another button, only its icon fits on the smallest screens.
  const isIcon = isCallable || Boolean(first);
  if (!isCallable && !writePath && !first) return null;
  const focus = pressed === 'bar' ? focusOnArrival : undefined;
  return (
    <nav
      className={`${detailStyles.contactBar} ${visibilityStyles.small} ${visibilityStyles.withScripts}`}
      aria-label={t('post-page:quickContact')}
    >
      <div className={layoutStyles.grow}>{price}</div>
      {first}
      {writePath && state.status !== 'shown' && !(first && isCallable) && (
        <a
          className={isIcon ? buttonStyles.iconOutlined : buttonStyles.primary}
          href={writePath}
          rel="nofollow"
          aria-label={isIcon ? t('post-page:sendMessage') : undefined}
        >
          <Icon name="chat" />
          {!isIcon && t('post-page:sendMessage')}
        </a>
      )}
      {!first && isCallable && state.status !== 'shown' && (
        <button
          type="button"
          className={buttonStyles.primary}
          aria-disabled={state.status === 'asking'}
          onClick={() => ask('bar')}
        >
          <Icon name={ways.phone ? 'phone' : 'mail'} />
          {t(
            state.status === 'asking'
              ? 'post-page:revealing'
              : ways.phone
                ? 'post-page:showPhoneShort'
                : 'post-page:showEmailShort',
          )}
        </button>
      )}
      {!first && state.status === 'shown' && state.contact.whatsapp && (
        <a
          className={buttonStyles.whatsapp}
          href={whatsappLink(state.contact.whatsapp)}
          target="_blank"
          rel="noopener"
          aria-label={t('post-page:whatsapp')}
        >
          <Icon name="whatsapp" />
        </a>
      )}
      {!first && state.status === 'shown' && state.contact.phone && (
        <a ref={focus} className={buttonStyles.primary} href={`tel:${state.contact.phone}`}>
          <Icon name="phone" />
          <Phone number={state.contact.phone} />
        </a>
      )}
      {!first && state.status === 'shown' && !state.contact.phone && state.contact.email && (
        <a ref={focus} className={buttonStyles.primary} href={`mailto:${state.contact.email}`}>
          <Icon name="mail" />
          {t('place:sendEmail')}
        </a>
      )}
    </nav>
  );
}
