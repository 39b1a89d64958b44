import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { identityProvidersOf, identityTogether, identityVariables } from './environment-identities.ts';
import { textGatewayOf, textVariables } from './environment-texts.ts';
import { tracingOf, tracingVariables } from './environment-tracing.ts';
import {
  backupDir,
  databaseUrls,
  given,
  mailFrom,
  mapCenter,
  port,
  pushHosts,
  s3Bucket,
  s3Region,
  seconds,
  text,
  trustedProxies,
  urlOf,
} from './environment-values.ts';
import { isS3Address } from './storage/s3/address.ts';
import type { S3Service, S3Settings } from './storage/s3/bucket.ts';

/** A setting is invalid. The message names every invalid variable, one per line, for the operator. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const variables = z.object({
  NODE_ENV: given(
    z
      .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
      .default('production'),
  ),
  LOG_LEVEL: given(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent',
      })
      .default('info'),
  ),
  PORT: port,
  HOST: text,
  TRUSTED_PROXIES: trustedProxies,
  PUBLIC_URL: urlOf(/^https?$/, 'https://example.org'),
  DATA_DIR: given(z.string().default('./data')),
  DATABASE_URL: urlOf(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/name'),
  DATABASE_LISTEN_URL: urlOf(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/name'),
  DATABASE_REPLICA_URL: databaseUrls,
  DATABASE_REPLICA_LAG_SECONDS: seconds(1, 3600, 10),
  SMTP_URL: urlOf(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: mailFrom,
  S3_ENDPOINT: urlOf(/^https?$/, 'https://s3.example.org'),
  S3_BUCKET: s3Bucket,
  S3_REGION: s3Region,
  S3_KEY: text,
  S3_SECRET: text,
  BACKUP_DIR: backupDir,
  BACKUP_PASSPHRASE: given(z.string().min(12, 'must have 12 characters or more').optional()),
  CITY_CODE: given(
    z
      .string()
      .regex(/^[A-Z]{2,8}$/, 'must be 2 to 8 capital letters, such as NY')
      .default('NY'),
  ),
  CITY_LABEL: given(z.string().default('New York')),
  ADMIN_EMAIL: given(z.email({ error: 'must be an email address' }).optional()),
  ADMIN_PASSWORD: given(
    z.string().min(8, 'must have 8 to 128 characters').max(128, 'must have 8 to 128 characters').optional(),
  ),
  GOOGLE_MAPS_KEY: given(
    z
      .string()
      .regex(/^[\w-]{10,100}$/, 'must be a key as Google gives it: letters, digits, dashes')
      .optional(),
  ),
  MAP_TILES_URL: given(
    z
      .string()
      .regex(
        /^https?:\/\/.*\{z\}.*\{x\}.*\{y\}/,
        'must hold {z}, {x} and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png',
      )
      .optional(),
  ),
  MAP_PMTILES: text,
  MAP_SOURCE_URL: urlOf(/^https?$/, 'https://build.protomaps.com/20261101.pmtiles'),
  MAP_CENTER: mapCenter,
  CHAT_WIDGET_ID: given(
    z
      .string()
      .regex(
        /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
        'must be the Website ID of a Crisp inbox, such as e93e073a-1f69-4cbc-8934-f9e1611e65bb',
      )
      .optional(),
  ),
  PIXEL_ID: given(
    z
      .string()
      .regex(/^\d{5,20}$/, 'must be the number of a Meta pixel')
      .optional(),
  ),
  PUSH_PUBLIC_KEY: given(
    z
      .string()
      .regex(/^B[\w-]{86}$/, 'must be a public VAPID key: 87 characters, base64url')
      .optional(),
  ),
  PUSH_PRIVATE_KEY: given(
    z
      .string()
      .regex(/^[\w-]{43}$/, 'must be a private VAPID key: 43 characters, base64url')
      .optional(),
  ),
  PUSH_HOSTS: pushHosts,
  PUSH_SUBJECT: given(
    z
      .string()
      .regex(/^(mailto:|https:\/\/)/, 'must begin with mailto: or https://')
      .optional(),
  ),
  WORKERS: given(
    z
      .string()
      .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be auto or a number from 1 to 64')
      .transform((value) => (value === 'auto' ? availableParallelism() : Number(value)))
      .default(1),
  ),
  PAGE_CACHE_MB: given(
    z.coerce
      .number({ error: 'must be a number of megabytes from 0 to 4096' })
      .int('must be a number of megabytes from 0 to 4096')
      .min(0, 'must be a number of megabytes from 0 to 4096')
      .max(4096, 'must be a number of megabytes from 0 to 4096')
      .default(32),
  ),
  SEARCH_ENGINE: given(
    z.enum(['auto', 'memory', 'postgres'], { error: 'must be auto, memory or postgres' }).default('auto'),
  ),
  OPEN_DATA_LICENSE: given(
    z
      .enum(['CC0-1.0', 'CC-BY-4.0', 'ODbL-1.0'], { error: 'must be CC0-1.0, CC-BY-4.0 or ODbL-1.0' })
      .optional(),
  ),
  TRANSLATE_URL: urlOf(/^https?$/, 'http://localhost:5000'),
  TRANSLATE_KEY: text,
  ...textVariables,
  ...identityVariables,
  METRICS_TOKEN: given(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 letters, digits and signs, without blanks')
      .optional(),
  ),
  ...tracingVariables,
  REPLY_DOMAIN: given(
    z
      .string()
      .regex(/^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i, 'must be a domain such as reply.example.org')
      .transform((value) => value.toLowerCase())
      .optional(),
  ),
  REPLY_SECRET: given(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 letters, digits and signs, without blanks')
      .optional(),
  ),
  REPLY_SMTP_PORT: given(
    z.coerce
      .number({ error: 'must be a port number from 1 to 65535' })
      .int('must be a port number from 1 to 65535')
      .min(1, 'must be a port number from 1 to 65535')
      .max(65535, 'must be a port number from 1 to 65535')
      .optional(),
  ),
  REPLY_TLS_CERT: text,
  REPLY_TLS_KEY: text,
  DRAIN_SECONDS: seconds(0, 300, 5),
  UNDO_SECONDS: seconds(0, 3600, 600),
  RATE_LIMITS: given(
    z
      .enum(['0', '1', 'false', 'true'], { error: 'must be 0 or 1' })
      .default('1')
      .transform((value) => value === '1' || value === 'true'),
  ),
  DEMO: given(
    z
      .enum(['0', '1', 'false', 'true'], { error: 'must be 0 or 1' })
      .default('1')
      .transform((value) => value === '1' || value === 'true'),
  ),
});

/** The names of all settings. */
export const settingNames = Object.keys(variables.shape);

