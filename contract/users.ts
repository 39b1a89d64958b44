import { z } from 'zod';
import { doneSchema, roles } from './accounts.ts';
import { listingStatuses } from './categories.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema, switchSchema } from './envelope.ts';
import { langs } from './locales.ts';
import { reasonSchema } from './moderation.ts';
import { ownPostKinds } from './my-posts.ts';
import { idParamSchema } from './posts.ts';
import { line } from './typed-text.ts';

/* User accounts in the back office. */

export const usersQuerySchema = pageQuerySchema.extend({
  /** Part of a name, an email address or a phone number; or an id. */
  q: z.string().overwrite(line).max(200).optional(),
  role: z.union([z.enum(roles), z.literal('')]).optional(),
  banned: switchSchema,
});
export type UsersQuery = Infer<typeof usersQuerySchema>;

export const listedUserSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.enum(roles),
    bannedAt: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Person' });
export type ListedUser = Infer<typeof listedUserSchema>;

export const usersSchema = z
  .object({ data: z.array(listedUserSchema), meta: z.object({ next: z.string().nullable() }) })
  .meta({ id: 'People' });
export type UsersPage = Infer<typeof usersSchema>;

/** The state of a post while its owner is banned: closed, with its previous status. */
export const userDetailSchema = z
  .object({
    person: listedUserSchema.extend({
      lang: z.enum(langs),
      emailConfirmed: z.boolean(),
      secondFactor: z.boolean(),
      newsletter: z.boolean(),
      /** The last use of the site, according to active sessions. */
      lastSeenAt: z.string().nullable(),
      sessions: z.number().int(),
      saved: z.number().int(),
    }),
    posts: z.object({
      counts: z.array(
        z.object({ kind: z.enum(ownPostKinds), status: z.enum(listingStatuses), count: z.number().int() }),
      ),
      /** Hidden while their owner is banned. */
      hidden: z.number().int(),
      /** The newest ones. */
      newest: z.array(
        z.object({
          kind: z.enum(ownPostKinds),
          id: z.number().int(),
          slug: z.string(),
          title: z.string(),
          lang: z.enum(langs),
          status: z.enum(listingStatuses),
        }),
      ),
    }),
    /** The caller's permissions for this account. */
    abilities: z.array(z.enum(['role', 'ban', 'unban', 'sign-out'])),
  })
  .meta({ id: 'PersonDetail' });
export type UserDetail = Infer<typeof userDetailSchema>;

export const changeRoleSchema = z
  .object({
    role: z.enum(roles),
    /** The role when the account was read: 409 if it has changed since. */
    from: z.enum(roles),
  })
  .meta({ id: 'ChangeRole' });
export type ChangeRole = Infer<typeof changeRoleSchema>;

export const banSchema = z
  .object({
    /** What happens to the user's posts: hidden until the ban is lifted, or deleted. */
    posts: z.enum(['hide', 'remove']).default('hide'),
    reason: reasonSchema,
  })
  .meta({ id: 'BanPerson' });

const done = envelope(doneSchema);

export const listUsers = endpoint({
  path: '/admin/users',
  access: 'users',
  summary: 'People who have an account, by name, email, phone or id, the newest first',
  query: usersQuerySchema,
  answer: usersSchema,
  returns: 'A page of people',
});

export const readUser = endpoint({
  path: '/admin/users/{id}',
  access: 'users',
  summary: 'One account: facts, posts, and what may be done with it',
  params: idParamSchema,
  answer: envelope(userDetailSchema),
  returns: 'The account',
});

export const changeUserRole = endpoint({
  method: 'put',
  path: '/admin/users/{id}/role',
  access: 'users',
  summary: 'Gives a user another role and signs them out everywhere',
  description: 'Nobody changes their own, and the last admin stays one.',
  params: idParamSchema,
  body: changeRoleSchema,
  answer: done,
});

export const banUser = endpoint({
  method: 'post',
  path: '/admin/users/{id}/ban',
  access: 'users',
  summary: 'Bans a user: sessions end, what waits is rejected, what is published is hidden or deleted',
  params: idParamSchema,
  body: banSchema,
  answer: done,
});

export const unbanUser = endpoint({
  method: 'post',
  path: '/admin/users/{id}/unban',
  access: 'users',
  summary: 'Lifts a ban; what was hidden is shown again',
  params: idParamSchema,
  body: z.object({}),
  answer: done,
});

export const signOutUser = endpoint({
  method: 'post',
  path: '/admin/users/{id}/sign-out',
  access: 'users',
  summary: 'Ends all sessions of a user',
  params: idParamSchema,
  body: z.object({}),
  answer: done,
});
