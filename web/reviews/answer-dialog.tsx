import type { ComponentType } from 'react';
import { limits } from '../../contract/limits.ts';
import type { Lang } from '../../contract/locales.ts';
import { answerReview, type Review, removeAnswer } from '../../contract/reviews.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { SendSheet } from '../report/SendSheet.tsx';
import { useSheetDraft } from '../report/use-sheet-draft.ts';
import { useCall } from '../state/sending.ts';
import { Field } from '../ui/Field.tsx';
import * as textStyles from '../ui/shared/text.module.css';
import type { LateDialogProps } from '../ui/use-late-dialog.tsx';

type OnAnswered = (answer: Review['answer']) => void;

/**
 * The dialog in which an owner answers a review, rendered once its messages have loaded.
 * @param typed the answer to edit; empty for a new one
 */
export function answerDialog(
  lang: Lang,
  id: number,
  typed: string,
  onAnswered: OnAnswered,
): Promise<ComponentType<LateDialogProps>> {
  return withLateWords(lang, ['review-form', 'report', 'forms'], ({ onClose }: LateDialogProps) => (
    <AnswerDialog id={id} typed={typed} onAnswered={onAnswered} onClose={onClose} />
  ));
}

interface Props extends LateDialogProps {
  id: number;
  typed: string;
  onAnswered: OnAnswered;
}

function AnswerDialog({ id, typed, onAnswered, onClose }: Props) {
  const t = useWords();
  const call = useCall();
  const params = { id };
  const draft = useSheetDraft(`answer-review-form ${id}`);
  return (
    <SendSheet
      formId="answer-review-form"
      title={t('review-form:answerTitle')}
      action={t('review-form:answerSend')}
      thanks={{ title: t('review-form:answered'), text: t('review-form:answeredText') }}
      fields={['text']}
      // An empty answer is deleted.
      check={(_field, { text }) => !typed && !text?.trim() && t('review-form:answerNeeded')}
      send={async ({ text = '' }) => {
        if (!text.trim()) {
          const { refusal } = await call(removeAnswer, { params });
          if (!refusal) onAnswered(null);
          return refusal;
        }
        const { data, refusal } = await call(answerReview, { params, body: { text } });
        if (data) onAnswered(data.answer);
        return refusal;
      }}
      draft={draft}
      onClose={onClose}
    >
      {({ errors, onInput }) => (
        <>
          <p className={textStyles.muted}>{t('review-form:answerText')}</p>
          <Field
            id="answer-text"
            name="text"
            label={t('review-form:answerLabel')}
            rows={4}
            dir="auto"
            defaultValue={draft.values.text ?? typed}
            maxLength={limits.reviews.answer}
            error={errors.text}
            onInput={onInput}
          />
        </>
      )}
    </SendSheet>
  );
}
