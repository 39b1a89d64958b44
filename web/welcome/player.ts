/** YouTube's host that sets no cookies before playback. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

/** The URL of the player, which starts at once and sends events to the page at `origin`. */
export function playerAddress(id: string, lang: string, origin: string): string {
  const query = new URLSearchParams({
    autoplay: '1',
    enablejsapi: '1',
    playsinline: '1',
    rel: '0',
    hl: lang,
    origin,
  });
  return `${playerOrigin}/embed/${id}?${query}`;
}

const endedState = 0;

/** Whether a message of the player reports the end of the video. It is JSON in one of two formats. */
export function hasEnded(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  try {
    const message = JSON.parse(data) as { event?: unknown; info?: unknown };
    if (message.event === 'onStateChange') return message.info === endedState;
    const info = message.info as { playerState?: unknown } | null | undefined;
    return message.event === 'infoDelivery' && info?.playerState === endedState;
  } catch {
    return false;
  }
}
