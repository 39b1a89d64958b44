import { useWords } from '../../i18n/words.ts';
import { useAppSelector } from '../../store.ts';
import { FailedState } from '../../ui/FailedState.tsx';
import { Hours } from '../../ui/Hours.tsx';
import { OpeningTag } from '../../ui/OpeningTag.tsx';
import { Prose } from '../../ui/Prose.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { Channels } from './Channels.tsx';
import { ContactForm } from './ContactForm.tsx';
import * as styles from './contact.module.css';
import { Office } from './Office.tsx';

/** `/Contact`: a message to the team, other contact methods, address and office hours. */
export default function ContactPage() {
  const t = useWords();
  const { data, status } = useAppSelector((state) => state.contact.contactData);
  const name = useAppSelector((state) => state.settings.generalSettings.data?.name ?? '');
  if (!data) return status === 'failed' ? <FailedState /> : null;
  const { title, body, bodyLang, channels, hours, opening, weekday } = data;
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`}>
      <div className={styles.top}>
        <header>
          <h1>{title || t('contact:title')}</h1>
          <Prose html={body} lang={bodyLang} />
        </header>
        <div className={`${layoutStyles.panel} ${layoutStyles.raised} ${styles.formSection}`}>
          <ContactForm />
        </div>
        {channels.length > 0 && (
          <section aria-labelledby="channels-title">
            <h2 id="channels-title">{t('contact:channels')}</h2>
            <Channels channels={channels} />
          </section>
        )}
      </div>
      <div className={styles.more}>
        <Office data={data} name={name} />
        {hours && (
          <section aria-labelledby="hours-title">
            <h2 id="hours-title">{t('contact:hours')}</h2>
            <p className={`${textStyles.small} ${layoutStyles.row} ${styles.sign}`}>
              <OpeningTag opening={opening} />
            </p>
            <Hours week={hours} today={weekday} />
          </section>
        )}
      </div>
    </div>
  );
}
