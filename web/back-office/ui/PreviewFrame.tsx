import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Lang, langs, locales } from '../../../contract/locales.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as previewStyles from './preview.module.css';

interface Props {
  title: string;
  onClose: () => void;
  /** Renders the content of the preview in a language. */
  children: (lang: Lang, close: () => void) => ReactNode;
}

/** A full-screen preview in each language, and at the width of a phone. */
export function PreviewFrame({ title, onClose, children }: Props) {
  const t = useWords();
  const site = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const [lang, setLang] = useState<Lang>(site.lang);
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={previewStyles.preview} aria-label={title} onClose={onClose}>
      <header className={`${layoutStyles.row} ${layoutStyles.spread}`}>
        <h2>{title}</h2>
        <div className={layoutStyles.row}>
          <fieldset className={layoutStyles.row}>
            <legend className={textStyles.hidden}>{t('admin:previewLang')}</legend>
            {langs.map((one) => (
              <button
                key={one}
                type="button"
                className={one === lang ? chipStyles.chosen : chipStyles.chip}
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
            className={isNarrow ? chipStyles.chosen : chipStyles.chip}
            aria-pressed={isNarrow}
            onClick={() => setNarrow(!isNarrow)}
          >
            <Icon name="phone" size="s" />
            {t('admin:previewNarrow')}
          </button>
          <button type="button" className={buttonStyles.icon} aria-label={t('admin:close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
      </header>
      <div className={previewStyles.stage} data-narrow={isNarrow || undefined}>
        {children(lang, close)}
      </div>
    </dialog>
  );
}
