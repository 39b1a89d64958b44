import { timingSafeEqual } from 'node:crypto';
import { limits } from '../../../contract/limits.ts';
import type { VisitorHash } from '../reports/service.ts';

const day = 86_400_000;

/** The content of a reply address. */
export interface ReplyTo {
  conversationId: number;
  userId: number;
  /** The last message in the email: a reply implies that it was read. */
  messageId: number;
}

/**
 * Reply addresses of emails about a conversation. The local part is signed with the site's key and contains its
 * expiry date. It consists of digits and lower-case letters, since servers may change the case.
 */
export function createReplyAddresses(hash: VisitorHash, domain: string) {
  const signature = async (text: string) =>
    (await hash(`message reply ${text}`)).toString('hex').slice(0, 20);

  return {
    async addressOf({ conversationId, userId, messageId }: ReplyTo, at: Date): Promise<string> {
      const end = Math.ceil(at.getTime() / day) + limits.replyMails.days;
      const text = [conversationId, userId, messageId, end].map((part) => part.toString(36)).join('-');
      return `reply-${text}-${await signature(text)}@${domain}`;
    },
    /** Decodes the first address of the reply domain; null if there is none, or none with a valid signature. */
    async read(addresses: readonly string[], at: Date): Promise<(ReplyTo & { isExpired: boolean }) | null> {
      for (const address of addresses) {
        const [, text, signed] = /^reply-([a-z\d]+(?:-[a-z\d]+){3})-([\da-f]{20})@/.exec(address) ?? [];
        if (!text || !signed || !address.endsWith(`@${domain}`)) continue;
        if (!timingSafeEqual(Buffer.from(signed), Buffer.from(await signature(text)))) continue;
        const [conversationId = 0, userId = 0, messageId = 0, end = 0] = text
          .split('-')
          .map((part) => Number.parseInt(part, 36));
        return { conversationId, userId, messageId, isExpired: at.getTime() > end * day };
      }
      return null;
    },
  };
}
export type ReplyAddresses = ReturnType<typeof createReplyAddresses>;
