import { answerMessage, type MessageDetail } from '../../../../contract/contact.ts';
import { limits } from '../../../../contract/limits.ts';
import * as cardStyles from '../../../back-office/ui/card.module.css';
import { useWords } from '../../../i18n/words.ts';
import { useCall } from '../../../state/sending.ts';
import { useForm } from '../../../state/use-form.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';

interface Props {
  detail: MessageDetail;
  onSent: (fresh: MessageDetail) => void;
}

/** The answer, sent by email in the language of the message, with the message quoted below it. */
export function AnswerForm({ detail, onSent }: Props) {
  const t = useWords();
  const call = useCall();
  const { message, answers } = detail;
  const form = useForm<'subject' | 'body'>({
    fields: ['subject', 'body'],
    check: (field, values) =>
      !values[field]?.trim() &&
      t(field === 'subject' ? 'admin-contact:subjectMissing' : 'admin-contact:bodyMissing'),
    async send({ subject = '', body = '' }) {
      const sent = await call(answerMessage, {
        params: { id: message.id },
        body: { subject, body, seen: answers.length },
      });
      if (sent.refusal) return sent.refusal;
      onSent(sent.data);
      return null;
    },
  });
  return (
    <form
      className={`${layoutStyles.panel} ${cardStyles.card}`}
      noValidate
      onSubmit={form.onSubmit}
      aria-labelledby="answer-title"
    >
      <h2 id="answer-title">{t(answers.length > 0 ? 'admin-contact:again' : 'admin-contact:write')}</h2>
      <p className={textStyles.muted}>{t(`admin-contact:writeIn.${message.lang}`)}</p>
      <FormNotice failure={form.failure} announcedErrors={form.announcedErrors} />
      <Field
        id="answer-subject"
        name="subject"
        label={t('admin-contact:subject')}
        defaultValue={detail.subject}
        maxLength={limits.contact.subject}
        dir="auto"
        error={form.errors.subject}
        onInput={form.onInput}
      />
      <Field
        id="answer-body"
        name="body"
        label={t('admin-contact:body')}
        rows={8}
        maxLength={limits.contact.answer}
        dir="auto"
        error={form.errors.body}
        onInput={form.onInput}
      />
      <div className={layoutStyles.row}>
        <button type="submit" className={buttonStyles.primary} disabled={form.isSending}>
          {t('admin-contact:send')}
        </button>
      </div>
    </form>
  );
}
