import { useWords } from '../../i18n/words.ts';
import { useForm } from '../../state/use-form.ts';
import type { ContinuedSignIn } from './use-continued-sign-in.ts';

/** The code of two-step sign-in, after an identity provider. */
export function useIdentityCode({ sendCode }: ContinuedSignIn) {
  const t = useWords();
  return useForm({
    fields: ['code'],
    check: (_, { code = '' }) => code.trim() === '' && t('forms:codeInvalid'),
    send: ({ code = '' }) => sendCode(code.trim()),
  });
}