type Variables = z.output<typeof variables>;
type Name = keyof Variables;

/** Settings that are only valid together: all of a row are set, or none. */
const TOGETHER: Name[][] = [
  ['S3_ENDPOINT', 'S3_KEY', 'S3_SECRET'],
  ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_SUBJECT'],
  ['REPLY_DOMAIN', 'REPLY_SECRET'],
  ...identityTogether,
  ['REPLY_TLS_CERT', 'REPLY_TLS_KEY'],
];

/** All validated settings of the server; docs/operating.md describes them. */
export type Environment = ReturnType<typeof shape>;

const originOf = (v: Variables) => (v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).replace(/\/+$/, '');
const hostOf = (v: Variables) => new URL(originOf(v)).hostname;

function s3ServiceOf(v: Variables): S3Service | undefined {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_KEY: key, S3_SECRET: secret } = v;
  return endpoint && key && secret ? { endpoint, region, key, secret } : undefined;
}

function s3Of(v: Variables): S3Settings | undefined {
  const service = s3ServiceOf(v);
  return service && v.S3_BUCKET ? { ...service, bucket: v.S3_BUCKET } : undefined;
}

function shape(v: Variables) {
  return {
    nodeEnv: v.NODE_ENV,
    logLevel: v.LOG_LEVEL,
    port: v.PORT,
    /** The address to listen on; all addresses of the machine by default. */
    host: v.HOST,
    /** Proxies that are trusted for the client's address and protocol; undefined for none. */
    trustedProxies: v.TRUSTED_PROXIES,
    /** The public origin of the site, without a trailing slash; used in canonical links and emails. */
    publicUrl: originOf(v),
    /** Absolute path. */
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    databaseListenUrl: v.DATABASE_LISTEN_URL,
    /** Streaming standbys of that database, for reads of guests; undefined for none. */
    databaseReplicas: v.DATABASE_REPLICA_URL && {
      urls: v.DATABASE_REPLICA_URL,
      /** One that is further behind is not read. */
      longestLagMs: v.DATABASE_REPLICA_LAG_SECONDS * 1000,
    },
    /** The SMTP server; without it every email is a file below DATA_DIR/outbox. */
    smtpUrl: v.SMTP_URL,
    /** The sender of emails; without a name the site's own is used. */
    mailFrom: v.MAIL_FROM ?? { name: undefined, address: `no-reply@${hostOf(v)}` },
    /** An S3-compatible service, for files, backups or both. */
    s3Service: s3ServiceOf(v),
    /** The bucket of the site's files; undefined if they are in folders below DATA_DIR. */
    s3: s3Of(v),
    /** The absolute path of the folder, or the `s3://` URL, of daily backups; undefined for none. */
    backupDir: v.BACKUP_DIR === undefined || isS3Address(v.BACKUP_DIR) ? v.BACKUP_DIR : resolve(v.BACKUP_DIR),
    /** The passphrase that encrypts backups; without it they are not encrypted. */
    backupPassphrase: v.BACKUP_PASSPHRASE,
    cityCode: v.CITY_CODE,
    cityLabel: v.CITY_LABEL,
    /** The first administrator, created or reset at start. */
    admin:
      v.ADMIN_EMAIL && v.ADMIN_PASSWORD ? { email: v.ADMIN_EMAIL, password: v.ADMIN_PASSWORD } : undefined,
    /** For the command that creates an administrator, which takes the address as an argument. */
    adminPassword: v.ADMIN_PASSWORD,
    googleMapsKey: v.GOOGLE_MAPS_KEY,
    mapTilesUrl: v.MAP_TILES_URL,
    /** The absolute path of the street map's archive of vector tiles; the file is optional. */
    mapFile: resolve(v.MAP_PMTILES ?? join(v.DATA_DIR, 'map.pmtiles')),
    /** A published archive that the street map can be extracted from. */
    mapSourceUrl: v.MAP_SOURCE_URL,
    /** Degrees, WGS 84. */
    mapCenter: v.MAP_CENTER,
    chatWidgetId: v.CHAT_WIDGET_ID,
    pixelId: v.PIXEL_ID,
    push:
      v.PUSH_PUBLIC_KEY && v.PUSH_PRIVATE_KEY && v.PUSH_SUBJECT
        ? {
            publicKey: v.PUSH_PUBLIC_KEY,
            privateKey: v.PUSH_PRIVATE_KEY,
            subject: v.PUSH_SUBJECT,
            /** The allowed hosts of push services, `*.` for all subdomains. */
            hosts: v.PUSH_HOSTS,
          }
        : undefined,
    /** Whether an empty database is filled with demo content at the first start. */
    demo: v.DEMO,
    /** The number of worker processes; one in development. */
    workers: v.NODE_ENV === 'development' ? 1 : v.WORKERS,
    /** The memory limit of the page cache, in each worker; 0 disables it. */
    pageCacheBytes: v.PAGE_CACHE_MB * 1024 * 1024,
    /** Where searches are run: in an index in memory, in PostgreSQL, or depending on the number of listings. */
    searchEngine: v.SEARCH_ENGINE,
    /** The license of open data files; undefined for no such files. */
    openDataLicense: v.OPEN_DATA_LICENSE,
    /** Where texts that nobody has translated are translated by a machine; undefined for nowhere. */
    translation: v.TRANSLATE_URL ? { url: v.TRANSLATE_URL, key: v.TRANSLATE_KEY } : undefined,
    /** Where text messages are sent; undefined for nowhere. */
    textGateway: textGatewayOf(v),
    /** The providers that members can sign in with. */
    identityProviders: identityProvidersOf(v),
    /** The token for metrics; without it they are inaccessible. */
    metricsToken: v.METRICS_TOKEN,
    /** The collector that traces are sent to; undefined for none. */
    tracing: tracingOf(v),
    /** The settings for replies by email to messages; undefined if emails only link to them. */
    reply:
      v.REPLY_DOMAIN && v.REPLY_SECRET
        ? {
            domain: v.REPLY_DOMAIN,
            /** The token that email services must send with inbound email. */
            secret: v.REPLY_SECRET,
            /** The SMTP listener for inbound email; undefined for none. */
            smtpPort: v.REPLY_SMTP_PORT,
            /** The files of its certificate; undefined if it offers no encryption. */
            certificate:
              v.REPLY_TLS_CERT && v.REPLY_TLS_KEY
                ? { cert: v.REPLY_TLS_CERT, key: v.REPLY_TLS_KEY }
                : undefined,
          }
        : undefined,
    /**
     * How long the server continues to serve after a shutdown request while `/readyz` reports it, for load
     * balancers.
     */
    drainSeconds: v.DRAIN_SECONDS,
    /** How long moderators can undo a decision; its poster is notified afterwards. */
    undoSeconds: v.UNDO_SECONDS,
    /** Off if a server in front limits requests, or if a test sends all of them from one address. */
    rateLimits: v.RATE_LIMITS,
  };
}

