import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/**
 * Errors are displayed immediately, with a retry button, and also without a network. A record is reloaded when a
 * page needs it, not whenever the window receives the focus: a form over it must not change during input.
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        structuralSharing: false,
      },
    },
  });

/** Provides the query cache of the back office, one per visit. */
export function BackOfficeQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
