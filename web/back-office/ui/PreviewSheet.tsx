import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Lang, locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import type { FetchError } from '../../state/create-fetch-slice.ts';
import type { Outcome } from '../../state/sending.ts';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';
import * as previewStyles from './preview.module.css';

interface Preview {
  html: string | null;
  data?: unknown;
}

interface Props {
  title: string;
  /** Requests the preview in a language. */
  ask: (lang: Lang) => Promise<Outcome<Preview>>;
  /** Called with an error, after which there is no preview. */
  onRefused: (refusal: FetchError) => void;
  onClose: () => void;
  /** Renders the preview of a record without a page of its own. */
  children?: (data: unknown, lang: Lang) => ReactNode;
}

/** A preview of the page in each language and at the width of a phone: rendered by the server, without scripts. */
export function PreviewSheet({ title, onClose, ...rest }: Props) {
  return (
    <PreviewFrame title={title} onClose={onClose}>
      {(lang, close) => <Drawn key={lang} {...rest} lang={lang} close={close} />}
    </PreviewFrame>
  );
}

interface DrawnProps extends Omit<Props, 'title' | 'onClose'> {
  lang: Lang;
  close: () => void;
}

function Drawn({ ask, onRefused, children, lang, close }: DrawnProps) {
  const t = useWords();
  const [preview, setPreview] = useState<Preview | null>(null);
  const asking = useRef({ ask, onRefused, close });
  useEffect(() => {
    let isGone = false;
    void asking.current.ask(lang).then(({ data, refusal }) => {
      if (isGone) return;
      if (data) return setPreview(data);
      asking.current.onRefused(refusal as FetchError);
      asking.current.close();
    });
    return () => {
      isGone = true;
    };
  }, [lang]);
  if (!preview) return <div className={skeletonStyles.block} role="status" aria-label={t('admin:loading')} />;
  if (preview.html !== null)
    return (
      // Sandboxed without scripts, but same-origin, so that styles and images load.
      <iframe
        title={t('admin:previewOf', { language: locales[lang].nativeName })}
        sandbox="allow-same-origin"
        srcDoc={preview.html}
      />
    );
  return (
    <div className={previewStyles.part} lang={lang} dir={locales[lang].dir}>
      {children?.(preview.data, lang) ?? <p>{t('admin:noPreview')}</p>}
    </div>
  );
}
