import { useState } from 'react';
import { channelTypes } from '../../../contract/entries.ts';
import type { EntryData } from '../../../contract/managed-content.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { BothField } from '../../back-office/ui/BothField.tsx';
import * as formStyles from '../../back-office/ui/form.module.css';
import { TextField } from '../../back-office/ui/TextField.tsx';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Switch } from '../../ui/Switch.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './ContactFields.module.css';
import { errorsOf, type FieldsProps } from './fields.ts';
import { WeekField } from './WeekField.tsx';

type Contact = EntryData['contact'];
type Channel = Contact['channels'][number];

const empty = { en: '', ar: '' };
const noAddress = { street: '', city: '', stateCode: 'NY', zip: '' };

/** The contact details of the site: address, phone numbers, email addresses and office hours. */
export function ContactFields({ data, errors, onChange }: FieldsProps<'contact'>) {
  const t = useWords();
  const { address, channels } = data;
  const change = (changed: Partial<Contact>) => onChange({ ...data, ...changed });
  const changeChannel = (at: number, changed: Partial<Channel>) =>
    change({ channels: channels.map((one, index) => (index === at ? { ...one, ...changed } : one)) });
  return (
    <>
      <section className={formStyles.rows}>
        <h2>{t('admin-content:channels')}</h2>
        {channels.map((channel, index) => {
          const path = `data.channels.${index}`;
          const id = `data-channels-${index}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: channels have no name but their place
            <fieldset key={index} className={`${layoutStyles.panel} ${styles.channel}`}>
              <legend className={textStyles.hidden}>
                {t('admin-content:channel', { number: index + 1 })}
              </legend>
              <div className={formStyles.columns}>
                <div className={fieldStyles.field}>
                  <div className={fieldStyles.label}>
                    <label htmlFor={`${id}-type`}>{t('admin-content:type')}</label>
                  </div>
                  <div className={fieldStyles.box}>
                    <select
                      id={`${id}-type`}
                      value={channel.type}
                      onChange={({ target }) =>
                        changeChannel(index, { type: target.value as Channel['type'] })
                      }
                    >
                      {channelTypes.map((type) => (
                        <option key={type} value={type}>
                          {t(`admin-content:channel.${type}`)}
                        </option>
                      ))}
                    </select>
                  </div>
                </div>
                <TextField
                  id={`${id}-value`}
                  label={t('admin-content:channelValue')}
                  ltr
                  value={channel.value}
                  error={errors[`${path}.value`]}
                  onChange={(value) => changeChannel(index, { value })}
                />
              </div>
              <BothField
                id={`${id}-label`}
                label={t('admin-content:channelLabel')}
                value={channel.label}
                errors={errorsOf(errors, `${path}.label`)}
                onChange={(label) => changeChannel(index, { label: { ...empty, ...label } })}
              />
              <BothField
                id={`${id}-note`}
                label={t('admin-content:channelNote')}
                optional
                value={channel.note}
                errors={errorsOf(errors, `${path}.note`)}
                onChange={(note) => changeChannel(index, { note: { ...empty, ...note } })}
              />
              <button
                type="button"
                className={`${buttonStyles.quiet} ${buttonStyles.small} ${formStyles.start}`}
                onClick={() => change({ channels: channels.filter((_, at) => at !== index) })}
              >
                <Icon name="trash" size="s" />
                {t('admin-content:remove')}
              </button>
            </fieldset>
          );
        })}
        {channels.length < editingLimits.channels && (
          <button
            type="button"
            className={`${buttonStyles.outlined} ${formStyles.start}`}
            onClick={() =>
              change({ channels: [...channels, { type: 'phone', value: '', label: empty, note: empty }] })
            }
          >
            <Icon name="plus" size="s" />
            {t('admin-content:addChannel')}
          </button>
        )}
      </section>
      <section className={formStyles.rows}>
        <Switch
          name="has-address"
          label={t('admin-content:hasAddress')}
          checked={address !== null}
          onChange={(checked) =>
            change({ address: checked ? noAddress : null, ...(!checked && { point: null }) })
          }
        />
        {address && (
          <div className={formStyles.columns}>
            {(['street', 'city', 'stateCode', 'zip'] as const).map((part) => (
              <TextField
                key={part}
                id={`data-address-${part}`}
                label={t(`admin-content:${part}`)}
                ltr
                value={address[part]}
                error={errors[`data.address.${part}`]}
                onChange={(value) => change({ address: { ...address, [part]: value } })}
              />
            ))}
          </div>
        )}
        {address && <PointFields {...{ data, errors, onChange }} />}
      </section>
      <WeekField value={data.hours} errors={errors} onChange={(hours) => change({ hours })} />
    </>
  );
}

/** The coordinates of the pin, as map services write them; both or neither. */
function PointFields({ data, errors, onChange }: FieldsProps<'contact'>) {
  const t = useWords();
  const [typed, setTyped] = useState({
    lat: data.point ? String(data.point.lat) : '',
    lng: data.point ? String(data.point.lng) : '',
  });
  const change = (changed: Partial<typeof typed>) => {
    const now = { ...typed, ...changed };
    setTyped(now);
    const isEmpty = now.lat.trim() === '' && now.lng.trim() === '';
    onChange({
      ...data,
      point: isEmpty ? null : { lat: Number(now.lat || 'x'), lng: Number(now.lng || 'x') },
    });
  };
  return (
    <div className={formStyles.columns}>
      {(['lat', 'lng'] as const).map((part) => (
        <TextField
          key={part}
          id={`data-point-${part}`}
          label={t(`admin-content:${part}`)}
          ltr
          optional
          inputMode="decimal"
          value={typed[part]}
          error={errors[`data.point.${part}`] ?? (part === 'lat' ? errors['data.point'] : undefined)}
          onChange={(value) => change({ [part]: value })}
        />
      ))}
    </div>
  );
}
