import type { ReactNode } from 'react';
import type { PostContact } from '../../contract/posts.ts';
import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Phone } from '../ui/Phone.tsx';
import { phoneWords, whatsappLink } from '../ui/phone-words.ts';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as detailStyles from '../ui/shared/detail.module.css';
import * as layoutStyles from '../ui/shared/layout.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import * as visibilityStyles from '../ui/shared/visibility.module.css';
import { focusOnArrival } from './focus-on-arrival.ts';
import type { Contact, ContactButton } from './use-contact.ts';

interface Props {
  contact: Contact;
  /** The available contact methods. */
  ways: { phone: boolean; email: boolean };
  /** The link to write to the poster, if possible. */
  writePath: string | null;
  title: string;
  /** A preceding action, which makes the contact buttons secondary. */
  first: ReactNode;
  /** Price and poster. */
  children: ReactNode;
  /** What comes after them. */
  last?: ReactNode;
}

/** The contact details of the poster: revealed by a button, which they replace. */
export function ContactCard({ contact, ways, writePath, title, first, children, last }: Props) {
  const t = useWords();
  const { state, pressed } = contact;
  return (
    <section className={`${layoutStyles.panel} ${layoutStyles.raised}`} aria-label={title}>
      {children}
      <div className={detailStyles.ways}>
        {first}
        {state.status === 'shown' ? (
          <Revealed contact={state.contact} focus={pressed} loud={!first} />
        ) : (
          <AskButtons contact={contact} ways={ways} loud={!first} />
        )}
        {writePath && (
          <a className={wide(!first && !ways.phone && !ways.email)} href={writePath} rel="nofollow">
            <Icon name="chat" />
            {t('post-page:sendMessage')}
          </a>
        )}
        {state.status === 'failed' && (
          <p className={`${textStyles.small} ${detailStyles.waysFailed}`} role="alert">
            <Icon name="warning" size="s" />
            <span>{state.message ?? t('post-page:revealFailed')}</span>
          </p>
        )}
        {ways.phone || ways.email ? (
          <p className={`${textStyles.small} ${textStyles.muted} ${visibilityStyles.withoutScripts}`}>
            {t('post-page:needsScript')}
          </p>
        ) : (
          !writePath && (
            <p className={`${textStyles.small} ${textStyles.muted}`}>{t('post-page:noContact')}</p>
          )
        )}
      </div>
      {last}
    </section>
  );
}

/** The only primary button of a card. */
const wide = (loud: boolean) => `${loud ? buttonStyles.primary : buttonStyles.outlined} ${buttonStyles.wide}`;

function AskButtons({
  contact: { state, pressed, ask },
  ways,
  loud,
}: Pick<Props, 'contact' | 'ways'> & { loud: boolean }) {
  const t = useWords();
  const asking = state.status === 'asking' ? pressed : null;
  const button = (name: ContactButton, className: string, words: ReactNode) => (
    <button type="button" className={className} aria-disabled={asking !== null} onClick={() => ask(name)}>
      {asking === name ? t('post-page:revealing') : words}
    </button>
  );
  return (
    <>
      {ways.phone &&
        button(
          'phone',
          `${wide(loud)} ${visibilityStyles.withScripts}`,
          <>
            <Icon name="phone" />
            {t('post-page:showPhone')}
          </>,
        )}
      {ways.email &&
        button(
          'email',
          `${wide(loud && !ways.phone)} ${visibilityStyles.withScripts}`,
          <>
            <Icon name="mail" />
            {t('post-page:showEmail')}
          </>,
        )}
    </>
  );
}

function Revealed({
  contact: { phone, whatsapp, email },
  focus,
  loud,
}: {
  contact: PostContact;
  focus: ContactButton | null;
  loud: boolean;
}) {
  const t = useWords();
  return (
    <>
      {phone && (
        <a
          ref={focus === 'phone' ? focusOnArrival : undefined}
          className={wide(loud)}
          href={`tel:${phone}`}
          aria-label={t('place:phoneLabel', { phone: phoneWords(phone) })}
        >
          <Icon name="phone" />
          <Phone number={phone} />
        </a>
      )}
      {whatsapp && (
        <a
          className={`${buttonStyles.whatsapp} ${buttonStyles.wide}`}
          href={whatsappLink(whatsapp)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" />
          {t('post-page:whatsapp')}
        </a>
      )}
      {email && (
        <a
          ref={focus === 'email' ? focusOnArrival : undefined}
          className={wide(loud && !phone)}
          href={`mailto:${email}`}
        >
          <Icon name="mail" />
          <bdi dir="ltr" className={detailStyles.cut}>
            {email}
          </bdi>
        </a>
      )}
    </>
  );
}
