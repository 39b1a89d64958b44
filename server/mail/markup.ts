/** Text that is HTML already. Only `markup` makes it, so whatever else comes into a template is escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const asHtml = (value: string | Markup): string =>
  value instanceof Markup ? value.html : value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** A template of HTML: every value in it is escaped, but for those that are markup themselves. */
export function markup(parts: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  const filled = values.map((value) => (Array.isArray(value) ? value.map(asHtml).join('') : asHtml(value)));
  return new Markup(String.raw({ raw: parts }, ...filled));
}

/** Puts values in the places of a sentence, `{name}`; the sentence is escaped, and so is each value. */
export function fillMarkup(sentence: string, values: Record<string, string | Markup>): Markup {
  const pieces = sentence.split(/\{(\w+)\}/);
  return new Markup(pieces.map((piece, index) => asHtml(index % 2 ? (values[piece] ?? '') : piece)).join(''));
}

/** The same for plain text. */
export function fillText(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
