import type { JobDetail } from '../../contract/jobs.ts';
import { type Absolute, context, dollarsOf, known, type StructuredData } from './values.ts';

const employment = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  both: ['FULL_TIME', 'PART_TIME'],
} as const;

export interface JobFacts {
  job: JobDetail;
  path: string;
  /** The page's substitute for the name of an anonymous company. */
  unnamed: string;
}

function salaryOf({
  salaryMinCents: least,
  salaryMaxCents: most,
  salaryType,
}: JobDetail): StructuredData | null {
  if (!salaryType || (least === null && most === null)) return null;
  const isRange = least !== null && most !== null && least !== most;
  const value = isRange
    ? { minValue: dollarsOf(least), maxValue: dollarsOf(most) }
    : { value: dollarsOf(least ?? most ?? 0) };
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', ...value, unitText: salaryType.toUpperCase() },
  };
}

/** A job opening; null for job seekers, and for posts without a description, which search engines reject. */
export function jobPostingData({ job, path, unnamed }: JobFacts, absolute: Absolute): StructuredData | null {
  if (job.postType !== 'hiring' || !job.description.text) return null;
  const isRemote = job.workplace === 'remote';
  return known({
    '@context': context,
    '@type': 'JobPosting',
    '@id': absolute(path),
    url: absolute(path),
    title: job.title,
    description: job.description.text,
    datePosted: job.postedAt,
    validThrough: job.closingDate ?? job.expiresAt,
    employmentType: employment[job.jobType],
    hiringOrganization: { '@type': 'Organization', name: (!job.anonymous && job.company) || unnamed },
    jobLocationType: isRemote && 'TELECOMMUTE',
    applicantLocationRequirements: isRemote && { '@type': 'AdministrativeArea', name: job.area.name },
    jobLocation:
      !isRemote &&
      known({
        '@type': 'Place',
        name: job.location,
        address: {
          '@type': 'PostalAddress',
          addressLocality: job.area.name,
          addressRegion: job.stateCode,
          addressCountry: 'US',
        },
      }),
    baseSalary: salaryOf(job),
    industry: job.category.name,
  });
}
