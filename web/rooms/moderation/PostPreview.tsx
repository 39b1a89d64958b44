import type { OwnPostKind } from '../../../contract/my-posts.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { useWords } from '../../i18n/words.ts';
import { Gallery } from '../../ui/Gallery.tsx';
import { PatternArt } from '../../ui/PatternArt.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as priceStyles from '../../ui/shared/price.module.css';
import { picturesOf } from './changes.ts';
import { kindIcons } from './kind-words.ts';
import * as linesStyles from './lines.module.css';
import * as styles from './PostPreview.module.css';
import { postFields } from './post-fields.ts';
import { type Speech, valueWords } from './value-words.ts';

interface Props {
  kind: OwnPostKind;
  id: number;
  body: Record<string, unknown>;
  pictures: readonly Picture[];
  speech: Speech;
}

/** Displayed above the others, not in the list of details. */
const said = ['title', 'companyName', 'description', 'priceCents'];
const latin = ['latin', 'phone', 'price', 'point'];

/** A preview of a post: pictures, price, text, details. */
export function PostPreview({ kind, id, body, pictures, speech }: Props) {
  const t = useWords();
  const fields = postFields[kind];
  // The description of a picture is in the post's language: for readers of the other one, it is numbered instead.
  const visiblePictures = picturesOf(kind, body, pictures).map((picture) =>
    body.lang === speech.lang ? picture : { ...picture, alt: '' },
  );
  const wordsOf = (name: string) => {
    const field = fields.find((one) => one.name === name);
    return field ? valueWords(field, body[name], speech) : '';
  };
  const price = wordsOf('priceCents');
  const description = wordsOf('description');
  return (
    <>
      {visiblePictures.length > 0 ? (
        <Gallery pictures={visiblePictures} name={t('admin-moderation:photos')} widths={[320, 160]} eager />
      ) : (
        <div className={`${artStyles.art} ${styles.missing}`}>
          <PatternArt seed={id} icon={kindIcons[kind]} />
        </div>
      )}
      {price && (
        <p className={priceStyles.price}>
          <bdi dir="auto">{price}</bdi>
        </p>
      )}
      {description && (
        <p className={linesStyles.lines} dir="auto">
          {description}
        </p>
      )}
      <dl className={styles.facts}>
        {fields.map((field) => {
          if (said.includes(field.name) || field.format === 'photos') return null;
          const words = valueWords(field, body[field.name], speech);
          if (!words) return null;
          return (
            <div key={field.name}>
              <dt>{t(field.label)}</dt>
              <dd className={linesStyles.lines}>
                <bdi dir={latin.includes(field.format) ? 'ltr' : 'auto'}>{words}</bdi>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
