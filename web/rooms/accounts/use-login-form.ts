import { useState } from 'react';
import { logIn } from '../../../contract/accounts.ts';
import { useWords } from '../../i18n/words.ts';
import { signIn } from '../../state/account.ts';
import { useCall } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { isEmail } from '../../ui/email.ts';
import { isLongEnough } from '../../ui/password-strength.ts';

/** Signs in. If the server requires the code of a second factor, a second step requests it. */
export function useLoginForm() {
  const t = useWords();
  const call = useCall();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({
    fields: ['email', 'password', 'code'],
    check: (field, { email = '', password = '', code = '' }) => {
      if (field === 'email') return !isEmail(email) && t('forms:emailInvalid');
      if (field === 'password') return !isLongEnough(password) && t('forms:passwordLength');
      return needsCode && code.trim() === '' && t('forms:codeInvalid');
    },
    send: async ({ email = '', password = '', code = '' }) => {
      const body = { email, password, ...(needsCode && { code: code.trim() }) };
      const { data, refusal } = await call(logIn, { body });
      if (data) signIn(data);
      // A missing code is not an error yet: the form did not have the field.
      if (refusal?.errors?.code && !needsCode) {
        setNeedsCode(true);
        return null;
      }
      // The password was changed in the meantime: returns to the fields that can be corrected.
      if (refusal?.errors?.email || refusal?.errors?.password) setNeedsCode(false);
      return refusal;
    },
  });
  return { ...form, needsCode, startAnew: () => setNeedsCode(false) };
}
