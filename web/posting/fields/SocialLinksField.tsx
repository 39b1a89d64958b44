import type { SocialNetwork } from '../../../contract/contact-details.ts';
import { useWords } from '../../i18n/words.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { OptionalMark } from '../../ui/OptionalMark.tsx';
import * as fieldStyles from '../../ui/shared/field.module.css';
import { describedBy, type FieldProps } from './field-props.ts';
import * as fieldsStyles from './fields.module.css';
import { Hint } from './Hint.tsx';
import { LinkField } from './LinkField.tsx';
import { checkSocial, socialOrder, tidySocial } from './links.ts';
import * as styles from './SocialLinksField.module.css';

/** The input for each network; nothing for unused ones. */
export type SocialValue = Partial<Record<SocialNetwork, string>>;

interface Props extends FieldProps {
  value: SocialValue;
  onChange: (value: SocialValue) => void;
  /** Errors of single links; `error` is that of the whole. */
  errors?: Partial<Record<SocialNetwork, string>>;
}

/** The pages of a business in the six networks of the specification: a link, or a user name. */
export function SocialLinksField({ name, label, hint, optional, error, value, onChange, errors }: Props) {
  const t = useWords();
  const change = (network: SocialNetwork, typed: string) => {
    const { [network]: _, ...others } = value;
    onChange(typed === '' ? others : { ...others, [network]: typed });
  };
  return (
    <fieldset
      id={name}
      className={`${fieldStyles.field} ${fieldsStyles.group}`}
      tabIndex={-1}
      aria-describedby={describedBy(error && `${name}-error`, `${name}-hint`)}
    >
      <legend>
        {label}
        {optional && <OptionalMark />}
      </legend>
      <Hint id={`${name}-hint`}>{hint ?? t('posting-fields:socialHint')}</Hint>
      <div className={styles.columns}>
        {socialOrder.map((network) => (
          <LinkField
            key={network}
            name={`${name}.${network}`}
            label={t(`cards:${network}`)}
            icon={network}
            optional
            placeholder="@"
            value={value[network] ?? ''}
            error={errors?.[network]}
            tidy={(text) => tidySocial(network, text)}
            check={(text) => checkSocial(network, text)}
            onChange={(typed) => change(network, typed)}
          />
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
