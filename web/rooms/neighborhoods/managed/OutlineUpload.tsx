import { type FormEvent, useRef, useState } from 'react';
import {
  importOutlineFile,
  type OutlineImport,
  outlineFileBytes,
} from '../../../../contract/managed-outlines.ts';
import * as checkStyles from '../../../back-office/ui/check.module.css';
import { useWords } from '../../../i18n/words.ts';
import { useCall } from '../../../state/sending.ts';
import { useRefusalWords } from '../../../state/use-refusal-words.ts';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { OutlineReport } from './OutlineReport.tsx';
import * as styles from './OutlineUpload.module.css';

/** Uploads a file of outlines: first for a preview, then to import it. */
export function OutlineUpload() {
  const t = useWords();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const input = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [adds, setAdds] = useState(false);
  const [busy, setBusy] = useState<'preview' | 'import' | null>(null);
  const [issues, setIssues] = useState<readonly string[]>([]);
  const [report, setReport] = useState<OutlineImport | null>(null);

  /** Another file or choice needs another preview. */
  function reset() {
    setIssues([]);
    setReport(null);
  }
  function refuse(sentences: readonly string[]) {
    setIssues(sentences);
    input.current?.focus();
  }
  async function send(preview: boolean) {
    const file = input.current?.files?.[0];
    reset();
    if (!file) return refuse([t('admin-neighborhoods:fileMissing')]);
    if (file.size > outlineFileBytes) return refuse([t('admin-neighborhoods:fileLarge')]);
    setBusy(preview ? 'preview' : 'import');
    const query = { name: file.name.slice(0, 200), preview: preview ? '1' : '0', adds: adds ? '1' : '0' };
    const { data, refusal } = await call(importOutlineFile, { query, body: file });
    setBusy(null);
    if (refusal) return refuse(refusal.errors?.file ?? [wordsOf(refusal)]);
    setReport(data);
    result.current?.focus();
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send(true);
  }

  return (
    <>
      <form
        className={`${layoutStyles.panel} ${styles.panel}`}
        onSubmit={onSubmit}
        aria-busy={busy !== null}
        aria-labelledby="outlines-title"
      >
        <h2 id="outlines-title">{t('admin-neighborhoods:uploadTitle')}</h2>
        <p className={textStyles.muted}>{t('admin-neighborhoods:uploadText')}</p>
        <div className={styles.field}>
          <label htmlFor="outlines-file">{t('admin-neighborhoods:file')}</label>
          <input
            id="outlines-file"
            ref={input}
            type="file"
            accept=".geojson,.json,application/geo+json,application/json"
            aria-invalid={issues.length > 0 || undefined}
            aria-describedby="outlines-issues"
            onChange={reset}
          />
          <div id="outlines-issues" role="alert" className={styles.issues}>
            {issues.length === 1 && <p dir="auto">{issues[0]}</p>}
            {issues.length > 1 && (
              <>
                <p>{t('admin-neighborhoods:errors')}</p>
                <ul>
                  {issues.map((issue) => (
                    <li key={issue} dir="auto">
                      {issue}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
        <label className={checkStyles.check}>
          <input
            type="checkbox"
            checked={adds}
            onChange={({ target }) => {
              setAdds(target.checked);
              reset();
            }}
          />
          <span>{t('admin-neighborhoods:adds')}</span>
        </label>
        <button
          type="submit"
          className={report?.isPreview ? buttonStyles.outlined : buttonStyles.primary}
          disabled={busy !== null}
        >
          {t(busy === 'preview' ? 'admin-neighborhoods:sending' : 'admin-neighborhoods:preview')}
        </button>
      </form>
      <div ref={result} tabIndex={-1} role="status" className={styles.result}>
        {report && <OutlineReport report={report} isBusy={busy !== null} onImport={() => void send(false)} />}
        {busy === 'import' && t('admin-neighborhoods:importing')}
      </div>
    </>
  );
}
