/** Events of an open stream: that it is alive, and whether something changed. */
export interface StreamNews {
  changed: boolean;
}

/** The initial and maximum delay before reconnecting, in milliseconds. */
const pauses = { first: 1_000, longest: 30_000 };

interface StreamOptions {
  address: string;
  token: () => string | null;
  onNews: (news: StreamNews) => void;
  signal: AbortSignal;
}

/** The events of an endless body, one after the other. A comment is an event without a name. */
async function* events(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      yield { id: field('id'), name: field('event') };
    }
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Reads the stream of an inbox until aborted or signed out; after a lost connection it resumes at the last event.
 * `EventSource` cannot send the token.
 */
export async function readInboxStream({ address, token, onNews, signal }: StreamOptions): Promise<void> {
  let last: string | undefined;
  let pause = pauses.first;
  while (!signal.aborted) {
    const bearer = token();
    if (!bearer) return;
    try {
      const { ok, status, body } = await fetch(address, {
        signal,
        cache: 'no-store',
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${bearer}`,
          ...(last !== undefined && { 'last-event-id': last }),
        },
      });
      // The next request with the token reports that it is invalid.
      if (status === 401) return;
      if (ok && body) {
        for await (const { id, name } of events(body)) {
          pause = pauses.first;
          if (id !== undefined) last = id;
          onNews({ changed: name !== undefined });
        }
      }
    } catch {
      // The network is down, or the page is being left.
    }
    if (signal.aborted) return;
    // Staggers the browsers that reconnect after a server restart.
    await wait(pause * (0.5 + Math.random()), signal);
    pause = Math.min(pause * 2, pauses.longest);
  }
}
