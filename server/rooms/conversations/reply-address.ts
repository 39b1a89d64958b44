import { timingSafeEqual } from 'node:crypto';
import { limits } from '../../../contract/limits.ts';
import type { VisitorHash } from '../reports/service.ts';

const day = 86_400_000;

/** What a reply address stands for. */
export interface ReplyTo {
  conversationId: number;
  userId: number;
  /** The last message that the mail told of: whoever answers has read up to it. */
  messageId: number;
}

/**
 * Addresses that a mail about a conversation is answered to. The local part is signed by the site's key and names the
 * day on which it ends. It has digits and lower-case letters only, since servers may change the case.
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
    /** What the first address of the site's own stands for; null where there is none, or none that the site made. */
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
