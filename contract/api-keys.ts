import { z } from 'zod';
import { doneSchema } from './accounts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { requiredLine } from './posting/fields.ts';
import { idParamSchema } from './posts.ts';

/* Keys of programs, which read public data with a daily quota of their own. */

const usageSchema = z.object({
  /** In UTC, when quotas begin again. */
  day: z.string(),
  /** Answered requests. */
  answered: z.number().int(),
  /** Requests beyond the quota. */
  refused: z.number().int(),
});

export const apiKeySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    /** The beginning of the key, by which its owner recognizes it. */
    prefix: z.string(),
    /** Requests per day. */
    dailyQuota: z.number().int(),
    createdAt: z.string(),
    /** The last days with requests, newest first. */
    usage: z.array(usageSchema),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = Infer<typeof apiKeySchema>;

export const managedApiKeySchema = apiKeySchema
  .extend({
    owner: z.object({ id: z.number().int(), name: z.string(), email: z.string() }),
    /** Null for a valid key. */
    revokedAt: z.string().nullable(),
  })
  .meta({ id: 'ManagedApiKey' });
export type ManagedApiKey = Infer<typeof managedApiKeySchema>;

export const listApiKeys = endpoint({
  path: '/profile/api-keys',
  access: 'member',
  summary: 'One’s own API keys and their usage',
  answer: envelope(z.array(apiKeySchema)),
});

export const addApiKey = endpoint({
  method: 'post',
  path: '/profile/api-keys',
  access: 'member',
  summary: 'Creates an API key',
  description: `Only this response contains the key: the site stores its hash. At most ${limits.apiKeys.perMember} per member.`,
  body: z.object({ name: requiredLine('field.key_name', limits.apiKeys.name) }),
  answer: envelope(apiKeySchema.extend({ key: z.string() })),
  status: 201,
  failures: [403, 409],
});

export const revokeApiKey = endpoint({
  method: 'delete',
  path: '/profile/api-keys/{id}',
  access: 'member',
  summary: 'Revokes one’s own API key, effective at once',
  params: idParamSchema,
  answer: envelope(doneSchema),
});

export const managedKeyLists = ['valid', 'revoked'] as const;
export type ManagedKeyList = (typeof managedKeyLists)[number];

export const listManagedApiKeys = endpoint({
  path: '/admin/api-keys',
  access: 'users',
  summary: 'API keys of all members, newest first',
  query: pageQuerySchema.extend({ list: z.enum(managedKeyLists).default('valid') }),
  answer: z.object({
    data: z.array(managedApiKeySchema),
    meta: z.object({ next: z.string().nullable() }),
  }),
});

export const revokeManagedApiKey = endpoint({
  method: 'delete',
  path: '/admin/api-keys/{id}',
  access: 'users',
  summary: 'Revokes an API key',
  params: idParamSchema,
  answer: envelope(doneSchema),
});
