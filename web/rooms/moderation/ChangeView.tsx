import type { Picture } from '../../../contract/pictures.ts';
import { useWords } from '../../i18n/words.ts';
import { Photo } from '../../ui/Photo.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './ChangeView.module.css';
import type { FieldChange } from './changes.ts';
import * as linesStyles from './lines.module.css';
import { wordDiff } from './word-diff.ts';

/** Formats with free text, in which changed words are highlighted. */
const written = ['text', 'either', 'list', 'week', 'special', 'fees', 'links'];

interface Props {
  changes: readonly FieldChange[];
  pictures: readonly Picture[];
}

/** The differences between a revision and the published post: each field with its old and new value. */
export function ChangeView({ changes, pictures }: Props) {
  const t = useWords();
  if (changes.length === 0) return <p className={textStyles.muted}>{t('admin-moderation:noChange')}</p>;
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.field.name}>
          <dt>{t(change.field.label)}</dt>
          <dd>
            {'added' in change ? (
              <PhotoChange change={change} pictures={pictures} />
            ) : (
              <WordChange change={change} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function WordChange({ change }: { change: Extract<FieldChange, { before: string }> }) {
  const t = useWords();
  const { field, before, after } = change;
  const isLatin = field.format === 'latin' || field.format === 'phone' || field.format === 'price';
  if (before && after && written.includes(field.format))
    return (
      <p className={linesStyles.lines} dir="auto">
        {wordDiff(before, after).map(({ text, kind }, index) => {
          // Segments have no ids, and their order is fixed.
          const key = `${index} ${kind}`;
          if (kind === 'added') return <ins key={key}>{text}</ins>;
          return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
        })}
      </p>
    );
  const side = (text: string, Tag: 'ins' | 'del', label: string) => (
    <p className={linesStyles.lines}>
      <span className={textStyles.hidden}>{label}</span>
      {text ? (
        <Tag dir={isLatin ? 'ltr' : 'auto'}>{text}</Tag>
      ) : (
        <span className={textStyles.muted}>{t('admin-moderation:nothingBefore')}</span>
      )}
    </p>
  );
  return (
    <>
      {side(before, 'del', t('admin-moderation:before'))}
      {side(after, 'ins', t('admin-moderation:after'))}
    </>
  );
}

function PhotoChange({
  change,
  pictures,
}: { change: Extract<FieldChange, { added: readonly number[] }> } & Pick<Props, 'pictures'>) {
  const t = useWords();
  const { added, removed } = change;
  const row = (ids: readonly number[], label: string, className: string | undefined) =>
    ids.length > 0 && (
      <figure className={className}>
        <figcaption>{label}</figcaption>
        {ids.map((id) => {
          const picture = pictures.find((one) => one.id === id);
          return picture && <Photo key={id} picture={picture} alt="" sizes="96px" />;
        })}
      </figure>
    );
  if (added.length + removed.length === 0) return <p>{t('admin-moderation:photosMoved')}</p>;
  return (
    <>
      {row(added, t('admin-moderation:photosAdded'), styles.added)}
      {row(removed, t('admin-moderation:photosRemoved'), styles.removed)}
    </>
  );
}
