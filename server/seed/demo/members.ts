import { demoReviewers } from './reviews.ts';
import { demoPosters } from './waiting.ts';

export type DemoMemberName = (typeof demoReviewers)[number] | (typeof demoPosters)[keyof typeof demoPosters]['name'];

interface DemoMember {
  name: DemoMemberName;
  email: string;
  /** The age of the account. */
  daysHere: number;
}

/** Longer than since their first review. */
const reviewersDaysHere = 400;

/** Fictitious members, who write reviews, posts and messages. Nobody signs in with these accounts. */
export const demoMembers: DemoMember[] = [...Object.values(demoPosters), ...demoReviewers.map((name, index) => ({ name, email: `reviewer-${index + 1}@arabnewyork.example`, daysHere: reviewersDaysHere }))];

/** Posts of these members, by key: those that the demo's member writes about. She owns most others herself. */
export const postedBy: Readonly<Record<string, DemoMemberName>> = {
  'rental-bay-ridge-garden-two-bedroom': 'أمينة بن يوسف',
  'product-walnut-oud': 'Tarek Naji',
};
