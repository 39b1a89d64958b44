import { useMemo, useRef } from 'react';
import type { OwnPostKind } from '../../../contract/my-posts.ts';
import { ownPages } from '../../../contract/post-kinds.ts';
import { readOwnPost } from '../../../contract/posting/posting.ts';
import { useWords } from '../../i18n/words.ts';
import { useRead } from '../../state/use-read.ts';
import { useAppSelector } from '../../store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import * as buttonStyles from '../../ui/shared/button.module.css';
import * as layoutStyles from '../../ui/shared/layout.module.css';
import * as skeletonStyles from '../../ui/shared/skeleton.module.css';
import { tidyPhone } from '../fields/phone.ts';
import { PostForm } from './PostForm.tsx';
import type { FormModule, Poster } from './plan.ts';

interface Props {
  form: FormModule;
  kind: OwnPostKind;
  variant: string | null;
  /** The edited post, by the id in the address; null creates a new one. */
  id: string | null;
}

/** A form, rendered once its initial data has loaded: the member and the edited post. */
export function PostFormPage({ form, kind, variant, id }: Props) {
  const t = useWords();
  const poster = usePoster();
  const isId = id !== null && /^[1-9]\d{0,9}$/.test(id);
  const { status, data, ...edited } = useRead(readOwnPost, isId ? { params: { kind, id } } : null);
  const plan = useMemo(() => form.planFor(variant, data?.body ?? null), [form, variant, data]);
  if (id === null) return poster ? <PostForm plan={plan} poster={poster} edited={null} /> : <Waiting />;
  if (data && poster) return <PostForm plan={plan} poster={poster} edited={data} />;
  if (isId && status === 'loading') return <Waiting />;
  const isMissing = !isId || ('code' in edited && [403, 404, 410].includes(edited.code));
  return (
    <div className={`${layoutStyles.wrap} ${layoutStyles.errorPage}`}>
      {isMissing ? (
        <EmptyState
          icon="search"
          level={1}
          title={t('posting-form:noSuchPost')}
          text={t('posting-form:noSuchPostText')}
        >
          <a className={buttonStyles.primary} href={ownPages[kind]}>
            {t('posting-form:toOwnPosts')}
          </a>
        </EmptyState>
      ) : (
        <EmptyState icon="warning" level={1} title={t('errors:failedTitle')} text={t('errors:failedText')}>
          <button type="button" className={buttonStyles.primary} onClick={edited.again}>
            {t('errors:tryAgain')}
          </button>
        </EmptyState>
      )}
    </div>
  );
}

/** The member's data; if loading fails, what the browser knows. */
function usePoster(): Poster | null {
  const { data, status } = useAppSelector((state) => state.profile.account);
  const known = useRef<Poster | null>(null);
  if (!known.current && (status === 'succeeded' || status === 'failed'))
    known.current = { email: data?.email ?? '', phone: tidyPhone(data?.phone ?? '') };
  return known.current;
}

/** The skeleton of a form. */
export function Waiting() {
  return (
    <div className={`${layoutStyles.wrap} ${layoutStyles.waitingPage}`} aria-hidden="true">
      <div className={skeletonStyles.block} />
      <div className={skeletonStyles.block} />
      <div className={skeletonStyles.block} />
    </div>
  );
}
