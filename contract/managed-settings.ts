import { z } from 'zod';
import { phoneSchema, socialNetworks } from './contact-details.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { limits } from './limits.ts';
import { bothLines, externalLink, namedIn, pictureAddress, previewAnswerSchema } from './managed-content.ts';
import { editingLimits } from './managed-content-limits.ts';
import { typedEmailSchema } from './typed-text.ts';
import { ifMatch, versionList, versionRead, versionRestore } from './versions.ts';

/* The general settings in the back office: every text in both languages. */

const sectionText = z.object({
  name: namedIn(editingLimits.sectionName, 'field.name'),
  hint: bothLines(editingLimits.sectionHint),
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
            url: externalLink.nullable(),
          }),
        )
        .max(editingLimits.statesMenu, { error: 'field.too_big' }),
    }),
    logo: picture,
    services: z.object({
      service_provider: sectionText,
      shops: sectionText,
      market_place: sectionText,
      rent: sectionText,
      jobs: sectionText,
    }),
    footer: z.object({
      social_media: z
        .array(z.object({ type: z.enum(socialNetworks, { error: 'field.choice' }), url: externalLink }))
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
export type ManagedSettingsBody = Infer<typeof managedSettingsSchema>;

export const saveSettingsSchema = z
  .object({
    /** Validated by the rules above. */
    body: z.record(z.string(), z.unknown()),
    /** Otherwise saved as a draft. */
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
/** The published settings, their draft, and the ETag of both for `If-Match`. */
export interface ManagedSettings {
  body: ManagedSettingsBody;
  /** Null if there is no draft. */
  draft: ManagedSettingsBody | null;
  updatedAt: string | null;
  version: string;
}

/** Documented as any object, and typed as the settings. */
const managedSettingsAnswer = managedSettingsAnswerSchema as unknown as z.ZodType<ManagedSettings>;
const noParams = z.object({});

export const readManagedSettings = endpoint({
  path: '/admin/settings',
  access: 'content',
  summary: 'The general settings and what they are to become, every text in both languages',
  answer: envelope(managedSettingsAnswer),
  returns: 'The settings',
});

export const saveManagedSettings = endpoint({
  method: 'put',
  path: '/admin/settings',
  access: 'content',
  summary: 'Changes the general settings, as a draft of them or at once for everyone',
  headers: ifMatch(),
  body: saveSettingsSchema,
  answer: envelope(managedSettingsAnswer),
  maxBytes: editingLimits.contentBytes,
});

export const previewSettings = endpoint({
  method: 'post',
  path: '/admin/settings/preview',
  access: 'content',
  summary: 'The home page as it would be with these settings; nothing is kept of them',
  body: saveSettingsSchema
    .pick({ body: true })
    .extend({ lang: z.enum(['en', 'ar']) })
    .meta({ id: 'PreviewSettings' }),
  answer: envelope(previewAnswerSchema),
  maxBytes: editingLimits.contentBytes,
});

export const discardSettings = endpoint({
  method: 'post',
  path: '/admin/settings/discard',
  access: 'content',
  summary: 'Drops the draft of the settings',
  headers: ifMatch(),
  body: z.object({}),
  answer: envelope(managedSettingsAnswer),
});

export const listSettingsVersions = endpoint({
  path: '/admin/settings/versions',
  access: 'content',
  ...versionList(noParams),
});

export const readSettingsVersion = endpoint({
  path: '/admin/settings/versions/{version}',
  access: 'content',
  ...versionRead(noParams, managedSettingsSchema),
});

export const restoreSettingsVersion = endpoint({
  method: 'post',
  path: '/admin/settings/versions/{version}/restore',
  access: 'content',
  summary: 'Makes what the settings were the settings, as another edit',
  ...versionRestore(noParams, managedSettingsAnswer),
});
