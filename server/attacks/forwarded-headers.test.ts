import { describe, expect, it, onTestFinished } from 'vitest';
import { limits } from '../../contract/limits.ts';
import { clientReader } from '../http/client-address.ts';
import { readTrustedProxies } from '../http/proxies/trusted-proxies.ts';
import { requestListener } from '../process/request-listener.ts';
import { served } from '../testing/raw-client.ts';
import { addressBelow, testSite } from '../testing/test-site.ts';

/** A server on the network, requested from this machine as by a proxy. */
async function proxied(settings: Record<string, string>) {
  const site = await testSite(undefined, settings);
  onTestFinished(site.close);
  const { port } = await served(requestListener(site.fetch));
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}${addressBelow(path)}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    });
  let tried = 0;
  return {
    site,
    /** Fails to sign in, each time to another account. */
    signIn: async (headers: Record<string, string>) => {
      tried++;
      const fields = { email: `nobody-${tried}@post.example`, password: 'wrong' };
      return (await post('login', fields, headers)).status;
    },
    post,
  };
}
const times = limits.rates.signIn.points;

describe('on a server behind a trusted proxy', () => {
  it('visitors have separate limits, by either header, and cannot forge new addresses', async () => {
    const { signIn } = await proxied({ TRUSTED_PROXIES: 'loopback' });
    for (let tried = 0; tried < times; tried++) {
      expect(await signIn({ 'x-forwarded-for': `192.0.2.${tried}, 198.51.100.1` })).toBe(422);
    }
    expect(await signIn({ 'x-forwarded-for': '198.51.100.1' })).toBe(429);
    expect(await signIn({ 'x-forwarded-for': '192.0.2.99, 198.51.100.1' })).toBe(429);
    expect(await signIn({ forwarded: 'for=192.0.2.99, for="198.51.100.1:4711"' })).toBe(429);
    expect(await signIn({ 'x-forwarded-for': '198.51.100.2' })).toBe(422);
    expect(await signIn({ forwarded: 'for="[2001:db8::17]:4711"' })).toBe(422);
  });
  it('the device cookie and HSTS depend on the protocol that the proxy reports', async () => {
    const { site, post } = await proxied({ TRUSTED_PROXIES: 'loopback' });
    const { email } = await site.member({ password: 'a password of tests' });
    const fields = { email, password: 'a password of tests' };
    const over = async (scheme: string) => {
      const { status, headers } = await post('login', fields, { 'x-forwarded-proto': scheme });
      expect(status).toBe(200);
      const isSecure = /;\s*secure/i.test(headers.get('set-cookie') ?? '');
      return { isSecure, isPinned: headers.has('strict-transport-security') };
    };
    expect(await over('https')).toEqual({ isSecure: true, isPinned: true });
    expect(await over('http')).toEqual({ isSecure: false, isPinned: false });
  });
});

describe.each<Record<string, string>>([{}, { TRUSTED_PROXIES: '10.0.0.0/8' }])(
  'on a server that trusts %j',
  (settings) => {
    it('headers from untrusted clients are ignored', async () => {
      const { signIn, post } = await proxied(settings);
      for (let tried = 0; tried < times; tried++) {
        expect(await signIn({ 'x-forwarded-for': `192.0.2.${tried}` })).toBe(422);
      }
      expect(await signIn({ 'x-forwarded-for': '198.51.100.2' })).toBe(429);
      expect(await signIn({ forwarded: 'for=198.51.100.3' })).toBe(429);
      const { headers } = await post('login', {}, { 'x-forwarded-proto': 'https', forwarded: 'proto=https' });
      expect(headers.has('strict-transport-security')).toBe(false);
    });
  },
);

describe('an untrusted proxy', () => {
  const warned: string[] = [];
  const readerOf = (trusted?: string) =>
    clientReader(trusted === undefined ? undefined : readTrustedProxies(trusted).proxies, (peer) =>
      warned.push(peer),
    );
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
  const [bare, forwarded] = [new Headers(), new Headers({ 'x-forwarded-for': '198.51.100.1' })];
  it('is reported once', () => {
    const read = readerOf();
    read(bare, from('203.0.113.9'));
    read(forwarded, undefined);
    expect(warned.splice(0)).toEqual([]);
    for (const peer of ['203.0.113.9', '127.0.0.1']) read(forwarded, from(peer));
    expect(warned.splice(0)).toEqual(['203.0.113.9']);
  });
  it('is reported beside others if it cannot be a visitor', () => {
    const read = readerOf('10.0.0.1');
    for (const peer of ['10.0.0.1', '203.0.113.9', '10.0.0.2', '10.0.0.3']) read(forwarded, from(peer));
    expect(warned.splice(0)).toEqual(['10.0.0.2']);
  });
});
