import { z } from 'zod';
import { readTrustedProxies } from './http/proxies/trusted-proxies.ts';
import { bucketName, isS3Address, parseS3Address } from './storage/s3/address.ts';

/* Parsers of single settings. */

/** Compose files and unit files pass unset variables as empty strings: both mean unset. */
export const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

export const text = given(z.string().optional());
export const urlOf = (protocols: RegExp, example: string) =>
  given(z.url({ protocol: protocols, error: `must be an address such as ${example}` }).optional());

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** Addresses of databases, separated by commas. */
export const databaseUrls = given(
  z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine((all) => all.every((one) => postgresUrl.safeParse(one).success), {
      error: 'must be addresses such as postgresql://user:password@host:5432/name, separated by commas',
    })
    .optional(),
);

/** A whole number of seconds within limits. */
export function seconds(least: number, most: number, usual: number) {
  const error = `must be a number of seconds from ${least} to ${most}`;
  return given(z.coerce.number({ error }).int(error).min(least, error).max(most, error).default(usual));
}

export const port = given(
  z.coerce
    .number({ error: 'must be a port number from 0 to 65535' })
    .int('must be a port number from 0 to 65535')
    .min(0, 'must be a port number from 0 to 65535')
    .max(65535, 'must be a port number from 0 to 65535')
    .default(3000),
);

export const mapCenter = given(
  z
    .string()
    .default('40.71,-74.0')
    .transform((value, context) => {
      const [lat, lng, ...rest] = value
        .split(',')
        .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
      if (
        lat === undefined ||
        lng === undefined ||
        rest.length > 0 ||
        !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)
      ) {
        context.addIssue({
          code: 'custom',
          message: 'must be latitude,longitude in degrees, such as 40.71,-74.0',
        });
        return z.NEVER;
      }
      return { lat, lng };
    }),
);

/** The push services of Chrome, Firefox, Edge and Safari. */
const knownPushHosts =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com,*.push.apple.com';

/**
 * Public host names only: with an internal name or an IP address, browsers could choose which hosts the server
 * calls.
 */
export const pushHosts = given(
  z
    .string()
    .default(knownPushHosts)
    .transform((value, context) => {
      const hosts = value.split(',').map((host) => host.trim().toLowerCase());
      const isPublic = (host: string) =>
        /^(\*\.)?([a-z\d-]+\.)+[a-z]{2,}$/.test(host) &&
        !/\.(local|localhost|internal|lan|home|arpa)$/.test(host);
      if (!hosts.every(isPublic)) {
        context.addIssue({
          code: 'custom',
          message:
            'must be public host names, such as push.example.org or *.push.example.org, with commas between',
        });
        return z.NEVER;
      }
      return hosts;
    }),
);

/** `Name <address>` or the address alone. Characters that could inject a header are rejected. */
export const mailFrom = given(
  z
    .string()
    .transform((value, context) => {
      const [, name, bracketed] = /^\s*([^<>\p{Cc}"\\]*?)\s*<([^<>]+)>\s*$/u.exec(value) ?? [];
      const address = z.email().safeParse((bracketed ?? value).trim());
      if (!address.success) {
        context.addIssue({
          code: 'custom',
          message: 'must be an email address, such as no-reply@example.org or Example <no-reply@example.org>',
        });
        return z.NEVER;
      }
      return { name: name || undefined, address: address.data };
    })
    .optional(),
);

export const trustedProxies = given(
  z
    .string()
    .transform((value, context) => {
      const { proxies, bad } = readTrustedProxies(value);
      if (bad.length > 0) {
        const examples = '192.0.2.1, 10.0.0.0/8, 2001:db8::/32, loopback or private';
        context.addIssue({
          code: 'custom',
          message: `must be addresses and networks such as ${examples}, with commas between, not “${bad.join('”, “')}”`,
        });
        return z.NEVER;
      }
      return proxies.entries.length > 0 ? proxies : undefined;
    })
    .optional(),
);

export const s3Bucket = given(
  z
    .string()
    .regex(bucketName, 'must be the name of a bucket: 3 to 63 small letters, digits, dots and dashes')
    .optional(),
);

export const s3Region = given(
  z
    .string()
    .regex(/^[\w-]{1,40}$/, 'must be the name of a region, such as eu-central-1')
    .default('us-east-1'),
);

export const backupDir = given(
  z
    .string()
    .refine(
      (value) => !isS3Address(value) || parseS3Address(value),
      'must be a folder, or an address such as s3://bucket/backups',
    )
    .optional(),
);
