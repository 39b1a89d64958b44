import type { ReactNode } from 'react';
import type { Category } from '../../../../contract/categories.ts';
import { limits } from '../../../../contract/limits.ts';
import type { ProductGuess } from '../../../../contract/product-guesses.ts';
import { useWords, type WordKey } from '../../../i18n/words.ts';
import { Hint } from '../../../posting/fields/Hint.tsx';
import { centsText, typedCents } from '../../../posting/form/bound/typed-number.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { OptionalMark } from '../../../ui/OptionalMark.tsx';
import { Price, priceWords } from '../../../ui/Price.tsx';
import * as chipStyles from '../../../ui/shared/chip.module.css';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as selectStyles from '../../../ui/shared/select.module.css';
import * as tagStyles from '../../../ui/shared/tag.module.css';
import * as styles from './QuickFields.module.css';
import type { GuessedField, QuickValues } from './quick-draft.ts';
import { Segments } from './Segments.tsx';

export interface QuickFieldsProps {
  values: QuickValues;
  set: (changed: Partial<QuickValues>) => void;
  errors: Readonly<Record<string, string>>;
}

interface Props extends QuickFieldsProps {
  categories: readonly Category[];
  prices: ProductGuess['prices'];
}

interface FieldProps {
  id: string;
  label: WordKey;
  isGuessed?: boolean;
  isOptional?: boolean;
  error: string | undefined;
  children: ReactNode;
}

function Labelled({ id, label, isGuessed, isOptional, error, children }: FieldProps) {
  const t = useWords();
  return (
    <div className={fieldStyles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{t(label)}</label>
        {isOptional && <OptionalMark />}
        {isGuessed && (
          <span className={tagStyles.warning} id={`${id}-guessed`}>
            <Icon name="bolt" size="s" />
            {t('posting-quick:guessed')}
          </span>
        )}
      </div>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const boxOf = (error: string | undefined) =>
  error ? `${fieldStyles.box} ${fieldStyles.invalid}` : fieldStyles.box;
const saleConditions = { new: 'posting-product:new', used: 'posting-product:used' } as const;
const buyConditions = { '': 'posting-quick:anyCondition', ...saleConditions } as const;

/** Title, price, condition and category; guessed values are marked until they are edited. */
export function QuickFields({ values, set, errors, categories, prices }: Props) {
  const t = useWords();
  const { postType, title, price, condition, category, guessed } = values;
  const isBuy = postType === 'buy';
  const touch = (name: GuessedField) => guessed.filter((one) => one !== name);
  const describedBy = (id: string, name: GuessedField, hint?: string) =>
    [errors[id] && `${id}-error`, guessed.includes(name) && `${id}-guessed`, hint]
      .filter(Boolean)
      .join(' ') || undefined;
  const cents = typedCents(price);
  const chips = prices ? [...new Set([prices.lowCents, prices.medianCents, prices.highCents])] : [];
  const mains = categories.filter(({ parentId }) => parentId === null);
  const below = (id: number) => categories.filter(({ parentId }) => parentId === id);
  return (
    <>
      <Labelled
        id="title"
        label="posting-product:name"
        isGuessed={guessed.includes('title')}
        error={errors.title}
      >
        <div className={boxOf(errors.title)}>
          <input
            id="title"
            name="title"
            dir="auto"
            required
            autoComplete="off"
            enterKeyHint="next"
            maxLength={limits.title.max}
            aria-invalid={errors.title ? true : undefined}
            aria-describedby={describedBy('title', 'title')}
            value={title}
            onChange={({ currentTarget }) => set({ title: currentTarget.value, guessed: touch('title') })}
          />
        </div>
      </Labelled>
      <Labelled
        id="priceCents"
        label={isBuy ? 'posting-product:budget' : 'posting-product:price'}
        isGuessed={guessed.includes('price')}
        isOptional={isBuy}
        error={errors.priceCents}
      >
        <div className={`${boxOf(errors.priceCents)} ${styles.price}`}>
          <span aria-hidden="true">$</span>
          <input
            id="priceCents"
            name="priceCents"
            dir="ltr"
            inputMode="decimal"
            required={!isBuy}
            autoComplete="off"
            maxLength={24}
            aria-invalid={errors.priceCents ? true : undefined}
            aria-describedby={describedBy('priceCents', 'price', prices ? 'priceCents-hint' : undefined)}
            value={price}
            onChange={({ currentTarget }) => set({ price: currentTarget.value, guessed: touch('price') })}
          />
        </div>
        {/* Reserves space for the guess, so that nothing below it moves. */}
        <div className={styles.suggested}>
          <div className={chipStyles.list}>
            {(isBuy ? chips : [...chips, 0]).map((amount) => (
              <button
                key={amount}
                type="button"
                className={cents === amount ? chipStyles.chosen : chipStyles.chip}
                aria-pressed={cents === amount}
                onClick={() => set({ price: centsText(amount), guessed: touch('price') })}
              >
                {amount === 0 ? t('cards:free') : <Price cents={amount} />}
              </button>
            ))}
          </div>
          {prices && (
            <Hint id="priceCents-hint">
              {t('posting-quick:similar', {
                from: priceWords(prices.lowCents),
                to: priceWords(prices.highCents),
              })}
            </Hint>
          )}
        </div>
      </Labelled>
      <div className={styles.pair}>
        <Segments
          name="condition"
          legend="posting-product:condition"
          labels={isBuy ? buyConditions : saleConditions}
          value={condition}
          onChange={(changed) => set({ condition: changed })}
        />
        <Labelled
          id="mainCategory"
          label="posting-product:mainCategory"
          isGuessed={guessed.includes('category')}
          error={errors.mainCategory}
        >
          <span
            className={
              errors.mainCategory
                ? `${selectStyles.select} ${selectStyles.tall} ${selectStyles.invalid}`
                : `${selectStyles.select} ${selectStyles.tall}`
            }
          >
            <select
              id="mainCategory"
              name="mainCategory"
              required
              aria-invalid={errors.mainCategory ? true : undefined}
              aria-describedby={describedBy('mainCategory', 'category')}
              value={categories.length > 0 ? String(category ?? '') : ''}
              onChange={({ currentTarget }) =>
                set({ category: Number(currentTarget.value) || null, guessed: touch('category') })
              }
            >
              <option value="">{t('posting-form:choose')}</option>
              {mains.map(({ id, name }) =>
                below(id).length === 0 ? (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ) : (
                  <optgroup key={id} label={name}>
                    {below(id).map((one) => (
                      <option key={one.id} value={one.id}>
                        {one.name}
                      </option>
                    ))}
                  </optgroup>
                ),
              )}
            </select>
            <Icon name="chevron-down" size="s" />
          </span>
        </Labelled>
      </div>
    </>
  );
}
