import { useWords } from '../../i18n/words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Answer } from './Answer.tsx';
import { useMailLink } from './use-mail-link.ts';

/** `/Newsletter`: confirms or ends a subscription, by a button: mail programs open links to look at them. */
export default function NewsletterPage() {
  const t = useWords();
  const link = useMailLink();
  return (
    <div className="wrap newsletter">
      {link ? (
        <Answer key={`${link.act} ${link.token}`} link={link} />
      ) : (
        <EmptyState icon="mail" level={1} title={t('newsletter:title')} text={t('newsletter:plainText')} />
      )}
      <noscript>
        <p className="errsum">{t('newsletter:noScript')}</p>
      </noscript>
    </div>
  );
}
