import { useEffect, useState } from 'react';
import type { User } from '../../../contract/accounts.ts';
import type { Lang } from '../../../contract/locales.ts';
import { type SpokenLanguage, spokenLanguages } from '../../../contract/spoken-languages.ts';
import { memberPath } from '../../addresses.ts';
import { withLateWords } from '../../i18n/late-words.tsx';
import { useWords } from '../../i18n/words.ts';
import { MemberSection } from '../../member/MemberPage.tsx';
import { useForm } from '../../state/use-form.ts';
import { useAppSelector } from '../../store.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as choiceStyles from './Choice.module.css';
import { Choice } from './Choice.tsx';
import * as formStyles from './form.module.css';
import * as styles from './ProfileForm.module.css';
import { useSaveProfile } from './use-save-profile.ts';

const headingId = 'public-title';

/** The section of the public page, rendered once its messages have loaded. */
export const publicPageForm = (lang: Lang) =>
  withLateWords(lang, ['members', 'languages', 'forms'], PublicPageSection);

/** The visibility of an account and its public data. */
function PublicPageSection() {
  const t = useWords();
  const user = useAppSelector((state) => state.profile.account.data);
  // A link may lead here before it is rendered.
  useEffect(() => {
    if (location.hash === `#${headingId}`) document.getElementById(headingId)?.scrollIntoView();
  }, []);
  if (!user) return null;
  return (
    <MemberSection id={headingId} title={t('members:formTitle')} text={t('members:formText')}>
      <PublicPageForm key={user.id} user={user} />
    </MemberSection>
  );
}

function PublicPageForm({ user: { picture, publicPage } }: { user: User }) {
  const t = useWords();
  const toast = useToast();
  const save = useSaveProfile();
  const [languages, setLanguages] = useState<readonly SpokenLanguage[]>(publicPage.languages);
  const { names, address } = publicPage;
  const { isSending, failure, announcedErrors, onSubmit } = useForm<never>({
    fields: [],
    check: () => undefined,
    send: async ({ isOn, nameForm, hasPicture }) => {
      const refusal = await save({
        publicPage: isOn === 'on',
        ...((nameForm === 'initial' || nameForm === 'first') && { publicName: nameForm }),
        publicPicture: hasPicture === 'on',
        languages: [...languages],
      });
      if (!refusal) toast({ kind: 'success', title: t('members:saved') });
      return refusal;
    },
  });
  const press = (language: SpokenLanguage) =>
    setLanguages((chosen) =>
      chosen.includes(language) ? chosen.filter((one) => one !== language) : [...chosen, language],
    );
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormNotice failure={failure} announcedErrors={announcedErrors} />
      <div>
        {address ? (
          <a className={textStyles.link} href={memberPath(address)}>
            {t('members:view')} <Icon name="arrow" size="s" flip />
          </a>
        ) : (
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            {t(publicPage.isOn ? 'members:notYet' : 'members:isOff')}
          </p>
        )}
      </div>
      <label className={styles.check}>
        <input type="checkbox" name="isOn" defaultChecked={publicPage.isOn} />
        <span>{t('members:isOn')}</span>
      </label>
      {names.first !== names.initial && (
        <Choice
          name="nameForm"
          legend={t('members:nameForm')}
          chosen={publicPage.nameForm}
          options={(['initial', 'first'] as const).map((form) => ({
            value: form, // Isolated, so that the period stays behind the name on an Arabic page.
            label: names[form],
          }))}
        />
      )}
      {picture && (
        <label className={styles.check}>
          <input type="checkbox" name="hasPicture" defaultChecked={publicPage.hasPicture} />
          <span>{t('members:hasPicture')}</span>
        </label>
      )}
      <fieldset className={choiceStyles.choice}>
        <legend>{t('members:languages')}</legend>
        <div className={styles.languages}>
          {spokenLanguages.map((language) => (
            <label key={language} className={chipStyles.chip}>
              <input
                type="checkbox"
                name="languages"
                value={language}
                checked={languages.includes(language)}
                onChange={() => press(language)}
              />
              <span>{t(`languages:${language}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={buttonStyles.primary} aria-disabled={isSending || undefined}>
        {t('members:save')}
      </button>
    </form>
  );
}
