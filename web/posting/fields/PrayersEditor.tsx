import { type ReactNode, useEffect, useRef } from 'react';
import { type CongregationPrayer, mostFridayPrayers } from '../../../contract/congregation.ts';
import { spokenLanguages } from '../../../contract/spoken-languages.ts';
import { useWords } from '../../i18n/words.ts';
import { dailyPrayers } from '../../posts/prayer-lines.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as selectStyles from '../../ui/shared/select.module.css';
import { numberText, typedNumber } from '../form/bound/typed-number.ts';
import * as styles from './PrayersEditor.module.css';
import { SwitchRow } from './SwitchRow.tsx';
import { noPrayers, type TypedFriday, type TypedIqama, type TypedPrayers } from './typed-prayers.ts';
import * as weekStyles from './week.module.css';

/** The error at a path of the request body, `prayers.iqama.fajr`; on request that of one of its parts, too. */
type ErrorOf = (path: string, isWhole?: boolean) => string | undefined;

interface Props {
  /** Null for a place that holds none. */
  value: TypedPrayers | null;
  errorOf: ErrorOf;
  onChange: (value: TypedPrayers | null) => void;
}

/** When a place of worship holds its prayers: each iqama, and the Friday prayers. */
export function PrayersEditor({ value, errorOf, onChange }: Props) {
  const t = useWords();
  const error = errorOf('prayers');
  return (
    <>
      <div className={fieldStyles.field}>
        <SwitchRow
          id="prayers"
          label={t('posting-business:prayersYes')}
          isOn={value !== null}
          describedBy={error && 'prayers-error'}
          onChange={(isOn) => onChange(isOn ? noPrayers : null)}
        />
        {error && <FieldError id="prayers-error">{error}</FieldError>}
      </div>
      {value && (
        <div className={weekStyles.week}>
          {dailyPrayers.map((prayer) => (
            <IqamaRow
              key={prayer}
              prayer={prayer}
              value={value.iqama[prayer]}
              errorOf={errorOf}
              onChange={(iqama) => onChange({ ...value, iqama: { ...value.iqama, [prayer]: iqama } })}
            />
          ))}
          <FridayRows
            value={value.friday}
            errorOf={errorOf}
            onChange={(friday) => onChange({ ...value, friday })}
          />
        </div>
      )}
    </>
  );
}

interface RowProps {
  /** The path of its fields. */
  path: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** A row of the table of times, with the error of its fields. */
function Row({ path, label, error, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid in every browser
    <div className={weekStyles.day} role="group" aria-label={label}>
      <b>{label}</b>
      {children}
      {error && <FieldError id={`${path}-error`}>{error}</FieldError>}
    </div>
  );
}

interface IqamaProps {
  prayer: CongregationPrayer;
  value: TypedIqama | null;
  errorOf: ErrorOf;
  onChange: (value: TypedIqama | null) => void;
}

const ways: Record<string, TypedIqama | null> = {
  none: null,
  at: { at: '', after: null },
  after: { at: null, after: null },
};

function IqamaRow({ prayer, value, errorOf, onChange }: IqamaProps) {
  const t = useWords();
  const path = `prayers.iqama.${prayer}`;
  const error = errorOf(path, true);
  const label = t(`business-facts:${prayer}`);
  const way = value === null ? 'none' : value.at === null ? 'after' : 'at';
  const described = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && `${path}-error`,
  };
  return (
    <Row path={path} label={label} error={error}>
      <span className={selectStyles.select}>
        <select
          id={path}
          aria-label={t('posting-business:iqamaChoice', { prayer: label })}
          value={way}
          onChange={({ target }) => onChange(ways[target.value] ?? null)}
        >
          <option value="none">{t('posting-business:iqamaNone')}</option>
          <option value="at">{t('posting-business:iqamaAt')}</option>
          <option value="after">{t('posting-business:iqamaAfter')}</option>
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
      <div className={weekStyles.times}>
        {way === 'at' && (
          <span className={weekStyles.time}>
            <input
              type="time"
              id={`${path}.at`}
              aria-label={t('posting-business:iqamaTime', { prayer: label })}
              {...described}
              value={value?.at ?? ''}
              onChange={({ target }) => onChange({ at: target.value, after: null })}
            />
          </span>
        )}
        {way === 'after' && (
          <span className={weekStyles.span}>
            <span className={weekStyles.time}>
              <input
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                id={`${path}.after`}
                aria-label={t('posting-business:iqamaMinutes', { prayer: label })}
                {...described}
                value={numberText(value?.after ?? null)}
                onChange={({ target }) => onChange({ at: null, after: typedNumber(target.value) })}
              />
            </span>
            <span aria-hidden="true">{t('posting-business:minutes')}</span>
          </span>
        )}
      </div>
    </Row>
  );
}

interface FridayProps {
  value: readonly TypedFriday[];
  errorOf: ErrorOf;
  onChange: (value: readonly TypedFriday[]) => void;
}

function FridayRows({ value, errorOf, onChange }: FridayProps) {
  const t = useWords();
  const path = 'prayers.friday';
  const error = errorOf(path, true);
  /** Where the focus moves after the next render. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  const change = (at: number, part: Partial<TypedFriday>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const add = () => {
    wanted.current = `${path}.${value.length}.at`;
    onChange([...value, { at: '', lang: null }]);
  };
  const remove = (at: number) => {
    wanted.current = path;
    onChange(value.filter((_, index) => index !== at));
  };
  return (
    <div>
      {value.map((one, index) => {
        const own = `${path}.${index}`;
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a prayer has no other name, and keeps its place
          <Row key={index} path={own} label={t('business-facts:friday')} error={undefined}>
            <span className={selectStyles.select}>
              <select
                id={`${own}.lang`}
                aria-label={t('posting-business:fridayLang', { number })}
                value={one.lang ?? ''}
                onChange={({ target }) => change(index, { lang: target.value || null })}
              >
                <option value="">{t('posting-business:fridayAny')}</option>
                {spokenLanguages.map((lang) => (
                  <option key={lang} value={lang}>
                    {t(`languages:${lang}`)}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" size="s" />
            </span>
            <div className={weekStyles.times}>
              <span className={weekStyles.time}>
                <input
                  type="time"
                  id={`${own}.at`}
                  aria-label={t('posting-business:fridayTime', { number })}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `${path}-error` : undefined}
                  value={one.at}
                  onChange={({ target }) => change(index, { at: target.value })}
                />
              </span>
            </div>
            <button
              type="button"
              className={`${buttonStyles.icon} ${weekStyles.add}`}
              aria-label={t('posting-business:removeFriday', { number })}
              onClick={() => remove(index)}
            >
              <Icon name="close" size="s" />
            </button>
          </Row>
        );
      })}
      {error && <FieldError id={`${path}-error`}>{error}</FieldError>}
      <p className={styles.add}>
        <button
          type="button"
          id={path}
          className={`${buttonStyles.outlined} ${buttonStyles.small}`}
          disabled={value.length >= mostFridayPrayers}
          onClick={add}
        >
          <Icon name="plus" size="s" />
          {t('posting-business:addFriday')}
        </button>
      </p>
    </div>
  );
}
