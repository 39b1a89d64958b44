import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { Differences } from './Differences.tsx';
import * as noticesStyles from './notices.module.css';

interface Props {
  /** Errors by field. */
  errors: Readonly<Record<string, string>>;
  failure: string | null;
  mine: unknown;
  theirs: { body: unknown } | null;
  labelOf: (path: string) => string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The id of a field's control by its path, with dashes. */
const idOf = (path: string) => path.replaceAll('.', '-');

/** Why an edit cannot be saved: invalid fields, an edit conflict, or any other error. */
export function EditNotices({ errors, failure, mine, theirs, labelOf, onKeepMine, onTakeTheirs }: Props) {
  const t = useWords();
  const wrong = Object.entries(errors);
  const goTo = (path: string) => {
    // If the field has no control of its own, that of its nearest ancestor is used.
    for (let steps = path.split('.'); steps.length > 0; steps = steps.slice(0, -1)) {
      const found = document.getElementById(idOf(steps.join('.')));
      if (found) return found.focus();
    }
  };
  return (
    <div role="alert" className={noticesStyles.notices}>
      {theirs ? (
        <section className={`${layoutStyles.panel} ${noticesStyles.conflict}`}>
          <h2>{t('admin:conflict')}</h2>
          <p>{t('admin:conflictText')}</p>
          <Differences
            was={theirs.body}
            is={mine}
            wasTitle={t('admin:theirs')}
            isTitle={t('admin:yours')}
            labelOf={labelOf}
          />
          <div className={layoutStyles.row}>
            <button type="button" className={buttonStyles.primary} onClick={onKeepMine}>
              {t('admin:keepMine')}
            </button>
            <button type="button" className={buttonStyles.outlined} onClick={onTakeTheirs}>
              {t('admin:takeTheirs')}
            </button>
          </div>
        </section>
      ) : (
        (wrong.length > 0 || failure) && (
          <div className={fieldStyles.summary}>
            <Icon name="warning" />
            <div>
              <b>{failure ?? t('admin:fieldsWrong')}</b>
              {wrong.length > 0 && (
                <ul>
                  {wrong.map(([path, words]) => (
                    <li key={path}>
                      <button type="button" className={textStyles.link} onClick={() => goTo(path)}>
                        {labelOf(path)}: {words}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        )
      )}
    </div>
  );
}
