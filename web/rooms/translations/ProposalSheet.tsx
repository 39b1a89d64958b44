import { useRef } from 'react';
import type { TermsInTexts } from '../../../contract/glossary.ts';
import { type OwnProposal, proposeWording } from '../../../contract/glossary-proposals.ts';
import { type Lang, locales } from '../../../contract/locales.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as styles from './ProposalSheet.module.css';

/** The input of the form by field. */
export type ProposalDraft = Partial<Record<'term' | 'wording' | 'reason', string>>;

interface Props {
  /** The terms to select from, at least one. */
  choices: TermsInTexts['terms'];
  /** The language of the wording. */
  to: Lang;
  draft: ProposalDraft | undefined;
  onDraft: (draft: ProposalDraft) => void;
  onSent: (proposal: OwnProposal) => void;
  onClose: () => void;
}

const formId = 'proposal-form';

/** The form in which a member proposes another wording for a term. */
export function ProposalSheet({ choices, to, draft = {}, onDraft, onSent, onClose }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const box = useRef<HTMLFormElement>(null);
  const first = String(choices[0]?.id);
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm({
    fields: ['wording', 'reason'],
    check: (field, values) => field === 'wording' && !values.wording?.trim() && t('translate:wordingNeeded'),
    send: async ({ term = first, wording = '', reason = '' }) => {
      const body = { lang: to, wording, reason };
      const { data, refusal } = await call(proposeWording, { params: { id: Number(term) }, body });
      if (refusal) return refusal;
      toast({ kind: 'success', title: t('translate:proposed') });
      onSent(data);
      // Closing it returns the focus, which unmounting it would not.
      box.current?.closest('dialog')?.close();
      return null;
    },
  });
  const options = choices.map(
    ({ id, term, translation }) => [String(id), `${isolate(term)} – ${isolate(translation)}`] as const,
  );
  return (
    <Sheet
      title={t('translate:proposeTitle')}
      closeLabel={t('layout:close')}
      onClose={onClose}
      footer={() => (
        <button
          type="submit"
          form={formId}
          className={`${buttonStyles.primary} ${buttonStyles.wide}`}
          aria-disabled={isSending || undefined}
        >
          {t('translate:proposeSend')}
        </button>
      )}
    >
      <form
        ref={box}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        onInput={({ currentTarget }) => onDraft(Object.fromEntries(new FormData(currentTarget)))}
      >
        {options.length > 1 ? (
          <Choice
            id="proposal-term"
            name="term"
            label={t('translate:proposeTerm')}
            value={draft.term ?? first}
            options={options}
          />
        ) : (
          <p className={styles.term}>{options[0]?.[1]}</p>
        )}
        <Field
          id="proposal-wording"
          name="wording"
          label={t(`translate:wordingIn.${to}`)}
          lang={to}
          dir={locales[to].dir}
          autoComplete="off"
          maxLength={editingLimits.term}
          defaultValue={draft.wording}
          error={errors.wording}
          hintId="proposal-hint"
          hint={
            <p id="proposal-hint" className={`${textStyles.small} ${textStyles.muted}`}>
              {t('translate:proposeHint')}
            </p>
          }
          onInput={onInput}
        />
        <Field
          id="proposal-reason"
          name="reason"
          label={t('translate:proposeReason')}
          rows={2}
          dir="auto"
          optional
          maxLength={editingLimits.proposalReason}
          defaultValue={draft.reason}
          error={errors.reason}
          onInput={onInput}
        />
        <FormNotice failure={failure} announcedErrors={announcedErrors} />
      </form>
    </Sheet>
  );
}
