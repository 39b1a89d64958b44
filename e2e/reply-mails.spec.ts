import { createTransport } from 'nodemailer';
import { expect, test } from './fixtures.ts';
import { ownServer } from './own-server.ts';
import { freePort, type RunningServer } from './start-server.ts';

/* Replies by email require settings that the other tests' site does not have. */
const [domain, secret] = ['reply.city.example', 'a-secret-of-mail-services'];
let server: RunningServer;
let port = 0;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  port = await freePort();
  const settings = { REPLY_DOMAIN: domain, REPLY_SECRET: secret, REPLY_SMTP_PORT: String(port) };
  server = await ownServer('reply-mails', settings);
});
test.afterAll(() => server.stop());

test('a server accepts replies by email from services with the token, and over SMTP for its own domain', async ({
  request,
}) => {
  const address = `${server.address}/inbound-mail`;
  const raw = `From: <salma@post.example>\r\nTo: <reply-1@${domain}>\r\nMessage-ID: <1@post.example>\r\n\r\nYes\r\n`;
  const post = (password: string) =>
    request.post(address, {
      data: raw,
      headers: {
        'content-type': 'message/rfc822',
        authorization: `Basic ${Buffer.from(`service:${password}`).toString('base64')}`,
      },
    });
  expect((await post('another-secret-of-them')).status()).toBe(401);
  expect(await (await post(secret)).json()).toEqual({ outcome: 'unknown_address' });

  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const send = (to: string) =>
    transport.sendMail({ from: 'salma@post.example', to, subject: 'Re', text: 'Yes' });
  await expect(send(`reply-1@${domain}`)).rejects.toMatchObject({
    responseCode: 550,
    response: /No such address/,
  });
  await expect(send('somebody@post.example')).rejects.toMatchObject({
    responseCode: 550,
    response: /Relaying/,
  });
  transport.close();
});
