import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LegalPage } from '../../../contract/entries.ts';
import type { Lang } from '../../../contract/locales.ts';
import {
  createEntry,
  type EditedEntry,
  type EditedKind,
  type EntryBody,
  previewEntry,
  updateEntry,
} from '../../../contract/managed-content.ts';
import { editingLimits } from '../../../contract/managed-content-limits.ts';
import { BothField } from '../../back-office/ui/BothField.tsx';
import { EditedForm } from '../../back-office/ui/EditedForm.tsx';
import { HtmlField } from '../../back-office/ui/HtmlField.tsx';
import { PictureField } from '../../back-office/ui/PictureField.tsx';
import { useEdited } from '../../back-office/use-edited.ts';
import { useWords } from '../../i18n/words.ts';
import { type Outcome, useCall } from '../../state/sending.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import { DataFields } from './DataFields.tsx';
import { EntryActs } from './EntryActs.tsx';
import { EntryTags } from './EntryTags.tsx';
import { bodyOf, emptyBody, errorsOf, withParts } from './fields.ts';
import { kinds, legalNames } from './kinds.ts';
import { labelOfEntry } from './labels.ts';
import { PresentedPart } from './PresentedPart.tsx';
import { entryPath, kindPath } from './paths.ts';
import { useEntryRead } from './use-entry-read.ts';

interface Props {
  kind: EditedKind;
  slug: LegalPage | undefined;
  entry: EditedEntry | null;
  groups: readonly { en: string; ar: string }[];
  onSaved: () => void;
}

/** The texts of each type of entry, besides the title. */
const texts: Record<EditedKind, { summary?: boolean; body?: boolean; picture?: boolean }> = {
  hero: { body: true, picture: true },
  about: { summary: true, body: true, picture: true },
  service: { summary: true },
  contact: { summary: true, body: true },
  faq: { body: true },
  page: { summary: true, body: true },
  welcome: { summary: true },
  app: { summary: true, picture: true },
};

const empty = { en: '', ar: '' };

/** The form of an entry. Saving stores a draft; publishing makes it public. */
export function EntryForm({ kind, slug, entry, groups, onSaved }: Props) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const navigate = useNavigate();
  const readEntry = useEntryRead();
  const [saved, setSaved] = useState(entry);
  const editedOf = (one: EditedEntry) => ({ body: withParts(kind, bodyOf(one)), version: one.version });
  const form = useEdited<EntryBody, EditedEntry>({
    start: entry ? editedOf(entry) : { body: emptyBody(kind), version: '' },
    editedOf,
    reread: async () => {
      const now = saved && (await readEntry(kind, saved.id));
      if (now) setSaved(now);
      return now && editedOf(now);
    },
  });
  const { body, errors, change, isBusy } = form;
  const labelOf = labelOfEntry(t, kind);

  const done = (answer: EditedEntry, words: string) => {
    setSaved(answer);
    toast({ kind: 'success', title: words });
    onSaved();
    if (!saved) void navigate(entryPath(kind, answer), { replace: true });
  };
  const act = async (words: string, send: (version: string) => Promise<Outcome<EditedEntry>>) => {
    const answer = await form.run(send);
    if (answer) done(answer, words);
  };
  const legal = (slug ?? saved?.slug) as LegalPage | undefined;
  const save = (publish: boolean) =>
    act(t(publish ? 'admin-content:isPublished' : 'admin-content:isSaved'), (version) => {
      const sent = { body, publish, ...(kind === 'page' && { slug: legal }) };
      return saved
        ? call(
            updateEntry,
            { params: { kind, id: saved.id }, body: sent },
            { headers: { 'if-match': version } },
          )
        : call(createEntry, { params: { kind }, body: sent });
    });
  const preview = (language: Lang) =>
    call(previewEntry, {
      body: {
        kind,
        id: saved?.id ?? null,
        ...(kind === 'page' && { slug: legal }),
        lang: language,
        body,
      },
    });
  const { summary, body: hasBody, picture } = texts[kind];
  const name = kind === 'page' && legal ? t(legalNames[legal]) : t(kinds[kind].name);
  return (
    <EditedForm
      title={name}
      text={t(kinds[kind].text)}
      back={{
        href: kindPath(kind),
        label: t(kindPath(kind) === '/admin/content' ? 'admin:section.content' : kinds[kind].name),
      }}
      form={form}
      labelOf={labelOf}
      history={saved && `${entryPath(kind, saved)}/history`}
      tags={
        saved && (
          <EntryTags
            entry={{
              status: saved.status,
              hasDraft: saved.live !== null && saved.draft !== null,
              missing: [],
            }}
          />
        )
      }
      preview={preview}
      drawn={(data, language) => <PresentedPart kind={kind} data={data} lang={language} />}
      onSubmit={() => void save(false)}
      first={
        <>
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={isBusy}
            onClick={() => void save(true)}
          >
            {t('admin-content:publish')}
          </button>
          <button type="submit" className={buttonStyles.outlined} disabled={isBusy}>
            {t('admin-content:saveDraft')}
          </button>
        </>
      }
      last={
        saved && (
          <EntryActs
            kind={kind}
            entry={saved}
            busy={isBusy}
            onAct={act}
            onDeleted={() => {
              onSaved();
              void navigate(kindPath(kind));
            }}
            refuse={form.refuse}
          />
        )
      }
    >
      {kind === 'faq' && (
        <DataFields {...{ kind, errors, groups }} data={body.data} onChange={(data) => change({ data })} />
      )}
      <BothField
        id="title"
        label={labelOf('title')}
        value={body.title}
        maxLength={editingLimits.contentTitle}
        errors={errorsOf(errors, 'title')}
        onChange={(title) => change({ title: { ...empty, ...title } })}
      />
      {summary && (
        <BothField
          id="summary"
          label={labelOf('summary')}
          value={body.summary}
          rows={3}
          optional
          maxLength={editingLimits.contentSummary}
          errors={errorsOf(errors, 'summary')}
          onChange={(text) => change({ summary: { ...empty, ...text } })}
        />
      )}
      {kind !== 'faq' && (
        <DataFields {...{ kind, errors, groups }} data={body.data} onChange={(data) => change({ data })} />
      )}
      {picture && (
        <PictureField
          id="picture"
          label={t('admin-content:picture')}
          url={body.picture?.url ?? null}
          error={errors.picture}
          onChange={(one) => change({ picture: one && { id: one.id, url: one.url } })}
        />
      )}
      {hasBody && (
        <HtmlField
          id="body"
          label={labelOf('body')}
          value={body.body}
          errors={errorsOf(errors, 'body')}
          onChange={(text) => change({ body: { ...empty, ...text } })}
        />
      )}
    </EditedForm>
  );
}
