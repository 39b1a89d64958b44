import { type Lang, langs, locales, otherLang } from '../../../contract/locales.ts';
import type { Poster } from '../../../contract/posters.ts';
import { useWords } from '../../i18n/words.ts';
import { useSite } from '../../site.tsx';
import { Phone } from '../../ui/Phone.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { priceWords } from '../../ui/Price.tsx';
import { PosterCode } from './PosterCode.tsx';
import * as styles from './PosterFace.module.css';
import { type PosterOptions, patternOf, shortAddress } from './poster-options.ts';

interface Props {
  poster: Poster;
  options: PosterOptions;
  /** The language of the larger name, which comes first. */
  first: Lang;
}

/**
 * The printed content: both names, the code with its purpose in both languages, and its address. English is on the
 * left and Arabic on the right, regardless of the page's language.
 */
export function PosterFace({ poster, options, first }: Props) {
  const t = useWords();
  const { publicUrl } = useSite();
  const { id, name, logo, heading, texts, siteName } = poster;
  const { goal, tone, savesInk, paper } = options;
  const address = shortAddress(publicUrl, poster, goal);
  const names = [first, otherLang(first)].flatMap((lang) => (name[lang] ? [{ lang, text: name[lang] }] : []));
  const longest = Math.max(...names.map(({ text }) => text.length));
  const letter = [...(names[0]?.text ?? '').trim()][0] ?? '';
  const text = texts[goal] ?? texts.page;
  const invitation = (lang: Lang) => (
    <div className={styles.text} lang={lang} dir={locales[lang].dir}>
      <b>{heading[lang]}</b>
      <p>{text[lang]}</p>
    </div>
  );
  const classes = [styles.face, paper === 'card' && styles.card, savesInk && styles.lines].filter(Boolean);
  return (
    <div className={classes.join(' ')} dir="ltr">
      <div className={styles.band}>
        <img src={savesInk ? '/art/texture.svg' : patternOf(id, tone, '1240x340')} alt="" />
      </div>
      {paper !== 'card' && (
        <span className={styles.logo}>
          {logo ? (
            <Photo picture={logo} alt="" sizes="160px" eager />
          ) : (
            <img src={`/art/badge/${id}.svg?letter=${encodeURIComponent(letter)}`} alt="" />
          )}
        </span>
      )}
      <div className={styles.names} data-length={longest > 60 ? 'long' : longest > 24 ? 'middle' : 'short'}>
        {names.map((one) => (
          <p key={one.lang} lang={one.lang} dir={locales[one.lang].dir}>
            {one.text}
          </p>
        ))}
      </div>
      <div className={styles.code}>
        {invitation('en')}
        <div className={styles.frame}>
          <PosterCode text={address} label={t('posters:code', { address })} />
        </div>
        {invitation('ar')}
      </div>
      <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      <div className={styles.foot}>
        <SiteName lang="en" name={siteName.en} />
        <span className={styles.facts}>
          <Facts poster={poster} />
        </span>
        <SiteName lang="ar" name={siteName.ar} />
      </div>
    </div>
  );
}

function SiteName({ lang, name }: { lang: Lang; name: string }) {
  return (
    <span className={styles.site} lang={lang} dir={locales[lang].dir}>
      <img src="/art/logo.svg" alt="" />
      <b>{name}</b>
    </span>
  );
}

/** The address and phone number of a business; the price and place of a post; the borough of a neighborhood. */
function Facts({ poster: { kind, street, phone, priceCents, area } }: { poster: Poster }) {
  const areas = langs.map((lang) => (
    <bdi key={lang} lang={lang}>
      {area[lang]}
    </bdi>
  ));
  if (kind === 'business')
    return (
      <>
        {street ? <bdi>{street}</bdi> : areas}
        {phone && <Phone number={phone} />}
      </>
    );
  return (
    <>
      {priceCents !== null && <bdi>{priceWords(priceCents)}</bdi>}
      {areas}
    </>
  );
}
