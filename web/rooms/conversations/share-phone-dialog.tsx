import { type Message, sharePhone } from '../../../contract/conversations.ts';
import type { Lang } from '../../../contract/locales.ts';
import { isPhoneLike } from '../../../contract/phone-like.ts';
import { readProfile } from '../../../contract/profile.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { useForm } from '../../state/use-form.ts';
import { useRead } from '../../state/use-read.ts';
import { Field } from '../../ui/Field.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { phoneWords } from '../../ui/phone-words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import type { LateDialogProps } from '../../ui/use-late-dialog.tsx';
import { newClientId } from './unsent.ts';

interface Given {
  /** The conversation. */
  id: number;
  /** Who will see the number. */
  name: string;
  /** As typed; by default that of the profile. */
  typed: string | null;
  onShared: (message: Message) => void;
}

/** The step in which a member shares a phone number in a conversation, rendered once its messages have loaded. */
export const sharePhoneDialog = (lang: Lang, given: Given) =>
  withLateWords(lang, ['forms', 'conversations'], ({ onClose }: LateDialogProps) => (
    <SharePhone {...given} onClose={onClose} />
  ));

const formId = 'share-phone';

function SharePhone({ id, name, typed, onShared, onClose }: Given & LateDialogProps) {
  const t = useWords();
  const profile = useRead(readProfile, typed === null ? {} : null);
  const isKnown = typed !== null || profile.status !== 'loading';
  const own = profile.data?.phone ? phoneWords(profile.data.phone) : '';
  return (
    <Sheet
      title={t('conversations:sharePhoneTitle')}
      closeLabel={t('layout:close')}
      onClose={onClose}
      footer={(close) => (
        <>
          <button type="button" className={buttonStyles.quiet} onClick={close}>
            {t('conversations:cancel')}
          </button>
          <button type="submit" form={formId} className={buttonStyles.primary}>
            {t('conversations:share')}
          </button>
        </>
      )}
    >
      {isKnown ? (
        <Form id={id} start={typed ?? own} onShared={onShared} onClose={onClose} />
      ) : (
        <p role="status">{t('conversations:loading')}</p>
      )}
      <p className={`${textStyles.small} ${textStyles.muted}`}>
        {t('conversations:sharePhoneText', { name })}
      </p>
    </Sheet>
  );
}

function Form({
  id,
  start,
  onShared,
  onClose,
}: Pick<Given, 'id' | 'onShared'> & LateDialogProps & { start: string }) {
  const t = useWords();
  const call = useCall();
  const { failure, announcedErrors, errors, onSubmit, onInput } = useForm({
    fields: ['phone'],
    check: (_, { phone = '' }) => !isPhoneLike(phone) && t('conversations:phoneNeeded'),
    send: async ({ phone = '' }) => {
      const body = { clientId: newClientId(), phone };
      const { data, refusal } = await call(sharePhone, { params: { id }, body });
      if (refusal) return refusal;
      onShared(data);
      onClose();
      return null;
    },
  });
  return (
    <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
      <Field
        id="share-phone-number"
        name="phone"
        type="tel"
        dir="ltr"
        autoComplete="tel"
        icon="phone"
        label={t('conversations:phone')}
        defaultValue={start}
        error={errors.phone}
        onInput={onInput}
      />
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
    </form>
  );
}
