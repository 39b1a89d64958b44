import { type ArticleKind, articleKinds } from '../../../contract/articles.ts';
import type { Both, Lang } from '../../../contract/locales.ts';
import type { ArticleFields } from '../../../contract/managed-articles.ts';
import { articlePath, guidePath, newsPath } from '../../addresses.ts';

const none: Both = { en: '', ar: '' };

/** The initial values of a new article. */
export const blank: ArticleFields = {
  title: none,
  summary: none,
  body: none,
  category: none,
  author: none,
  slug: '',
  picture: null,
  position: 0,
  status: 'draft',
  publishedAt: null,
};

export const isKind = (text: string | undefined): text is ArticleKind =>
  articleKinds.some((kind) => kind === text);

/** The page of an article, by its type. */
export const pathOf = { blog: articlePath, news: newsPath, guide: guidePath } as const satisfies Record<
  ArticleKind,
  (article: { id: number; slug: string }) => string
>;

/** Whether an article is complete in a language: it has a title and a text. */
export const isWhole = ({ title, body }: Pick<ArticleFields, 'title' | 'body'>, lang: Lang) =>
  title[lang].trim() !== '' && body[lang] !== '';

/** Whether publishing now would schedule the article for its date. */
export const isToCome = (publishedAt: string | null) =>
  publishedAt !== null && Date.parse(publishedAt) > Date.now();

export type Errors = Record<string, string | undefined>;
export type Change = (part: Partial<ArticleFields>) => void;
