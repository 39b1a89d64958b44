export interface DemoReview {
  /** Which of the demo's reviewers wrote it, from 0. */
  by: number;
  stars: number;
  /** Which of the services they came for, from 0. Nothing for «something else». */
  cameFor?: number[];
  daysAgo: number;
  text: string;
}

/** Reviews by the keys of the businesses, each by different people. */
export type DemoReviews = Record<string, DemoReview[]>;
