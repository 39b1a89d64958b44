import sanitizeHtml from 'sanitize-html';

/** What mail programs wrap what is answered in: Gmail, Outlook, Yahoo, Apple Mail and Proton. */
const isQuote = (name: string, attributes: Record<string, string>): boolean =>
  name === 'blockquote' ||
  /\b(gmail_quote|gmail_quote_container|gmail_signature|yahoo_quoted|moz-cite-prefix|moz-signature|protonmail_quote)\b/.test(
    attributes.class ?? '',
  ) ||
  /^(divRplyFwdMsg|appendonsend|mail-editor-reference-message-container|Signature)$/.test(
    attributes.id ?? '',
  );

const blocks = new Set(['p', 'div', 'br', 'li', 'tr', 'h1', 'h2', 'h3', 'ul', 'ol', 'table', 'hr']);

/** The text of a mail that has HTML only, without what it quotes. */
export function htmlToText(html: string): string {
  // What follows the head of a quote of Outlook is quoted, too, and lies beside it, not in it.
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
