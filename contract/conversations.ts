import { z } from 'zod';
import { doneSchema, typedPhoneSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { envelope, pageQuerySchema } from './envelope.ts';
import { limits } from './limits.ts';
import { langs } from './locales.ts';
import { answerTimes, memberPageAddressSchema, memberRatingSchema } from './member-names.ts';
import { ownPostKinds } from './my-posts.ts';
import { pictureSchema } from './pictures.ts';
import { idParamSchema, postParamsSchema } from './posts.ts';
import { lines } from './typed-text.ts';

/* What members write to each other about a post: a conversation for each post and member who asks about it. */

/** Who somebody is in a conversation: the owner of the post, or the member who asks about it. */
export const conversationSides = ['owner', 'member'] as const;
export type ConversationSide = (typeof conversationSides)[number];

/** What became of the post that a conversation is about, as of now. */
export const conversationPostStates = [
  'available',
  'reserved',
  'sold',
  'rented',
  'filled',
  'closed',
  'expired',
  'pending',
  'removed',
] as const;
export type ConversationPostState = (typeof conversationPostStates)[number];

export const conversationPostSchema = z
  .object({
    kind: z.enum(ownPostKinds).exclude(['business']),
    /** Null where the post is deleted. */
    id: z.number().int().nullable(),
    slug: z.string(),
    title: z.string(),
    /** The language that the title is written in. */
    lang: z.enum(langs),
    state: z.enum(conversationPostStates),
    priceCents: z.number().int().nullable(),
    area: z.string().nullable(),
    photo: pictureSchema.nullable(),
    postedAt: z.string().nullable(),
  })
  .meta({ id: 'ConversationPost' });
export type ConversationPost = z.infer<typeof conversationPostSchema>;

/** The other person, as far as they are named: nothing is said of the owner of an anonymous post. */
export const conversationPartnerSchema = z
  .object({
    kind: z.enum(['member', 'anonymous', 'former']),
    /** As others see them. */
    name: z.string().nullable(),
    page: memberPageAddressSchema.nullable(),
    joinedAt: z.string().nullable(),
    emailConfirmed: z.boolean().nullable(),
  })
  .meta({ id: 'ConversationPartner' });
export type ConversationPartner = z.infer<typeof conversationPartnerSchema>;

export const messageSchema = z
  .object({
    id: z.number().int(),
    /** As its writer named it, so that a browser recognizes what it sent. */
    clientId: z.uuid(),
    mine: z.boolean(),
    /** Empty where it has photos only, or shares a phone number. */
    text: z.string(),
    /** Their addresses are for the two sides alone, and end after a while: reading the messages again gives new ones. */
    photos: z.array(pictureSchema),
    /** The phone number that it shares; without a number where that was withdrawn. Null for every other message. */
    phone: z.object({ number: z.string().nullable() }).nullable(),
    at: z.string(),
  })
  .meta({ id: 'ConversationMessage' });
export type Message = z.infer<typeof messageSchema>;

export const conversationSchema = z
  .object({
    id: z.number().int(),
    side: z.enum(conversationSides),
    post: conversationPostSchema,
    partner: conversationPartnerSchema,
    last: z
      .object({
        text: z.string(),
        /** How many photos it has, and whether it shares a phone number, of which nothing is said here. */
        photos: z.number().int(),
        phone: z.boolean(),
        mine: z.boolean(),
        at: z.string(),
      })
      .nullable(),
    /** How many messages of the other side are unread. */
    unread: z.number().int(),
    muted: z.boolean(),
    archived: z.boolean(),
    /**
     * Whether one may write: not where one has blocked the other, where the post was removed, or where the other cannot
     * be written to, for whatever reason.
     */
    writing: z.enum(['open', 'blocked', 'removed', 'closed']),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof conversationSchema>;

/** A conversation as its own page shows it. */
export const conversationDetailSchema = conversationSchema
  .extend({
    /** The last message that the other side has seen, as far as they let it be known. */
    seenTo: z.number().int(),
    /** How soon the other one usually answers; null where too few answers tell, and of anonymous owners. */
    answerTime: z.enum(answerTimes).nullable(),
    /** What others say of the other one; null where they are not named. */
    rating: memberRatingSchema.nullable(),
    /** Whether one may review the other one: both have written, and the post is theirs and not anonymous. */
    canReview: z.boolean(),
    /** Whether the other side has one's phone number from here. */
    sharesPhone: z.boolean(),
    /** Messages whose phone numbers were withdrawn: whoever has read one before shows it no longer. */
    withdrawn: z.array(z.number().int()),
  })
  .meta({ id: 'ConversationDetail' });
export type ConversationDetail = z.infer<typeof conversationDetailSchema>;

export const inboxFilters = ['all', 'unread', 'mine', 'archived'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

export const inboxQuerySchema = pageQuerySchema.extend({
  filter: z.enum(inboxFilters).default('all'),
  /** Words in titles of posts or in public names. */
  q: z.string().trim().max(limits.query.max).optional(),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;

export const inboxSchema = z
  .object({
    data: z.array(conversationSchema),
    meta: z.object({ next: z.string().nullable(), unread: z.number().int() }),
  })
  .meta({ id: 'Inbox' });
export type Inbox = z.infer<typeof inboxSchema>;

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

/** Somebody whom a member blocked, as the conversation showed them. */
export const blockedMemberSchema = z
  .object({
    conversationId: z.number().int(),
    partner: conversationPartnerSchema,
    title: z.string(),
    lang: z.enum(langs),
    at: z.string(),
  })
  .meta({ id: 'BlockedMember' });
export type BlockedMember = z.infer<typeof blockedMemberSchema>;

export const listBlockedMembers = endpoint({
  path: '/inbox/blocks',
  access: 'member',
  summary: 'Whom a member blocked, the latest first',
  answer: envelope(z.array(blockedMemberSchema)),
  returns: 'Those who are blocked',
});

/** Posts that members can be written to about. */
const aboutParamsSchema = postParamsSchema.extend({
  folder: postParamsSchema.shape.folder.exclude(['businesses']),
});

/** A conversation that may begin, or where it has begun already. */
export const conversationStartSchema = z
  .object({
    post: conversationPostSchema,
    partner: conversationPartnerSchema,
    /** Where both have written already. */
    conversationId: z.number().int().nullable(),
    /** It is one's own post: nobody writes to themselves. */
    own: z.boolean(),
    /** Somebody can be written to. */
    open: z.boolean(),
  })
  .meta({ id: 'ConversationStart' });
export type ConversationStart = z.infer<typeof conversationStartSchema>;

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
    /** Made by the sender: the same again is answered by what it became the first time, and written once. */
    clientId: z.uuid(),
    /** May be empty beside photos. */
    text: z.string().overwrite(lines).max(limits.messageText, { error: 'field.too_big' }).default(''),
    /** The ids of pictures that the member uploaded for a message. */
    photos: z
      .array(z.number().int().positive())
      .max(limits.messagePhotos, { error: 'field.images_many' })
      .refine((ids) => new Set(ids).size === ids.length, { error: 'field.image_twice' })
      .default([]),
  })
  .refine(({ text, photos }) => text !== '' || photos.length > 0, { path: ['text'], error: 'field.message' })
  .meta({ id: 'SendConversationMessage' });
export type SendMessage = z.infer<typeof sendMessageSchema>;

export const sentMessageSchema = z.object({ conversationId: z.number().int(), message: messageSchema });

export const startConversation = endpoint({
  method: 'post',
  path: '/{folder}/{id}/conversation',
  access: 'member',
  summary: 'Writes to the owner of a post',
  description: `New accounts write to at most ${limits.newAccountPartners} people a day; the same longer text to many is rejected.`,
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
export type MessagesQuery = z.infer<typeof messagesQuerySchema>;

export const messagesSchema = z
  .object({
    /** In the order in which they were written. */
    data: z.array(messageSchema),
    /** Whether there are more in the direction that was asked in. */
    meta: z.object({ more: z.boolean() }),
  })
  .meta({ id: 'ConversationMessages' });
export type Messages = z.infer<typeof messagesSchema>;

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
  answer: envelope(messageSchema),
  returns: 'The message',
  failures: [409],
});

export const sharePhoneSchema = z
  .object({
    /** As for a message: the same again is answered alike, and shared once. */
    clientId: z.uuid(),
    phone: typedPhoneSchema,
  })
  .meta({ id: 'SharePhone' });
export type SharePhone = z.infer<typeof sharePhoneSchema>;

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
