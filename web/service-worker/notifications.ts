/*
 * Converts a push message to a notification. It is encrypted by the site's own server; still only valid messages
 * are displayed, and only pages of this site are opened.
 */

export interface PushNotification {
  title: string;
  options: NotificationOptions & { data: { url: string } };
}

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');

/** A path of this site as an absolute URL; the home page for any other target. */
export function ownAddress(path: unknown, origin: string): string {
  const front = `${origin}/`;
  const url = typeof path === 'string' ? URL.parse(path, front) : null;
  return url?.origin === origin ? url.href : front;
}

/** Browsers require a notification for every message: an invalid one displays the site's name. */
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
