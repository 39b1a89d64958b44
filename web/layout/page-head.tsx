import { type ComponentType, useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { addressOf, fullTitle } from '../head/head.ts';
import { useWords } from '../i18n/words.ts';
import type { PageHead } from '../loading.ts';
import type { PageRoute } from '../page-route.ts';
import { useSite } from '../site.tsx';
import { type RootState, useAppSelector } from '../store.ts';
import type { MemberGate } from './MemberGate.tsx';

/** Updates the document head to what the server would have rendered for this page. */
function useDocumentHead(headOf: (state: RootState) => PageHead): void {
  const { lang, publicUrl } = useSite();
  const [title, description, canonical] = useAppSelector(
    (state) => {
      const head = headOf(state);
      return [fullTitle(head, state), head.description, addressOf(publicUrl, head.canonical, lang)] as const;
    },
    (left, right) => left.join() === right.join(),
  );
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have written its own since
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
  }, [key, title, description, canonical]);
}

/**
 * A page that updates the document's title, description and canonical address; pages for members are wrapped in
 * `MemberGate`.
 */
export function withHead(page: PageRoute, Page: ComponentType, Gate?: typeof MemberGate): ComponentType {
  return function PageWithHead() {
    const t = useWords();
    const site = useSite();
    const params = useParams();
    const { pathname, search } = useLocation();
    const headOf = (state: RootState) => {
      const url = new URL(`${pathname}${search}`, site.publicUrl);
      return page.head({ state, site, url, params, t });
    };
    useDocumentHead(headOf);
    const title = useAppSelector((state) => headOf(state).title);
    if (!Gate) return <Page />;
    return (
      <Gate title={title}>
        <Page />
      </Gate>
    );
  };
}

/** The same for error pages. */
export function useErrorHead(title: string, description: string): void {
  const { pathname } = useLocation();
  useDocumentHead(() => ({ title, description, canonical: pathname, noindex: true }));
}
