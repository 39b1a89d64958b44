import type { Lang } from '../../../contract/locales.ts';
import type { Point } from '../../../contract/places.ts';
import type { FoundStreet, SearchStreets } from '../../posting/fields/street-search.ts';
import type { GooglePlace } from './google-types.ts';
import { loadGoogleMaps } from './load-google-maps.ts';

/** Addresses within this radius in meters rank first. */
const biasMeters = 10_000;

/**
 * Addresses from Google's places library, in Latin letters as posts require, regardless of the page's language. The
 * input until a selection is one session, as Google's billing requires.
 * @param onRefused called if Google rejects the key
 */
export function googleStreets(key: string, lang: Lang, onRefused: () => void): SearchStreets {
  let session: unknown;
  return async (text, near, signal) => {
    const { places } = await loadGoogleMaps(key, lang, onRefused);
    if (!places || signal.aborted) return [];
    session ??= new places.AutocompleteSessionToken();
    const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: text,
      sessionToken: session,
      includedRegionCodes: ['us'],
      language: 'en',
      ...(near && { locationBias: { center: near, radius: biasMeters } }),
    });
    return suggestions.flatMap(({ placePrediction: found }) => {
      if (!found) return [];
      const street = found.mainText?.text ?? found.text.text;
      return [
        {
          key: found.placeId,
          text: street,
          detail: found.secondaryText?.text ?? '',
          find: async () => {
            session = undefined;
            const place = found.toPlace();
            await place.fetchFields({ fields: ['addressComponents', 'location'] });
            return streetOf(place, street);
          },
        },
      ];
    });
  };
}

function streetOf({ addressComponents, location }: GooglePlace, otherwise: string): FoundStreet {
  const part = (type: string) => addressComponents?.find(({ types }) => types.includes(type))?.longText ?? '';
  const street = [part('street_number'), part('route')].filter(Boolean).join(' ');
  const point: Point | null = location ? { lat: location.lat(), lng: location.lng() } : null;
  return { street: street || otherwise, zip: part('postal_code'), point };
}
