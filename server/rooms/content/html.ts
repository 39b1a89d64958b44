import sanitizeHtml from 'sanitize-html';
import { limits } from '../../../contract/limits.ts';
import { isLink } from '../../../contract/rich-text.ts';

const texts = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br', 'hr', 'bdi'];

/** A file of the site's own storage; callers check that it exists. */
const ownPicture = /^\/media\/[\w-]+(\/[\w-]+)*\.\w+$/;

const wholeNumber = (text: string | undefined) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? text : undefined);

/**
 * The permitted HTML of users: text, structure, links and pictures of this site, nothing active. The text of a
 * forbidden link is preserved; a picture from elsewhere is removed. A picture without an alternative text stays so,
 * in order to be reported.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...texts, 'a', 'img'],
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      '*': ['dir', 'lang'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      b: 'strong',
      i: 'em',
      a: (tagName, { href = '', dir, lang }) => ({
        tagName,
        attribs: {
          ...(isLink(href) && { href }),
          ...(/^https?:/i.test(href) && { rel: 'nofollow noopener' }),
          ...(dir && { dir }),
          ...(lang && { lang }),
        },
      }),
      img: (tagName, { src = '', alt, width, height }) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries({
            src,
            alt: alt?.trim().slice(0, limits.pictureAlt).toWellFormed(),
            width: wholeNumber(width),
            height: wholeNumber(height),
          }).filter((pair): pair is [string, string] => pair[1] !== undefined),
        ),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === 'img') return !ownPicture.test(attribs.src ?? '');
      return tag === 'a' && attribs.href === undefined ? 'excludeTag' : false;
    },
  });
}
