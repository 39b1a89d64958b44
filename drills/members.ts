import sharp from 'sharp';
import { api } from './addresses.ts';
import { type Answer, ask, post } from './asking.ts';

/* A member of a drill's site, who uploads pictures. */

export const account = { email: 'operator@drill.example', password: 'seven olive trees in a row' };

/** Settings with which the site creates the account at start. */
export const accountSettings = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };

/** @returns the token of a new session, or an empty string if the site rejected it */
export async function signIn(address: string): Promise<string> {
  const { status, body } = await post(address, api.logIn, account);
  if (status !== 200) return '';
  return (JSON.parse(body) as { data: { token: string } }).data.token;
}

/** Uploads a picture of random noise, which does not compress. */
export async function sendPicture(address: string, token: string, sidePx = 900): Promise<Answer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = await sharp({
    create: { width: sidePx, height: sidePx, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'drill.jpg');
  return ask(address, api.upload, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
}

/** The URL of the first file of a stored picture. */
export function pictureAddress({ body }: Answer): string {
  return /\/media\/[\w-]+\.(?:webp|avif)/.exec(body)?.[0] ?? '';
}
