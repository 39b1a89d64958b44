import type { PageEntry } from './page-route.ts';

/** The site map, in the order of the specification's table. */
export const siteMap: PageEntry[] = [
  {
    path: '/',
    route: async () => (await import('./rooms/home/home.route.ts')).homeRoute,
    file: 'web/rooms/home/home.route.ts',
    words: ['home'],
    overHero: true,
  },
  {
    path: '/Our-Service',
    route: async () => (await import('./rooms/services/our-service.route.ts')).ourServiceRoute,
    file: 'web/rooms/services/our-service.route.ts',
    words: ['services'],
  },
  {
    path: '/Category/:type',
    route: async () => (await import('./rooms/businesses/category.route.ts')).categoryRoute,
    file: 'web/rooms/businesses/category.route.ts',
    words: ['directory'],
  },
  {
    path: '/SubCategory/:categoryName?/:id',
    route: async () => (await import('./rooms/businesses/sub-category.route.ts')).subCategoryRoute,
    file: 'web/rooms/businesses/sub-category.route.ts',
    words: ['directory'],
  },
  {
    path: '/MarketProfile/:id/:slug?',
    route: async () => (await import('./rooms/businesses/profile.route.ts')).profileRoute,
    file: 'web/rooms/businesses/profile.route.ts',
    words: ['directory'],
  },
  {
    path: '/search-result/:keyword/:type?',
    route: async () => (await import('./rooms/search/search.route.ts')).searchRoute,
    file: 'web/rooms/search/search.route.ts',
    words: ['directory'],
  },
  {
    path: '/Rent',
    route: async () => (await import('./rooms/rentals/rentals.route.ts')).rentRoute,
    file: 'web/rooms/rentals/rentals.route.ts',
    words: ['directory', 'posts'],
  },
  {
    path: '/rents',
    route: async () => (await import('./rooms/rentals/rentals.route.ts')).rentsRoute,
    file: 'web/rooms/rentals/rentals.route.ts',
    words: ['directory', 'posts'],
  },
  {
    path: '/Rent/:id/:slug?',
    route: async () => (await import('./rooms/rentals/rental.route.ts')).rentalRoute,
    file: 'web/rooms/rentals/rental.route.ts',
    words: ['directory', 'posts'],
  },
  {
    path: '/Job',
    route: async () => (await import('./rooms/jobs/jobs.route.ts')).jobRoute,
    file: 'web/rooms/jobs/jobs.route.ts',
    words: ['directory', 'posts'],
  },
  {
    path: '/jobs',
    route: async () => (await import('./rooms/jobs/jobs.route.ts')).jobsRoute,
    file: 'web/rooms/jobs/jobs.route.ts',
    words: ['directory', 'posts'],
  },
  {
    path: '/show-job',
    route: async () => (await import('./rooms/jobs/jobs.route.ts')).showJobsRoute,
    file: 'web/rooms/jobs/jobs.route.ts',
    words: ['directory', 'posts'],
  },
  {
    path: '/show-job/:id/:slug?',
    route: async () => (await import('./rooms/jobs/job.route.ts')).showJobRoute,
    file: 'web/rooms/jobs/job.route.ts',
    words: ['directory', 'posts'],
  },
  {
    path: '/market-place',
    route: async () => (await import('./rooms/products/market.route.ts')).marketRoute,
    file: 'web/rooms/products/market.route.ts',
    words: ['directory', 'posts'],
  },
  {
    path: '/market-place/subCategory',
    route: async () => (await import('./rooms/products/market.route.ts')).marketCategoryRoute,
    file: 'web/rooms/products/market.route.ts',
    words: ['directory', 'posts'],
  },
  {
    path: '/market-place/products',
    route: async () => (await import('./rooms/products/products.route.ts')).productsRoute,
    file: 'web/rooms/products/products.route.ts',
    words: ['directory', 'posts'],
  },
  {
    path: '/Show-Product/:id/:slug?',
    route: async () => (await import('./rooms/products/product.route.ts')).productRoute,
    file: 'web/rooms/products/product.route.ts',
    words: ['directory', 'posts'],
  },
];
