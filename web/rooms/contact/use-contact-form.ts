import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { type ContactMessage, sendContactMessage } from '../../../contract/contact.ts';
import { useWords } from '../../i18n/words.ts';
import { useSend } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { type CheckedField, checkedFields, isGood, messages } from './check-message.ts';

/**
 * Validates and sends the message. Without scripts the server does both and reports the result in the address:
 * `sent=1`, or `invalid=` and the fields.
 * @param onSent called when a message was sent
 */
export function useContactForm(onSent: () => void) {
  const t = useWords();
  const send = useSend();
  const query = new URLSearchParams(useLocation().search);
  const errorOf = (field: CheckedField) => t(messages[field]);
  const [isSent, setSent] = useState(query.get('sent') === '1');
  const [isThanked, setThanked] = useState(false);
  const refused = query.get('invalid')?.split(',') ?? [];
  const form = useForm({
    fields: checkedFields,
    check: (field, values) => !isGood(field, values[field] ?? '') && errorOf(field),
    send: async (values) => {
      setThanked(false);
      const refusal = await send(sendContactMessage, { body: values as ContactMessage });
      if (!refusal) {
        onSent();
        setThanked(true);
      }
      return refusal;
    },
    initial: Object.fromEntries(
      checkedFields.flatMap((field) => (refused.includes(field) ? [[field, errorOf(field)]] : [])),
    ),
    failed: t('contact:failed'),
  });
  const onThanked = useCallback(() => setThanked(false), []);
  const about = aboutOf(query.get('about'));
  return { ...form, isSent, isThanked, about, onThanked, again: () => setSent(false) };
}

/** The page of this site to which a message refers: links cannot inject other text. */
function aboutOf(named: string | null): string | undefined {
  return named && /^\/[\p{L}\p{N}/%._-]{1,200}$/u.test(named) ? named : undefined;
}
