import type { RefObject } from 'react';
import { useId } from 'react';
import { limits } from '../../../contract/limits.ts';
import type { ReasonTemplate } from '../../../contract/moderation.ts';
import type { WordKey } from '../../i18n/words.ts';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';

/** By its type only, so that no schema has to travel to the browser. */
const templates: readonly ReasonTemplate[] = [
  ...(['photos', 'category', 'duplicate', 'incomplete', 'contact', 'price', 'misleading', 'rules'] as const),
];

export interface ReasonGiven {
  template: ReasonTemplate | null;
  reason: string;
}
export const noReason: ReasonGiven = { template: null, reason: '' };
export const hasReason = ({ template, reason }: ReasonGiven) => template !== null || reason.trim() !== '';

interface Props {
  value: ReasonGiven;
  onChange: (value: ReasonGiven) => void;
  /** It was asked for and is not there. */
  isMissing: boolean;
  /** The first choice, so that a key can lead there. */
  first?: RefObject<HTMLInputElement | null>;
}

/** Why something is not published: a reason that has words in both languages, a note, or both. */
export function ReasonFields({ value, onChange, isMissing, first }: Props) {
  const t = useWords();
  const id = useId();
  const choices: (ReasonTemplate | null)[] = [...templates, null];
  return (
    <fieldset className="why" aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend>{t('admin-queue:ifReject')}</legend>
      {choices.map((template, index) => (
        <label key={template ?? 'none'} className="opt">
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={id}
            checked={value.template === template && (template !== null || value.reason !== '')}
            onChange={() => onChange({ ...value, template })}
          />
          {t(template ? (`admin-queue:reason_${template}` as WordKey) : 'admin-queue:reasonNone')}
        </label>
      ))}
      <textarea
        aria-label={t('admin-queue:note')}
        aria-describedby={`${id}-hint`}
        placeholder={t('admin-queue:notePlaceholder')}
        rows={3}
        dir="auto"
        maxLength={limits.rejectReason}
        value={value.reason}
        onChange={(event) => onChange({ ...value, reason: event.target.value })}
      />
      <p id={`${id}-hint`} className="small muted">
        {t('admin-queue:noteHint')}
      </p>
      {isMissing && <FieldError id={`${id}-error`}>{t('admin-queue:reasonNeeded')}</FieldError>}
    </fieldset>
  );
}
