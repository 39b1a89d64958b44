import { z } from 'zod';
import { emailSchema, linkSchema, phoneSchema } from './contacts.ts';
import { eitherSchema } from './envelope.ts';
import { limits } from './limits.ts';

export const jobPostTypes = ['hiring', 'seeking'] as const;
export const jobTypes = ['full_time', 'part_time', 'both'] as const;
export const salaryTypes = ['hour', 'day', 'week', 'month', 'year'] as const;
export const experienceLevels = ['none', 'junior', 'mid', 'senior'] as const;

/**
 * The spec's «Job post». Pay is US cents per `salaryType`, a single figure or a range. The spec names
 * hour, day, week and month; a year is needed to say what most salaried posts say.
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
export type JobBase = z.infer<typeof jobBaseSchema>;

/** What a row of a job shows. */
export const jobCardSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  postType: z.enum(jobPostTypes),
  jobType: z.enum(jobTypes),
  salaryMinCents: z.number().int().nullable(),
  salaryMaxCents: z.number().int().nullable(),
  salaryType: z.enum(salaryTypes).nullable(),
  company: z.string().nullable(),
  area: z.object({ id: z.number().int(), name: z.string() }),
});
export type JobCard = z.infer<typeof jobCardSchema>;
