import { type LegalPage, legalPages } from '../../../contract/entries.ts';
import type { EditedKind } from '../../../contract/managed-content.ts';
import type { WordKey } from '../../i18n/words.ts';
import type { IconName } from '../../ui/Icon.tsx';

interface KindPlan {
  icon: IconName;
  name: WordKey;
  text: WordKey;
  /** The page that displays it. */
  page: string;
  /** There may be several in an order; otherwise exactly one. */
  many?: boolean;
}

/** The types of managed content, in the order of the overview. */
export const kinds: Record<EditedKind, KindPlan> = {
  hero: { icon: 'home', name: 'admin-content:hero', text: 'admin-content:heroText', page: '/', many: true },
  about: { icon: 'people', name: 'admin-content:about', text: 'admin-content:aboutText', page: '/about' },
  service: {
    icon: 'store',
    name: 'admin-content:service',
    text: 'admin-content:serviceText',
    page: '/Our-Service',
    many: true,
  },
  contact: {
    icon: 'phone',
    name: 'admin-content:contact',
    text: 'admin-content:contactText',
    page: '/Contact',
  },
  faq: {
    icon: 'chat',
    name: 'admin-content:faq',
    text: 'admin-content:faqText',
    page: '/User-Guide',
    many: true,
  },
  page: {
    icon: 'scales',
    name: 'admin-content:page',
    text: 'admin-content:pageText',
    page: '/Privacy-Policy',
  },
  welcome: { icon: 'eye', name: 'admin-content:welcome', text: 'admin-content:welcomeText', page: '/' },
  app: { icon: 'phone', name: 'admin-content:app', text: 'admin-content:appText', page: '/' },
};

export const kindNames = Object.keys(kinds) as EditedKind[];

export const isKind = (step: string | undefined): step is EditedKind =>
  step !== undefined && Object.hasOwn(kinds, step);

export const isLegalPage = (step: string | undefined): step is LegalPage =>
  legalPages.some((page) => page === step);

export const legalNames: Record<LegalPage, WordKey> = {
  'privacy-policy': 'layout:privacy',
  'terms-conditions': 'layout:terms',
  eula: 'admin-content:eula',
};
