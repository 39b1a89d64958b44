import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';

const tips = ['post-page:tipMeet', 'post-page:tipPay', 'post-page:tipInspect'] as const;

/** The specification's three tips, beside the contact that they are about. */
export function SafetyTips() {
  const t = useWords();
  return (
    <section className="tips" aria-labelledby="tips-title">
      <h2 id="tips-title">{t('post-page:staySafe')}</h2>
      <ul className="small">
        {tips.map((tip) => (
          <li key={tip}>
            <Icon name="shield" />
            {t(tip)}
          </li>
        ))}
      </ul>
    </section>
  );
}
