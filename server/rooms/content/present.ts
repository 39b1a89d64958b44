import { z } from 'zod';
import { linkSchema } from '../../../contract/contact-details.ts';
import { type AppPromotion, appStores } from '../../../contract/content.ts';
import {
  type ContactPage,
  channelTypes,
  type Entry,
  type FaqGroup,
  type WelcomeScreen,
} from '../../../contract/entries.ts';
import { bothSchema } from '../../../contract/envelope.ts';
import { weekSchema } from '../../../contract/hours.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import { openingAt } from '../../../contract/opening.ts';
import { pointSchema } from '../../../contract/places.ts';
import { dataText, presentPhoto } from './article-present.ts';
import { plainText, withHeadings } from './headings.ts';
import type { ContentRow } from './queries.ts';

const buttonSchema = z.object({ text: bothSchema.partial(), url: z.string().min(1) });

/** The button of a hero entry; null if it has none, in which case the page's default is displayed. */
function presentButton(row: ContentRow, lang: Lang) {
  const { data: button } = buttonSchema.safeParse(row.data.button);
  const text = button && pickText(button.text, lang).text;
  return button && text ? { text, url: button.url } : null;
}

export function presentHero(row: ContentRow, lang: Lang) {
  return {
    id: row.id,
    media: row.picture_key ? `/media/${row.picture_key}` : dataText(row.data, 'media', lang),
    title: pickText(row.title, lang).text,
    description: pickText(row.body, lang).text || pickText(row.summary, lang).text,
    button: presentButton(row, lang),
  };
}

export function presentEntry(row: ContentRow | undefined, lang: Lang): Entry {
  const html = pickText(row?.body ?? {}, lang);
  return {
    title: pickText(row?.title ?? {}, lang).text,
    summary: pickText(row?.summary ?? {}, lang).text,
    ...withHeadings(html.text),
    bodyLang: html.lang,
    photo: row ? presentPhoto(row, lang) : null,
    updatedAt: row?.updated_at.toISOString() ?? null,
  };
}

/** The data of the contact page besides its texts. Invalid parts are omitted. */
const contactDataSchema = z.object({
  address: z
    .object({ street: z.string(), city: z.string(), stateCode: z.string(), zip: z.string() })
    .nullable()
    .catch(null),
  point: pointSchema.nullable().catch(null),
  channels: z
    .array(z.object({ type: z.enum(channelTypes), value: z.string(), label: bothSchema, note: bothSchema }))
    .catch([]),
  hours: weekSchema.nullable().catch(null),
});

/** @param minute the minute of the week on the city's clock */
export function presentContactPage(row: ContentRow | undefined, lang: Lang, minute: number): ContactPage {
  const { address, point, channels, hours } = contactDataSchema.parse(row?.data ?? {});
  return {
    ...presentEntry(row, lang),
    address,
    point,
    channels: channels.map((channel) => ({
      ...channel,
      label: pickText(channel.label, lang).text,
      note: pickText(channel.note, lang).text,
    })),
    hours,
    opening: openingAt(hours, minute),
    weekday: Math.floor(minute / 1440),
  };
}

/** An app as editors maintain it; a store without a link is omitted. */
export function presentApp(row: ContentRow | undefined, lang: Lang): AppPromotion {
  if (!row) return {};
  const stores = appStores.flatMap((store) => {
    const link = linkSchema.safeParse(row.data[store]);
    return link.success ? [{ store, url: link.data }] : [];
  });
  if (stores.length === 0) return {};
  const title = pickText(row.title, lang).text;
  return { title, text: pickText(row.summary, lang).text, stores, picture: presentPhoto(row, lang) };
}

const welcomeDataSchema = z.object({ type: z.string().min(1).catch('unknown'), link: z.string().min(1) });

/** The welcome screen, or `{}` if there is none or it has no link. */
export function presentWelcome(row: ContentRow | undefined, lang: Lang): WelcomeScreen {
  const data = welcomeDataSchema.safeParse(row?.data);
  if (!row || !data.success) return {};
  return {
    ...data.data,
    title: pickText(row.title, lang).text,
    description: pickText(row.summary, lang).text || plainText(pickText(row.body, lang).text),
  };
}

/** The questions by group, both in the editors' order. */
export function presentFaqs(rows: ContentRow[], lang: Lang): FaqGroup[] {
  const groups = Map.groupBy(rows, (row) => dataText(row.data, 'group', lang) ?? '');
  return [...groups].map(([group, entries]) => ({
    group,
    entries: entries.map((row) => ({
      id: row.id,
      slug: row.slug,
      question: pickText(row.title, lang).text,
      answer: pickText(row.body, lang).text,
    })),
  }));
}
