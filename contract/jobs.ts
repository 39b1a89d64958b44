import { z } from 'zod';
import { emailSchema, linkSchema, phoneSchema } from './contact-details.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { eitherSchema, envelope, listEnvelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import {
  choiceField,
  dayField,
  integerField,
  type ListingFields,
  linkField,
  listField,
  parametersOf,
  presentedShape,
  sortsOf,
  switchField,
  textField,
} from './listing-fields.ts';
import { cents, optional, requiredChoice } from './posting/fields.ts';
import { dollarsSchema, idParamSchema, namedSchema, postCardSchema, postDetailSchema } from './posts.ts';
import { spokenLanguages } from './spoken-languages.ts';

export const jobPostTypes = ['hiring', 'seeking'] as const;
export const jobTypes = ['full_time', 'part_time', 'both'] as const;
export const salaryTypes = ['hour', 'day', 'week', 'month', 'year'] as const;
export const experienceLevels = ['none', 'junior', 'mid', 'senior'] as const;
export const workplaces = ['on_site', 'hybrid', 'remote'] as const;

/** The fields of a job besides those of every post. */
export const jobFields = {
  postType: choiceField(jobPostTypes, {
    posted: requiredChoice('field.job_post_type', jobPostTypes),
    presented: z.enum(jobPostTypes),
    on: 'card',
    filter: { parameter: 'looking_for', operator: 'equals', dimension: 'post' },
    waits: true,
    isAlwaysImported: true,
  }),
  jobType: choiceField(jobTypes, {
    posted: requiredChoice('field.job_type', jobTypes),
    presented: z.enum(jobTypes),
    on: 'card',
    filter: {
      parameter: 'job_type',
      operator: 'equals',
      wildcard: 'both',
      description: '`full_time` and `part_time` find `both`, too',
      dimension: 'job',
    },
    isAlwaysImported: true,
  }),
  salaryMinCents: integerField(limits.priceCents, {
    posted: optional(cents('field.salary')),
    on: 'card',
    isAlwaysImported: true,
  }),
  salaryMaxCents: integerField(limits.priceCents, {
    posted: optional(cents('field.salary')),
    on: 'card',
    isAlwaysImported: true,
  }),
  salaryType: choiceField(salaryTypes, { on: 'card', isAlwaysImported: true }),
  company: textField(limits.title.max, { on: 'card', isPersonal: true, isAlwaysImported: true }),
  /** The location in the city, as free text. */
  location: textField(limits.street, { isPersonal: true, isAlwaysImported: true }),
  experience: choiceField(experienceLevels, {
    on: 'card',
    filter: { parameter: 'experience', operator: 'equals', dimension: 'experience' },
    isAlwaysImported: true,
  }),
  portfolioUrl: linkField({ on: 'detail', isPersonal: true, isAlwaysImported: true }),
  workplace: choiceField(workplaces, {
    on: 'card',
    filter: { parameter: 'workplace', operator: 'equals', dimension: 'workplace' },
  }),
  /** The link to apply, http or https. */
  applyUrl: linkField({ on: 'detail', isPersonal: true }),
  /** The last day for applications; the post is published until its end. */
  closingDate: dayField({ on: 'detail' }),
  languages: listField(spokenLanguages, { on: 'detail' }),
  /** Fewer than four employees: the law does not require the pay. */
  smallEmployer: switchField({}),
} as const satisfies ListingFields;

/**
 * The specification's «Job post». Pay is US cents per `salaryType`, a single amount or a range. The specification
 * names hour, day, week and month; year is added, as most salaries are given per year.
 */
export const jobBaseSchema = z.object({
  title: eitherSchema,
  description: eitherSchema,
  categoryId: z.number().int(),
  postType: z.enum(jobPostTypes),
  jobType: z.enum(jobTypes),
  salaryMinCents: z.number().int().min(0).max(limits.priceCents.max).nullable(),
  salaryMaxCents: z.number().int().min(0).max(limits.priceCents.max).nullable(),
  salaryType: z.enum(salaryTypes).nullable(),
  company: z.string().max(140).nullable(),
  cityId: z.number().int(),
  location: z.string().max(200).nullable(),
  email: emailSchema.nullable(),
  phone: phoneSchema.nullable(),
  experience: z.enum(experienceLevels).nullable(),
  portfolioUrl: linkSchema.nullable(),
  anonymous: z.boolean(),
});
export type JobBase = Infer<typeof jobBaseSchema>;

export const jobSorts = ['relevance', 'newest', 'salary_high', ...sortsOf(jobFields)] as const;
export type JobSort = (typeof jobSorts)[number];

/** The number of periods in a year of full-time work, to compare pay. */
export const periodsPerYear = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 } as const;

/** The filters of jobs, as the contract spells them. */
export const jobQuerySchema = pageQuerySchema.extend({
  ...parametersOf(jobFields),
  category: z.coerce.number().int().positive().optional(),
  salary_min: dollarsSchema
    .optional()
    .describe('Whole US dollars a `salary_type`; other periods are converted at 2,080 hours a year'),
  salary_type: z
    .enum(salaryTypes)
    .optional()
    .describe('The period of `salary_min`; without that, posts that name their pay so'),
  city: z.coerce.number().int().min(0).optional(),
  q: z.string().max(limits.query.max).optional(),
  sort: z.enum(jobSorts).optional(),
});
export type JobQuery = Infer<typeof jobQuerySchema>;

/** The content of a job's row. An anonymous post names no company, and of its location only a known street. */
export const jobCardSchema = postCardSchema
  .extend({
    ...presentedShape(jobFields, 'card'),
    /** The letter of the badge: the first one of the company, or of the title if no company is named. */
    initial: z.string(),
    category: namedSchema.extend({ icon: z.string(), slug: z.string() }),
    location: z.string().nullable(),
  })
  .meta({ id: 'JobCard' });
export type JobCard = Infer<typeof jobCardSchema>;

export const jobDetailSchema = z
  .object({
    ...jobCardSchema.shape,
    ...postDetailSchema.shape,
    /** The location contains the area: the formatted address omits it. */
    isAreaNamed: z.boolean(),
    ...presentedShape(jobFields, 'detail'),
    similar: z.array(jobCardSchema),
  })
  .meta({ id: 'JobDetail' });
export type JobDetail = Infer<typeof jobDetailSchema>;

export const listJobs = endpoint({
  path: '/jobs/web/looking_for',
  summary: 'Openings and people who look for one, filtered, sorted and counted',
  query: jobQuerySchema,
  answer: listEnvelope(jobCardSchema),
  returns: 'A page of jobs',
});

export const readJob = endpoint({
  path: '/jobs/{id}',
  summary: 'One job',
  params: idParamSchema,
  answer: envelope(jobDetailSchema),
  returns: 'The job',
  failures: [410],
});
