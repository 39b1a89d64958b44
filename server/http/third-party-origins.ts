import type { Environment } from '../environment.ts';

/** Where the services of others load from, as far as they are configured; see docs/operating.md. */
export type ThirdPartyFacts = Pick<Environment, 'googleMapsKey' | 'chatWidgetId' | 'pixelId'>;

/** Sources to add to directives of the content security policy. */
export type Sources = Record<string, readonly string[]>;

/**
 * What Google names in its guide to content security policies, without the `unsafe-eval` that its drawing of
 * vectors would want: the maps here are drawn in pictures. Its controls bring style elements of their own.
 */
const googleMaps: Sources = {
  'script-src': ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'img-src': [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
  ],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  'worker-src': ["'self'", 'blob:'],
};

/** The chat runs in a frame of its own origin: no script of it is let into the page. */
const chat: Sources = { 'frame-src': ['https://go.crisp.chat'] };

/** The pixel is an image: no script of it is let into the page either. */
const pixel: Sources = { 'img-src': ['https://www.facebook.com'] };

/** Nothing for what is not configured. */
export function thirdPartySources({ googleMapsKey, chatWidgetId, pixelId }: ThirdPartyFacts): Sources[] {
  return [
    ...(googleMapsKey ? [googleMaps] : []),
    ...(chatWidgetId ? [chat] : []),
    ...(pixelId ? [pixel] : []),
  ];
}
