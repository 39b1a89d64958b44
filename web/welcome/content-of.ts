import type { WelcomeScreen } from '../../contract/entries.ts';
import { videoIdOf } from '../../contract/video-id.ts';

export type WelcomeContent =
  | { kind: 'film'; id: string }
  | { kind: 'image'; src: string }
  | { kind: 'unsupported' };

/** A link that ends in one of these, regardless of its query, is an image (section 5 of the specification). */
const imageEnd = /\.(?:jpe?g|gif|png)(?:[?#].*)?$/i;

/**
 * The content of a welcome: an image by its type or the extension of its link, a video by its link, else nothing.
 */
export function contentOf({ type, link = '' }: WelcomeScreen): WelcomeContent {
  if (type === 'image' || imageEnd.test(link)) return { kind: 'image', src: link };
  const id = videoIdOf(link);
  return id ? { kind: 'film', id } : { kind: 'unsupported' };
}
