import sanitizeHtml from 'sanitize-html';

/** The elements in which mail clients wrap a quoted message: Gmail, Outlook, Yahoo, Apple Mail and Proton. */
const isQuote = (name: string, attributes: Record<string, string>): boolean =>
  name === 'blockquote' ||
  /\b(gmail_quote|gmail_quote_container|gmail_signature|yahoo_quoted|moz-cite-prefix|moz-signature|protonmail_quote)\b/.test(
    attributes.class ?? '',
  ) ||
  /^(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|Signature)$/.test(
    attributes.id ?? '',
  );

const blocks = new Set(['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'ul', 'ol', 'table', 'hr']);

/** The text of an HTML-only email, without the quoted message. */
export function htmlToText(html: string): string {
  // In Outlook the quote follows its header as siblings, not as children.
  const [own = ''] = html.split(/<(?:div|hr)[^>]+id="?(?:x_)?(?:divRplyFwdMsg|appendonsend)"?/i);
  const marked = sanitizeHtml(own, {
    allowedTags: [...blocks],
    allowedAttributes: {},
    nonTextTags: ['style', 'script', 'head', 'title', 'textarea', 'option'],
    exclusiveFilter: ({ tag, attribs }) => isQuote(tag, attribs),
  });
  const lines = marked
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '\n')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((line) => line.trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
