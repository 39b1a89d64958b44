import { jobTypes } from '../../../contract/jobs.ts';
import { limits } from '../../../contract/limits.ts';
import { accommodationTypes } from '../../../contract/rentals.ts';
import type { ColumnChoice, TransferDetail, TransferKind } from '../../../contract/transfers.ts';
import { useWords } from '../../i18n/words.ts';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './ColumnFields.module.css';
import * as fieldStyles from './field.module.css';
import * as panelStyles from './panel.module.css';
import { SelectField } from './SelectField.tsx';
import { fieldWords } from './transfer-words.ts';

interface Props {
  detail: TransferDetail;
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
  saveAs: string;
  onSaveAs: (name: string) => void;
}

/** The most common fields of each type; the others are below them. */
const usual: Record<TransferKind, readonly string[]> = {
  businesses: ['title', 'description', 'categories', 'place', 'street', 'zip', 'phone', 'email', 'website'],
  rents: [
    'title',
    'description',
    'accommodation',
    'place',
    'street',
    'zip',
    'phone',
    'email',
    'priceCents',
    'bedrooms',
  ],
  jobs: [
    'title',
    'description',
    'categories',
    'place',
    'phone',
    'email',
    'company',
    'jobType',
    'salaryMinCents',
    'salaryType',
  ],
  products: ['title', 'description', 'categories', 'place', 'phone', 'email', 'priceCents', 'condition'],
  events: [
    'title',
    'description',
    'categories',
    'place',
    'venue',
    'street',
    'startsOn',
    'startsMinute',
    'endsMinute',
    'priceType',
    'priceCents',
  ],
};
const money = ['dollars', 'cents'] as const;

/** The column of each field, and the default for empty cells. */
export function ColumnFields({ detail, choice, onChange, saveAs, onSaveAs }: Props) {
  const t = useWords();
  const { kind } = detail.transfer;
  const columns = detail.file?.columns ?? [];
  const columnOptions = [
    { value: '', label: t('admin-transfers:notTaken') },
    ...columns.map((name) => ({ value: name, label: name })),
  ];
  const put = (part: 'fields' | 'fixed', name: string, value: string) => {
    const { [name]: _, ...rest } = choice[part];
    onChange({ ...choice, [part]: value ? { ...rest, [name]: value } : rest });
  };
  const codes = (values: readonly string[]) =>
    values.map((value) => ({ value, label: value.replace('_', ' ') }));
  const named = (rows: readonly { slug: string; name: string }[]) =>
    rows.map(({ slug, name }) => ({ value: slug, label: name }));
  /** Fields that can have one value for all rows. */
  const fixed: Record<string, { value: string; label: string }[]> = {
    categories: named(detail.categories),
    place: named(detail.places),
    accommodation: codes(accommodationTypes),
    jobType: codes(jobTypes),
  };
  const field = (name: string) => (
    <div key={name} className={styles.pair}>
      <SelectField
        id={`tr-field-${name}`}
        label={fieldWords(t, name)}
        value={choice.fields[name] ?? ''}
        options={columnOptions}
        onChange={(value) => put('fields', name, value)}
      />
      {fixed[name] && (
        <SelectField
          id={`tr-fixed-${name}`}
          label={`${fieldWords(t, name)}: ${t('admin-transfers:fixedFor')}`}
          value={choice.fixed[name] ?? ''}
          options={[{ value: '', label: t('admin-transfers:none') }, ...fixed[name]]}
          onChange={(value) => put('fixed', name, value)}
        />
      )}
    </div>
  );
  const first = usual[kind].filter((name) => detail.fields.includes(name));
  const others = detail.fields.filter((name) => !first.includes(name));
  return (
    <div className={styles.columns}>
      <div className={panelStyles.columns}>
        <div className={fieldStyles.field}>
          <label htmlFor="tr-source">{t('admin-transfers:source')}</label>
          <input
            id="tr-source"
            className={fieldStyles.text}
            dir="auto"
            required
            maxLength={limits.transfer.sourceName}
            value={choice.source}
            aria-describedby="tr-source-hint"
            onChange={({ currentTarget }) => onChange({ ...choice, source: currentTarget.value })}
          />
          <p className={fieldStyles.hint} id="tr-source-hint">
            {t('admin-transfers:sourceHint')}
          </p>
        </div>
        <SelectField
          id="tr-key"
          label={t('admin-transfers:key')}
          hint={t('admin-transfers:keyHint')}
          value={choice.key[0] ?? ''}
          options={[{ value: '', label: t('admin-transfers:none') }, ...columnOptions.slice(1)]}
          onChange={(value) => onChange({ ...choice, key: value ? [value] : [] })}
        />
      </div>
      <div className={styles.fields}>{first.map(field)}</div>
      <details>
        <summary>{t('admin-transfers:moreFields')}</summary>
        <div className={styles.fields}>{others.map(field)}</div>
      </details>
      <div className={panelStyles.columns}>
        <SelectField
          id="tr-money"
          label={t('admin-transfers:money')}
          value={choice.money}
          options={money.map((value) => ({ value, label: t(`admin-transfers:money.${value}`) }))}
          onChange={(value) => onChange({ ...choice, money: value === 'cents' ? 'cents' : 'dollars' })}
        />
        <div className={fieldStyles.field}>
          <label htmlFor="tr-save-as">
            {t('admin-transfers:saveAs')} <span className={textStyles.muted}>({t('admin:optional')})</span>
          </label>
          <input
            id="tr-save-as"
            className={fieldStyles.text}
            dir="auto"
            maxLength={limits.transfer.mappingName}
            value={saveAs}
            aria-describedby="tr-save-as-hint"
            onChange={({ currentTarget }) => onSaveAs(currentTarget.value)}
          />
          <p className={fieldStyles.hint} id="tr-save-as-hint">
            {t('admin-transfers:saveAsHint')}
          </p>
        </div>
      </div>
    </div>
  );
}
