/*
 * The part of the router that goes to other pages. `waking-router.ts` brings it when it is wanted; the build keeps
 * it apart from what every page begins with (vite.config.ts).
 */
export {
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router';
