import { describe, expect, it, test } from 'vitest';
import { clientBehind } from './client.ts';
import { isInside, readTrustedProxies } from './trusted-proxies.ts';

const { proxies } = readTrustedProxies('loopback, 10.0.0.0/8 2001:db8:aaaa::/48');
const behind = (peer: string, headers: Record<string, string>) =>
  clientBehind(peer, new Headers(headers), proxies);

describe('an untrusted peer', () => {
  it.each<Record<string, string>>([
    { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' },
    { forwarded: 'for=198.51.100.1;proto=https' },
  ])('is the client, whatever its headers: %j', (headers) => {
    expect(behind('203.0.113.9', headers)).toEqual({ address: '203.0.113.9', scheme: undefined });
  });
});

describe('the address in X-Forwarded-For', () => {
  it.each([
    ['one', '198.51.100.1', '198.51.100.1'],
    ['the last, since the first is what the client wrote', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
    ['the last that is no proxy', '192.0.2.66, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['the first where all are proxies', '10.9.9.9, 10.1.2.3', '10.9.9.9'],
    ['with a port', '198.51.100.1:4711', '198.51.100.1'],
    ['IPv6', '2001:db8::17', '2001:db8::17'],
    ['IPv6 in brackets', '[2001:db8::17]', '2001:db8::17'],
    ['IPv6 with a port', '[2001:db8::17]:4711', '2001:db8::17'],
    ['behind an IPv6 proxy', '198.51.100.1, [2001:db8:aaaa::1]:443', '198.51.100.1'],
    ['behind a proxy in another spelling', '198.51.100.1, ::ffff:10.1.2.3', '198.51.100.1'],
    ['the proxy, where it knows nobody', 'unknown', '127.0.0.1'],
    ['the proxy, where it hides the client', '198.51.100.1, _hidden', '127.0.0.1'],
    ['the proxy, where it says nothing that can be read', '198.51.100.1, 1.2.3', '127.0.0.1'],
    ['the proxy, where it says nothing', '', '127.0.0.1'],
  ])('%s', (_case, header, address) => {
    expect(behind('127.0.0.1', { 'x-forwarded-for': header }).address).toBe(address);
  });
  it('recognizes the peer in any spelling', () => {
    expect(behind('::ffff:127.0.0.1', { 'x-forwarded-for': '198.51.100.1' }).address).toBe('198.51.100.1');
    expect(behind('::ffff:7f00:1', { 'x-forwarded-for': '198.51.100.1' }).address).toBe('198.51.100.1');
  });
});

describe('the address in Forwarded', () => {
  it.each([
    ['one', 'for=198.51.100.1', '198.51.100.1'],
    ['in any case, among others', 'By=10.0.0.1;FOR=198.51.100.1;host="a,b;c";proto=http', '198.51.100.1'],
    ['quoted, with a port', 'for="198.51.100.1:4711"', '198.51.100.1'],
    ['quoted IPv6', 'for="[2001:db8::17]"', '2001:db8::17'],
    ['quoted IPv6 with a port', 'for="[2001:db8::17]:4711"', '2001:db8::17'],
    ['with quotes forgotten', 'for=[2001:db8::17]:4711', '2001:db8::17'],
    ['with an obfuscated port', 'for="198.51.100.1:_p"', '198.51.100.1'],
    ['with escapes', 'for="198.51\\.100.1"', '198.51.100.1'],
    ['the last', 'for=192.0.2.66, for=198.51.100.1', '198.51.100.1'],
    [
      'the last that is no proxy',
      'for=192.0.2.66 , for=198.51.100.1;proto=https,for="10.1.2.3"',
      '198.51.100.1',
    ],
    ['the proxy, where it knows nobody', 'for=198.51.100.1, for=unknown', '127.0.0.1'],
    ['the proxy, where it hides the client', 'for="_SEVKISEK"', '127.0.0.1'],
    ['the proxy, where a stranger left a quote open', 'for="192.0.2.66, for=198.51.100.1', '127.0.0.1'],
    ['the proxy, where a quote swallows another', 'for="a, for="[2001:db8::17]:1"', '127.0.0.1'],
  ])('%s', (_case, header, address) => {
    expect(behind('127.0.0.1', { forwarded: header }).address).toBe(address);
  });
});

describe('both headers', () => {
  it('may agree', () => {
    const headers = { forwarded: 'for=198.51.100.1', 'x-forwarded-for': '192.0.2.66, 198.51.100.1' };
    expect(behind('127.0.0.1', headers).address).toBe('198.51.100.1');
  });
  it.each<Record<string, string>>([
    { forwarded: 'for=192.0.2.66', 'x-forwarded-for': '198.51.100.1' },
    { forwarded: 'for="', 'x-forwarded-for': '198.51.100.1' },
  ])('are ignored if one passed through a proxy that does not write it: %j', (headers) => {
    expect(behind('127.0.0.1', headers)).toEqual({ address: '127.0.0.1', scheme: undefined });
  });
});

describe('the scheme', () => {
  it.each<[Record<string, string>, string | undefined]>([
    [{ 'x-forwarded-proto': 'https' }, 'https'],
    [{ 'x-forwarded-proto': 'HTTP' }, 'http'],
    [{ 'x-forwarded-proto': 'gopher' }, undefined],
    [{ 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' }, 'https'],
    // Values from the client precede those from the proxy.
    [{ 'x-forwarded-for': '192.0.2.66, 198.51.100.1', 'x-forwarded-proto': 'https, http' }, 'http'],
    // The client used https to the first proxy, which used http to the second.
    [{ 'x-forwarded-for': '198.51.100.1, 10.1.2.3', 'x-forwarded-proto': 'https, http' }, 'https'],
    // Or the second passed on what the first wrote.
    [{ 'x-forwarded-for': '198.51.100.1, 10.1.2.3', 'x-forwarded-proto': 'https' }, 'https'],
    [{ forwarded: 'for=198.51.100.1;proto=https' }, 'https'],
    [{ forwarded: 'for=192.0.2.66;proto=https, for=198.51.100.1;proto=http' }, 'http'],
    [{ forwarded: 'for=198.51.100.1;proto=https, for=10.1.2.3;proto=http' }, 'https'],
    [{ forwarded: 'for=unknown;proto=https' }, 'https'],
  ])('of %j is %s', (headers, scheme) => {
    expect(behind('127.0.0.1', headers).scheme).toBe(scheme);
  });
});

test.each([
  ['127.8.0.1', true],
  ['::1', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['fd12::1%eth0', true],
  ['2001:db8::1', false],
  ['nonsense', false],
])('%s is private: %s', (address, is) => expect(isInside(address)).toBe(is));
