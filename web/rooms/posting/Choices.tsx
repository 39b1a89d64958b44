import { useWords, type WordKey } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './Choices.module.css';
import type { Place } from './places.ts';

/** The options before the form loads. */
export function Choices({ title, choices }: { title: WordKey; choices: NonNullable<Place['choice']> }) {
  const t = useWords();
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`} data-own-edge="">
      <h1>{t(title)}</h1>
      <p className={textStyles.muted}>{t('posting:choose')}</p>
      <ul>
        {choices.map((choice) => (
          <li key={choice.href}>
            <a href={choice.href}>
              <span className={styles.icon}>
                <Icon name={choice.icon} size="l" />
              </span>
              <span>
                <b>{t(choice.title)}</b>
                <small>{t(choice.text)}</small>
              </span>
              <Icon name="chevron" flip />
            </a>
          </li>
        ))}
      </ul>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('posting:approvalHint')}</p>
    </div>
  );
}
