import type { WelcomeScreen } from '../../contract/entries.ts';
import { videoIdOf } from '../../contract/video-id.ts';

export type WelcomeContent =
  | { kind: 'film'; id: string }
  | { kind: 'image'; src: string }
  | { kind: 'unsupported' };

/** A link that ends in one of these, whatever its query, is an image (the spec's section 5). */
const imageEnd = /\.(?:jpe?g|gif|png)(?:[?#].*)?$/i;

/** What a welcome shows: an image by its type or the end of its link, a film by its link, else nothing. */
export function contentOf({ type, link = '' }: WelcomeScreen): WelcomeContent {
  if (type === 'image' || imageEnd.test(link)) return { kind: 'image', src: link };
  const id = videoIdOf(link);
  return id ? { kind: 'film', id } : { kind: 'unsupported' };
}
