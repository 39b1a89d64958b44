import { useEffect, useState } from 'react';
import { type Lang, locales } from '../../../../contract/locales.ts';
import { type IssueFields, type Preview, previewIssue } from '../../../../contract/newsletter-issues.ts';
import * as listStyles from '../../../back-office/ui/list.module.css';
import { useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import type { Outcome } from '../../../state/sending.ts';
import { useCall } from '../../../state/sending.ts';
import { useRefusalWords } from '../../../state/use-refusal-words.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as chipStyles from '../../../ui/shared/chip.module.css';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../../ui/shared/skeleton.module.css';
import * as styles from './IssuePreview.module.css';

/** The issue as recipients will see it: as HTML in a sandboxed frame, and as plain text. */
export function IssuePreview({
  fields,
  onClose,
}: {
  fields: Pick<IssueFields, 'langs' | 'subject' | 'body'>;
  onClose: () => void;
}) {
  const t = useWords();
  const call = useCall();
  const wordsOf = useRefusalWords();
  const { lang: own } = useSite();
  const [lang, setLang] = useState<Lang>(fields.langs.includes(own) ? own : (fields.langs[0] ?? own));
  const [asText, setAsText] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<Preview> | null>(null);
  const subject = fields.subject[lang];
  const body = fields.body[lang];
  useEffect(() => {
    let isGone = false;
    setOutcome(null);
    void call(previewIssue, { body: { lang, subject, body } }).then((came) => {
      if (!isGone) setOutcome(came);
    });
    return () => {
      isGone = true;
    };
  }, [call, lang, subject, body]);
  const choice = (isOn: boolean, label: string, onPress: () => void, of?: Lang) => (
    <button
      type="button"
      className={isOn ? chipStyles.chosen : chipStyles.chip}
      aria-pressed={isOn}
      lang={of}
      onClick={onPress}
    >
      {label}
    </button>
  );
  return (
    <Sheet
      title={t('admin-newsletter:preview')}
      closeLabel={t('admin:close')}
      className={styles.preview}
      onClose={onClose}
      footer={(close) => (
        <button type="button" className={buttonStyles.outlined} onClick={close}>
          {t('admin:close')}
        </button>
      )}
    >
      <div className={listStyles.filters}>
        {fields.langs.map((one) => (
          <span key={one}>{choice(one === lang, locales[one].nativeName, () => setLang(one), one)}</span>
        ))}
        <span className={layoutStyles.grow} />
        {choice(!asText, t('admin-newsletter:asHtml'), () => setAsText(false))}
        {choice(asText, t('admin-newsletter:asText'), () => setAsText(true))}
      </div>
      {outcome?.refusal && <p className={fieldStyles.summary}>{wordsOf(outcome.refusal)}</p>}
      {!outcome && <div className={skeletonStyles.block} role="status" aria-label={t('admin:loading')} />}
      {outcome?.data && (
        <>
          <p lang={lang} dir={locales[lang].dir}>
            <b>{outcome.data.subject || t('admin-newsletter:noSubject')}</b>
          </p>
          {asText ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by the keyboard
            <pre lang={lang} dir={locales[lang].dir} tabIndex={0}>
              {outcome.data.text}
            </pre>
          ) : (
            <iframe title={t('admin-newsletter:preview')} sandbox="" srcDoc={outcome.data.html} />
          )}
        </>
      )}
    </Sheet>
  );
}
