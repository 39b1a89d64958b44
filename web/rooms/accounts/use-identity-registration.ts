import { registerWithIdentity } from '../../../contract/identities.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { ContinuedSignIn } from './use-continued-sign-in.ts';

/** Creates an account for an identity, and signs in. */
export function useIdentityRegistration({ finish }: ContinuedSignIn) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  return useForm({
    fields: ['name', 'termsAccepted'],
    check: (field, { name = '', termsAccepted }) =>
      field === 'name'
        ? name.trim() === '' && t('forms:nameRequired')
        : !termsAccepted && t('account:termsNeeded'),
    send: async ({ name = '', termsAccepted, newsletter }) => {
      const { data, refusal } = await call(registerWithIdentity, {
        body: { name, termsAccepted, ...(newsletter === 'on' && { newsletter }) },
      });
      if (!data) return refusal;
      toast({ kind: 'success', title: t('account:registered', { name: data.user.name }) });
      finish(data);
      return null;
    },
  });
}
