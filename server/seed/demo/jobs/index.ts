import type { DemoJob } from '../shapes.ts';
import { careAndTeachingJobs } from './care-and-teaching.ts';
import { foodAndRetailJobs } from './food-and-retail.ts';
import { officeAndTechnologyJobs } from './office-and-technology.ts';
import { seekingJobs } from './seeking.ts';
import { tradesAndDrivingJobs } from './trades-and-driving.ts';

export const demoJobs: DemoJob[] = [...foodAndRetailJobs, ...careAndTeachingJobs, ...tradesAndDrivingJobs, ...officeAndTechnologyJobs, ...seekingJobs];
