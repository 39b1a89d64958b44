import { useEffect, useRef } from 'react';
import type { User } from '../../../contract/accounts.ts';
import { limits } from '../../../contract/limits.ts';
import { langs, locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import { useForm } from '../../state/use-form.ts';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { Choice } from './Choice.tsx';
import * as formStyles from './form.module.css';
import * as styles from './ProfileForm.module.css';
import { useSaveProfile } from './use-save-profile.ts';

/** Name, phone number, gender, the language of emails and the newsletter. */
export function ProfileForm({ user }: { user: User }) {
  const t = useWords();
  const toast = useToast();
  const save = useSaveProfile();
  const phone = useRef<HTMLInputElement>(null);
  // A number that was confirmed below replaces the one in the form, which would otherwise be saved over it.
  useEffect(() => {
    if (phone.current) phone.current.value = user.phone ?? '';
  }, [user.phone]);
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm<'name' | 'phone'>({
    fields: ['name', 'phone'],
    check: (field, { name = '' }) => field === 'name' && !name.trim() && t('forms:nameRequired'),
    send: async ({ name = '', phone = '', gender, lang, newsletter }) => {
      const refusal = await save({
        name,
        phone,
        gender: gender === 'male' || gender === 'female' ? gender : null,
        ...(lang && { lang: lang as User['lang'] }),
        newsletter: newsletter === 'on',
      });
      if (!refusal) toast({ kind: 'success', title: t('member:profileSaved') });
      return refusal;
    },
  });
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
      <Field
        id="profile-name"
        name="name"
        label={t('member:name')}
        icon="user"
        dir="auto"
        autoComplete="name"
        maxLength={limits.accountName}
        defaultValue={user.name}
        error={errors.name}
        onInput={onInput}
      />
      <Field
        id="profile-phone"
        ref={phone}
        name="phone"
        type="tel"
        label={t('member:phone')}
        icon="phone"
        dir="ltr"
        autoComplete="tel"
        maxLength={limits.phone}
        defaultValue={user.phone ?? ''}
        optional
        error={errors.phone}
        onInput={onInput}
      />
      <Choice
        name="gender"
        legend={t('member:gender')}
        chosen={user.gender ?? ''}
        options={[
          { value: 'female', label: t('member:female') },
          { value: 'male', label: t('member:male') },
          { value: '', label: t('member:genderNone') },
        ]}
      />
      <Choice
        name="lang"
        legend={t('member:language')}
        chosen={user.lang}
        options={langs.map((lang) => ({ value: lang, label: locales[lang].nativeName, lang }))}
      />
      <label className={styles.check}>
        <input type="checkbox" name="newsletter" defaultChecked={user.newsletter} />
        <span>{t('member:newsletter')}</span>
      </label>
      <button type="submit" className={buttonStyles.primary} aria-disabled={isSending || undefined}>
        {t('member:save')}
      </button>
    </form>
  );
}
