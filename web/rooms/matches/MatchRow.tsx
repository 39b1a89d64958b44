import { useState } from 'react';
import { type DismissalReason, dismissMatch, type Match, restoreMatch } from '../../../contract/matches.ts';
import { postPages } from '../../../contract/post-kinds.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PatternArt } from '../../ui/PatternArt.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Price } from '../../ui/Price.tsx';
import * as artStyles from '../../ui/shared/art.module.css';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as chipStyles from '../../ui/shared/chip.module.css';
import * as tagStyles from '../../ui/shared/tag.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';
import * as styles from './MatchesPage.module.css';
import { pointWords } from './point-words.ts';

/** The contract's constant, which is not bundled. */
const reasons = ['price', 'place', 'other'] as const satisfies DismissalReason[];
const icons = { rent: 'home', job: 'briefcase', product: 'box' } as const;
const day = 86_400_000;

interface Props {
  /** The wanted post. */
  wantedId: number;
  match: Match;
  /** The best match, whose action is the primary one of the page. */
  isFirst: boolean;
}

/** An offer with what matches and what does not; collapsed once dismissed. */
export function MatchRow({ wantedId, match, isFirst }: Props) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [isGone, setGone] = useState(false);
  const [reason, setReason] = useState<DismissalReason | null>(null);
  const { kind, id, slug, title, priceCents, area, photo, postedAt, points } = match;
  const params = { id: wantedId, offer: id };
  const dismiss = async (why: DismissalReason | null) => {
    const before = { isGone, reason };
    setGone(true);
    setReason(why);
    const { refusal } = await call(dismissMatch, { params, body: { reason: why } });
    if (!refusal) return;
    setGone(before.isGone);
    setReason(before.reason);
    toast({ kind: 'error', title: wordsOf(refusal) });
  };
  const restore = async () => {
    setGone(false);
    setReason(null);
    const { refusal } = await call(restoreMatch, { params });
    if (!refusal) return;
    setGone(true);
    toast({ kind: 'error', title: wordsOf(refusal) });
  };
  if (isGone) {
    return (
      <li className={styles.folded}>
        <p role="status">
          <b lang={match.lang} dir="auto">
            {title}
          </b>{' '}
          {t('matches:dismissed')}{' '}
          <button type="button" className={textStyles.link} onClick={() => void restore()}>
            {t('matches:undo')}
          </button>
        </p>
        <fieldset className={styles.reasons}>
          <legend>{t('matches:why')}</legend>
          {reasons.map((one) => (
            <button
              key={one}
              type="button"
              className={one === reason ? chipStyles.chosen : chipStyles.chip}
              aria-pressed={one === reason}
              onClick={() => void dismiss(one === reason ? null : one)}
            >
              {t(`matches:reason.${one}`)}
            </button>
          ))}
        </fieldset>
      </li>
    );
  }
  const href = `${postPages[kind]}/${id}${slug ? `/${slug}` : ''}`;
  return (
    <li className={styles.row}>
      <div className={`${artStyles.art} ${styles.photo}`}>
        {photo ? <Photo picture={photo} alt="" sizes="232px" /> : <PatternArt seed={id} icon={icons[kind]} />}
        {Date.now() - Date.parse(postedAt) < day && (
          <span className={`${tagStyles.glass} ${styles.fresh}`}>{t('matches:newToday')}</span>
        )}
      </div>
      <div className={styles.about}>
        {priceCents !== null && (
          <p className={styles.price}>
            <Price cents={priceCents} /> {kind === 'rent' && <span>{t('matches:aMonth')}</span>}
          </p>
        )}
        <h3 lang={match.lang} dir="auto">
          {title}
        </h3>
        <p className={textStyles.muted}>{area.name}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.criterion} className={point.fits ? styles.fits : styles.misses}>
              <Icon name={point.fits ? 'check' : 'minus'} size="s" />
              {!point.fits && <span className={textStyles.hidden}>{t('matches:misses')}</span>}
              <span>{pointWords(point, lang, t)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        {match.message && (
          <a
            className={`${isFirst ? buttonStyles.primary : buttonStyles.soft} ${buttonStyles.small}`}
            href={`/messages/new?about=${kind}-${id}`}
          >
            <Icon name="chat" size="s" />
            {t('matches:message')}
          </a>
        )}
        <a
          className={`${isFirst && !match.message ? buttonStyles.primary : buttonStyles.outlined} ${buttonStyles.small}`}
          href={href}
        >
          {t('matches:open')}
        </a>
        <button
          type="button"
          className={`${buttonStyles.quiet} ${buttonStyles.small}`}
          onClick={() => void dismiss(null)}
        >
          {t('matches:notForMe')}
        </button>
      </div>
    </li>
  );
}
