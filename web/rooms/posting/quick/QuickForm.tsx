import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { limits } from '../../../../contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { useKnownPlaces } from '../../../posting/fields/gazetteer.ts';
import { tidyPhone } from '../../../posting/fields/phone.ts';
import { useCategories } from '../../../posting/form/bound/CategoryField.tsx';
import { centsText, typedCents } from '../../../posting/form/bound/typed-number.ts';
import * as noteStyles from '../../../posting/form/note.module.css';
import { useAppSelector } from '../../../store.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/shared/button.module.css';
import * as fieldStyles from '../../../ui/shared/field.module.css';
import * as layoutStyles from '../../../ui/shared/layout.module.css';
import * as textStyles from '../../../ui/shared/text.module.css';
import { QuickBar } from './QuickBar.tsx';
import { QuickFields } from './QuickFields.tsx';
import * as styles from './QuickForm.module.css';
import { QuickPhotos } from './QuickPhotos.tsx';
import { QuickPreview } from './QuickPreview.tsx';
import { QuickRows } from './QuickRows.tsx';
import { QuickSent } from './QuickSent.tsx';
import { QuickSide } from './QuickSide.tsx';
import { type GuessedField, type QuickValues, sideValues } from './quick-draft.ts';
import { StartWithPhoto } from './StartWithPhoto.tsx';
import { useGuess } from './use-guess.ts';
import { useQuickPost } from './use-quick-post.ts';

interface Props {
  isMember: boolean;
  email: string;
  onSignUp: () => void;
}

const isPhone = () => matchMedia(`(width <= ${limits.mobileBreakpointPx}px)`).matches;

