import { type ComponentType, lazy } from 'react';

/**
 * React's `lazy` for a part of a page. One that does not come leaves its place empty: the visitor is told by
 * `module-loader.ts`, and the page with whatever was typed stays, which an error would replace.
 */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<P> })));
