/*
 * The part of the router that navigates. `deferred-router.ts` loads it when it is needed; the build keeps it apart
 * from the initial scripts of a page (vite.config.ts).
 */
export {
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from 'react-router';
