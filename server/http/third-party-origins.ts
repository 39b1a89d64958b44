import type { Environment } from '../environment.ts';

/** The origins of configured third-party services; see docs/operating.md. */
export type ThirdPartyFacts = Pick<Environment, 'googleMapsKey' | 'chatWidgetId' | 'pixelId'>;

/** Sources to add to directives of the content security policy. */
export type Sources = Record<string, readonly string[]>;

/**
 * As in Google's guide to content security policies, without the `unsafe-eval` that vector maps would require: the
 * maps here are raster ones. Its controls add style elements.
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

/** The chat runs in an iframe of its own origin: none of its scripts run in the page. */
const chat: Sources = { 'frame-src': ['https://go.crisp.chat'] };

/** The pixel is an image: none of its scripts run in the page either. */
const pixel: Sources = { 'img-src': ['https://www.facebook.com'] };

/** Empty for services that are not configured. */
export function thirdPartySources({ googleMapsKey, chatWidgetId, pixelId }: ThirdPartyFacts): Sources[] {
  return [
    ...(googleMapsKey ? [googleMaps] : []),
    ...(chatWidgetId ? [chat] : []),
    ...(pixelId ? [pixel] : []),
  ];
}
