import { type ComponentType, useEffect, useState } from 'react';
import type { Lang } from '../../contract/locales.ts';
import { kindOfFolder, type PostFolder } from '../../contract/post-kinds.ts';
import { sendReport } from '../../contract/reports.ts';
import {
  readTranslation,
  type Translation,
  type TranslationTexts,
  translateByMachine,
} from '../../contract/translations.ts';
import { withLateWords } from '../i18n/late-words.tsx';
import { useWords } from '../i18n/words.ts';
import { useSite } from '../site.tsx';
import { useCall } from '../state/sending.ts';
import { useAsk } from '../state/use-ask.ts';
import { useRefusalWords } from '../state/use-refusal-words.ts';
import { Icon } from '../ui/Icon.tsx';
import * as buttonStyles from '../ui/shared/button.module.css';
import * as tagStyles from '../ui/shared/tag.module.css';
import * as textStyles from '../ui/shared/text.module.css';
import { useToast } from '../ui/Toasts.tsx';
import type { SwappedTexts } from './swapped-texts.ts';
import * as styles from './translation-offer.module.css';

interface Props {
  folder: PostFolder;
  id: number;
  swap: (texts: SwappedTexts | null) => void;
}

/** The offer of a page, rendered once its messages have loaded. */
export const translationOffer = (
  lang: Lang,
  folder: PostFolder,
  id: number,
  swap: Props['swap'],
): Promise<ComponentType> =>
  withLateWords(lang, ['translations'], () => <TranslationOffer folder={folder} id={id} swap={swap} />);

/** The displayed translation in this language. */
function swappedOf({ title, description, services }: TranslationTexts, lang: Lang): SwappedTexts {
  return {
    ...(title !== undefined && { title, name: title, lang }),
    ...(description !== undefined && { description: { text: description, lang } }),
    ...(services && { allServices: services.map((text) => ({ text, lang })) }),
  };
}

/** Renders nothing until the data has loaded. */
function TranslationOffer(props: Props) {
  const ask = useAsk();
  const { lang } = useSite();
  const { folder, id } = props;
  const [translation, setTranslation] = useState<Translation | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    ask(readTranslation, { params: { folder, id } }, { signal: stop.signal }).then(
      ({ data }) => setTranslation(data),
      // The page is unchanged.
      () => undefined,
    );
    return () => stop.abort();
  }, [ask, folder, id]);
  if (!translation || translation.to !== lang) return null;
  if (translation.published.length + translation.missing.length === 0) return null;
  return <Offer {...props} translation={translation} />;
}

type View = 'page' | 'original' | 'machine';

function Offer({ folder, id, swap, translation }: Props & { translation: Translation }) {
  const t = useWords();
  const { lang } = useSite();
  const call = useCall();
  const toast = useToast();
  const wordsOf = useRefusalWords();
  const [view, setView] = useState<View>('page');
  const [machine, setMachine] = useState<TranslationTexts | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { from, original, published, missing, hasService } = translation;
  const show = (next: View, texts: SwappedTexts | null) => {
    setView(next);
    swap(texts);
  };
  const translate = async () => {
    if (machine) return show('machine', swappedOf(machine, lang));
    setBusy(true);
    const { data, refusal } = await call(translateByMachine, { params: { folder, id } });
    setBusy(false);
    if (refusal) return toast({ kind: 'error', title: wordsOf(refusal) });
    setMachine(data);
    show('machine', swappedOf(data, lang));
  };
  const report = async () => {
    const { refusal } = await call(sendReport, {
      params: { folder, id },
      body: {
        reason: 'translation',
        text: t(`translations:reported.${view === 'machine' ? 'machine' : 'people'}`),
      },
    });
    if (refusal) toast({ kind: 'error', title: wordsOf(refusal) });
    else toast({ kind: 'success', title: t('translations:reportThanks') });
  };
  const isTranslated = view === 'machine' || (view === 'page' && published.length > 0);
  const small = `${buttonStyles.quiet} ${buttonStyles.small}`;
  return (
    <div className={styles.offer}>
      <Icon name="globe" size="s" />
      <p role="status">
        {view === 'original'
          ? t('translations:isOriginal')
          : isTranslated && <By view={view} of={translation} />}
      </p>
      {view !== 'page' ? (
        <button type="button" className={small} onClick={() => show('page', null)}>
          {t(view === 'machine' ? 'translations:showOriginal' : 'translations:showTranslation')}
        </button>
      ) : (
        published.length > 0 && (
          <button type="button" className={small} onClick={() => show('original', swappedOf(original, from))}>
            {t('translations:showOriginal')}
          </button>
        )
      )}
      {view !== 'machine' && missing.length > 0 && hasService && (
        <button type="button" className={small} disabled={isBusy} onClick={() => void translate()}>
          {t(published.length > 0 ? 'translations:translateRest' : 'translations:translate')}
        </button>
      )}
      {isTranslated && (
        <button type="button" className={small} onClick={() => void report()}>
          {t('translations:report')}
        </button>
      )}
      {missing.length > 0 && (
        <a
          className={`${textStyles.link} ${textStyles.small}`}
          rel="nofollow"
          href={`/Translate/${kindOfFolder[folder]}/${id}`}
        >
          {t('translations:help')}
        </a>
      )}
    </div>
  );
}

/** The translators of the displayed texts. */
function By({ view, of: { published } }: { view: View; of: Translation }) {
  const t = useWords();
  const { lang } = useSite();
  if (view === 'machine') return <span className={tagStyles.warning}>{t('translations:byMachine')}</span>;
  const names = [...new Set(published.flatMap(({ by }) => by ?? []))];
  const list = new Intl.ListFormat(lang, { type: 'conjunction' }).format(
    names.map((name) => `\u2068${name}\u2069`),
  );
  return (
    <>
      {names.length > 0
        ? t('translations:byVolunteers', { names: list })
        : t(
            published.some(({ source }) => source === 'owner')
              ? 'translations:byOwner'
              : 'translations:byVolunteer',
          )}{' '}
      {published.some(({ isOutdated }) => isOutdated) && (
        <span className={tagStyles.warning}>{t('translations:outdated')}</span>
      )}
    </>
  );
}
