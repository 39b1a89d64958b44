import { z } from 'zod';

/** Stored form of every phone number: E.164, `+17185550142`. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/);

/** Who signs in by a link shows another name than the one it leads to: `https://bank.example@thief.example`. */
const namesNobody = (link: string) => {
  if (!URL.canParse(link)) return true;
  const { username, password } = new URL(link);
  return username === '' && password === '';
};

/** Addresses that people give: http and https only, without a name or password of somebody. */
export const linkSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((link) => !/[\s<>"]/.test(link))
  .refine(namesNobody);

/** The spec's newsletter rule: non-space, @, non-space, dot, non-space; and nothing that a mail header could abuse. */
export const emailSchema = z
  .string()
  .max(254)
  .regex(/^[^\s\p{C}@<>",;:()[\]\\]+@[^\s\p{C}@<>",;:()[\]\\]+\.[^\s\p{C}@<>",;:()[\]\\]+$/u);

export const socialNetworks = ['youtube', 'instagram', 'facebook', 'tiktok', 'twitter', 'pinterest'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const socialLinksSchema = z.partialRecord(z.enum(socialNetworks), linkSchema);
export type SocialLinks = z.infer<typeof socialLinksSchema>;
