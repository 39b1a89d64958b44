import { type DeletionPreview, previewDeletion } from '../../../contract/profile.ts';
import { useWords } from '../../i18n/words.ts';
import { ownPlaces } from '../../member/own-places.ts';
import { useRead } from '../../state/use-read.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import * as styles from './DeletionList.module.css';

type Item = DeletionPreview['items'][number];

function Items({
  id,
  title,
  text,
  items,
}: {
  id: string;
  title: string;
  text?: string;
  items: readonly Item[];
}) {
  if (items.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={textStyles.muted}>{text}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Icon name={ownPlaces[item.kind].icon} />
            <span lang={item.lang} dir="auto">
              {item.title}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happens to each post and claimed place when the account is deleted. */
export function DeletionList() {
  const t = useWords();
  const { status, data, again } = useRead(previewDeletion, {});
  if (status === 'loading') return <p role="status">{t('member:loading')}</p>;
  if (status === 'failed')
    return (
      <p role="alert">
        {t('member:deleteListFailed')}{' '}
        <button type="button" className={`${buttonStyles.outlined} ${buttonStyles.small}`} onClick={again}>
          {t('errors:tryAgain')}
        </button>
      </p>
    );
  const having = (outcome: Item['outcome']) => data.items.filter((item) => item.outcome === outcome);
  return (
    <>
      <Items
        id="returned-title"
        title={t('member:deleteReturned')}
        text={t('member:deleteReturnedText')}
        items={having('returned')}
      />
      <Items id="deleted-title" title={t('member:deletePosts')} items={having('deleted')} />
      {data.more > 0 && <p>{t('member:deleteMore', { count: data.more })}</p>}
    </>
  );
}
