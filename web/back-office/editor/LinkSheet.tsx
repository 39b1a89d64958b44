import { useId, useState } from 'react';
import { linkOf } from '../../../contract/rich-text.ts';
import { useWords } from '../../i18n/words.ts';
import { Field } from '../../ui/Field.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as dialogStyles from '../ui/dialog.module.css';

interface Props {
  /** The current target; empty for a new link. */
  href: string;
  onSet: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Prompts for the target of a link. */
export function LinkSheet({ href, onSet, onRemove, onClose }: Props) {
  const t = useWords();
  const id = useId();
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  function set() {
    const link = linkOf(typed);
    if (link === null) setWrong(true);
    else onSet(link);
  }
  return (
    <Sheet
      title={t('admin-editor:linkTitle')}
      closeLabel={t('admin:close')}
      className={dialogStyles.dialog}
      onClose={onClose}
      footer={(close) => (
        <div className={layoutStyles.row}>
          <button type="button" className={buttonStyles.primary} onClick={set}>
            {t('admin-editor:linkSet')}
          </button>
          {href === '' ? (
            <button type="button" className={buttonStyles.outlined} onClick={close}>
              {t('admin:cancel')}
            </button>
          ) : (
            <button type="button" className={buttonStyles.outlined} onClick={onRemove}>
              {t('admin-editor:linkRemove')}
            </button>
          )}
        </div>
      )}
    >
      <Field
        id={id}
        label={t('admin-editor:linkField')}
        type="text"
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        value={typed}
        error={isWrong ? t('admin-editor:linkWrong') : undefined}
        hintId={`${id}-hint`}
        hint={
          <p className={`${textStyles.small} ${textStyles.muted}`} id={`${id}-hint`}>
            {t('admin-editor:linkHint')}
          </p>
        }
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        // The editor may be inside a form of its page, which must not be submitted.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
    </Sheet>
  );
}
