/** A text message. */
export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
  /** Unique: a gateway sends messages with the same id once. */
  id: string;
}

/** Sends text messages by a service that the operator has configured. */
export interface TextGateway {
  /** @throws if the service does not accept the message in time */
  send(message: TextMessage): Promise<void>;
}

/** Milliseconds that the service may take. */
const patience = 10_000;

/**
 * A gateway that accepts `POST` with `{"to":"+17185550142","text":"…","id":"…"}` as JSON and responds with any status
 * from 200 to 299. docs/operating.md describes it for operators.
 */
export function createTextGateway({ url, token }: { url: string; token: string | undefined }): TextGateway {
  return {
    async send({ to, text, id }) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text, id }),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the gateway for text messages responded with ${response.status}`);
    },
  };
}
