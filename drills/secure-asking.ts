import { connect, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

/** The certificate of a drill's proxy is signed by no authority. */
const anyCertificate = { rejectUnauthorized: false };

export interface SecureAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** As negotiated, such as `h2`. */
  protocol: string;
}

/** Sends a GET request over HTTP/2 and TLS to a port of this machine. */
export async function askByHttp2(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<SecureAnswer> {
  const session = connect(`https://localhost:${port}`, anyCertificate);
  try {
    const stream = session.request({ ':path': path, ...headers });
    const received = new Promise<IncomingHttpHeaders>((resolve, reject) => {
      stream.on('response', resolve);
      for (const one of [session, stream]) one.on('error', reject);
    });
    stream.end();
    const answer = await received;
    const body = await text(stream);
    return {
      status: Number(answer[':status']),
      headers: answer,
      body,
      protocol: session.alpnProtocol ?? '',
    };
  } finally {
    session.close();
  }
}

/** Sends a GET request over HTTP/1.1 and TLS, for clients without HTTP/2. @returns its status */
export function askByHttps(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(
      { host: 'localhost', port, path, agent: false, ...anyCertificate },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sending.on('error', reject);
    sending.end();
  });
}
