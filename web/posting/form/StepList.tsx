import type { CSSProperties } from 'react';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import * as stepsStyles from './steps.module.css';

export interface ListedStep {
  id: string;
  title: WordKey;
  text: WordKey;
}

interface Props {
  steps: readonly ListedStep[];
  index: number;
  reached: number;
  /** Steps with errors. */
  wrong: ReadonlySet<number>;
  onOpen: (index: number) => void;
}

/** The progress: on wide screens all steps with check marks, on phones the number of the current one and bars. */
export function StepList({ steps, index, reached, wrong, onOpen }: Props) {
  const t = useWords();
  const current = steps[index];
  return (
    <>
      <div className={stepsStyles.compact} aria-hidden="true">
        <b>
          {t('posting-form:stepOf', { step: index + 1, total: steps.length })}
          {current && t('posting-form:stepName', { name: t(current.title) })}
        </b>
        <div className={stepsStyles.bars} style={{ '--steps': steps.length } as CSSProperties}>
          {steps.map((step, place) => (
            <i
              key={step.id}
              className={place < index ? stepsStyles.done : place === index ? stepsStyles.current : undefined}
            />
          ))}
        </div>
      </div>
      <nav className={stepsStyles.list} aria-label={t('posting-form:steps')}>
        <ol>
          {steps.map((step, place) => {
            const isDone = place !== index && place <= reached && place < steps.length - 1;
            const isWrong = wrong.has(place);
            const state = isWrong
              ? stepsStyles.wrong
              : place === index
                ? stepsStyles.current
                : isDone
                  ? stepsStyles.done
                  : undefined;
            const label = (
              <>
                <span className={stepsStyles.mark}>
                  {isWrong ? (
                    <Icon name="warning" size="s" />
                  ) : isDone ? (
                    <Icon name="check" size="s" />
                  ) : (
                    place + 1
                  )}
                </span>
                <span>
                  <b>{t(step.title)}</b>
                  {(isWrong || isDone) && (
                    <span className={textStyles.hidden}>
                      {t(isWrong ? 'posting-form:stepWrong' : 'posting-form:stepDone')}
                    </span>
                  )}
                  <small>{t(step.text)}</small>
                </span>
              </>
            );
            return (
              <li key={step.id} className={state} aria-current={place === index ? 'step' : undefined}>
                {place !== index && place <= reached ? (
                  <button type="button" onClick={() => onOpen(place)}>
                    {label}
                  </button>
                ) : (
                  <div>{label}</div>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
    </>
  );
}
