import { useRef } from 'react';
import { deleteAccount } from '../../../contract/profile.ts';
import { useWords } from '../../i18n/words.ts';
import { MemberPage } from '../../member/MemberPage.tsx';
import * as memberStyles from '../../member/member.module.css';
import { leaveBehind } from '../../state/leave.ts';
import { useCall } from '../../state/sending.ts';
import { useForm, type Values } from '../../state/use-form.ts';
import { useAppSelector } from '../../store.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { DeletionList } from './DeletionList.tsx';
import * as formStyles from './form.module.css';
import { SetPassword } from './SetPassword.tsx';
import { useYesNo } from './YesNo.tsx';

/** `/delete-account`: requires the password and a confirmation. */
export default function DeleteAccountPage() {
  const t = useWords();
  const call = useCall();
  const hasPassword = useAppSelector((state) => state.profile.account.data?.hasPassword ?? true);
  const sent = useRef(false);
  const { ask, dialog } = useYesNo({
    title: t('member:deleteQuestion'),
    text: t('member:deleteAsk'),
    yes: t('member:yes'),
    no: t('member:no'),
  });
  const { isSending, failure, announcedErrors, errors, onSubmit, onInput } = useForm<'password'>({
    fields: ['password'],
    check: (_, { password }) => !password && t('member:passwordNeeded'),
    send: async ({ password = '' }: Values) => {
      if (sent.current || !(await ask())) return null;
      const { refusal } = await call(deleteAccount, { body: { password } });
      if (refusal) return refusal;
      sent.current = true;
      await leaveBehind('account-deleted');
      return null;
    },
  });
  return (
    <MemberPage current="/delete-account" title={t('member:deleteAccount')}>
      <div className={`${layoutStyles.panel} ${memberStyles.part}`}>
        <p>{t('member:deleteText')}</p>
        <DeletionList />
        <p className={textStyles.muted}>{t('member:deleteReports')}</p>
        {hasPassword ? (
          <form className={formStyles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
            <FormNotice failure={failure} announcedErrors={announcedErrors} />
            <PasswordField
              id="delete-password"
              name="password"
              label={t('member:password')}
              autoComplete="current-password"
              error={errors.password}
              onInput={onInput}
            />
            <div className={layoutStyles.row}>
              <button type="submit" className={buttonStyles.danger} aria-disabled={isSending || undefined}>
                {t('member:deleteGo')}
              </button>
              <a className={buttonStyles.outlined} href="/Profile">
                {t('member:cancel')}
              </a>
            </div>
          </form>
        ) : (
          <SetPassword />
        )}
      </div>
      {dialog}
    </MemberPage>
  );
}
