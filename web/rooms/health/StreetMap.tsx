import { useEffect, useState } from 'react';
import { type Lang, locales } from '../../../contract/locales.ts';
import {
  type ManagedMap,
  readManagedMap,
  readMapFetchCost,
  startMapFetch,
} from '../../../contract/managed-map.ts';
import { timeWords } from '../../back-office/time-words.ts';
import * as cardStyles from '../../back-office/ui/card.module.css';
import { ReadBody } from '../../back-office/ui/ReadBody.tsx';
import { useAdminRead } from '../../back-office/use-admin-read.ts';
import { isolate } from '../../i18n/isolate.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { type Outcome, useCall } from '../../state/sending.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { useAppDispatch } from '../../store.ts';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useToast } from '../../ui/Toasts.tsx';

/** Between two readings of the progress, in milliseconds. */
const pollMs = 1_000;

/** The archive of the street map, and fetching one from a published archive. */
export function StreetMap() {
  const t = useWords();
  const reading = useAdminRead(readManagedMap, {});
  return (
    <section className={`${layoutStyles.panel} ${cardStyles.card}`} aria-labelledby="health-map">
      <h2 id="health-map">{t('admin-health:map')}</h2>
      <ReadBody reading={reading} isPart>
        {(map) => <StreetMapState initial={map} />}
      </ReadBody>
    </section>
  );
}

function StreetMapState({ initial }: { initial: ManagedMap }) {
  const t = useWords();
  const { lang } = useSite();
  const toast = useToast();
  const call = useCall();
  const dispatch = useAppDispatch();
  const wordsOf = useRefusalWords();
  const [map, setMap] = useState(initial);
  const [offer, setOffer] = useState<{ bytes: number } | { problem: string }>();
  const [isBusy, setBusy] = useState(false);
  const { archive, tilesHost, sourceHost: host, fetch } = map;
  const isRunning = fetch?.state === 'running';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading schedules the next one
  useEffect(() => {
    if (!isRunning) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      dispatch((_dispatch, _getState, { api }) => api(readManagedMap, {}, { signal: stop.signal })).then(
        ({ data }) => setMap(data),
        // The server may be restarting: the next reading is due all the same.
        () => !stop.signal.aborted && setMap((former) => ({ ...former })),
      );
    }, pollMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [dispatch, isRunning, map]);

  /** Runs a request while the buttons are disabled; a refusal is displayed as a toast. */
  async function request<T>(send: () => Promise<Outcome<T>>, use: (data: T) => void) {
    setBusy(true);
    const { data, refusal } = await send();
    setBusy(false);
    if (refusal === null) use(data);
    else toast({ kind: 'error', title: t('admin:failed'), text: wordsOf(refusal) });
  }
  const checkCost = () =>
    request(
      () => call(readMapFetchCost, {}),
      ({ cost, problem }) => setOffer(cost ?? { problem: problem ?? '' }),
    );
  const start = () =>
    request(
      () => call(startMapFetch, {}),
      (data) => {
        setOffer(undefined);
        setMap(data);
      },
    );

  return (
    <>
      <p className={textStyles.muted}>
        {archive
          ? t('admin-health:mapArchive', {
              min: archive.minZoom,
              max: archive.maxZoom,
              size: megabyteWords(archive.bytes, lang),
              attribution: archive.attribution,
            })
          : t('admin-health:mapNone')}
      </p>
      {tilesHost && <p dir="auto">{t('admin-health:mapTiles', { host: tilesHost })}</p>}
      <div aria-live="polite">
        {isRunning && <FetchProgress fetch={fetch} />}
        {fetch?.state === 'done' && fetch.endedAt && (
          <p>{t('admin-health:mapDone', { time: timeWords(fetch.endedAt, lang) })}</p>
        )}
        {fetch?.state === 'failed' && !offer && (
          <>
            <p>
              <b dir="auto">{t('admin-health:mapFailed', { problem: isolate(fetch.problem ?? '') })}</b>
            </p>
            <p className={textStyles.muted}>{t('admin-health:mapFailedText')}</p>
          </>
        )}
        {offer && host && (
          <p dir="auto">
            {'bytes' in offer
              ? t('admin-health:mapCost', { size: megabyteWords(offer.bytes, lang), host })
              : t('admin-health:mapFailed', { problem: isolate(offer.problem) })}
          </p>
        )}
      </div>
      {!host && (
        <p dir="auto">
          {t('admin-health:mapNoSource', { setting: 'MAP_SOURCE_URL', document: 'docs/street-map.md' })}
        </p>
      )}
      {host && !isRunning && (
        <div className={layoutStyles.row}>
          {offer && 'bytes' in offer ? (
            <>
              <button
                type="button"
                className={buttonStyles.primary}
                disabled={isBusy}
                onClick={() => void start()}
              >
                {t('admin-health:mapFetch')}
              </button>
              <button type="button" className={buttonStyles.outlined} onClick={() => setOffer(undefined)}>
                {t('admin-health:mapCancel')}
              </button>
            </>
          ) : (
            <>
              <button
                type="button"
                className={buttonStyles.outlined}
                disabled={isBusy}
                onClick={() => void checkCost()}
              >
                {t(
                  offer || fetch?.state === 'failed' ? 'admin-health:mapAgain' : 'admin-health:mapCheckCost',
                )}
              </button>
              <span className={textStyles.muted} dir="auto">
                {t('admin-health:mapOffer', { host })}
              </span>
            </>
          )}
        </div>
      )}
    </>
  );
}

function FetchProgress({ fetch }: { fetch: NonNullable<ManagedMap['fetch']> }) {
  const t = useWords();
  const { lang } = useSite();
  const { doneBytes, totalBytes } = fetch;
  return (
    <>
      <p>{t('admin-health:mapRunning')}</p>
      <progress
        aria-label={t('admin-health:mapRunning')}
        value={totalBytes === null ? undefined : doneBytes}
        max={totalBytes ?? 1}
      />
      <p className={textStyles.muted}>
        {totalBytes === null
          ? t('admin-health:mapStarting')
          : t('admin-health:mapProgress', {
              done: megabyteWords(doneBytes, lang),
              total: megabyteWords(totalBytes, lang),
            })}
      </p>
    </>
  );
}

/** A size in megabytes: «52.3 MB». */
const megabyteWords = (bytes: number, lang: Lang): string =>
  new Intl.NumberFormat(locales[lang].intl, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);
