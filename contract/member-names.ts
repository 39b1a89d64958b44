import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';

/* The public names of members: never their full names. */

/** First name and last initial, or the first name alone. */
export const publicNameForms = ['initial', 'first'] as const;
export type PublicNameForm = (typeof publicNameForms)[number];

/** The public page of a member. */
export const memberPageAddressSchema = z
  .object({ id: z.number().int(), slug: z.string() })
  .meta({ id: 'MemberPageAddress' });
export type MemberPageAddress = Infer<typeof memberPageAddressSchema>;

/** The rating by members who contacted them about a post. */
export const memberRatingSchema = z
  .object({
    count: z.number().int().min(0),
    /** The weighted average to one decimal; null below five reviews. */
    average: z.number().nullable(),
  })
  .meta({ id: 'MemberRating' });
export type MemberRating = Infer<typeof memberRatingSchema>;

/** The usual response time of a member: within an hour, a day or four days. Longer ones are not displayed. */
export const answerTimes = ['hour', 'day', 'days'] as const;
export type AnswerTime = (typeof answerTimes)[number];

/** A public name: “Rania A.”, or “Rania”. */
export function publicName(name: string, form: PublicNameForm): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = form === 'initial' ? [...(others.at(-1) ?? '')][0] : undefined;
  return initial ? `${first} ${initial}.` : first;
}
