import { z } from 'zod';
import { phoneSchema, socialNetworks } from './contact-details.ts';
import { limits } from './limits.ts';
import { bothLines, namedIn, outsideLink, pictureAddress } from './managed-content.ts';
import { editingLimits } from './managed-content-limits.ts';
import { typedEmailSchema } from './typed-text.ts';

/* The general settings as editors keep them: every text in both languages. */

const door = z.object({
  name: namedIn(editingLimits.doorName, 'field.name'),
  hint: bothLines(editingLimits.doorHint),
});
const blankOr = <T extends z.ZodType>(schema: T) => z.union([z.literal(''), schema]);
const picture = pictureAddress.nullable();

export const managedSettingsSchema = z
  .object({
    name: namedIn(editingLimits.siteName, 'field.name'),
    navbar: z.object({
      logo: picture,
      states: z
        .array(
          z.object({
            title: namedIn(editingLimits.siteName),
            image: pictureAddress,
            url: outsideLink.nullable(),
          }),
        )
        .max(editingLimits.statesMenu, { error: 'field.too_big' }),
    }),
    logo: picture,
    services: z.object({ service_provider: door, shops: door, market_place: door, rent: door, jobs: door }),
    footer: z.object({
      social_media: z
        .array(z.object({ type: z.enum(socialNetworks, { error: 'field.choice' }), url: outsideLink }))
        .max(limits.footerSocialIcons, { error: 'field.social' }),
      subscribe: bothLines(editingLimits.settingText),
      email: z
        .string()
        .trim()
        .refine((text) => blankOr(typedEmailSchema).safeParse(text).success, { error: 'field.email' }),
      phone: z
        .string()
        .trim()
        .refine((text) => blankOr(phoneSchema).safeParse(text).success, { error: 'field.phone_e164' }),
      Copyright: bothLines(editingLimits.settingText),
      about: bothLines(editingLimits.settingText),
    }),
  })
  .meta({ id: 'ManagedSettingsBody' });
export type ManagedSettingsBody = z.infer<typeof managedSettingsSchema>;

export const saveSettingsSchema = z
  .object({
    /** Looked at by the rules above. */
    body: z.record(z.string(), z.unknown()),
    /** Else it is kept as a draft. */
    publish: z.boolean(),
  })
  .meta({ id: 'SaveSettings' });

export const managedSettingsAnswerSchema = z
  .object({
    body: z.unknown(),
    draft: z.unknown().nullable(),
    updatedAt: z.string().nullable(),
    version: z.string(),
  })
  .meta({ id: 'ManagedSettings' });
/** The settings as they are, what they are to become, and what names both in `If-Match`. */
export interface ManagedSettings {
  body: ManagedSettingsBody;
  /** Null where nobody keeps one. */
  draft: ManagedSettingsBody | null;
  updatedAt: string | null;
  version: string;
}
