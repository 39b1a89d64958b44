import { Fragment, type ReactNode } from 'react';
import type { AuditLine } from '../../../contract/audit.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as textStyles from '../../ui/shared/text.module.css';
import { timeWords } from '../time-words.ts';
import * as styles from './LogLines.module.css';
import { type Difference, differencesOf, kindWords, sentenceOf, slots } from './log-words.ts';

/** The back-office page of an audited record, if it has one. */
function pageOf({ subject, subjectId, name }: AuditLine): string | undefined {
  if (subject === 'user' && name !== null) return `/admin/users/${subjectId}`;
  return subject === 'message' ? `/admin/messages/${subjectId}` : undefined;
}

/** Log entries: who did what to which record, and what changed. */
export function LogLines({ lines }: { lines: readonly AuditLine[] }) {
  const { lang } = useSite();
  const t = useWords();
  return (
    <ol className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <Sentence line={line} />
          <Differences differences={differencesOf(line, t, lang)} />
          <small>
            <time dateTime={line.at}>{timeWords(line.at, lang)}</time>
          </small>
        </li>
      ))}
    </ol>
  );
}

function Sentence({ line }: { line: AuditLine }) {
  const t = useWords();
  const parts: Record<string, ReactNode> = {
    [slots.who]: <Who line={line} />,
    [slots.what]: <What line={line} />,
  };
  const pieces = sentenceOf(line.action, t).split(new RegExp(`([${slots.who}${slots.what}])`));
  return (
    <p>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay where they are
        <Fragment key={index}>{parts[piece] ?? piece}</Fragment>
      ))}
    </p>
  );
}

function Who({ line: { actor, hand } }: { line: AuditLine }) {
  const t = useWords();
  if (actor)
    return (
      <a className={textStyles.link} href={`/admin/users/${actor.id}`}>
        <bdi>{actor.name}</bdi>
      </a>
    );
  return <b>{t(`admin-audit:hand.${hand}`)}</b>;
}

function What({ line }: { line: AuditLine }) {
  const t = useWords();
  const { subject, subjectId, name } = line;
  const page = pageOf(line);
  const called = name === null ? <bdi dir="ltr">{subjectId}</bdi> : <bdi>{name}</bdi>;
  return (
    <>
      {kindWords(subject, t)}{' '}
      {page ? (
        <a className={textStyles.link} href={page}>
          {called}
        </a>
      ) : (
        called
      )}
      {name !== null && ' '}
      {name !== null && (
        <bdi dir="ltr" className={textStyles.muted}>
          {subjectId}
        </bdi>
      )}
    </>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const t = useWords();
  if (differences.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {differences.map(({ key, label, from, to }) => (
        <Fragment key={key}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd>
            {from !== null && (
              <>
                <span className={textStyles.hidden}>{t('admin-audit:was')}</span>
                <del>
                  <bdi dir="auto">{from}</bdi>
                </del>
                <Icon name="arrow" size="s" flip />
              </>
            )}
            <span className={textStyles.hidden}>{t('admin-audit:is')}</span>
            <ins>
              <bdi dir="auto">{to ?? t('admin-audit:nothing')}</bdi>
            </ins>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
