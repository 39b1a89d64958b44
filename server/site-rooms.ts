import type { Db } from './database/connect.ts';
import { apiRouter } from './http/api.ts';
import type { RenderWith } from './http/render-with.ts';
import type { Queue } from './queue/queue.ts';
import type { CatalogSource } from './rooms/catalog/service.ts';
import { categoryRoutes } from './rooms/categories/routes.ts';
import { createCategories } from './rooms/categories/service.ts';
import type { Content } from './rooms/content/service.ts';
import { glossaryRoutes } from './rooms/glossary/routes.ts';
import { createGlossary, createManagedProposals } from './rooms/glossary/service.ts';
import { createPreview } from './rooms/managed-content/preview.ts';
import { managedContentRoutes } from './rooms/managed-content/routes.ts';
import { createManagedContent } from './rooms/managed-content/service.ts';
import { managedSettingsRoutes } from './rooms/settings/admin-routes.ts';
import { createManagedSettings } from './rooms/settings/managed-settings.ts';
import { synonymRoutes } from './rooms/synonyms/routes.ts';
import { createSynonyms } from './rooms/synonyms/service.ts';

export interface SiteRoomNeeds {
  db: Db;
  now: () => Date;
  source: CatalogSource;
  queue: Queue;
  /** What guests see, read in a transaction. */
  contentOf: (tx: Db) => Content;
  /** Renders previews of unpublished content; undefined without pages. */
  renderWith: RenderWith | undefined;
}

/** The back-office rooms in which editors maintain content. */
export function siteRoutes(needs: SiteRoomNeeds) {
  const { db, now } = needs;
  return apiRouter()
    .route('/', managedContentRoutes(createManagedContent(db, now), createPreview(needs)))
    .route('/', managedSettingsRoutes(createManagedSettings(needs)))
    .route('/', categoryRoutes(createCategories(needs)))
    .route('/', synonymRoutes(createSynonyms(db, needs.source, now)))
    .route('/', glossaryRoutes(createGlossary(db, now), createManagedProposals(db, now)));
}
