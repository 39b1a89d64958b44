import { type Lang, pickText } from '../../../contract/locales.ts';
import type { JobPost } from '../../../contract/posting/job.ts';
import { eitherOf } from '../catalog/service.ts';
import { textsOf } from './rental.ts';
import { besides, kept, langOf } from './texts.ts';
import type { KindOfPost } from './whole.ts';

export type JobBody = JobPost & { lang: Lang };

export const jobPost: KindOfPost<'job', JobPost, JobBody> = {
  settle: (sent, asked) => ({
    ...sent,
    lang: langOf(sent.lang, [sent.title, sent.description, sent.company], asked),
    phone: kept(sent.phone),
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
      // Its form takes none; those of an import stay.
      pictures: null,
      detail: {
        post_type: body.postType,
        job_type: body.jobType,
        salary_min_cents: body.salaryMinCents,
        salary_max_cents: body.salaryMaxCents,
        salary_type: body.salaryType,
        company: body.company,
        location: body.location,
        experience: body.experience,
        portfolio_url: body.portfolioUrl,
        workplace: body.workplace,
        apply_url: body.applyUrl,
        closing_date: body.closingDate,
        languages: body.languages,
        small_employer: body.smallEmployer,
      },
    };
  },
  body: ({ listing, detail }) => {
    const { lang } = listing;
    return {
      lang,
      postType: detail.post_type,
      title: pickText(eitherOf(listing.title_en, listing.title_ar), lang).text,
      category: listing.category_id,
      jobType: detail.job_type,
      salaryMinCents: detail.salary_min_cents,
      salaryMaxCents: detail.salary_max_cents,
      salaryType: detail.salary_type,
      smallEmployer: detail.small_employer,
      company: detail.company,
      city: listing.place_id,
      location: detail.location,
      workplace: detail.workplace,
      experience: detail.experience,
      languages: detail.languages,
      portfolioUrl: detail.portfolio_url,
      applyUrl: detail.apply_url,
      closingDate: detail.closing_date,
      email: listing.email,
      phone: listing.phone,
      anonymous: listing.anonymous,
      description: pickText(eitherOf(listing.description_en, listing.description_ar), lang).text,
      termsAccepted: true,
    };
  },
  atOnce: [
    'lang',
    'jobType',
    'salaryMinCents',
    'salaryMaxCents',
    'salaryType',
    'smallEmployer',
    'workplace',
    'experience',
    'languages',
    'closingDate',
    'anonymous',
    'termsAccepted',
  ],
  photos: () => [],
};
