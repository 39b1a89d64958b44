import type { RefObject } from 'react';
import { useId } from 'react';
import { limits } from '../../../contract/limits.ts';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { fieldMeant, type ReasonTemplate, reasonTemplates } from '../../../contract/reasons.ts';
import * as checkStyles from '../../back-office/ui/check.module.css';
import type { WordKey } from '../../i18n/words.ts';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as selectStyles from '../../ui/shared/select.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { postFields } from './post-fields.ts';
import * as styles from './ReasonFields.module.css';

export interface ReasonGiven {
  template: ReasonTemplate | null;
  reason: string;
  /** The field that the reason concerns; null for the whole post. */
  field: string | null;
}
export const noReason: ReasonGiven = { template: null, reason: '', field: null };
export const hasReason = ({ template, reason }: ReasonGiven) => template !== null || reason.trim() !== '';

interface Props {
  value: ReasonGiven;
  onChange: (value: ReasonGiven) => void;
  /** A reason is required and missing. */
  isMissing: boolean;
  /** The post, whose fields can be named. */
  kind?: OwnPostKind;
  /** The first option, to be focused by a shortcut. */
  first?: RefObject<HTMLInputElement | null>;
}

/** Why something is not published: a standard reason in both languages, a note, or both. */
export function ReasonFields({ value, onChange, isMissing, kind, first }: Props) {
  const t = useWords();
  const id = useId();
  const choices: (ReasonTemplate | null)[] = [...reasonTemplates, null];
  return (
    <fieldset className={styles.reasons} aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend>{t('admin-moderation:ifReject')}</legend>
      {choices.map((template, index) => (
        <label key={template ?? 'none'} className={checkStyles.check}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={id}
            checked={value.template === template && (template !== null || value.reason !== '')}
            onChange={() => onChange({ ...value, template, field: kind ? fieldMeant(kind, template) : null })}
          />
          {t(template ? (`admin-moderation:reason_${template}` as WordKey) : 'admin-moderation:reasonNone')}
        </label>
      ))}
      <textarea
        aria-label={t('admin-moderation:note')}
        aria-describedby={`${id}-hint`}
        placeholder={t('admin-moderation:notePlaceholder')}
        rows={3}
        dir="auto"
        maxLength={limits.rejectReason}
        value={value.reason}
        onChange={(event) => onChange({ ...value, reason: event.target.value })}
      />
      <p id={`${id}-hint`} className={`${textStyles.small} ${textStyles.muted}`}>
        {t('admin-moderation:noteHint')}
      </p>
      {kind && (
        <label className={styles.field}>
          <span>{t('admin-moderation:fieldMeant')}</span>
          <span className={selectStyles.select}>
            <select
              value={value.field ?? ''}
              onChange={({ target }) => onChange({ ...value, field: target.value || null })}
            >
              <option value="">{t('admin-moderation:wholePostMeant')}</option>
              {postFields[kind].map(({ name, label }) => (
                <option key={name} value={name}>
                  {t(label)}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size="s" />
          </span>
        </label>
      )}
      {isMissing && <FieldError id={`${id}-error`}>{t('admin-moderation:reasonNeeded')}</FieldError>}
    </fieldset>
  );
}
