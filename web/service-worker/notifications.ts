/*
 * What a push message becomes. It comes from the site's own server, encrypted; still only what has the right
 * form is shown, and only pages of this site are opened.
 */

export interface PushNotification {
  title: string;
  options: NotificationOptions & { data: { url: string } };
}

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');

/** A path of this site as its whole address; the front page for whatever leads elsewhere. */
export function ownAddress(path: unknown, origin: string): string {
  const front = `${origin}/`;
  const url = typeof path === 'string' ? URL.parse(path, front) : null;
  return url?.origin === origin ? url.href : front;
}

/** Every message must be shown, says the browser: also one that cannot be read, by the site's name. */
export function notificationOf(message: unknown, origin: string): PushNotification {
  const { title, body, url, lang, dir, tag } = (message ?? {}) as Record<string, unknown>;
  return {
    title: text(title, 200) || new URL(origin).hostname,
    options: {
      body: text(body, 400),
      lang: text(lang, 10),
      dir: dir === 'rtl' || dir === 'ltr' ? dir : 'auto',
      tag: text(tag, 100),
      icon: '/icons/192.png',
      data: { url: ownAddress(url, origin) },
    },
  };
}
