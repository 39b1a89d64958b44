import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, publicEnvironment, readEnvironment } from './environment.ts';

const messageOf = (source: Record<string, string>): string => {
  try {
    readEnvironment(source);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as EnvironmentError).message;
  }
};

test('all settings are optional', () => {
  expect(readEnvironment({})).toMatchObject({
    nodeEnv: 'production',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseListenUrl: undefined,
    cityCode: 'NY',
    mapCenter: { lat: 40.71, lng: -74 },
    s3: undefined,
    demo: true,
    pageCacheBytes: 33_554_432,
    metricsToken: undefined,
  });
});

test('an empty variable is unset', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', MAP_CENTER: '', DEMO: '' })).toEqual(
    readEnvironment({}),
  );
});

test('workers are a number, or one per core, and one in development', () => {
  expect(readEnvironment({}).workers).toBe(1);
  expect(readEnvironment({ WORKERS: '3' }).workers).toBe(3);
  expect(readEnvironment({ WORKERS: 'auto' }).workers).toBe(availableParallelism());
  expect(readEnvironment({ WORKERS: '3', NODE_ENV: 'development' }).workers).toBe(1);
});

test.each([
  ['PORT', '70000', 'must be a port number'],
  ['PORT', '80 80', 'must be a port number'],
  ['PUBLIC_URL', 'example.org', 'must be an address'],
  ['DRAIN_SECONDS', '301', 'from 0 to 300'],
  ['DRAIN_SECONDS', '-1', 'from 0 to 300'],
  ['BACKUP_PASSPHRASE', 'too short', '12 characters'],
  ['WORKERS', '0', 'auto or a number from 1 to 64'],
  ['WORKERS', '65', 'auto or a number from 1 to 64'],
  ['WORKERS', 'all', 'auto or a number from 1 to 64'],
  ['PAGE_CACHE_MB', '5000', 'must be a number of megabytes from 0 to 4096'],
  ['PAGE_CACHE_MB', 'much', 'must be a number of megabytes'],
  ['METRICS_TOKEN', 'short', 'must have 16 to 200'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be an address'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer token', 'authorization=Bearer%20token'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%E0%A4%A', 'authorization=Bearer%20token'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'from 0 to 1'],
  ['OTEL_SERVICE_NAME', 'two words', 'letters, digits'],
  ['DATABASE_URL', 'mysql://host/name', 'postgresql://'],
  ['SMTP_URL', 'http://host', 'smtp://'],
  ['MAIL_FROM', 'no-reply', 'must be an email address'],
  ['MAIL_FROM', 'City <no-reply>', 'must be an email address'],
  ['MAIL_FROM', 'City\r\nBcc: all@example.org <a@example.org>', 'must be an email address'],
  ['MAP_CENTER', '40.71', 'latitude,longitude'],
  ['MAP_CENTER', '99,0', 'latitude,longitude'],
  ['MAP_CENTER', '40.71,', 'latitude,longitude'],
  ['MAP_TILES_URL', 'https://tiles.example.org', '{z}'],
  ['GOOGLE_MAPS_KEY', 'a key?', 'Google'],
  ['CHAT_WIDGET_ID', 'javascript:alert(1)', 'Website ID'],
  ['PIXEL_ID', '12345&ev=x', 'number'],
  ['PUSH_HOSTS', '*', 'public host names'],
  ['PUSH_HOSTS', 'fcm.googleapis.com,localhost', 'public host names'],
  ['PUSH_HOSTS', '192.0.2.1', 'public host names'],
  ['PUSH_HOSTS', '[::1]', 'public host names'],
  ['PUSH_HOSTS', 'metadata.internal', 'public host names'],
  ['PUSH_HOSTS', 'push.example.org:8080', 'public host names'],
  ['TRUSTED_PROXIES', 'proxy.example.org', '“proxy.example.org”'],
  ['TRUSTED_PROXIES', 'loopback, 10.0.0.0/33', '“10.0.0.0/33”'],
  ['TRUSTED_PROXIES', '10.0.0', '“10.0.0”'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8', '“10.0.0.0/8/8”'],
  ['TRUSTED_PROXIES', '10.0.0.0/', '“10.0.0.0/”'],
  ['TRUSTED_PROXIES', '2001:db8::/129', '“2001:db8::/129”'],
  ['TRUSTED_PROXIES', '0.0.0.0/0', '“0.0.0.0/0”'],
  ['TRUSTED_PROXIES', 'everybody', '“everybody”'],
  ['TRUSTED_PROXIES', 'constructor', '“constructor”'],
  ['CITY_CODE', 'ny', 'capital letters'],
  ['DEMO', 'perhaps', '0 or 1'],
  ['NODE_ENV', 'staging', 'production'],
  ['LOG_LEVEL', 'loud', 'info'],
])('%s=%s is rejected by name', (name, value, hint) => {
  const lines = messageOf({ [name]: value }).split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(name);
  expect(lines[1]).toContain(hint);
});

test('proxies are addresses, networks and keywords, separated by commas or spaces', () => {
  const given = 'loopback,private, 203.0.113.0/24 2001:db8::/32\n198.51.100.7';
  const { trustedProxies } = readEnvironment({ TRUSTED_PROXIES: given });
  const trusted = [
    '127.0.0.1',
    '::1',
    '10.1.1.1',
    'fd00::1',
    '203.0.113.255',
    '2001:db8:1::1',
    '198.51.100.7',
  ];
  const strange = ['203.0.114.0', '2001:db9::1', '198.51.100.8', '::ffff:198.51.100.8', ''];
  expect(trusted.filter((address) => !trustedProxies?.trusts(address))).toEqual([]);
  expect(strange.filter((address) => trustedProxies?.trusts(address))).toEqual([]);
  expect(readEnvironment({ TRUSTED_PROXIES: ' , ' }).trustedProxies).toBeUndefined();
});

test('all invalid variables are reported at once', () => {
  const message = messageOf({ PORT: 'x', DEMO: 'x', S3_KEY: 'key', ADMIN_EMAIL: 'x@example.org' });
  for (const name of ['PORT', 'DEMO', 'S3_ENDPOINT', 'S3_SECRET', 'ADMIN_PASSWORD']) {
    expect(message).toContain(name);
  }
});

test('a secret is never repeated in the message', () => {
  expect(messageOf({ ADMIN_EMAIL: 'x@example.org', ADMIN_PASSWORD: 'seven77' })).not.toContain('seven77');
});

test('buckets require a service, and have valid names', () => {
  const service = { S3_ENDPOINT: 'https://s3.example', S3_KEY: 'key', S3_SECRET: 'secret' };
  expect(messageOf({ S3_BUCKET: 'site-files' })).toContain('S3_ENDPOINT is missing: S3_BUCKET needs it');
  expect(messageOf({ BACKUP_DIR: 's3://site-backups' })).toContain('S3_ENDPOINT is missing: BACKUP_DIR');
  expect(messageOf({ ...service, S3_BUCKET: 'Site Files' })).toContain('S3_BUCKET must be the name');
  for (const address of ['s3://', 's3://x', 's3://site-backups/a//b', 's3://site-backups/../other?x=1'])
    expect(messageOf({ ...service, BACKUP_DIR: address })).toContain('BACKUP_DIR must be a folder');
  const { s3, s3Service, backupDir } = readEnvironment({ ...service, BACKUP_DIR: 's3://site-backups/daily' });
  expect([s3, s3Service?.region, backupDir]).toEqual([undefined, 'us-east-1', 's3://site-backups/daily']);
  expect(readEnvironment({ ...service, S3_BUCKET: 'site-files' }).s3?.bucket).toBe('site-files');
});

test('a replica requires a primary', () => {
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_REPLICA_URL'])
    expect(messageOf({ [name]: 'postgresql://other/site' })).toContain('DATABASE_URL is missing');
});

test('replicas are several addresses, each of a database', () => {
  const urls = (value: string) =>
    readEnvironment({ DATABASE_URL: 'postgresql://one/site', DATABASE_REPLICA_URL: value }).databaseReplicas;
  expect(urls('postgresql://two/site, postgres://three:5433/site')).toEqual({
    urls: ['postgresql://two/site', 'postgres://three:5433/site'],
    longestLagMs: 10_000,
  });
  expect(urls('')).toBeUndefined();
  for (const value of ['postgresql://two/site,', 'https://two/site', 'two'])
    expect(() => urls(value)).toThrow('DATABASE_REPLICA_URL must be addresses such as postgresql://');
});

test.each([
  [{}, { name: undefined, address: 'no-reply@localhost' }],
  [{ PUBLIC_URL: 'https://city.example:8443/' }, { name: undefined, address: 'no-reply@city.example' }],
  [{ MAIL_FROM: 'post@city.example' }, { name: undefined, address: 'post@city.example' }],
  [{ MAIL_FROM: ' عرب نيويورك <post@city.example> ' }, { name: 'عرب نيويورك', address: 'post@city.example' }],
])('with %j, email is sent from %j', (source, from) => {
  expect(readEnvironment(source).mailFrom).toEqual(from);
});

describe('public settings', () => {
  test('contain no secrets and no internal addresses', () => {
    const secrets = {
      DATABASE_URL: 'postgresql://inside:database-secret@db/site',
      SMTP_URL: 'smtp://inside:smtp-secret@mail:587',
      S3_ENDPOINT: 'https://s3.inside',
      S3_BUCKET: 'inside-bucket',
      S3_KEY: 'inside-key',
      S3_SECRET: 's3-secret',
      ADMIN_EMAIL: 'inside@example.org',
      ADMIN_PASSWORD: 'admin-secret',
      PUSH_PUBLIC_KEY: `B${'public'.repeat(15).slice(0, 86)}`,
      PUSH_PRIVATE_KEY: 'push-secret'.repeat(4).slice(0, 43),
      PUSH_SUBJECT: 'mailto:inside@example.org',
      DATA_DIR: '/inside',
      BACKUP_DIR: '/inside/backups',
      BACKUP_PASSPHRASE: 'backup-secret',
    };
    const seen = JSON.stringify(publicEnvironment(readEnvironment(secrets)));
    expect(seen).not.toMatch(/secret|inside/);
    expect(seen).toContain('public');
  });
});
