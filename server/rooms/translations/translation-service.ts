import { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/locales.ts';

/** A machine translation service with the API of LibreTranslate. */
export interface TranslationServiceSettings {
  /** With or without a path; `/translate` is appended. */
  url: string;
  key: string | undefined;
}

const answerSchema = z.object({ translatedText: z.array(z.string()) });
/** Short, as visitors wait for it. */
const patienceMs = 15_000;

/**
 * @throws AppError `unavailable` if the service is unreachable, rejects the request, or returns an invalid response
 */
export function createTranslationService({ url, key }: TranslationServiceSettings) {
  const address = `${url.replace(/\/+$/, '')}/translate`;
  return async function translate(texts: readonly string[], from: Lang, to: Lang): Promise<string[]> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          q: texts,
          source: from,
          target: to,
          format: 'text',
          ...(key && { api_key: key }),
        }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`status ${response.status}`);
      }
      const { translatedText } = answerSchema.parse(await response.json());
      if (translatedText.length !== texts.length) throw new Error('a text is missing');
      return translatedText;
    } catch (error) {
      throw new AppError('unavailable', `the translation service failed: ${String(error)}`);
    }
  };
}
export type Translate = ReturnType<typeof createTranslationService>;
