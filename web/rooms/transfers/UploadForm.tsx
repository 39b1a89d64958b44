import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type TransferKind, transferKinds, uploadImport } from '../../../contract/transfers.ts';
import { ApiError } from '../../api.ts';
import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useAppDispatch } from '../../store.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as fieldStyles from './field.module.css';
import * as panelStyles from './panel.module.css';
import { SelectField } from './SelectField.tsx';

/** Uploads a file; its own page then asks for the mapping. */
export function UploadForm() {
  const t = useWords();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const refusalWords = useRefusalWords();
  const [kind, setKind] = useState<TransferKind>('businesses');
  const [busy, setBusy] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (!file) {
      setIssue(t('admin-transfers:fileMissing'));
      input.current?.focus();
      return;
    }
    setBusy(true);
    setIssue(null);
    try {
      const query = { kind, name: file.name.slice(0, 200) };
      const { data } = await dispatch((_dispatch, _getState, { api }) =>
        api(uploadImport, { query, body: file }),
      );
      void navigate(`/admin/transfer/${data.id}`);
    } catch (error) {
      const refusal: FetchError = error instanceof ApiError ? error.problem : { status: 0, message: '' };
      setIssue(refusal.errors?.file?.[0] ?? refusalWords(refusal));
      setBusy(false);
      input.current?.focus();
    }
  }

  return (
    <form className={`${layoutStyles.panel} ${panelStyles.panel}`} onSubmit={send} aria-busy={busy}>
      <h2>{t('admin-transfers:importTitle')}</h2>
      <p className={textStyles.muted}>{t('admin-transfers:importText')}</p>
      <SelectField
        id="tr-kind"
        label={t('admin-transfers:kind')}
        value={kind}
        onChange={(value) => setKind(value as TransferKind)}
        options={transferKinds.map((value) => ({ value, label: t(`admin-transfers:kind.${value}`) }))}
      />
      <div className={fieldStyles.field}>
        <label htmlFor="tr-file">{t('admin-transfers:file')}</label>
        <input
          id="tr-file"
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          aria-invalid={issue ? true : undefined}
          aria-describedby="tr-file-error"
        />
        <p id="tr-file-error" role="alert" className={panelStyles.error}>
          {issue}
        </p>
      </div>
      <button type="submit" className={buttonStyles.primary} disabled={busy}>
        {busy ? t('admin-transfers:sending') : t('admin-transfers:send')}
      </button>
    </form>
  );
}
