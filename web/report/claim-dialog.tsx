import { type ComponentType, useState } from 'react';
import { sendClaim } from '../../contract/claims.ts';
import { limits } from '../../contract/limits.ts';
import type { Lang } from '../../contract/locales.ts';
import { claimWays } from '../../contract/managed-listing-values.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { useSend } from '../state/sending.ts';
import type { Values } from '../state/use-form.ts';
import { Field } from '../ui/Field.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import type { LateDialogProps } from '../ui/use-late-dialog.tsx';
import { DocumentField } from './DocumentField.tsx';
import { SendSheet } from './SendSheet.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';

type Way = (typeof claimWays)[number];

/** The dialog in which a member claims a business, rendered once its messages have loaded. */
export function claimDialog(lang: Lang, id: number): Promise<ComponentType<LateDialogProps>> {
  return withLateWords(lang, ['report', 'forms'], ({ onClose }: LateDialogProps) => (
    <ClaimDialog id={id} onClose={onClose} />
  ));
}

function ClaimDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords();
  const send = useSend();
  const draft = useSheetDraft(`claim-form ${id}`);
  const [way, setWay] = useState(() => claimWays.find((one) => one === draft.values.way) ?? null);
  const [document, setDocument] = useState<number | null>(null);
  const missing = (field: 'who' | 'way' | 'detail' | 'document', values: Values) => {
    if (field === 'document') return way === 'document' && document === null && t('report:documentNeeded');
    if (values[field]?.trim()) return undefined;
    if (field === 'who') return t('report:whoNeeded');
    return field === 'way' ? t('report:wayNeeded') : t('report:detailNeeded');
  };
  return (
    <SendSheet
      formId="claim-form"
      title={t('report:claimTitle')}
      action={t('report:claimSend')}
      thanks={{ title: t('report:claimThanks'), text: t('report:claimThanksText') }}
      fields={['who', 'way', 'detail', 'document']}
      check={missing}
      send={({ who = '', way: chosen, detail = '' }) =>
        send(sendClaim, { params: { id }, body: { who, way: chosen as Way, detail, document } })
      }
      draft={draft}
      onClose={onClose}
    >
      {({ errors, onInput }) => (
        <>
          <p className={textStyles.muted}>{t('report:claimText')}</p>
          <Field
            id="claim-who"
            name="who"
            label={t('report:claimWho')}
            icon="user"
            dir="auto"
            autoComplete="name"
            defaultValue={draft.values.who}
            maxLength={limits.claimWho}
            error={errors.who}
            onInput={onInput}
          />
          <fieldset aria-describedby={errors.way ? 'claim-way-error' : undefined}>
            <legend>{t('report:claimWay')}</legend>
            {claimWays.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="way"
                  value={one}
                  defaultChecked={draft.values.way === one}
                  onInput={(event) => {
                    setWay(one);
                    onInput(event);
                  }}
                />
                {t(`report:way.${one}`)}
              </label>
            ))}
            {errors.way && <FieldError id="claim-way-error">{errors.way}</FieldError>}
          </fieldset>
          <Field
            id="claim-detail"
            name="detail"
            label={t(`report:detail.${way ?? 'phone'}`)}
            rows={2}
            dir="auto"
            defaultValue={draft.values.detail}
            maxLength={limits.claimDetail}
            error={errors.detail}
            onInput={onInput}
          />
          <DocumentField
            isNeeded={way === 'document'}
            error={document === null ? errors.document : undefined}
            isChosen={document !== null}
            onChosen={setDocument}
          />
        </>
      )}
    </SendSheet>
  );
}
