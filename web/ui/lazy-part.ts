import { type ComponentType, lazy } from 'react';

/**
 * React's `lazy` for an optional part of a page. If it fails to load, nothing is rendered: `module-loader.ts`
 * notifies the visitor, and the page with its input stays, whereas an error would replace it.
 */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<P> })));
