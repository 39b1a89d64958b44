import { useWords } from '../../i18n/words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as narrowPageStyles from '../../ui/narrow-page.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { Answer } from './Answer.tsx';
import { useMailLink } from './use-mail-link.ts';

/** `/Newsletter`: confirms or ends a subscription with a button, because mail clients prefetch links. */
export default function NewsletterPage() {
  const t = useWords();
  const link = useMailLink();
  return (
    <div className={`${layoutStyles.wrap} ${narrowPageStyles.page}`}>
      {link ? (
        <Answer key={`${link.act} ${link.token}`} link={link} />
      ) : (
        <EmptyState icon="mail" level={1} title={t('newsletter:title')} text={t('newsletter:plainText')} />
      )}
      <noscript>
        <p className={fieldStyles.summary}>{t('newsletter:noScript')}</p>
      </noscript>
    </div>
  );
}
