import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { asrRules, prayerMethods } from '../../contract/prayer-times.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Switch } from '../ui/Switch.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as selectStyles from '../ui/shared/select.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import type { LateDialogProps } from '../ui/use-late-dialog.tsx';
import { storeChoices, useChoices } from './choices.ts';
import { hijriWords, weekdayWords } from './hijri-words.ts';
import { NearbyLink } from './NearbyLink.tsx';
import { isStripOn } from './strip-on.ts';
import { onStripTurned, turnStrip } from './strip-switch.ts';
import { TimesList } from './TimesList.tsx';
import * as styles from './TimesSheet.module.css';
import { useAreas, usePlace } from './use-place.ts';
import { usePrayerMoment } from './use-prayer-moment.ts';

/** The panel of the strip, once its words have come. */
export const timesSheet = (lang: Lang) => withLateWords(lang, ['time', 'hijri'], TimesSheet);

/** All times of the day, the calculation rules and place, and the switch of the strip. */
function TimesSheet({ onClose }: LateDialogProps) {
  const t = useWords();
  const { lang } = useSite();
  const choices = useChoices();
  const place = usePlace();
  const moment = usePrayerMoment(place.point, choices);
  const isOn = useSyncExternalStore(onStripTurned, isStripOn);
  const isRamadan = moment.feast === 'ramadan';
  return (
    <Sheet
      title={t(isRamadan ? 'time:ramadanIn' : 'time:timesIn', { place: place.name })}
      closeLabel={t('time:close')}
      onClose={onClose}
      footer={(close) => (
        <button type="button" className={`${buttonStyles.primary} ${buttonStyles.wide}`} onClick={close}>
          {t('time:done')}
        </button>
      )}
    >
      <p className={`${textStyles.small} ${textStyles.muted}`}>
        {hijriWords(moment.hijri, t)} · {weekdayWords(moment.date, lang, true)}
      </p>
      <div className={styles.times}>
        <TimesList moment={moment} />
      </div>
      <div className={styles.rules}>
        <PlaceChoice />
        <Choice
          label={t('time:method')}
          value={choices.method}
          options={prayerMethods.map((method) => [method, t(`time:method.${method}`)])}
          onChange={(method) => storeChoices({ ...choices, method })}
        />
        <Choice
          label={t('time:asrRule')}
          value={choices.asr}
          options={asrRules.map((rule) => [rule, t(`time:asrRule.${rule}`)])}
          onChange={(asr) => storeChoices({ ...choices, asr })}
        />
      </div>
      <p className={`${textStyles.small} ${textStyles.muted}`}>
        {t('time:mayDiffer')} {t('time:onDevice')}
      </p>
      <NearbyLink point={place.point} isRamadan={isRamadan} />
      <Switch name="city-strip" label={t('time:showStrip')} checked={isOn} onChange={turnStrip} />
    </Sheet>
  );
}

/**
 * The selection of a neighborhood: the list loads when the panel opens; until then it contains only the current
 * one.
 */
function PlaceChoice() {
  const t = useWords();
  const { lang } = useSite();
  const choices = useChoices();
  const chosen = usePlace();
  const { areas, isFailed, read } = useAreas();
  useEffect(read, [read]);
  const { place } = choices;
  const options: [value: string, label: string][] = [['', t('time:center')]];
  if (place && !areas?.some(({ id }) => id === place.id)) options.push([String(place.id), chosen.label]);
  for (const { id, name } of areas ?? []) options.push([String(id), name]);
  const onChange = (value: string) => {
    const area = areas?.find(({ id }) => String(id) === value);
    if (area)
      storeChoices({ ...choices, place: { id: area.id, point: area.point, names: { [lang]: area.name } } });
    else if (!value) storeChoices({ ...choices, place: null });
  };
  return (
    <Choice
      label={t('time:place')}
      value={place ? String(place.id) : ''}
      options={options}
      onChange={onChange}
    >
      {isFailed && (
        <span className={styles.failed} role="alert">
          {t('time:placesFailed')}
          <button type="button" className={buttonStyles.quiet} onClick={read}>
            {t('errors:tryAgain')}
          </button>
        </span>
      )}
    </Choice>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  options: [value: V, label: string][];
  onChange: (value: V) => void;
  children?: ReactNode;
}

function Choice<V extends string>({ label, value, options, onChange, children }: ChoiceProps<V>) {
  return (
    <div className={styles.choice}>
      <label>
        <span>{label}</span>
        <span className={`${selectStyles.select} ${selectStyles.tall}`}>
          <select value={value} onChange={(event) => onChange(event.target.value as V)}>
            {options.map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="s" />
        </span>
      </label>
      {children}
    </div>
  );
}
