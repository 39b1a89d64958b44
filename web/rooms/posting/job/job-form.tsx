import { jobPostSchema } from '../../../../contract/posting/job.ts';
import { contactFields, contactLabels } from '../../../posting/form/ContactSection.tsx';
import { type FormModule, type PostPlan, planOf, type Step } from '../../../posting/form/plan.ts';
import { ContactStep, JobContactReview } from './ContactStep.tsx';
import { type JobValues, startJob, tidyJob } from './job-values.ts';
import { PayReview, PayStep } from './PayStep.tsx';
import { WorkReview, WorkStep } from './WorkStep.tsx';

const labels = {
  title: 'posting-jobs:name',
  category: 'posting-jobs:field',
  jobType: 'posting-jobs:jobType',
  company: 'posting-jobs:company',
  experience: 'posting-jobs:experience',
  languages: 'posting-jobs:languages',
  description: 'posting-jobs:about',
  portfolioUrl: 'posting-jobs:portfolio',
  salaryMinCents: 'posting-jobs:payMin',
  salaryMaxCents: 'posting-jobs:payMax',
  salaryType: 'posting-jobs:per',
  smallEmployer: 'posting-jobs:small',
  workplace: 'posting-jobs:workplace',
  city: 'posting-jobs:city',
  location: 'posting-jobs:location',
  closingDate: 'posting-jobs:closing',
  applyUrl: 'posting-jobs:apply',
  ...contactLabels,
} as const;

const contact: Step = {
  id: 'contact',
  title: 'posting-form:contactTitle',
  text: 'posting-jobs:contactText',
  fields: [...contactFields, 'applyUrl'],
  Body: ContactStep,
  Review: JobContactReview,
};

const shared = {
  kind: 'job',
  schema: jobPostSchema,
  photos: [],
  phones: ['phone'],
  tidy: tidyJob,
  text: ({ title, description }: JobValues) => `${title} ${description}`,
} as const;

const pay = ['salaryMinCents', 'salaryMaxCents', 'salaryType'] as const;

const hiring: PostPlan<JobValues> = {
  ...shared,
  name: 'job-hiring',
  title: 'posting-jobs:hiringTitle',
  intro: 'posting-jobs:hiringIntro',
  labels,
  links: ['applyUrl'],
  start: (poster) => startJob('hiring', poster),
  steps: [
    {
      id: 'work',
      title: 'posting-jobs:work',
      text: 'posting-jobs:workText',
      fields: ['title', 'category', 'jobType', 'company', 'experience', 'languages', 'description'],
      Body: WorkStep,
      Review: WorkReview,
    },
    {
      id: 'pay',
      title: 'posting-jobs:payAndPlace',
      text: 'posting-jobs:payAndPlaceText',
      fields: [...pay, 'smallEmployer', 'workplace', 'city', 'location', 'closingDate'],
      Body: PayStep,
      Review: PayReview,
    },
    contact,
  ],
};

const seeking: PostPlan<JobValues> = {
  ...shared,
  name: 'job-seeking',
  title: 'posting-jobs:seekingTitle',
  intro: 'posting-jobs:seekingIntro',
  labels: {
    ...labels,
    title: 'posting-jobs:nameSeeking',
    languages: 'posting-jobs:languagesSeeking',
    salaryMinCents: 'posting-jobs:payMinSeeking',
    workplace: 'posting-jobs:workplaceSeeking',
    city: 'posting-jobs:citySeeking',
  },
  links: ['portfolioUrl'],
  start: (poster) => startJob('seeking', poster),
  steps: [
    {
      id: 'you',
      title: 'posting-jobs:you',
      text: 'posting-jobs:youText',
      fields: ['title', 'category', 'jobType', 'experience', 'languages', 'description', 'portfolioUrl'],
      Body: WorkStep,
      Review: WorkReview,
    },
    {
      id: 'wish',
      title: 'posting-jobs:wish',
      text: 'posting-jobs:wishText',
      fields: [...pay, 'workplace', 'city', 'location'],
      Body: PayStep,
      Review: PayReview,
    },
    { ...contact, text: 'posting-jobs:contactTextSeeking', fields: contactFields },
  ],
};

const plans = { hiring: planOf(hiring), seeking: planOf(seeking) };

/** A company offers a job, an individual looks for one; an edited post determines the form. */
export const planFor: FormModule['planFor'] = (variant, body) => {
  const isSeeking = body ? body.postType === 'seeking' : variant === 'individual';
  return isSeeking ? plans.seeking : plans.hiring;
};
