import { registerAccount } from '../../../contract/accounts.ts';
import { useWords } from '../../i18n/words.ts';
import { signIn } from '../../state/account.ts';
import { useCall } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { isEmail } from '../../ui/email.ts';
import { isLongEnough } from '../../ui/password-strength.ts';
import { useToast } from '../../ui/Toasts.tsx';

/** Creates an account and signs in. */
export function useRegisterForm() {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  return useForm({
    fields: ['name', 'email', 'phone', 'password', 'passwordConfirmation', 'termsAccepted'],
    check: (field, values) => {
      const { name = '', email = '', password = '', passwordConfirmation, termsAccepted } = values;
      if (field === 'name') return name.trim() === '' && t('forms:nameRequired');
      if (field === 'email') return !isEmail(email) && t('forms:emailInvalid');
      if (field === 'password') return !isLongEnough(password) && t('forms:passwordLength');
      if (field === 'passwordConfirmation')
        return password !== passwordConfirmation && t('forms:passwordMatch');
      return field === 'termsAccepted' && !termsAccepted && t('account:termsNeeded');
    },
    send: async (values) => {
      const { name = '', email = '', password = '', passwordConfirmation = '', ...others } = values;
      const body = {
        ...others,
        termsAccepted: others.termsAccepted,
        name,
        email,
        password,
        passwordConfirmation,
      };
      const { data, refusal } = await call(registerAccount, { body });
      if (!data) return refusal;
      toast({
        kind: 'success',
        title: t('account:registered', { name: data.user.name }),
        text: t('account:registeredText'),
      });
      signIn(data);
      return null;
    },
  });
}
