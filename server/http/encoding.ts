import { remembered } from './remembered.ts';

/** Encodings that bodies are cached in, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The best encoding that a client accepts, by its `Accept-Encoding` (RFC 9110, 12.5.3). Brotli before gzip if both
 * are accepted, whatever their order, since browsers list the older one first.
 */
export const pickEncoding = remembered<Encoding>((header) => {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, Number.parseFloat(quality) || 0);
  }
  const weight = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0 : (weights.get('*') ?? 0));
  const best = ENCODINGS.reduce((chosen, next) => (weight(next) > weight(chosen) ? next : chosen));
  return weight(best) > 0 ? best : 'identity';
});

/** Whether a client accepts gzip, by its `Accept-Encoding`. */
export function takesGzip(header: string | undefined): boolean {
  const parts = (header ?? '').toLowerCase().split(',');
  const part = parts.map((one) => one.trim().split(/\s*;\s*/)).find(([name]) => name === 'gzip');
  return part !== undefined && !part.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}

/** Whether an `If-None-Match` header contains the ETag (weak comparison, RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
