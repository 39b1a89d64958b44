import sanitizeHtml from 'sanitize-html';

/** What of the HTML that people write is kept: text, structure and links to the web, nothing that acts. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br', 'bdi'],
    allowedAttributes: { a: ['href', 'rel'], '*': ['dir', 'lang'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs: {
          ...attributes,
          ...(/^https?:/.test(attributes.href ?? '') && { rel: 'nofollow noopener' }),
        },
      }),
    },
  });
}
