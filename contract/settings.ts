import { z } from 'zod';
import { publishedAdvertisementsSchema } from './advertisements.ts';
import { categorySchema } from './categories.ts';
import { socialNetworks } from './contact-details.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './envelope.ts';

export const stateEntrySchema = z.object({
  title: z.string(),
  image: z.string(),
  url: z.string().nullable(),
});

/** One of the five service sections: its id and name, and the subcategories of its menu. */
export const serviceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  hint: z.string(),
  count: z.number().int().describe('As many as its page lists at first sight, each entry once'),
  categories: z.array(categorySchema.pick({ id: true, name: true, slug: true, icon: true, count: true })),
});

/**
 * The specification's «General settings», spelled as there; `services` contains what the menus display besides the
 * id.
 */
export const generalSettingsSchema = z
  .object({
    /** The advertisements in the slots of any page. */
    advertisements: publishedAdvertisementsSchema.optional(),
    name: z.string(),
    /** The city that the address limits lists to; null for all of it. */
    city: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    navbar: z.object({ logo: z.string().nullable(), states: z.array(stateEntrySchema) }),
    services: z.object({
      service_provider: serviceSchema,
      shops: serviceSchema,
      market_place: serviceSchema,
      rent: serviceSchema,
      jobs: serviceSchema,
    }),
    logo: z.string().nullable(),
    footer: z.object({
      social_media: z.array(z.object({ type: z.enum(socialNetworks), url: z.string() })),
      subscribe: z.string(),
      email: z.string(),
      phone: z.string(),
      Copyright: z.string(),
      about: z.string(),
    }),
  })
  .meta({ id: 'GeneralSettings' });
export type GeneralSettings = Infer<typeof generalSettingsSchema>;
export type ServiceKey = keyof GeneralSettings['services'];

export const readGeneralSettings = endpoint({
  path: '/general-settings',
  summary: 'What the header and the footer show',
  answer: envelope(generalSettingsSchema),
  returns: 'The general settings',
});
