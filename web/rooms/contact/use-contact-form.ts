import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../../i18n/words.ts';
import { useSend } from '../../state/sending.ts';
import { type FieldErrors, isGood, messages, type RequiredField, requiredFields } from './check-message.ts';

type Progress = 'writing' | 'sending' | 'sent';

/**
 * Checks and sends the message. Without scripts the server does both and says in the address how it
 * went: `sent=1`, or `invalid=` and the fields.
 */
export function useContactForm() {
  const t = useWords();
  const send = useSend();
  const query = new URLSearchParams(useLocation().search);
  const errorOf = (field: RequiredField) => t(messages[field]);
  const [progress, setProgress] = useState<Progress>(query.get('sent') === '1' ? 'sent' : 'writing');
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>(() => {
    const refused = query.get('invalid')?.split(',') ?? [];
    return Object.fromEntries(
      requiredFields.flatMap((field) => (refused.includes(field) ? [[field, errorOf(field)]] : [])),
    );
  });

  const show = (form: HTMLFormElement, wrong: FieldErrors) => {
    setErrors(wrong);
    const first = requiredFields.find((field) => wrong[field]);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    return first !== undefined;
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress === 'sending') return;
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const wrong = Object.fromEntries(
      requiredFields.flatMap((field) =>
        isGood(field, fields[field] ?? '') ? [] : [[field, errorOf(field)]],
      ),
    );
    setFailure(null);
    if (show(form, wrong)) return;
    setProgress('sending');
    const refusal = await send('contact', fields);
    setProgress(refusal ? 'writing' : 'sent');
    if (!refusal) return;
    const refused = Object.entries(refusal.errors ?? {}).map(([field, [first]]) => [field, first]);
    if (show(form, Object.fromEntries(refused))) return;
    // The server's own words are in the reader's language; what the network says is not.
    setFailure([t('contact:failed'), refusal.code && refusal.message].filter(Boolean).join(' '));
  };

  /** A message goes once its field is right. */
  const onInput = ({ currentTarget: { name, value } }: FormEvent<HTMLInputElement>) => {
    const field = requiredFields.find((one) => one === name);
    if (field && errors[field] && isGood(field, value)) setErrors({ ...errors, [field]: undefined });
  };

  return { progress, failure, errors, onSubmit, onInput, again: () => setProgress('writing') };
}
