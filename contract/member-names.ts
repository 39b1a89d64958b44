import { z } from 'zod';

/* How members are called where others see them: never by their whole name. */

/** First name and initial of the last one, or the first name alone. */
export const publicNameForms = ['initial', 'first'] as const;
export type PublicNameForm = (typeof publicNameForms)[number];

/** The public page of a member. */
export const memberPageAddressSchema = z
  .object({ id: z.number().int(), slug: z.string() })
  .meta({ id: 'MemberPageAddress' });
export type MemberPageAddress = z.infer<typeof memberPageAddressSchema>;

/** What those who were in touch with a member about a post say of them. */
export const memberRatingSchema = z
  .object({
    count: z.number().int().min(0),
    /** The weighted average to one decimal; null below five reviews. */
    average: z.number().nullable(),
  })
  .meta({ id: 'MemberRating' });
export type MemberRating = z.infer<typeof memberRatingSchema>;

/** How soon a member usually answers: within an hour, a day or four days. Nothing is said of who takes longer. */
export const answerTimes = ['hour', 'day', 'days'] as const;
export type AnswerTime = (typeof answerTimes)[number];

/** A name as others see it: «Rania A.», or «Rania». */
export function publicName(name: string, form: PublicNameForm): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = form === 'initial' ? [...(others.at(-1) ?? '')][0] : undefined;
  return initial ? `${first} ${initial}.` : first;
}
