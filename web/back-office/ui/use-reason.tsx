import { useRef, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';

interface Props {
  id: string;
  rows: number;
  /** The message if none was given. */
  missing: string;
  /** Another input already states the reason. */
  isOptional?: boolean;
}

/**
 * A reason that another user will read, required unless optional.
 * @returns its field without a label, and a function that returns the reason: null if it is required and empty, in
 * which case the field displays the error and receives the focus
 */
export function useReason({ id, rows, missing, isOptional = false }: Props) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const take = (): string | null => {
    const given = reason.trim();
    setMissing(given === '' && !isOptional);
    if (given || isOptional) return given;
    text.current?.focus();
    return null;
  };
  const hasError = isMissing && !isOptional;
  const field = (
    <>
      <div
        className={
          hasError
            ? `${fieldStyles.box} ${fieldStyles.area} ${fieldStyles.invalid}`
            : `${fieldStyles.box} ${fieldStyles.area}`
        }
      >
        <textarea
          ref={text}
          id={id}
          rows={rows}
          dir="auto"
          required={!isOptional}
          maxLength={limits.rejectReason}
          value={reason}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : undefined}
          onChange={({ currentTarget: { value } }) => {
            setReason(value);
            if (value.trim()) setMissing(false);
          }}
        />
      </div>
      {hasError && <FieldError id={`${id}-error`}>{missing}</FieldError>}
    </>
  );
  return { field, take };
}
