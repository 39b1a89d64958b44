import '../../styles/admin-editing.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Lang, langs, locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import type { Outcome } from '../../state/sending.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Preview {
  html: string | null;
  data?: unknown;
}

interface Props {
  title: string;
  /** Asks for the preview in a language. */
  ask: (lang: Lang) => Promise<Outcome<Preview>>;
  /** Told of a refusal: then there is nothing to show. */
  onRefused: (refusal: FetchError) => void;
  onClose: () => void;
  /** Draws what stands in no page of its own. */
  children?: (data: unknown, lang: Lang) => ReactNode;
}

/** The page as it would be, in each language and as on a phone: drawn by the server, and without scripts. */
export function PreviewSheet({ title, ask, onRefused, onClose, children }: Props) {
  const t = useWords();
  const site = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [lang, setLang] = useState<Lang>(site.lang);
  const [isNarrow, setNarrow] = useState(false);
  const [shown, setShown] = useState<{ lang: Lang; preview: Preview } | null>(null);
  const asking = useRef({ ask, onRefused });
  asking.current = { ask, onRefused };
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isGone = false;
    void asking.current.ask(lang).then(({ data, refusal }) => {
      if (isGone) return;
      if (data) return setShown({ lang, preview: data });
      asking.current.onRefused(refusal as FetchError);
      dialog.current?.close();
    });
    return () => {
      isGone = true;
    };
  }, [lang]);
  const isReady = shown?.lang === lang;
  return (
    <dialog ref={dialog} className="adm-preview" aria-label={title} onClose={onClose}>
      <header className="row sp">
        <h2>{title}</h2>
        <div className="row">
          <fieldset className="row">
            <legend className="sr">{t('admin:previewLang')}</legend>
            {langs.map((one) => (
              <button
                key={one}
                type="button"
                className={one === lang ? 'chip on' : 'chip'}
                aria-pressed={one === lang}
                lang={one}
                onClick={() => setLang(one)}
              >
                {locales[one].nativeName}
              </button>
            ))}
          </fieldset>
          <button
            type="button"
            className={isNarrow ? 'chip on' : 'chip'}
            aria-pressed={isNarrow}
            onClick={() => setNarrow(!isNarrow)}
          >
            <Icon name="phone" size="s" />
            {t('admin:previewNarrow')}
          </button>
          <button
            type="button"
            className="ib"
            aria-label={t('admin:close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
      </header>
      <div className={isNarrow ? 'stage narrow' : 'stage'} aria-busy={!isReady || undefined}>
        {isReady && shown.preview.html !== null && (
          // Without scripts nothing of it acts; of this origin, so that its styles and pictures come.
          <iframe
            title={t('admin:previewOf', { language: locales[lang].nativeName })}
            sandbox="allow-same-origin"
            srcDoc={shown.preview.html}
          />
        )}
        {isReady && shown.preview.html === null && (
          <div className="part" lang={lang} dir={locales[lang].dir}>
            {children?.(shown.preview.data, lang) ?? <p>{t('admin:noPreview')}</p>}
          </div>
        )}
        {!isReady && <div className="sk" role="status" aria-label={t('admin:loading')} />}
      </div>
    </dialog>
  );
}
