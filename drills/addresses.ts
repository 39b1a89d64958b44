import { addressBelow } from '../bench/api-address.ts';
import { logIn } from '../contract/accounts.ts';
import { listNewsArticles } from '../contract/articles.ts';
import { listBusinesses } from '../contract/businesses.ts';
import { sendContactMessage } from '../contract/contact.ts';
import { listJobs } from '../contract/jobs.ts';
import { subscribe } from '../contract/newsletter.ts';
import { uploadPicture } from '../contract/uploads.ts';

/** Requests of drills: reads, and the simplest writes. */
export const api = {
  businesses: addressBelow(listBusinesses),
  news: addressBelow(listNewsArticles),
  arabicJobs: addressBelow(listJobs, 'ar'),
  contact: addressBelow(sendContactMessage),
  logIn: addressBelow(logIn),
  subscribe: addressBelow(subscribe),
  upload: addressBelow(uploadPicture),
};
