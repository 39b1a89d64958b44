import { unescapeEntities } from './xml.ts';

/** A form of a page: its target and its fields. */
export interface PageForm {
  action: string;
  /** The values of hidden and filled-in inputs, and the selected options. */
  fields: Record<string, string>;
  /** The names that its submit buttons send, as `name=value`. */
  buttons: string[];
}

const attribute = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : unescapeEntities(value);
};

/** The forms that a page posts, as a browser without scripts has them. */
export function formsOf(html: string): PageForm[] {
  return [...html.matchAll(/<form\b[^>]*method="post"[^>]*>.*?<\/form>/gs)].map(([form]) => {
    const fields: Record<string, string> = {};
    for (const [input] of form.matchAll(/<input\b[^>]*>/g)) {
      const name = attribute(input, 'name');
      if (name) fields[name] = attribute(input, 'value') ?? '';
    }
    for (const [, select = '', options = ''] of form.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gs)) {
      const selected = /<option\b[^>]*selected=""[^>]*>/.exec(options)?.[0] ?? '';
      fields[attribute(select, 'name') ?? ''] = attribute(selected, 'value') ?? '';
    }
    const buttons = [...form.matchAll(/<button\b[^>]*>/g)].map(
      ([button]) => `${attribute(button, 'name') ?? ''}=${attribute(button, 'value') ?? ''}`,
    );
    return { action: attribute(form, 'action') ?? '', fields, buttons };
  });
}