/**
 * Reads and validates all settings. No other module reads `process.env`.
 * @throws EnvironmentError with all invalid variables at once, so that an operator can fix them together.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = variables.safeParse(source);
  const errors = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  const isGiven = (name: Name) => Boolean(source[name]);
  for (const row of TOGETHER) {
    if (!row.some(isGiven)) continue;
    const partners = (name: Name) => row.filter((other) => other !== name && isGiven(other)).join(', ');
    errors.push(
      ...row.filter((name) => !isGiven(name)).map((name) => `${name} is missing: ${partners(name)} needs it`),
    );
  }
  if (isGiven('ADMIN_EMAIL') && !isGiven('ADMIN_PASSWORD')) {
    errors.push('ADMIN_PASSWORD is missing: ADMIN_EMAIL needs it');
  }
  if (isGiven('S3_BUCKET') && !isGiven('S3_ENDPOINT')) {
    errors.push('S3_ENDPOINT is missing: S3_BUCKET needs it');
  }
  if (isS3Address(source.BACKUP_DIR ?? '') && !isGiven('S3_ENDPOINT')) {
    errors.push('S3_ENDPOINT is missing: BACKUP_DIR needs it');
  }
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_REPLICA_URL'] as const)
    if (isGiven(name) && !isGiven('DATABASE_URL')) errors.push(`DATABASE_URL is missing: ${name} needs it`);
  if (isGiven('REPLY_SMTP_PORT') && !isGiven('REPLY_DOMAIN')) {
    errors.push('REPLY_DOMAIN is missing: REPLY_SMTP_PORT needs it');
  }
  if (isGiven('REPLY_TLS_CERT') && !isGiven('REPLY_SMTP_PORT')) {
    errors.push('REPLY_SMTP_PORT is missing: REPLY_TLS_CERT needs it');
  }
  if (errors.length > 0 || !parsed.success) {
    throw new EnvironmentError(
      `Bad settings in the environment:\n${errors.map((error) => `  ${error}`).join('\n')}`,
    );
  }
  return shape(parsed.data);
}

/** The explicitly selected settings that a browser may see; all others remain on the server. */
export function publicEnvironment(environment: Environment) {
  return {
    publicUrl: environment.publicUrl,
    cityCode: environment.cityCode,
    cityLabel: environment.cityLabel,
    mapCenter: environment.mapCenter,
    googleMapsKey: environment.googleMapsKey,
    mapTilesUrl: environment.mapTilesUrl,
    chatWidgetId: environment.chatWidgetId,
    pixelId: environment.pixelId,
    pushPublicKey: environment.push?.publicKey,
    identityProviders: environment.identityProviders.map(({ id, name }) => ({ id, name })),
  };
}
