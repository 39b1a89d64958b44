import { useEffect, useId, useState } from 'react';
import {
  type EmbedOptions,
  embedAddress,
  embedCounts,
  embedHeight,
  embedPath,
  embedSchemes,
  longestEmbedWords,
  readEmbed,
} from '../../../contract/embeds.ts';
import { listNeighborhoods, type NeighborhoodCard } from '../../../contract/neighborhoods.ts';
import { useWords, type WordKey } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { useCall } from '../../state/sending.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as fieldStyles from '../../ui/shared/field.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as textStyles from '../../ui/shared/text.module.css';
import { useCopy } from '../../ui/use-copy.ts';
import * as styles from './EmbedBuilder.module.css';

const schemeWords: Record<EmbedOptions['scheme'], WordKey> = {
  auto: 'open-data:embedAuto',
  light: 'open-data:embedLight',
  dark: 'open-data:embedDark',
};

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The element to paste into other sites. */
const snippetOf = (address: string, height: number, title: string) =>
  `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;

/**
 * Configures a list to embed in another site, previews it, and provides the code. Without scripts its form opens
 * the list, whose address is the source of the frame.
 */
export function EmbedBuilder() {
  const t = useWords();
  const { lang, publicUrl } = useSite();
  const [areas, setAreas] = useState<readonly NeighborhoodCard[]>([]);
  const [options, setOptions] = useState<EmbedOptions>(() => readEmbed({ lang }));
  const [isHydrated, setIsHydrated] = useState(false);
  const call = useCall();
  const copy = useCopy();
  useEffect(() => {
    setIsHydrated(true);
    void call(listNeighborhoods).then(({ data }) => data && setAreas(data));
  }, [call]);

  const path = embedAddress(options);
  const height = embedHeight(options.count);
  const code = snippetOf(`${publicUrl}${path}`, height, t('open-data:embedFrame'));
  /** Reads the whole form as the parameters of the list's address. */
  const change = (form: HTMLFormElement) =>
    setOptions(readEmbed(Object.fromEntries(new FormData(form)) as Record<string, string>));
  const codeId = useId();
  return (
    <section className={layoutStyles.panel}>
      <h2>{t('open-data:embedTitle')}</h2>
      <p className={textStyles.muted}>{t('open-data:embedText')}</p>
      <form
        className={styles.form}
        action={embedPath}
        target="_blank"
        onChange={({ currentTarget }) => change(currentTarget)}
        rel="noopener"
      >
        <input type="hidden" name="lang" value={lang} />
        <div className={fieldStyles.field}>
          <div className={fieldStyles.label}>
            <label htmlFor="embed-words">{t('open-data:embedWords')}</label>
          </div>
          <div className={fieldStyles.box}>
            <input
              id="embed-words"
              name="q"
              maxLength={longestEmbedWords}
              dir="auto"
              aria-describedby="embed-words-hint"
            />
          </div>
          <p id="embed-words-hint" className={`${textStyles.small} ${textStyles.muted}`}>
            {t('open-data:embedWordsHint')}
          </p>
        </div>
        <Choice
          id="embed-neighborhood"
          name="neighborhood"
          label={t('open-data:embedArea')}
          value=""
          options={[
            ['', t('open-data:embedWholeCity')],
            ...areas.map(({ slug, name }) => [slug, name] as const),
          ]}
        />
        <Choice
          id="embed-count"
          name="count"
          label={t('open-data:embedCount')}
          value={String(options.count)}
          options={embedCounts.map((count) => [String(count), String(count)])}
        />
        <Choice
          id="embed-scheme"
          name="scheme"
          label={t('open-data:embedScheme')}
          value={options.scheme}
          options={embedSchemes.map((scheme) => [scheme, t(schemeWords[scheme])])}
        />
        <button type="submit" className={buttonStyles.outlined}>
          {t('open-data:embedOpenList')}
        </button>
      </form>
      {isHydrated && (
        <>
          <iframe
            className={styles.preview}
            src={path}
            title={t('open-data:embedPreview')}
            height={height}
            loading="lazy"
          />
          <label className={styles.label} htmlFor={codeId}>
            {t('open-data:embedCode')}
          </label>
          <textarea id={codeId} className={styles.code} dir="ltr" readOnly rows={4} value={code} />
          <button type="button" className={buttonStyles.outlined} onClick={() => copy(code)}>
            <Icon name="copy" size="s" />
            {t('open-data:embedCopy')}
          </button>
        </>
      )}
    </section>
  );
}
