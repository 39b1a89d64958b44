import { z } from 'zod';
import { doneSchema, typedPhoneSchema } from './accounts.ts';
import { conversationPostSchema } from './conversation-posts.ts';
import type { Infer } from './deep-readonly.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { answerTimes, memberPageAddressSchema, memberRatingSchema } from './member-names.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema, postParamsSchema } from './posts.ts';
import { lines } from './typed-text.ts';

/* Conversations between members about a post: one for each post and interested member. */

/** The role of a member in a conversation: the owner of the post, or the interested member. */
export const conversationSides = ['owner', 'member'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** The other member, without any details if they are the owner of an anonymous post. */
export const conversationPartnerSchema = z
  .object({
    kind: z.enum(['member', 'anonymous', 'former']),
    /** The public name. */
    name: z.string().nullable(),
    page: memberPageAddressSchema.nullable(),
    joinedAt: z.string().nullable(),
    emailConfirmed: z.boolean().nullable(),
    phoneConfirmed: z.boolean().nullable(),
  })
  .meta({ id: 'ConversationPartner' });
export type ConversationPartner = Infer<typeof conversationPartnerSchema>;

export const messageSchema = z
  .object({
    id: z.number().int(),
    /** The client's id of the message, by which a browser recognizes what it sent. */
    clientId: z.uuid(),
    mine: z.boolean(),
    /** Empty if it has photos only, or shares a phone number. */
    text: z.string(),
    /** Their URLs are valid for the two sides only, and expire: reading the messages again returns new ones. */
    photos: z.array(pictureSchema),
    /** The phone number that it shares; without a number if it was revoked. Null for every other message. */
    phone: z.object({ number: z.string().nullable() }).nullable(),
    at: z.string(),
  })
  .meta({ id: 'ConversationMessage' });
export type Message = Infer<typeof messageSchema>;

/** A message as it is sent. */
export const ownMessageSchema = messageSchema
  .extend({
    /** Whether it waits for a moderator, as its sender wrote the same to many: its id is 0 until it is delivered. */
    held: z.boolean(),
  })
  .meta({ id: 'OwnConversationMessage' });
export type OwnMessage = Infer<typeof ownMessageSchema>;

export const heldMessageStates = ['waiting', 'refused'] as const;

/** A message that only its sender sees: it waits for a moderator, or was refused. */
export const heldMessageSchema = messageSchema
  .pick({ clientId: true, text: true, photos: true, at: true })
  .extend({ state: z.enum(heldMessageStates) })
  .meta({ id: 'HeldConversationMessage' });
export type HeldMessage = Infer<typeof heldMessageSchema>;

export const conversationSchema = z
  .object({
    id: z.number().int(),
    side: z.enum(conversationSides),
    post: conversationPostSchema,
    partner: conversationPartnerSchema,
    last: z
      .object({
        text: z.string(),
        /** The number of photos, and whether it shares a phone number, which is omitted here. */
        photos: z.number().int(),
        phone: z.boolean(),
        mine: z.boolean(),
        at: z.string(),
      })
      .nullable(),
    /** The number of unread messages of the other side. */
    unread: z.number().int(),
    muted: z.boolean(),
    archived: z.boolean(),
    /** Whether the caller received a message here that its recipient is warned of. */
    warned: z.boolean(),
    /**
     * Whether the caller may write: not if one side has blocked the other, if the post was removed, or if the other
     * side cannot be reached for any reason.
     */
    writing: z.enum(['open', 'blocked', 'removed', 'closed']),
  })
  .meta({ id: 'Conversation' });
export type Conversation = Infer<typeof conversationSchema>;

/** A conversation on its own page. */
export const conversationDetailSchema = conversationSchema
  .extend({
    /** The last message that the other side has seen, if they allow read receipts. */
    seenTo: z.number().int(),
    /** The usual response time of the other side; null if there are too few replies, and for anonymous owners. */
    answerTime: z.enum(answerTimes).nullable(),
    /** The rating of the other side; null if they are anonymous. */
    rating: memberRatingSchema.nullable(),
    /**
     * Whether the caller may review the other side: both have written, and the post is theirs and not anonymous.
     */
    canReview: z.boolean(),
    /** Whether the caller shares a phone number with the other side here. */
    sharesPhone: z.boolean(),
    /** The caller's messages that are not delivered. */
    held: z.array(heldMessageSchema),
    /** Messages whose phone numbers were revoked, for clients that have cached them. */
    withdrawn: z.array(z.number().int()),
  })
  .meta({ id: 'ConversationDetail' });
export type ConversationDetail = Infer<typeof conversationDetailSchema>;

export const inboxFilters = ['all', 'unread', 'mine', 'archived'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

export const inboxQuerySchema = pageQuerySchema.extend({
  filter: z.enum(inboxFilters).default('all'),
  /** Words of post titles or public names. */
  q: z.string().trim().max(limits.query.max).optional(),
});
export type InboxQuery = Infer<typeof inboxQuerySchema>;

export const inboxSchema = z
  .object({
    data: z.array(conversationSchema),
    meta: z.object({ next: z.string().nullable(), unread: z.number().int() }),
  })
  .meta({ id: 'Inbox' });
export type Inbox = Infer<typeof inboxSchema>;

export const listInbox = endpoint({
  path: '/inbox',
  access: 'member',
  summary: 'The conversations of whoever asks, the last written in first',
  query: inboxQuerySchema,
  answer: inboxSchema,
  returns: 'A page of conversations',
});

export const countUnread = endpoint({
  path: '/inbox/unread',
  access: 'member',
  summary: 'In how many conversations something is unread; those that are muted do not count',
  answer: envelope(z.object({ count: z.number().int() })),
  returns: 'The number',
});

export const streamInbox = endpoint({
  path: '/inbox/stream',
  access: 'member',
  summary: 'Server-sent events of what changes in the conversations of whoever asks',
  description:
    '`ready` says where the inbox stands, `change` which conversations changed. Asked with `Last-Event-ID` it begins with what was missed. It ends with the session, and when the server does.',
  headers: z.object({ 'last-event-id': z.string().optional() }),
  answer: z.string(),
  answerType: 'text/event-stream',
  returns: 'A stream of events',
  failures: [400],
});

/** A blocked member, as presented in the conversation. */
export const blockedMemberSchema = z
  .object({
    conversationId: z.number().int(),
    partner: conversationPartnerSchema,
    title: z.string(),
    lang: z.enum(langs),
    at: z.string(),
  })
  .meta({ id: 'BlockedMember' });
export type BlockedMember = Infer<typeof blockedMemberSchema>;

export const listBlockedMembers = endpoint({
  path: '/inbox/blocks',
  access: 'member',
  summary: 'Whom a member blocked, the latest first',
  answer: envelope(z.array(blockedMemberSchema)),
  returns: 'Those who are blocked',
});

/** Posts whose owners can be written to. */
const aboutParamsSchema = postParamsSchema.extend({
  folder: postParamsSchema.shape.folder.exclude(['businesses']),
});

/** A possible conversation, or an existing one. */
export const conversationStartSchema = z
  .object({
    post: conversationPostSchema,
    partner: conversationPartnerSchema,
    /** If it exists already. */
    conversationId: z.number().int().nullable(),
    /** The post is the caller's own. */
    own: z.boolean(),
    /** Whether the owner can be reached. */
    open: z.boolean(),
  })
  .meta({ id: 'ConversationStart' });
export type ConversationStart = Infer<typeof conversationStartSchema>;

export const readConversationStart = endpoint({
  path: '/{folder}/{id}/conversation',
  access: 'member',
  summary: 'Whom one would write to about a post, and the conversation that there is already',
  params: aboutParamsSchema,
  answer: envelope(conversationStartSchema),
  returns: 'The post and its owner',
  failures: [410],
});

export const sendMessageSchema = z
  .object({
    /** An idempotency key: a repeated request gets the response of the first one, and is stored once. */
    clientId: z.uuid(),
    /** May be empty if there are photos. */
    text: z.string().overwrite(lines).max(limits.messageText, { error: 'field.too_big' }).default(''),
    /** The ids of pictures that the member uploaded for messages. */
    photos: z
      .array(z.number().int().positive())
      .max(limits.messagePhotos, { error: 'field.images_many' })
      .refine((ids) => new Set(ids).size === ids.length, { error: 'field.image_twice' })
      .default([]),
  })
  .refine(({ text, photos }) => text !== '' || photos.length > 0, { path: ['text'], error: 'field.message' })
  .meta({ id: 'SendConversationMessage' });
export type SendMessage = Infer<typeof sendMessageSchema>;

export const sentMessageSchema = z.object({ conversationId: z.number().int(), message: ownMessageSchema });

export const startConversation = endpoint({
  method: 'post',
  path: '/{folder}/{id}/conversation',
  access: 'member',
  summary: 'Writes to the owner of a post',
  description: `New accounts write to at most ${limits.newAccountPartners} people a day; the same longer text to many waits for a moderator.`,
  params: aboutParamsSchema,
  body: sendMessageSchema,
  answer: envelope(sentMessageSchema.meta({ id: 'StartedConversation' })),
  returns: 'The message and its conversation',
  failures: [409, 410],
});

export const readConversation = endpoint({
  path: '/conversations/{id}',
  access: 'member',
  summary: 'A conversation, to both of its sides alone',
  params: idParamSchema,
  answer: envelope(conversationDetailSchema),
  returns: 'The conversation without its messages',
});

export const messagesQuerySchema = z.object({
  /** Messages before this one, the latest of them. */
  before: z.coerce.number().int().positive().optional(),
  /** Messages after this one, the earliest of them. */
  after: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(limits.page.min).max(limits.page.max).default(30),
});
export type MessagesQuery = Infer<typeof messagesQuerySchema>;

export const messagesSchema = z
  .object({
    /** In chronological order. */
    data: z.array(messageSchema),
    /** Whether there are more in the requested direction. */
    meta: z.object({ more: z.boolean() }),
  })
  .meta({ id: 'ConversationMessages' });
export type Messages = Infer<typeof messagesSchema>;

export const listThreadMessages = endpoint({
  path: '/conversations/{id}/messages',
  access: 'member',
  summary: 'The last messages of a conversation, or those before or after one',
  params: idParamSchema,
  query: messagesQuerySchema,
  answer: messagesSchema,
  returns: 'Messages, in order',
});

export const sendMessage = endpoint({
  method: 'post',
  path: '/conversations/{id}/messages',
  access: 'member',
  summary: 'Writes a message',
  params: idParamSchema,
  body: sendMessageSchema,
  answer: envelope(ownMessageSchema),
  returns: 'The message',
  failures: [409],
});

export const sharePhoneSchema = z
  .object({
    /** As for messages: a repeated request gets the same response, and shares once. */
    clientId: z.uuid(),
    phone: typedPhoneSchema,
  })
  .meta({ id: 'SharePhone' });
export type SharePhone = Infer<typeof sharePhoneSchema>;

export const sharePhone = endpoint({
  method: 'post',
  path: '/conversations/{id}/phone',
  access: 'member',
  summary: 'Shares a phone number with the other side, once at a time, as a message',
  params: idParamSchema,
  body: sharePhoneSchema,
  answer: envelope(messageSchema),
  returns: 'The message',
  failures: [409],
});

export const withdrawPhone = endpoint({
  method: 'delete',
  path: '/conversations/{id}/phone',
  access: 'member',
  summary: 'Withdraws one’s phone number from a conversation; a second time is no error',
  description: 'It is deleted everywhere; the other side may have written it down.',
  params: idParamSchema,
  answer: envelope(conversationDetailSchema),
  returns: 'The conversation',
});

export const markRead = endpoint({
  method: 'put',
  path: '/conversations/{id}/read',
  access: 'member',
  summary: 'Marks the messages up to one as read; never fewer than before',
  params: idParamSchema,
  body: z.object({ upTo: z.number().int().min(0) }),
  answer: envelope(doneSchema),
});

export const sortConversation = endpoint({
  method: 'put',
  path: '/conversations/{id}/state',
  access: 'member',
  summary:
    'Mutes or archives a conversation for oneself, or takes that back; a new message brings it back from the archive',
  params: idParamSchema,
  body: z.object({ muted: z.boolean(), archived: z.boolean() }).partial(),
  answer: envelope(conversationDetailSchema),
  returns: 'The conversation',
});

export const blockPartner = endpoint({
  method: 'post',
  path: '/conversations/{id}/block',
  access: 'member',
  summary: 'Blocks the other side: neither can write, and nobody is notified',
  description: 'A member is blocked everywhere, the owner of an anonymous post in this conversation.',
  params: idParamSchema,
  body: z.object({}),
  answer: envelope(conversationDetailSchema),
  returns: 'The conversation',
  failures: [409],
});

export const unblockPartner = endpoint({
  method: 'delete',
  path: '/conversations/{id}/block',
  access: 'member',
  summary: 'Takes a block back; a second time is no error',
  params: idParamSchema,
  answer: envelope(conversationDetailSchema),
  returns: 'The conversation',
});
