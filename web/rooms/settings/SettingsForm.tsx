import { useState } from 'react';
import type { Either } from '../../../contract/locales.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import {
  discardSettings,
  type ManagedSettings,
  type ManagedSettingsBody,
  previewSettings,
  readManagedSettings,
  saveManagedSettings,
} from '../../../contract/managed-settings.ts';
import { BothField } from '../../back-office/ui/BothField.tsx';
import { ConfirmDialog } from '../../back-office/ui/ConfirmDialog.tsx';
import { EditedForm } from '../../back-office/ui/EditedForm.tsx';
import * as formStyles from '../../back-office/ui/form.module.css';
import { PictureField } from '../../back-office/ui/PictureField.tsx';
import { TextField } from '../../back-office/ui/TextField.tsx';
import { useEdited } from '../../back-office/use-edited.ts';
import { useWords } from '../../i18n/words.ts';
import { useCall } from '../../state/sending.ts';
import { settings as settingsSlice } from '../../state/slices.ts';
import { useAppDispatch } from '../../store.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { errorsOf } from './errors.ts';
import { labelOfSetting } from './labels.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { StatesFields } from './StatesFields.tsx';

const sectionKeys = ['service_provider', 'shops', 'market_place', 'rent', 'jobs'] as const;
const footerTexts = ['about', 'subscribe', 'Copyright'] as const;

const both = (text: Either) => ({ en: text.en ?? '', ar: text.ar ?? '' });
const editedOf = ({ body, draft, version }: ManagedSettings) => ({ body: draft ?? body, version });

/** The form of the general settings. Saving stores a draft; publishing makes it public. */
export function SettingsForm({ settings }: { settings: ManagedSettings }) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState(settings);
  const form = useEdited<ManagedSettingsBody, ManagedSettings>({
    start: editedOf(settings),
    editedOf,
    reread: () =>
      dispatch((_dispatch, _getState, { api }) =>
        api(readManagedSettings).then(
          ({ data }) => {
            setSaved(data);
            return editedOf(data);
          },
          () => null,
        ),
      ),
  });
  const { body, errors, change } = form;
  const [isAsking, setAsking] = useState(false);
  const { navbar, services, footer } = body;
  const labelOf = labelOfSetting(t);
  const save = async (publish: boolean) => {
    const saved = await form.run((version) =>
      call(saveManagedSettings, { body: { body, publish } }, { headers: { 'if-match': version } }),
    );
    if (!saved) return;
    setSaved(saved);
    toast({ kind: 'success', title: t(publish ? 'admin-content:isPublished' : 'admin-content:isSaved') });
    if (!publish) return;
    // This page displays them, too.
    dispatch(settingsSlice.slice.actions.forget('generalSettings'));
    void dispatch(settingsSlice.thunks.generalSettings());
  };
  const discard = async () => {
    setAsking(false);
    const now = await form.run((version) => call(discardSettings, {}, { headers: { 'if-match': version } }));
    if (!now) return;
    setSaved(now);
    toast({ kind: 'success', title: t('admin-content:discardDone') });
  };
  return (
    <EditedForm
      title={t('admin:section.settings')}
      text={t('admin-settings:text')}
      form={form}
      labelOf={labelOf}
      history="/admin/settings/history"
      preview={(lang) => call(previewSettings, { body: { lang, body } })}
      tags={saved.draft && <span className={tagStyles.brand}>{t('admin-content:hasDraft')}</span>}
      onSubmit={() => void save(false)}
      first={
        <>
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={form.isBusy}
            onClick={() => void save(true)}
          >
            {t('admin-content:publish')}
          </button>
          <button type="submit" className={buttonStyles.outlined} disabled={form.isBusy}>
            {t('admin-content:saveDraft')}
          </button>
        </>
      }
      last={
        saved.draft && (
          <button
            type="button"
            className={buttonStyles.quiet}
            disabled={form.isBusy}
            onClick={() => setAsking(true)}
          >
            {t('admin-content:discard')}
          </button>
        )
      }
    >
      <section className={formStyles.rows}>
        <h2>{t('admin-settings:identity')}</h2>
        <BothField
          id="name"
          label={labelOf('name')}
          value={body.name}
          maxLength={editingLimits.siteName}
          errors={errorsOf(errors, 'name')}
          onChange={(name) => change({ name: both(name) })}
        />
        <div className={formStyles.columns}>
          <PictureField
            id="navbar-logo"
            label={labelOf('navbar.logo')}
            hint={t('admin-settings:logoHint')}
            url={navbar.logo}
            error={errors['navbar.logo']}
            onChange={(picture) => change({ navbar: { ...navbar, logo: picture?.url ?? null } })}
          />
          <PictureField
            id="logo"
            label={labelOf('logo')}
            hint={t('admin-settings:logoHint')}
            url={body.logo}
            error={errors.logo}
            onChange={(picture) => change({ logo: picture?.url ?? null })}
          />
        </div>
      </section>
      <section className={formStyles.rows}>
        <h2>{t('admin-settings:footer')}</h2>
        <div className={formStyles.columns}>
          {(['email', 'phone'] as const).map((part) => (
            <TextField
              key={part}
              id={`footer-${part}`}
              label={labelOf(`footer.${part}`)}
              ltr
              optional
              inputMode={part === 'email' ? 'email' : 'tel'}
              value={footer[part]}
              error={errors[`footer.${part}`]}
              onChange={(value) => change({ footer: { ...footer, [part]: value } })}
            />
          ))}
        </div>
        {footerTexts.map((part) => (
          <BothField
            key={part}
            id={`footer-${part}`}
            label={labelOf(`footer.${part}`)}
            value={footer[part]}
            optional
            rows={part === 'Copyright' ? 1 : 3}
            maxLength={editingLimits.settingText}
            errors={errorsOf(errors, `footer.${part}`)}
            onChange={(text) => change({ footer: { ...footer, [part]: both(text) } })}
          />
        ))}
        <SocialLinks
          links={footer.social_media}
          errors={errors}
          onChange={(links) => change({ footer: { ...footer, social_media: links } })}
        />
      </section>
      <section className={formStyles.rows}>
        <h2>{t('admin-settings:doors')}</h2>
        {sectionKeys.map((key) => (
          <div key={key} className={formStyles.rows}>
            <BothField
              id={`services-${key}-name`}
              label={labelOf(`services.${key}`)}
              value={services[key].name}
              maxLength={editingLimits.sectionName}
              errors={errorsOf(errors, `services.${key}.name`)}
              onChange={(name) =>
                change({ services: { ...services, [key]: { ...services[key], name: both(name) } } })
              }
            />
            <BothField
              id={`services-${key}-hint`}
              label={t('admin-settings:hintOf', { name: labelOf(`services.${key}`) })}
              value={services[key].hint}
              optional
              maxLength={editingLimits.sectionHint}
              errors={errorsOf(errors, `services.${key}.hint`)}
              onChange={(hint) =>
                change({ services: { ...services, [key]: { ...services[key], hint: both(hint) } } })
              }
            />
          </div>
        ))}
      </section>
      <StatesFields
        states={navbar.states}
        errors={errors}
        onChange={(states) => change({ navbar: { ...navbar, states } })}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('admin-content:discardTitle')}
          action={t('admin-content:discard')}
          busy={form.isBusy}
          onConfirm={() => void discard()}
          onClose={() => setAsking(false)}
        >
          <p>{t('admin-content:discardText')}</p>
        </ConfirmDialog>
      )}
    </EditedForm>
  );
}
