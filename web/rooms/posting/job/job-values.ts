import type { TypedNumber } from '../../../posting/form/bound/typed-number.ts';
import type { Body, Poster } from '../../../posting/form/plan.ts';

/** The values of the job form, for offers and job seekers. */
export interface JobValues {
  postType: string;
  title: string;
  category: number | null;
  jobType: string;
  /** US cents. */
  salaryMinCents: TypedNumber;
  salaryMaxCents: TypedNumber;
  salaryType: string;
  smallEmployer: boolean;
  company: string;
  city: number | null;
  location: string;
  workplace: string;
  experience: string;
  languages: readonly string[];
  portfolioUrl: string;
  applyUrl: string;
  closingDate: string;
  description: string;
  phone: string;
  email: string;
  anonymous: boolean;
}

export function startJob(postType: 'hiring' | 'seeking', { email, phone }: Poster): JobValues {
  return {
    postType,
    title: '',
    category: null,
    jobType: '',
    salaryMinCents: null,
    salaryMaxCents: null,
    salaryType: '',
    smallEmployer: false,
    company: '',
    city: null,
    location: '',
    workplace: '',
    experience: '',
    languages: [],
    portfolioUrl: '',
    applyUrl: '',
    closingDate: '',
    description: '',
    phone,
    email,
    anonymous: false,
  };
}

/** Without an amount the pay period is irrelevant and optional. */
export function tidyJob(values: JobValues): Body {
  const { postType, smallEmployer, salaryMinCents, salaryMaxCents, salaryType } = values;
  const hasPay = salaryMinCents !== null || salaryMaxCents !== null;
  const needsPay = postType === 'hiring' && !smallEmployer;
  return { ...values, salaryType: hasPay || needsPay ? salaryType : '' };
}
