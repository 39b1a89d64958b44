import { useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import type { Either } from '../../../../contract/locales.ts';
import { writtenLang } from '../../../../contract/posting/written-lang.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { useWords } from '../../../i18n/words.ts';
import * as fieldsStyles from '../../../posting/fields/fields.module.css';
import { BoundField } from '../../../posting/form/bound/BoundField.tsx';
import { ChipsField } from '../../../posting/form/bound/ChipsField.tsx';
import * as fieldSectionStyles from '../../../posting/form/FieldSection.module.css';
import { useBound } from '../../../posting/form/plan-context.tsx';
import { ReviewRow } from '../../../posting/form/review-rows.tsx';
import { useSite } from '../../../site.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { type Held, otherLang, ownLang, wordings } from './either.ts';

const name = 'services';

/** The services of a business, three to nine; each may be translated. */
export function ServicesField() {
  const t = useWords();
  const { lang: page } = useSite();
  const { value, onChange, label, error } = useBound<Held[]>({ name });
  const services = value.map(wordings);
  const [isOpen, setOpen] = useState(services.some(({ en, ar }) => en && ar));
  const chipOf = (service: Either) => service[ownLang(service, page)] ?? '';
  const rename = (chips: readonly string[]) =>
    onChange(
      chips.map(
        (chip) => services.find((one) => chipOf(one) === chip) ?? { [writtenLang(chip, page)]: chip },
      ),
    );
  return (
    <>
      <ChipsField
        name={name}
        label={label}
        hint={t('posting-business:servicesHint')}
        error={error}
        min={limits.services.min}
        max={limits.services.max}
        length={limits.serviceName}
        placeholder={t('posting-business:servicesExample')}
        value={services.map(chipOf)}
        onChange={rename}
      />
      {services.length > 0 && !isOpen && (
        <button
          type="button"
          className={`${textStyles.link} ${textStyles.small} ${fieldsStyles.start}`}
          onClick={() => setOpen(true)}
        >
          <Icon name="plus" size="s" />
          {t('posting-business:servicesOther')}
        </button>
      )}
      {isOpen && services.length > 0 && (
        <div className={fieldSectionStyles.columns}>
          {services.map((service, index) => {
            const second = otherLang(ownLang(service, page));
            const id = `${name}.${index}.${second}`;
            const words = { label: isolate(chipOf(service)) };
            return (
              <BoundField
                key={chipOf(service)}
                name={id}
                label={t(`posting-business:in_${second}`, words)}
                optional
                error={undefined}
              >
                <div className={fieldStyles.box}>
                  <input
                    id={id}
                    name={id}
                    dir="auto"
                    lang={second}
                    autoComplete="off"
                    maxLength={limits.serviceName}
                    value={service[second] ?? ''}
                    onChange={({ target }) =>
                      onChange(services.with(index, { ...service, [second]: target.value }))
                    }
                  />
                </div>
              </BoundField>
            );
          })}
        </div>
      )}
    </>
  );
}

export function ServicesReview() {
  const as = (services: readonly Held[]) => (
    <ul>
      {services.map(wordings).map(({ en, ar }) => (
        <li key={`${en} ${ar}`}>
          {en && <bdi lang="en">{en}</bdi>}
          {en && ar && ' · '}
          {ar && <bdi lang="ar">{ar}</bdi>}
        </li>
      ))}
    </ul>
  );
  return <ReviewRow<Held[]> name={name} as={as} />;
}
