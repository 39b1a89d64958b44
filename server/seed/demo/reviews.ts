import { bakeryAndCafeReviews } from './reviews/bakeries-and-cafes.ts';
import { restaurantReviews } from './reviews/restaurants.ts';
import { serviceReviews } from './reviews/services.ts';
import type { DemoReviews } from './reviews/shapes.ts';
import { shopReviews } from './reviews/shops.ts';

/** Made-up people who review made-up places. */
export const demoReviewers = ['Rania Aoun', 'عمر منصور', 'Lina Haddad', 'يوسف بدر', 'Nadia Saleh', 'سامر خليل', 'Hana Qasim', 'محمود عوض', 'Dina Fares', 'خالد السعدي', 'Mariam Tadros', 'أمينة بن يوسف', 'Tarek Naji', 'هدى الشامي', 'Sami Rizk', 'زينب العبيدي'] as const;

/** All reviews of the demo. Some businesses have none, and some too few for an average, as on a real site. */
export const demoReviews: DemoReviews = {
  ...restaurantReviews,
  ...bakeryAndCafeReviews,
  ...shopReviews,
  ...serviceReviews,
};
