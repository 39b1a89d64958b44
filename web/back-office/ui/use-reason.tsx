import { useRef, useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { FieldError } from '../../ui/FieldError.tsx';

interface Props {
  id: string;
  rows: number;
  /** Said where none was given. */
  missing: string;
}

/**
 * A reason that must be given, and that somebody else will read.
 * @returns its field, to stand below its name; how to begin with words that are often given; and how to take what was
 * given: null where that is nothing, which is then said and has the focus
 */
export function useReason({ id, rows, missing }: Props) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const take = (): string | null => {
    const given = reason.trim();
    setMissing(given === '');
    if (given) return given;
    text.current?.focus();
    return null;
  };
  const field = (
    <>
      <div className={isMissing ? 'inp ta er' : 'inp ta'}>
        <textarea
          ref={text}
          id={id}
          rows={rows}
          dir="auto"
          required
          maxLength={limits.rejectReason}
          value={reason}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={({ currentTarget: { value } }) => {
            setReason(value);
            if (value.trim()) setMissing(false);
          }}
        />
      </div>
      {isMissing && <FieldError id={`${id}-error`}>{missing}</FieldError>}
    </>
  );
  return { field, begin: setReason, take };
}
