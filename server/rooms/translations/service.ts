import type { Db } from '../../database/connect.ts';
import type { TakeOne } from '../../http/rate-limit.ts';
import type { CatalogSource } from '../catalog/service.ts';
import type { Glossary } from '../glossary/service.ts';
import { createManagedTranslations } from './managed.ts';
import { createPublishing } from './publishing.ts';
import { readWaiting } from './queries.ts';
import { createTranslationReading } from './reading.ts';
import { createTranslationService, type TranslationServiceSettings } from './translation-service.ts';
import { createTranslationWork } from './work.ts';

export { createTranslationService, type Translate } from './translation-service.ts';

export interface TranslationNeeds {
  db: Db;
  source: CatalogSource;
  glossary: Pick<Glossary, 'openFor'>;
  /** Undefined without a translation service. */
  service: TranslationServiceSettings | undefined;
  takeText: TakeOne;
}

/** Texts of listings in the language that they were not written in. */
export function createTranslations({ db, source, glossary, service, takeText }: TranslationNeeds) {
  const publishing = createPublishing(source);
  const translate = service && createTranslationService(service);
  return {
    ...createTranslationReading(db, translate),
    ...createTranslationWork({ db, publishing, glossary, hasService: translate !== undefined, takeText }),
    managed: createManagedTranslations(db, publishing, glossary),
    waiting: (now: Date) => readWaiting(db, now),
  };
}
export type Translations = ReturnType<typeof createTranslations>;
