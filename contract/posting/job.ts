import { z } from 'zod';
import type { Infer } from '../deep-readonly.ts';
import { jobFields } from '../jobs.ts';
import { limits } from '../limits.ts';
import { postedShape } from '../listing-fields.ts';
import {
  hasContact,
  isGiven,
  isInOrder,
  optionalEmail,
  optionalPhone,
  postLang,
  requiredId,
  requiredLine,
  requiredLines,
  withRule,
} from './fields.ts';

const fields = z.object({
  lang: postLang,
  ...postedShape(jobFields),
  title: requiredLine('field.title', limits.title.max),
  /** A category of jobs. */
  category: requiredId('field.main_category'),
  /** The id of a city, borough or neighborhood. */
  city: requiredId('field.city'),
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
/**
 * Employers in New York must state the pay, unless they have fewer than four employees (New York Labor Law §
 * 194-b).
 */
const needsPay = (post: { postType?: unknown; smallEmployer?: unknown }) =>
  isHiring(post) && post.smallEmployer !== true;
// Required together with the amount, so that both errors appear at once.
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

/** A job as submitted: the specification's «Job post», in camelCase. */
export const jobPostSchema = pay.meta({ id: 'JobPost' });
export type JobPost = Infer<typeof jobPostSchema>;
export type JobPostInput = z.input<typeof jobPostSchema>;
