import { jobFields } from '../../../contract/jobs.ts';
import { postedAtOnce, postOfRow, rowOfPost } from '../../../contract/listing-fields.ts';
import { type Lang, pickText } from '../../../contract/locales.ts';
import type { JobPost } from '../../../contract/posting/job.ts';
import { eitherOf } from '../catalog/service.ts';
import { textsOf } from './rental.ts';
import { besides, langOf, toE164 } from './texts.ts';
import type { KindOfPost } from './whole.ts';

export type JobBody = JobPost & { lang: Lang };

export const jobPost: KindOfPost<'job', JobPost, JobBody> = {
  settle: (sent, requestLang) => ({
    ...sent,
    lang: langOf(sent.lang, [sent.title, sent.description, sent.company], requestLang),
    phone: toE164(sent.phone),
  }),
  draft: (body, { before }) => {
    const was = textsOf(before);
    return {
      kind: 'job',
      lang: body.lang,
      title: besides(body.title, body.lang, was.title),
      description: besides(body.description, body.lang, was.description),
      categoryIds: [body.category],
      placeId: body.city,
      street: null,
      zip: null,
      point: null,
      phone: body.phone,
      email: body.email,
      priceCents: null,
      anonymous: body.anonymous,
      // The form has no such field; imported values are retained.
      pictures: null,
      detail: rowOfPost(jobFields, body),
    };
  },
  body: ({ listing, detail }) => {
    const { lang } = listing;
    return {
      lang,
      ...postOfRow(jobFields, detail),
      title: pickText(eitherOf(listing.title_en, listing.title_ar), lang).text,
      category: listing.category_id,
      city: listing.place_id,
      email: listing.email,
      phone: listing.phone,
      anonymous: listing.anonymous,
      description: pickText(eitherOf(listing.description_en, listing.description_ar), lang).text,
      termsAccepted: true,
    };
  },
  atOnce: [...postedAtOnce(jobFields), 'lang', 'anonymous', 'termsAccepted'],
  photos: () => [],
};
