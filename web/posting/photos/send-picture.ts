import { endpointAddress } from '../../../contract/endpoint-address.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { uploadPicture } from '../../../contract/uploads.ts';
import { ApiError, type Refusal, readRefusal } from '../../api.ts';
import type { Site } from '../../site.tsx';
import { onDeadToken } from '../../state/account.ts';
import { storageKeys } from '../../storage-keys.ts';

/** A connection without traffic for this time is considered lost. */
const silenceMs = 60_000;

export interface Sending {
  /** Called with the fraction of bytes sent, 0 to 1. */
  onShare: (share: number) => void;
  signal: AbortSignal;
  /** The photo belongs to a message. */
  isPrivate?: boolean | undefined;
}

const signedOut: Refusal = {
  status: 401,
  code: 'unauthenticated',
  title: '',
  type: '',
  detail: '',
  message: '',
};
const lostConnection: Refusal = { status: 0, message: 'the connection was lost' };

/**
 * Uploads a file like the API client, but by XMLHttpRequest, which reports upload progress. Without a token nothing
 * is sent, and a rejected token is removed.
 * @throws ApiError, or an `AbortError` if the signal was aborted
 */
export async function sendPicture(
  site: Site,
  file: File,
  { onShare, signal, isPrivate }: Sending,
): Promise<Picture> {
  const token = localStorage.getItem(storageKeys.token);
  if (!token) throw new ApiError(signedOut);
  const form = new FormData();
  form.append('file', file);
  if (isPrivate) form.append('for', 'message');
  const address = endpointAddress(
    { city: site.cityCode, lang: site.lang, cityId: site.cityId },
    uploadPicture,
  );
  const response = await carry(address, form, token, { onShare, signal });
  if (response.ok) return ((await response.json()) as { data: Picture }).data;
  if (response.status === 401) onDeadToken(token);
  throw new ApiError(await readRefusal(response));
}

function carry(
  address: string,
  form: FormData,
  token: string,
  { onShare, signal }: Sending,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lose = () => reject(new ApiError(lostConnection));
    let silence: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), silenceMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      onShare(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => onShare(1);
    request.onload = () => {
      const headers = new Headers();
      const retryAfter = request.getResponseHeader('retry-after');
      if (retryAfter) headers.set('retry-after', retryAfter);
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = lose;
    request.onabort = () => (signal.aborted ? reject(signal.reason) : lose());
    request.onloadend = () => clearTimeout(silence);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    listen();
    request.send(form);
  });
}
