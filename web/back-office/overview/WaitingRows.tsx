import type { WaitingKind } from '../../../contract/back-office.ts';
import type { WaitingAge } from '../../../contract/overview.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import { ageWords } from '../age-words.ts';
import type { Section } from '../section.ts';
import { AgeTags } from './AgeTags.tsx';
import * as styles from './rows.module.css';

interface Props {
  waiting: Partial<Record<WaitingKind, WaitingAge>>;
  sections: readonly Section[];
}

/** Pending work besides posts, ordered by the oldest item; empty queues are summarized in one line below. */
export function WaitingRows({ waiting, sections }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const all = sections.flatMap((section) => {
    const age = section.waiting && waiting[section.waiting];
    return age ? [{ section, age }] : [];
  });
  const some = all
    .filter(({ age }) => age.oldestAt !== null)
    .sort((one, other) => (one.age.oldestAt ?? '').localeCompare(other.age.oldestAt ?? ''));
  const clear = all.filter(({ age }) => age.oldestAt === null);
  const names = new Intl.ListFormat(lang, { type: 'conjunction' }).format(
    clear.map(({ section }) => t(section.name)),
  );
  return (
    <section className={`${layoutStyles.panel} ${styles.rows}`} aria-labelledby="also-waiting">
      <h2 id="also-waiting">{t('admin-overview:also')}</h2>
      {some.length > 0 && (
        <ul>
          {some.map(({ section, age }) => (
            <li key={section.path}>
              <a href={`/admin/${section.path}`}>
                <span className={styles.mark}>
                  <Icon name={section.icon} />
                </span>
                <span className={styles.body}>
                  <b>{t(section.name)}</b>
                  {age.oldestAt && (
                    <small>
                      <time dateTime={age.oldestAt}>
                        {t('admin-overview:oldest', { age: ageWords(age.oldestAt, Date.now(), lang) })}
                      </time>
                    </small>
                  )}
                </span>
                <AgeTags age={age} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {clear.length > 0 && (
        <p className={styles.clear}>
          <Icon name="check" />
          <span>{t('admin-overview:clear', { names })}</span>
        </p>
      )}
    </section>
  );
}
