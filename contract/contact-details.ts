import { z } from 'zod';
import type { Infer } from './deep-readonly.ts';

/** The storage format of phone numbers: E.164, `+17185550142`. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/);

/** Links with credentials display another host than they lead to: `https://bank.example@thief.example`. */
const namesNobody = (link: string) => {
  if (!URL.canParse(link)) return true;
  const { username, password } = new URL(link);
  return username === '' && password === '';
};

/** Links by users: http and https only, without credentials. */
export const linkSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((link) => !/[\s<>"]/.test(link))
  .refine(namesNobody);

/**
 * The specification's rule for newsletter addresses: non-space, @, non-space, dot, non-space; without characters
 * that would allow header injection.
 */
export const emailSchema = z
  .string()
  .max(254)
  .regex(/^[^\s\p{C}@<>",;:()[\]\\]+@[^\s\p{C}@<>",;:()[\]\\]+\.[^\s\p{C}@<>",;:()[\]\\]+$/u);

export const socialNetworks = ['youtube', 'instagram', 'facebook', 'tiktok', 'twitter', 'pinterest'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const socialLinksSchema = z.partialRecord(z.enum(socialNetworks), linkSchema);
export type SocialLinks = Infer<typeof socialLinksSchema>;
