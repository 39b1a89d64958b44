import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ArticleDetail, ArticleKind } from '../../../contract/articles.ts';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { type Lang, locales } from '../../../contract/locales.ts';
import { type ArticleFields, previewArticle } from '../../../contract/managed-articles.ts';
import { guidePath } from '../../addresses.ts';
import { ApiError, readRefusal } from '../../api.ts';
import { ArticlePage } from '../../articles/ArticlePage.tsx';
import type { ArticlePlace } from '../../articles/article-place.ts';
import { blogPlace, newsPlace } from '../../articles/places.ts';
import * as pageStyles from '../../back-office/page.module.css';
import { PreviewFrame } from '../../back-office/ui/PreviewFrame.tsx';
import { loadWords } from '../../i18n/load.ts';
import { createTranslate, type Messages, type Translate, useWords, WordsProvider } from '../../i18n/words.ts';
import { SiteProvider, useSite } from '../../site.tsx';
import { storageKeys } from '../../storage-keys.ts';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import * as styles from './PreviewDialog.module.css';

interface Props {
  kind: ArticleKind;
  fields: ArticleFields;
  onClose: () => void;
}

const guidePlace: ArticlePlace = {
  list: '/User-Guide',
  pathOf: guidePath,
  title: 'content:guideTitle',
  text: 'content:guideText',
};
const places = { blog: blogPlace, news: newsPlace, guide: guidePlace } as const;

/** The preview has both languages, so its requests specify a language other than the page's. */
function usePreview(kind: ArticleKind, fields: ArticleFields, lang: Lang) {
  const site = useSite();
  const [preview, setPreview] = useState<{ article: ArticleDetail; t: Translate } | 'failed' | null>(null);
  const sent = useRef(JSON.stringify(fields));
  useEffect(() => {
    const stop = new AbortController();
    const messages: Partial<Messages> = {};
    const base = { city: site.cityCode, lang, cityId: site.cityId };
    const address = endpointAddress(base, previewArticle, { params: { kind } });
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem(storageKeys.token) ?? ''}`,
    };
    const drawn = fetch(address, { method: 'POST', headers, body: sent.current, signal: stop.signal }).then(
      async (answer) => {
        if (!answer.ok) throw new ApiError(await readRefusal(answer));
        return ((await answer.json()) as { data: ArticleDetail }).data;
      },
    );
    Promise.all([drawn, loadWords(lang, ['layout', 'errors', 'cards', 'content'], messages)]).then(
      ([article]) => setPreview({ article, t: createTranslate(lang, messages) }),
      () => !stop.signal.aborted && setPreview('failed'),
    );
    return () => stop.abort();
  }, [kind, lang, site]);
  return preview;
}

/**
 * A preview of the article's page in either language, at the width of a desktop or a phone. Its links are disabled.
 */
export function PreviewDialog({ kind, fields, onClose }: Props) {
  const t = useWords();
  return (
    <PreviewFrame title={t('admin-articles:previewTitle')} onClose={onClose}>
      {(lang) => <ArticlePreview key={lang} kind={kind} fields={fields} lang={lang} />}
    </PreviewFrame>
  );
}

function ArticlePreview({ kind, fields, lang }: Omit<Props, 'onClose'> & { lang: Lang }) {
  const t = useWords();
  const site = useSite();
  const preview = usePreview(kind, fields, lang);
  if (preview === null)
    return <div className={skeletonStyles.block} role="status" aria-label={t('admin:loading')} />;
  if (preview === 'failed')
    return (
      <p className={pageStyles.page} role="alert">
        {t('admin-articles:previewFailed')}
      </p>
    );
  const { dir } = locales[lang];
  const stay = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: links in it do not lead away, by key or hand
    <div className={styles.page} lang={lang} dir={dir} onClick={stay}>
      <SiteProvider value={{ ...site, lang, dir }}>
        <WordsProvider value={preview.t}>
          <ArticlePage
            place={places[kind]}
            article={preview.article}
            status="succeeded"
            related="content:relatedStories"
            steps={kind === 'guide'}
          />
        </WordsProvider>
      </SiteProvider>
    </div>
  );
}
