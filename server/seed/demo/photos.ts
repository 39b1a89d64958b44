import { type DemoPhoto, demoPhotoFor } from '../../rooms/art/raster.ts';
import { readDemoArticles } from './articles.ts';
import { demoBusinesses } from './businesses/index.ts';
import { demoEvents } from './events/index.ts';
import { demoFront } from './front.ts';
import { demoProducts } from './products/index.ts';
import { demoRentals } from './rentals/index.ts';
import { waitingBusinesses, waitingProducts, waitingRentals } from './waiting.ts';

/**
 * All photographs of the demo. The first one of each post and that of each article is rendered for it alone, so
 * that no two in a list are alike; further ones are shared.
 */
export function demoPhotos(): DemoPhoto[] {
  const listings = [...demoBusinesses, ...demoProducts, ...demoRentals, ...demoEvents, ...[...waitingBusinesses, ...waitingProducts, ...waitingRentals].map(({ entry }) => entry)];
  const articles = [demoFront, ...(['blog', 'news', 'guide', 'page'] as const).map(readDemoArticles)].flat();
  const photos = [...listings.flatMap(({ key, photos: scenes }) => scenes.map((scene, index) => demoPhotoFor(scene, index === 0 ? key : undefined))), ...articles.flatMap(({ slug, photo }) => (photo ? [demoPhotoFor(photo, slug)] : []))];
  return [...new Map(photos.map((photo) => [photo.key, photo])).values()];
}
