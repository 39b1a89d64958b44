import { setTimeout as wait } from 'node:timers/promises';
import { addressBelow } from '../bench/api-address.ts';
import { streamInbox } from '../contract/conversations.ts';

/** A browser that follows the inbox of a member: from any node that answers, continuing after the last event. */
export function watchInbox(addresses: () => readonly string[], token: string) {
  const stop = new AbortController();
  const seen = { events: 0, connections: 0, lastId: '' };

  async function follow(address: string): Promise<void> {
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(seen.lastId && { 'last-event-id': seen.lastId }),
    };
    const response = await fetch(address + addressBelow(streamInbox), { headers, signal: stop.signal });
    if (!response.ok || !response.body) return;
    seen.connections += 1;
    let text = '';
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      text += part;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const id = /^id: (\d+)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (id === undefined) continue;
        seen.lastId = id;
        seen.events += 1;
      }
    }
  }

  const ended = (async () => {
    while (!stop.signal.aborted) {
      for (const address of addresses()) {
        await follow(address).catch(() => undefined);
        if (stop.signal.aborted) return;
      }
      await wait(50);
    }
  })();

  return {
    seen,
    async stop() {
      stop.abort();
      await ended;
    },
  };
}
