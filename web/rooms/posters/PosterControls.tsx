import { type PosterGoal, posterGoals } from '../../../contract/poster-kinds.ts';
import type { Poster } from '../../../contract/posters.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Switch } from '../../ui/Switch.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './PosterControls.module.css';
import {
  goalWords,
  type Paper,
  type PosterOptions,
  papers,
  paperWords,
  patternOf,
  shortAddress,
  tones,
  toneWords,
} from './poster-options.ts';

interface Props {
  poster: Poster;
  options: PosterOptions;
  onChange: (options: PosterOptions) => void;
}

/** The options beside the preview, and the print button. */
export function PosterControls({ poster, options, onChange }: Props) {
  const t = useWords();
  const { publicUrl } = useSite();
  const { id, texts, published, scans } = poster;
  const change = (changed: Partial<PosterOptions>) => onChange({ ...options, ...changed });
  const address = shortAddress(publicUrl, poster, options.goal);
  return (
    <div className={styles.controls}>
      {!published && (
        <p className={styles.notice}>
          <Icon name="clock" size="s" />
          <span>{t('posters:notPublished')}</span>
        </p>
      )}
      <Segments<Paper>
        name="paper"
        legend={t('posters:paper')}
        chosen={options.paper}
        choices={papers.map((value) => ({ value, label: t(paperWords[value]) }))}
        onChoose={(paper) => change({ paper })}
      />
      {texts.review && (
        <Segments<PosterGoal>
          name="goal"
          legend={t('posters:goal')}
          chosen={options.goal}
          choices={posterGoals.map((value) => ({ value, label: t(goalWords[value]) }))}
          onChoose={(goal) => change({ goal })}
        />
      )}
      <fieldset className={styles.tones} disabled={options.savesInk}>
        <legend>{t('posters:color')}</legend>
        <div>
          {tones.map((tone) => (
            <label key={tone}>
              <input
                type="radio"
                name="tone"
                checked={options.tone === tone}
                onChange={() => change({ tone })}
                aria-label={t(toneWords[tone])}
              />
              <img src={patternOf(id, tone, '400x400')} width={40} height={40} alt="" />
            </label>
          ))}
        </div>
      </fieldset>
      <Switch
        name="ink"
        label={t('posters:saveInk')}
        checked={options.savesInk}
        onChange={(savesInk) => change({ savesInk })}
      />
      <div>
        <button type="button" className={buttonStyles.primary} onClick={() => window.print()}>
          <Icon name="print" />
          {t('posters:print')}
        </button>
        <p className={`${textStyles.small} ${textStyles.muted} ${styles.hint}`}>{t('posters:pdf')}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('posters:address')}</dt>
          <dd>
            <bdi dir="ltr">{address.replace(/^https?:\/\//, '')}</bdi>
          </dd>
        </div>
        {scans && (
          <div>
            <dt>{t('posters:scans')}</dt>
            <dd>
              {scans.total === 0
                ? t('posters:noScans')
                : `${t('posters:times', { count: scans.total })} · ${t('posters:lately', { count: scans.lastDays })}`}
            </dd>
          </div>
        )}
      </dl>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{t('posters:codeHint')}</p>
    </div>
  );
}

interface SegmentsProps<T extends string> {
  name: string;
  legend: string;
  chosen: T;
  choices: { value: T; label: string }[];
  onChoose: (value: T) => void;
}

/** A single choice as a row of buttons. */
function Segments<T extends string>({ name, legend, chosen, choices, onChoose }: SegmentsProps<T>) {
  return (
    <fieldset className={styles.segments}>
      <legend>{legend}</legend>
      <div>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
