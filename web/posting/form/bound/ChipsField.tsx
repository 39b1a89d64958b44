import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '../../../i18n/words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { TakenChips } from '../../../ui/TakenChips.tsx';
import * as countStyles from '../../fields/count.module.css';
import { describedBy } from '../../fields/field-props.ts';
import { type BoundProps, useBeforeCheck } from '../plan-context.tsx';
import { BoundField } from './BoundField.tsx';
import * as chipsStyles from './chips.module.css';

interface Props extends Omit<BoundProps, 'label'> {
  label: string;
  error: string | undefined;
  value: readonly string[];
  onChange: (chips: readonly string[]) => void;
  min: number;
  max: number;
  /** The maximum length of an entry. */
  length: number;
  placeholder?: string;
}

/** A list of short texts: Enter or the button adds one, and each can be removed. */
export function ChipsField(props: Props) {
  const {
    name,
    label,
    hint,
    optional = false,
    error,
    value,
    onChange,
    min,
    max,
    length,
    placeholder,
  } = props;
  const t = useWords();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const count = value.length;
  const isEnough = count >= min && count <= max;
  const tone = isEnough ? countStyles.enough : count > 0 || error ? countStyles.wrong : undefined;

  /** Includes pending input that was not added explicitly. */
  const take = () => {
    const text = typed.replace(/\s+/g, ' ').trim();
    if (text === '' || count >= max) return;
    setTyped('');
    if (value.includes(text)) return;
    onChange([...value, text]);
    setSaid(t('posting-form:chipAdded', { name: text }));
  };
  useBeforeCheck(take);
  const add = () => {
    take();
    box.current?.focus();
  };
  const remove = (chip: string) => {
    onChange(value.filter((one) => one !== chip));
    setSaid(t('posting-form:chipRemoved', { name: chip }));
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && count > 0) {
      remove(value.at(-1) ?? '');
    }
  };
  return (
    <BoundField
      name={name}
      label={label}
      hint={hint}
      optional={optional}
      error={error}
      aside={
        <span className={tone ? `${countStyles.count} ${tone}` : countStyles.count}>
          {t('posting-photos:counter', { count, min, max })}
        </span>
      }
    >
      <TakenChips
        className={chipsStyles.chips}
        chips={value}
        nameOf={(chip) => t('posting-form:removeChip', { name: chip })}
        onRemove={remove}
      />
      <div className={error ? `${fieldStyles.box} ${fieldStyles.invalid}` : fieldStyles.box}>
        <input
          ref={box}
          id={name}
          name={name}
          dir="auto"
          autoComplete="off"
          maxLength={length}
          placeholder={placeholder}
          readOnly={count >= max}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(error && `${name}-error`, hint && `${name}-hint`)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={take}
        />
        <button
          type="button"
          className={`${buttonStyles.soft} ${buttonStyles.small} ${chipsStyles.add}`}
          disabled={count >= max}
          onMouseDown={(event) => event.preventDefault()}
          onClick={add}
        >
          <Icon name="plus" size="s" />
          {t('posting-form:addChip')}
        </button>
      </div>
      <span className={textStyles.hidden} role="status">
        {said}
      </span>
    </BoundField>
  );
}