/** The short form for an item for sale or wanted: on a phone, a sale begins with a photo. */
export function QuickForm({ isMember, email, onSignUp }: Props) {
  const t = useWords();
  const account = useAppSelector((state) => state.profile.account.data);
  const { data: categories } = useCategories('products');
  const known = useKnownPlaces(t('posting-fields:comma'));
  const { search } = useLocation();
  const startSide = new URLSearchParams(search).get('type') === 'buy' ? 'buy' : 'sale';
  const posting = useQuickPost({
    postType: startSide,
    isMember,
    email: account?.email ?? email,
    categories: categories ?? [],
    onSignUp,
  });
  const { values, set, photos, errors, failure, sent, isOnline, isWaiting, isStored } = posting;
  const [isSkipped, setSkipped] = useState(() => posting.startedAgain || !isPhone());
  const isBuy = values.postType === 'buy';

  const takesShared = useRef(posting.addShared);
  const [hasShared, setShared] = useState(false);
  const isShared = new URLSearchParams(search).has('shared');
  useEffect(() => {
    if (!isShared) return;
    void import('./shared-content.ts')
      .then(({ takeShared }) => takeShared())
      .then((sharedContent) => {
        if (!sharedContent) return;
        takesShared.current(sharedContent);
        setSkipped(true);
        setShared(true);
      })
      .catch(() => undefined);
  }, [isShared]);

  const guess = useGuess(values.title);
  const latest = useRef(values);
  latest.current = values;
  useEffect(() => {
    const now = latest.current;
    // The budget of a buyer is not guessed.
    const isOwn = (name: 'price' | 'category') =>
      !now.guessed.includes(name) &&
      (name === 'price' ? now.postType === 'buy' || now.price !== '' : now.category !== null);
    if (!guess || isWaiting) return;
    const category = isOwn('category') ? now.category : (guess.category?.id ?? null);
    // The prices are those of the guessed category, which may differ from the selected one.
    const median = guess.category?.id === category ? guess.prices?.medianCents : undefined;
    const price = isOwn('price') ? now.price : median === undefined ? '' : centsText(median);
    const guessed: GuessedField[] = now.guessed.filter((name) => name === 'title');
    if (!isOwn('category') && category !== null) guessed.push('category');
    if (!isOwn('price') && price !== '') guessed.push('price');
    // Only what the guess changes: the errors of other fields stay visible.
    set({
      ...(category !== now.category && { category }),
      ...(price !== now.price && { price }),
      guessed,
    });
  }, [guess, isWaiting, set]);

  const phone = tidyPhone(account?.phone ?? '');
  useEffect(() => {
    if (phone && latest.current.phone === '') set({ phone });
  }, [phone, set]);

  const chooseSide = (postType: QuickValues['postType']) => {
    // Does not reopen the camera for users who are already typing.
    setSkipped(true);
    set(sideValues(postType));
  };
  const restart = () => {
    posting.restart();
    setSkipped(!isPhone());
  };
  if (sent) return <QuickSent sent={sent} isBuy={isBuy} onAnother={restart} />;
  if (!isBuy && !isSkipped && photos.photos.length === 0)
    return <StartWithPhoto refused={photos.refused} onFiles={photos.add} onSkip={() => setSkipped(true)} />;

  const prices = guess?.category?.id === values.category ? (guess?.prices ?? null) : null;
  const placeName = known.place(values.place)?.name ?? '';
  const cents = typedCents(values.price);
  const categoryName = categories?.find(({ id }) => id === values.category)?.name ?? '';
  const title = t(isBuy ? 'posting-quick:titleBuy' : 'posting-quick:title');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    posting.post();
  };
  // Sellers start with photos; buyers may add some at the end.
  const photoSection = <QuickPhotos key="photos" photos={photos} isOptional={isBuy} error={errors.images} />;
  const fields = (
    <div key="fields" className={styles.fields}>
      {posting.startedAgain && (
        <p className={styles.restored}>
          {t('posting-form:restored')}{' '}
          <button type="button" className={textStyles.link} onClick={restart}>
            {t('posting-form:again')}
          </button>
        </p>
      )}
      <QuickSide value={values.postType} onChange={chooseSide} />
      <QuickFields values={values} set={set} errors={errors} categories={categories ?? []} prices={prices} />
      {/* Its fields are uncontrolled: they are mounted again with shared content. */}
      <QuickRows key={hasShared ? 'shared' : 'own'} values={values} set={set} errors={errors} known={known} />
      <a className={`${textStyles.link} ${styles.whole}`} href="/form/product">
        {t('posting-quick:wholeForm')}
      </a>
    </div>
  );
  return (
    <div className={`${layoutStyles.wrap} ${styles.page}`} data-own-edge="" data-quick="">
      <QuickBar title={title} isStored={isStored} />
      <form noValidate aria-label={title} onSubmit={onSubmit}>
        <div className={isBuy ? `${styles.columns} ${styles.wanted}` : styles.columns}>
          {isBuy ? [fields, photoSection] : [photoSection, fields]}
          <QuickPreview
            title={values.title}
            cents={typeof cents === 'number' ? cents : null}
            photo={photos.photos[0]?.url ?? null}
            condition={values.condition}
            postType={values.postType}
            place={placeName}
          />
        </div>
        <footer className={styles.end}>
          <div aria-live="polite">
            {failure && (
              <p className={fieldStyles.error}>
                <Icon name="warning" size="s" />
                {failure}
              </p>
            )}
            {!isOnline && (
              <p className={noteStyles.note}>
                <Icon name="clock" size="s" />
                <span>{t(isWaiting ? 'posting-quick:waiting' : 'posting-form:offline')}</span>
                {isWaiting && (
                  <button type="button" className={textStyles.link} onClick={posting.stopWaiting}>
                    {t('posting-quick:stopWaiting')}
                  </button>
                )}
              </p>
            )}
          </div>
          {(values.title || categoryName) && (
            <p className={styles.summary}>
              <bdi>{values.title}</bdi>
              {values.price && <bdi dir="ltr">${values.price}</bdi>}
              {categoryName && <span>{categoryName}</span>}
            </p>
          )}
          <p className={`${textStyles.small} ${textStyles.muted} ${styles.next}`}>
            <span>
              {t('posting-quick:next')} {t('posting-quick:accept')}{' '}
              <a href="/Terms-conditions" target="_blank" rel="noopener">
                {t('posting-form:terms')}
              </a>{' '}
              {t('posting-form:and')}{' '}
              <a href="/Privacy-Policy" target="_blank" rel="noopener">
                {t('posting-form:privacy')}
              </a>
            </span>
          </p>
          <button
            type="submit"
            className={`${buttonStyles.primary} ${buttonStyles.large}`}
            aria-disabled={isWaiting || undefined}
            onMouseDown={(event) => event.preventDefault()}
          >
            {t(
              isWaiting && isOnline
                ? 'posting-quick:sending'
                : isMember
                  ? 'posting-quick:post'
                  : 'posting-quick:signUpAndPost',
            )}
          </button>
        </footer>
      </form>
    </div>
  );
}
