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
  /** Beside it, muted. */
  detail?: string;
  value: T;
}

interface Props<T> extends FieldProps {
  text: string;
  onText: (text: string) => void;
  /** What fits what was typed; nothing typed may fit something, too. Its identity says when to ask anew. */
  complete: (text: string, signal: AbortSignal) => Promise<Choice<T>[]>;
  onPick: (value: T) => void;
  /** Enter takes the first where none is chosen: what is typed is nothing by itself. */
  takesFirst?: boolean;
  /** What the list is called. */
  listLabel: string;
  /** Said where nothing fits; without it nothing is said. */
  nothing?: string;
  /** Below the choices: where they come from. */
  credit?: string;
  icon?: IconName;
  dir?: 'ltr' | 'auto';
  input?: InputHTMLAttributes<HTMLInputElement>;
  onLeave?: () => void;
}

/** How long somebody must pause before it is asked what fits. */
const pauseMs = 160;

/**
 * A text field with a list of what fits below it (WAI-ARIA's combobox with list autocompletion): arrows choose, Home
 * and End lead to the first and last, Enter takes, Escape closes, Tab takes nothing and goes on.
 */
export function Combobox<T>(props: Props<T>) {
  const { name, label, hint, optional, error, text, onText, complete, onPick, listLabel, nothing, credit } =
    props;
  const { icon, dir = 'auto', input, onLeave, takesFirst = false } = props;
  const t = useWords();
  const listId = `${name}-list`;
  const [found, setFound] = useState<{ of: string; choices: Choice<T>[] }>({ of: '', choices: [] });
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
        // A list is a help: what was typed stands without it.
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

  /** What was found goes with it: opened again, the list must not offer what fitted an earlier text. */
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
