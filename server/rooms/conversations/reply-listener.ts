import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { limits } from '../../../contract/limits.ts';
import type { Log } from '../../process/log.ts';
import { type CertificateFiles, followCertificate, readCertificate } from './reply-certificate.ts';
import { envelopeHeader, inboundMailPath } from './reply-routes.ts';

export interface ReplyListenerNeeds {
  port: number;
  host: string | undefined;
  domain: string;
  /** For encrypted connections (STARTTLS); undefined if none are offered. */
  certificate?: CertificateFiles | undefined;
  /** Processes a message. @returns its outcome; throws if it should be retried */
  deliver: (raw: Buffer, recipients: string[]) => Promise<string>;
  log: Log;
}

/** Delivers messages like email services do. */
export function handInReplies(
  fetch: (request: Request) => Response | Promise<Response>,
  secret: string,
): ReplyListenerNeeds['deliver'] {
  const authorization = `Basic ${Buffer.from(`smtp:${secret}`).toString('base64')}`;
  return async (raw, recipients) => {
    const headers = {
      authorization,
      'content-type': 'message/rfc822',
      [envelopeHeader]: recipients.join(','),
    };
    const body = new Uint8Array(raw);
    const request = new Request(`http://localhost${inboundMailPath}`, { method: 'POST', headers, body });
    const answer = await fetch(request);
    if (!answer.ok) throw new Error(`a reply by mail was answered by ${answer.status}`);
    return outcomeSchema.parse(await answer.json()).outcome;
  };
}

const outcomeSchema = z.object({ outcome: z.string() });

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/**
 * Outcomes that the sending server should report to its sender; all others are reported by the site, or not at all.
 */
const refused: Partial<Record<string, string>> = {
  unknown_address: '5.1.1 No such address',
  wrong_sender: '5.7.1 Write from the address that the message was sent to',
};

/**
 * Accepts email for the reply domain over SMTP. No relaying: other domains are rejected before the message is read.
 * Encryption is offered, not required: many mail servers would otherwise not deliver.
 * @returns the listening port, a function that reads a renewed certificate, and one to close
 */
export async function listenForReplies({
  port,
  host,
  domain,
  certificate,
  deliver,
  log,
}: ReplyListenerNeeds) {
  const tls = certificate && (await readCertificate(certificate));
  const server = new SMTPServer({
    name: domain,
    banner: 'ESMTP',
    authOptional: true,
    ...tls,
    // Without a configured certificate the library would offer one with a public private key.
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: limits.replyMails.bytes,
    maxClients: limits.replyMails.connections,
    socketTimeout: 60_000,
    closeTimeout: 5_000,
    onRcptTo({ address }, session, callback) {
      if (!address.toLowerCase().endsWith(`@${domain}`)) callback(refusal(550, '5.7.1 Relaying denied'));
      else if (session.envelope.rcptTo.length >= 5) callback(refusal(452, '4.5.3 Too many recipients'));
      else callback();
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const take = async () => {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) throw refusal(552, '5.3.4 Message too big');
        // An empty sender means a bounce, which is never a reply.
        const from = session.envelope.mailFrom;
        if (!from || from.address === '') return;
        const text = refused[await deliver(raw, recipients)];
        if (text) throw refusal(550, text);
      };
      take().then(
        () => callback(),
        (error: Error & { responseCode?: number }) => {
          if (error.responseCode) return callback(error);
          log.error({ err: error }, 'a reply by email could not be processed');
          callback(refusal(451, '4.3.0 Try again later'));
        },
      );
    },
  });
  // A disconnecting client is not an error of the site.
  server.on('error', (error) => log.debug({ err: error }, 'a connection of the reply listener failed'));
  const followed =
    certificate &&
    tls &&
    followCertificate(certificate, tls, { onRenewed: (renewed) => server.updateSecureContext(renewed), log });
  const listener = server.listen(port, host);
  await once(listener, 'listening');
  const address = listener.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    renew: async () => followed?.check(),
    close: () => {
      followed?.end();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
