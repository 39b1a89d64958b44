import { type ReactNode, useState } from 'react';
import type { Lang } from '../../../contract/locales.ts';
import type { Preview } from '../../../contract/managed-content.ts';
import { useWords } from '../../i18n/words.ts';
import type { Outcome } from '../../state/sending.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as pageStyles from '../page.module.css';
import type { EditedThing } from '../use-edited.ts';
import { AdminHead } from './AdminHead.tsx';
import { EditNotices } from './EditNotices.tsx';
import * as formStyles from './form.module.css';
import { PreviewSheet } from './PreviewSheet.tsx';

interface Props<Body> {
  title: string;
  text: string;
  back?: { href: string; label: string };
  form: EditedThing<Body>;
  labelOf: (path: string) => string;
  /** The path of its history; null while it is new. */
  history: string | null;
  /** Rendered beside the title. */
  tags?: ReactNode;
  preview: (lang: Lang) => Promise<Outcome<Preview>>;
  /** Renders the preview of a record without a page of its own. */
  drawn?: (data: unknown, lang: Lang) => ReactNode;
  /** The action of the Enter key. */
  onSubmit: () => void;
  /** Buttons before and after that of the preview. */
  first: ReactNode;
  last?: ReactNode;
  children: ReactNode;
}

/** The page that edits one record, with its preview and a link to its history. Input is preserved on any error. */
export function EditedForm<Body>(props: Props<Body>) {
  const { title, text, back, form, labelOf, history, tags, preview, drawn, onSubmit, children } = props;
  const t = useWords();
  const [isLooking, setLooking] = useState(false);
  return (
    <div className={pageStyles.page}>
      <AdminHead title={title} text={text} {...(back && { back })}>
        {tags}
        {history !== null && (
          <a className={`${buttonStyles.outlined} ${buttonStyles.small}`} href={history}>
            <Icon name="clock" size="s" />
            {t('admin:history')}
          </a>
        )}
      </AdminHead>
      <EditNotices
        errors={form.errors}
        failure={form.failure}
        mine={form.body}
        theirs={form.theirs}
        labelOf={labelOf}
        onKeepMine={form.keepMine}
        onTakeTheirs={form.takeTheirs}
      />
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <div className={formStyles.saveBar}>
          {props.first}
          <button type="button" className={buttonStyles.outlined} onClick={() => setLooking(true)}>
            <Icon name="eye" size="s" />
            {t('admin:preview')}
          </button>
          {props.last}
          <span className={`${textStyles.muted} ${textStyles.small}`} role="status">
            {form.isDirty && t('admin:unsaved')}
          </span>
        </div>
      </form>
      {isLooking && (
        <PreviewSheet
          title={title}
          ask={preview}
          onRefused={form.refuse}
          onClose={() => setLooking(false)}
          {...(drawn && { children: drawn })}
        />
      )}
    </div>
  );
}
