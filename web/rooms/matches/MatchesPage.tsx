import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type Matches, mailMatches, readMatches, type WantedPost } from '../../../contract/matches.ts';
import { formPath, ownPages, postFolders } from '../../../contract/post-kinds.ts';
import { closePost } from '../../../contract/post-lifecycle.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRead } from '../../state/use-read.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedState } from '../../ui/FailedState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { priceWords } from '../../ui/Price.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { Switch } from '../../ui/Switch.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as styles from './MatchesPage.module.css';
import { MatchRow } from './MatchRow.tsx';
import { pointIcons, termWords } from './point-words.ts';

/** `/matches/rent/12`: a wanted post, and the offers that match it. Visible to its owner only. */
export default function MatchesPage() {
  const t = useWords();
  const { id = '' } = useParams();
  const isId = /^\d{1,15}$/.test(id);
  const reading = useRead(readMatches, isId ? { params: { id: Number(id) } } : null);
  const code = 'code' in reading ? reading.code : null;
  if (!isId || code === 404) {
    return (
      <div className={`${layoutStyles.wrap} ${styles.page}`}>
        <EmptyState level={1} title={t('matches:gone')} text={t('matches:goneText')}>
          <a className={buttonStyles.primary} href="/my-housing">
            {t('matches:myPosts')}
          </a>
        </EmptyState>
      </div>
    );
  }
  if (reading.status === 'failed') return <FailedState />;
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`}>
      {reading.data ? <Found matches={reading.data} /> : <RowSkeletons rows={3} />}
    </div>
  );
}

function Found({ matches: { wanted, offers, higherLimit } }: { matches: Matches }) {
  const t = useWords();
  const edit = formPath(wanted.kind, wanted.id);
  return (
    <>
      <WantedHead wanted={wanted} />
      <div className={styles.title}>
        <div>
          <h2>{t('matches:heading')}</h2>
          <p className={textStyles.muted}>
            {offers.length > 0 ? t('matches:found', { count: offers.length }) : t('matches:onlyYou')}
          </p>
        </div>
        <MailSwitch wanted={wanted} />
      </div>
      {offers.length > 0 ? (
        <ul className={styles.rows}>
          {offers.map((match, index) => (
            <MatchRow key={match.id} wantedId={wanted.id} match={match} isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('matches:nothing')}
          text={
            higherLimit
              ? `${t('matches:nothingText')} ${t('matches:higher', { price: priceWords(higherLimit.cents), count: higherLimit.count })}`
              : t('matches:nothingText')
          }
        >
          <a className={buttonStyles.primary} href={edit}>
            {higherLimit ? t('matches:raise', { price: priceWords(higherLimit.cents) }) : t('matches:edit')}
          </a>
        </EmptyState>
      )}
    </>
  );
}

/** The criteria, and the owner's actions for the post. */
function WantedHead({ wanted }: { wanted: WantedPost }) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const navigate = useNavigate();
  const { kind, id, points, views } = wanted;
  const close = async () => {
    const params = { folder: postFolders[kind], id };
    const { refusal } = await call(closePost, { params, body: { as: 'closed' } });
    if (refusal) return toast({ kind: 'error', title: wordsOf(refusal) });
    toast({ kind: 'success', title: t('matches:closed'), text: t('matches:closedText') });
    void navigate(`${ownPages[kind]}?status=closed`);
  };
  return (
    <section className={styles.wanted}>
      <p className={tagStyles.list}>
        <span className={tagStyles.brand}>{t('matches:wanted')}</span>
        <span className={tagStyles.success}>{t('matches:published')}</span>
        <span className={`${textStyles.small} ${textStyles.muted}`}>
          {t('matches:views', { count: views })}
        </span>
      </p>
      <h1 lang={wanted.lang} dir="auto">
        {wanted.title}
      </h1>
      <div className={styles.foot}>
        <ul className={styles.terms}>
          {points.map((point) => (
            <li key={point.criterion}>
              <Icon name={pointIcons[point.criterion]} size="s" />
              {termWords(point, lang, t)}
            </li>
          ))}
        </ul>
        <span className={layoutStyles.row}>
          <a className={`${buttonStyles.outlined} ${buttonStyles.small}`} href={formPath(kind, id)}>
            <Icon name="edit" size="s" />
            {t('matches:edit')}
          </a>
          <button
            type="button"
            className={`${buttonStyles.outlined} ${buttonStyles.small}`}
            onClick={() => void close()}
          >
            <Icon name="check" size="s" />
            {t('matches:iFoundOne')}
          </button>
        </span>
      </div>
    </section>
  );
}

function MailSwitch({ wanted: { id, mails } }: { wanted: WantedPost }) {
  const t = useWords();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [isOn, setOn] = useState(mails);
  const choose = async (wish: boolean) => {
    setOn(wish);
    const { refusal } = await call(mailMatches, { params: { id }, body: { mails: wish } });
    if (!refusal) return;
    setOn(!wish);
    toast({ kind: 'error', title: wordsOf(refusal) });
  };
  return (
    <Switch name="mails" label={t('matches:mailMe')} checked={isOn} onChange={(wish) => void choose(wish)} />
  );
}
