import { decideHeldText, type HeldText, listHeldTexts } from '../../../../contract/held-messages.ts';
import { DeskRows } from '../../../back-office/listing/DeskRows.tsx';
import { useDeskActs } from '../../../back-office/listing/use-desk-acts.ts';
import { useAdminList } from '../../../back-office/use-admin-list.ts';
import { polled } from '../../../back-office/use-admin-read.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { useWords } from '../../../i18n/words.ts';
import { useSite } from '../../../site.tsx';
import { dateWords } from '../../../ui/date-words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PhotoLinks } from '../../../ui/PhotoLinks.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as tagStyles from '../../../ui/shared/tag.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import type { ListChoice } from './desk-lists.ts';
import * as styles from './ReportDetail.module.css';

/** Messages with the same text to many members, each text once: a moderator lets it pass or not. */
export function HeldTexts({ choice }: { choice: ListChoice }) {
  const t = useWords();
  const list = useAdminList(listHeldTexts, { query: {} }, polled);
  return (
    <DeskRows
      title={t('admin:section.conversations')}
      text={t('admin-conversations:text')}
      choice={choice}
      list={list}
      emptyTitle={t('admin-conversations:heldEmptyTitle')}
      emptyText={t('admin-conversations:heldEmptyText')}
      row={(item) => <Row item={item} again={list.again} />}
    />
  );
}

function Row({ item, again }: { item: HeldText; again: () => void }) {
  const t = useWords();
  const { lang } = useSite();
  const { isBusy, act } = useDeskActs(undefined, again);
  const { id, text, photos, sender, since, waiting, delivered, titles } = item;
  const decide = (pass: boolean) =>
    void act(
      decideHeldText,
      { params: { id }, body: { pass } },
      t(pass ? 'admin-conversations:passed' : 'admin-conversations:refused'),
    );
  return (
    <li className={layoutStyles.panel}>
      <Icon name="chat" />
      <div>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {t('admin-conversations:heldFrom', { name: isolate(sender.name), date: dateWords(since, lang) })}
        </p>
        <div className={styles.held}>
          {photos.length > 0 && (
            <PhotoLinks
              photos={photos}
              name={sender.name}
              labelOf={(place) => t('admin-conversations:photoOf', { place, total: photos.length })}
              sizes="112px"
              className={styles.photos}
            />
          )}
          {text && <p dir="auto">{text}</p>}
        </div>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {t('admin-conversations:heldAbout', {
            titles: titles.map((title) => isolate(title.text)).join(t('cards:comma')),
          })}
        </p>
        <p className={tagStyles.list}>
          <span className={tagStyles.warning}>
            {t('admin-conversations:heldWaiting', { count: waiting })}
          </span>
          <span className={tagStyles.plain}>
            {t('admin-conversations:heldDelivered', { count: delivered })}
          </span>
          {sender.banned && <span className={tagStyles.error}>{t('admin-conversations:banned')}</span>}
        </p>
        <p className={layoutStyles.row}>
          <button
            type="button"
            className={`${buttonStyles.primary} ${buttonStyles.small}`}
            disabled={isBusy}
            onClick={() => decide(true)}
          >
            {t('admin-conversations:pass')}
          </button>
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            disabled={isBusy}
            onClick={() => decide(false)}
          >
            {t('admin-conversations:refuse')}
          </button>
        </p>
      </div>
    </li>
  );
}
