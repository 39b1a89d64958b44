import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Field } from '../../ui/Field.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as searchStyles from '../../ui/shared/search.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './Combobox.module.css';
import type { FieldProps } from './field-props.ts';
import * as fieldsStyles from './fields.module.css';
import { Hint } from './Hint.tsx';

export interface Choice<T> {
  key: string;
  text: string;
  /** Secondary text beside it. */
  detail?: string;
  value: T;
}

interface Props<T> extends FieldProps {
  text: string;
  onText: (text: string) => void;
  /** Returns suggestions for the input, which may be empty. A new identity of the function requests them again. */
  complete: (text: string, signal: AbortSignal) => Promise<Choice<T>[]>;
  onPick: (value: T) => void;
  /** Enter accepts the first suggestion if none is selected: the input alone is not a value. */
  takesFirst?: boolean;
  /** The accessible name of the list. */
  listLabel: string;
  /** The message without suggestions; none by default. */
  nothing?: string;
  /** Below the suggestions: their source. */
  credit?: string;
  icon?: IconName;
  dir?: 'ltr' | 'auto';
  input?: InputHTMLAttributes<HTMLInputElement>;
  onLeave?: () => void;
}

/** The pause in typing before suggestions are requested. */
const pauseMs = 160;

/**
 * A text field with suggestions (WAI-ARIA combobox with list autocompletion): arrow keys select, Home and End move
 * to the first and last, Enter accepts, Escape closes, Tab moves on without accepting.
 */
export function Combobox<T>(props: Props<T>) {
  const { name, label, hint, optional, error, text, onText, complete, onPick, listLabel, nothing, credit } =
    props;
  const { icon, dir = 'auto', input, onLeave, takesFirst = false } = props;
  const t = useWords();
  const listId = `${name}-list`;
  const [found, setFound] = useState<{ of: string; choices: readonly Choice<T>[] }>({ of: '', choices: [] });
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const choices = isOpen ? found.choices : [];
  const isEmpty =
    isOpen && nothing !== undefined && found.of !== '' && found.of === text.trim() && choices.length === 0;

  useEffect(() => {
    if (!isOpen) return;
    const asking = new AbortController();
    const typed = text.trim();
    const timer = setTimeout(() => {
      complete(typed, asking.signal).then(
        (answer) => {
          if (asking.signal.aborted) return;
          setFound({ of: typed, choices: answer });
          setAt(-1);
        },
        // Suggestions are optional: the input stands without them.
        () => {
          if (!asking.signal.aborted) setFound({ of: '', choices: [] });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, complete, isOpen]);

  useEffect(() => {
    if (at >= 0) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  /** Also discards the suggestions, so that the list does not reopen with those for an earlier input. */
  const leave = () => {
    setOpen(false);
    setAt(-1);
    setFound({ of: '', choices: [] });
  };

  const pick = (choice: Choice<T>) => {
    leave();
    onPick(choice.value);
  };

  const move = (event: KeyboardEvent) => {
    const last = choices.length - 1;
    const next: Record<string, number> = {
      ArrowDown: at >= last ? -1 : at + 1,
      ArrowUp: at < 0 ? last : at - 1,
      ...(at >= 0 && { Home: 0, End: last }),
    };
    const to = next[event.key];
    if (to === undefined) return false;
    event.preventDefault();
    if (isOpen) setAt(to);
    else setOpen(true);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || move(event)) return;
    const isFirst = takesFirst && found.of === text.trim();
    const chosen = choices[at] ?? (isFirst ? choices[0] : undefined);
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setAt(-1);
    }
  };

  return (
    <div className={styles.combobox}>
      <Field
        {...input}
        id={name}
        name={name}
        label={label}
        optional={optional ?? false}
        error={error}
        dir={dir}
        {...(icon && { icon })}
        autoComplete={input?.autoComplete ?? 'off'}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-activedescendant={choices[at] ? `${listId}-${at}` : undefined}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(true)}
        onBlur={() => {
          leave();
          onLeave?.();
        }}
        {...(hint && { hintId: `${name}-hint`, hint: <Hint id={`${name}-hint`}>{hint}</Hint> })}
      />
      <div className={`${searchStyles.suggestions} ${styles.list}`} hidden={choices.length === 0 && !isEmpty}>
        <div id={listId} role="listbox" aria-label={listLabel} ref={list}>
          {choices.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself answers the keys
            <div
              key={choice.key}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(choice)}
            >
              <span className={layoutStyles.grow} dir="auto">
                {choice.text}
              </span>
              {choice.detail && <small dir="auto">{choice.detail}</small>}
            </div>
          ))}
        </div>
        {isEmpty && <p className={`${fieldsStyles.hint} ${styles.nothing}`}>{nothing}</p>}
        {credit && choices.length > 0 && <p className={`${fieldsStyles.hint} ${styles.nothing}`}>{credit}</p>}
      </div>
      <span className={textStyles.hidden} role="status">
        {choices.length > 0 && t('posting-fields:placesFound', { count: choices.length })}
        {isEmpty && nothing}
      </span>
    </div>
  );
}
