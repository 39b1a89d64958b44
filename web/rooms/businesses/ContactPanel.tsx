import type { BusinessDetail } from '../../../contract/businesses.ts';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Phone } from '../../ui/Phone.tsx';
import { phoneWords, whatsappLink } from '../../ui/phone-words.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as detailStyles from '../../ui/shared/detail.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';

const networks = ['instagram', 'facebook', 'tiktok', 'youtube', 'twitter', 'pinterest'] as const;
/** Links of users carry no endorsement by this site. */
const theirs = 'nofollow noopener ugc';

function hostOf(link: string): string {
  try {
    return new URL(link).host.replace(/^www\./, '');
  } catch {
    return link;
  }
}

/** The contact methods of a business, phone first. */
export function ContactPanel({ business }: { business: BusinessDetail }) {
  const t = useWords();
  const { name, phone, whatsapp, email, website, social } = business;
  const links = networks.flatMap((network) => {
    const href = social[network];
    return href ? [{ network, href }] : [];
  });
  if (!phone && !whatsapp && !email && !website && links.length === 0) return null;
  return (
    <section className={`${layoutStyles.panel} ${layoutStyles.raised}`} aria-labelledby="contact-title">
      <h2 id="contact-title">{t('place:contact')}</h2>
      <div className={detailStyles.ways}>
        {phone && (
          <a
            className={`${buttonStyles.primary} ${buttonStyles.wide}`}
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
            {t('place:messageOnWhatsapp')}
          </a>
        )}
        {email && (
          <a className={`${buttonStyles.outlined} ${buttonStyles.wide}`} href={`mailto:${email}`}>
            <Icon name="mail" />
            {t('place:sendEmail')}
          </a>
        )}
      </div>
      {(website || links.length > 0) && (
        <div className={`${layoutStyles.row} ${detailStyles.links}`}>
          {website && (
            <a
              className={`${textStyles.link} ${textStyles.small} ${layoutStyles.grow}`}
              href={website}
              target="_blank"
              rel={theirs}
            >
              <Icon name="link" size="s" />
              <bdi dir="ltr">{hostOf(website)}</bdi>
            </a>
          )}
          {links.map(({ network, href }) => (
            <a
              key={network}
              className={buttonStyles.icon}
              href={href}
              target="_blank"
              rel={theirs}
              aria-label={t('cards:socialOf', { name, network: t(`cards:${network}`) })}
            >
              <Icon name={network} />
            </a>
          ))}
        </div>
      )}
    </section>
  );
}
