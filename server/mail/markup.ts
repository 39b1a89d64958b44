/** Text that is already HTML. Only `markup` creates it, so all other values in a template are escaped. */
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

/** An HTML template: every value in it is escaped, except those that are markup themselves. */
export function markup(parts: TemplateStringsArray, ...values: (string | Markup | Markup[])[]): Markup {
  const filled = values.map((value) => (Array.isArray(value) ? value.map(asHtml).join('') : asHtml(value)));
  return new Markup(String.raw({ raw: parts }, ...filled));
}

/** Replaces the placeholders of a sentence, `{name}`; the sentence and each value are escaped. */
export function fillMarkup(sentence: string, values: Record<string, string | Markup>): Markup {
  const pieces = sentence.split(/\{(\w+)\}/);
  return new Markup(pieces.map((piece, index) => asHtml(index % 2 ? (values[piece] ?? '') : piece)).join(''));
}

/** The same for plain text. */
export function fillText(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
