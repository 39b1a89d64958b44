import { z } from 'zod';
import { experienceLevels, jobPostTypes, jobTypes, salaryTypes, workplaces } from '../jobs.ts';
import { limits } from '../limits.ts';
import { dateSchema } from '../special-hours.ts';
import {
  cents,
  choices,
  hasContact,
  isGiven,
  isInOrder,
  optional,
  optionalChoice,
  optionalEmail,
  optionalLine,
  optionalLink,
  optionalPhone,
  postLang,
  requiredChoice,
  requiredId,
  requiredLine,
  requiredLines,
  spokenLanguages,
  withRule,
} from './fields.ts';

const fields = z.object({
  lang: postLang,
  postType: requiredChoice('field.job_post_type', jobPostTypes),
  title: requiredLine('field.title', limits.title.max),
  /** A category of jobs. */
  category: requiredId('field.main_category'),
  jobType: requiredChoice('field.job_type', jobTypes),
  salaryMinCents: optional(cents('field.salary')),
  salaryMaxCents: optional(cents('field.salary')),
  salaryType: optionalChoice(salaryTypes),
  /** Fewer than four people work there: the law does not ask for the pay. */
  smallEmployer: z.boolean().default(false),
  company: optionalLine(limits.title.max),
  /** The id of a city, borough or neighbourhood. */
  city: requiredId('field.city'),
  /** Where in it, as people say it. */
  location: optionalLine(limits.street),
  workplace: optionalChoice(workplaces),
  experience: optionalChoice(experienceLevels),
  languages: choices(spokenLanguages),
  portfolioUrl: optionalLink,
  /** Where to apply. */
  applyUrl: optionalLink,
  /** The last day on which one may apply; the post is shown to its end, and no longer. */
  closingDate: optional(dateSchema),
  email: optionalEmail,
  phone: optionalPhone,
  anonymous: z.boolean().default(false),
  description: requiredLines('field.description', limits.body.max),
  termsAccepted: z.literal(true, { error: 'field.terms' }),
});

const isHiring = ({ postType }: { postType?: unknown }) => postType === 'hiring';
const hasPay = (post: { salaryMinCents?: unknown; salaryMaxCents?: unknown }) =>
  isGiven(post.salaryMinCents) || isGiven(post.salaryMaxCents);
const contact = withRule(fields, 'phone', 'field.contact', hasContact);
const range = withRule(contact, 'salaryMaxCents', 'field.range_order', ({ salaryMinCents, salaryMaxCents }) =>
  isInOrder(salaryMinCents, salaryMaxCents),
);
/** Who hires in New York says the pay, unless fewer than four people work there (New York Labor Law § 194-b). */
const needsPay = (post: { postType?: unknown; smallEmployer?: unknown }) =>
  isHiring(post) && post.smallEmployer !== true;
// Asked for together with the amount, so that nobody is told of one after the other.
const period = withRule(
  range,
  'salaryType',
  'field.salary_type',
  (post) => !(hasPay(post) || needsPay(post)) || isGiven(post.salaryType),
);
const place = withRule(
  period,
  'location',
  'field.location',
  (post) => !isHiring(post) || post.workplace === 'remote' || isGiven(post.location),
);
const pay = withRule(place, 'salaryMinCents', 'field.salary', (post) => !needsPay(post) || hasPay(post));

/**
 * A job as it is posted: the specification's «Job post», in camelCase.
 */
export const jobPostSchema = pay.meta({ id: 'JobPost' });
export type JobPost = z.infer<typeof jobPostSchema>;
export type JobPostInput = z.input<typeof jobPostSchema>;
