import { useWords } from '../i18n/words.ts';
import { Icon } from '../ui/Icon.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import * as styles from './SafetyTips.module.css';

/** The last tip for each type of post. */
const tipLinks = {
  product: 'post-page:tipInspect',
  rent: 'post-page:tipSeeHome',
  job: 'post-page:tipCheckEmployer',
} as const;

/** Three safety tips beside the contact details: those of the specification, the last one by type of post. */
export function SafetyTips({ kind }: { kind: keyof typeof tipLinks }) {
  const t = useWords();
  const tips = ['post-page:tipMeet', 'post-page:tipPay', tipLinks[kind]] as const;
  return (
    <section className={styles.tips} aria-labelledby="tips-title">
      <h2 id="tips-title">{t('post-page:staySafe')}</h2>
      <ul className={textStyles.small}>
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
