import { useState } from 'react';
import { type Both, pickText } from '../../../contract/locales.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { BothField } from '../../back-office/ui/BothField.tsx';
import * as formStyles from '../../back-office/ui/form.module.css';
import { OrderList } from '../../back-office/ui/OrderList.tsx';
import * as orderStyles from '../../back-office/ui/order.module.css';
import { PictureField } from '../../back-office/ui/PictureField.tsx';
import { TextField } from '../../back-office/ui/TextField.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { errorsOf } from './errors.ts';

interface State {
  title: Both;
  image: string;
  url: string | null;
}

interface Props {
  states: readonly State[];
  errors: Readonly<Record<string, string>>;
  onChange: (states: readonly State[]) => void;
}

/** The states menu: each entry expands to its form; one without an address is marked as coming soon. */
export function StatesFields({ states, errors, onChange }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const [open, setOpen] = useState<number | null>(null);
  const nameOf = (state: State) => pickText(state.title, lang).text || t('admin-settings:newState');
  const change = (at: number, changed: Partial<State>) =>
    onChange(states.map((state, index) => (index === at ? { ...state, ...changed } : state)));
  return (
    <section className={formStyles.rows}>
      <h2>{t('admin-settings:states')}</h2>
      <p className={textStyles.muted}>{t('admin-settings:statesText')}</p>
      <OrderList
        label={t('admin-settings:states')}
        items={states.map((state, index) => ({ state, index }))}
        keyOf={({ index }) => index}
        nameOf={({ state }) => nameOf(state)}
        onOrder={(ordered) => {
          const at = ordered.findIndex(({ index }) => index === open);
          setOpen(at < 0 ? null : at);
          onChange(ordered.map(({ state }) => state));
        }}
      >
        {({ state, index }) => {
          const path = `navbar.states.${index}`;
          const id = `navbar-states-${index}`;
          const isWrong = Object.keys(errors).some((field) => field.startsWith(`${path}.`));
          const isOpen = open === index || isWrong;
          return (
            <div className={formStyles.rows}>
              <div className={orderStyles.entry}>
                <button
                  type="button"
                  className={textStyles.link}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : index)}
                >
                  {nameOf(state)}
                </button>
                {!state.url && <span className={tagStyles.plain}>{t('admin-settings:soon')}</span>}
                {(!state.title.en || !state.title.ar) && (
                  <span className={tagStyles.warning}>{t('admin:missingTranslation')}</span>
                )}
              </div>
              {isOpen && (
                <>
                  <BothField
                    id={`${id}-title`}
                    label={t('admin-settings:stateTitle')}
                    value={state.title}
                    maxLength={editingLimits.siteName}
                    errors={errorsOf(errors, `${path}.title`)}
                    onChange={({ en = '', ar = '' }) => change(index, { title: { en, ar } })}
                  />
                  <TextField
                    id={`${id}-url`}
                    label={t('admin-settings:url')}
                    hint={t('admin-settings:stateUrlHint')}
                    ltr
                    optional
                    inputMode="url"
                    value={state.url ?? ''}
                    error={errors[`${path}.url`]}
                    onChange={(url) => change(index, { url: url.trim() || null })}
                  />
                  <PictureField
                    id={`${id}-image`}
                    label={t('admin-settings:stateImage')}
                    url={state.image || null}
                    error={errors[`${path}.image`]}
                    onChange={(picture) => change(index, { image: picture?.url ?? '' })}
                  />
                  <button
                    type="button"
                    className={`${buttonStyles.quiet} ${buttonStyles.small} ${formStyles.start}`}
                    onClick={() => {
                      setOpen(null);
                      onChange(states.filter((_, at) => at !== index));
                    }}
                  >
                    <Icon name="trash" size="s" />
                    {t('admin-settings:remove')}
                    <span className={textStyles.hidden}> {nameOf(state)}</span>
                  </button>
                </>
              )}
            </div>
          );
        }}
      </OrderList>
      {states.length < editingLimits.statesMenu && (
        <button
          type="button"
          className={`${buttonStyles.outlined} ${formStyles.start}`}
          onClick={() => {
            setOpen(states.length);
            const image = `/art/pattern/state-${states.length + 1}.svg?w=400&h=300`;
            onChange([...states, { title: { en: '', ar: '' }, image, url: null }]);
          }}
        >
          <Icon name="plus" size="s" />
          {t('admin-settings:addState')}
        </button>
      )}
    </section>
  );
}
