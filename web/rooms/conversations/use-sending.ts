import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnMessage, SendMessage } from '../../../contract/conversations.ts';
import { ApiError } from '../../api.ts';
import type { PostPhoto } from '../../posting/photos/post-photo.ts';
import { useRefusalWords } from '../../state/use-refusal-words.ts';
import { newClientId, readUnsent, storeUnsent, type Unsent } from './unsent.ts';

export interface Sending {
  /** Pending and failed messages, in the order of writing. */
  unsent: readonly Unsent[];
  send: (text: string, photos: readonly PostPhoto[]) => void;
  /** Retries failed messages. */
  again: () => void;
  discard: (clientId: string) => void;
}

/** Without a response a message is retried automatically after these delays, first and maximum, in milliseconds. */
const pauses = { first: 2_000, longest: 30_000 };

/**
 * Sends messages one after the other. Failed ones stay on the device and are sent once the network is back; the
 * server creates each one once, however often it is sent.
 * @param place identifies the conversation in the storage of the device
 * @param post sends one message
 * @param onSent called with each message that was sent
 */
export function useSending(
  place: string,
  post: (message: SendMessage) => Promise<OwnMessage>,
  onSent: (message: OwnMessage) => void,
): Sending {
  const wordsOf = useRefusalWords();
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() => readUnsent(place));
  const queue = useRef(unsent);
  const isBusy = useRef(false);
  const retry = useRef({ pause: pauses.first });
  const way = useRef({ post, onSent, wordsOf });
  useEffect(() => {
    way.current = { post, onSent, wordsOf };
  });
  const change = useCallback(
    (next: readonly Unsent[]) => {
      queue.current = next;
      storeUnsent(place, next);
      setUnsent(next);
    },
    [place],
  );
  const work = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      for (;;) {
        const one = queue.current.find(({ failure }) => failure === undefined);
        if (!one) return;
        const { clientId, text, photos = [] } = one;
        try {
          const message = await way.current.post({ clientId, text, photos: photos.map(({ id }) => id) });
          retry.current.pause = pauses.first;
          change(queue.current.filter((other) => other.clientId !== clientId));
          way.current.onSent(message);
        } catch (error) {
          const problem = error instanceof ApiError ? error.problem : null;
          const failure = problem && 'code' in problem ? way.current.wordsOf(problem) : '';
          // Messages behind it wait as well, to preserve the order of writing.
          change(
            queue.current.map((other) =>
              other.clientId === clientId || !failure ? { ...other, failure } : other,
            ),
          );
        }
      }
    } finally {
      isBusy.current = false;
    }
  }, [change]);
  const again = useCallback(() => {
    change(queue.current.map(({ failure: _, ...one }) => one));
    void work();
  }, [change, work]);
  // A rejected message waits for its author; one without a response is retried.
  const isUnanswered = unsent.some(({ failure }) => failure === '');
  useEffect(() => {
    if (!isUnanswered) return;
    const { current } = retry;
    const timer = setTimeout(() => {
      change(queue.current.map(({ failure, ...one }) => (failure ? { ...one, failure } : one)));
      void work();
    }, current.pause);
    current.pause = Math.min(current.pause * 2, pauses.longest);
    return () => clearTimeout(timer);
  }, [isUnanswered, change, work]);
  useEffect(() => {
    if (queue.current.length > 0) again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  const send = useCallback(
    (text: string, photos: readonly PostPhoto[]) => {
      change([...queue.current, { clientId: newClientId(), text, photos, at: new Date().toISOString() }]);
      void work();
    },
    [change, work],
  );
  const discard = useCallback(
    (clientId: string) => change(queue.current.filter((one) => one.clientId !== clientId)),
    [change],
  );
  return { unsent, send, again, discard };
}
