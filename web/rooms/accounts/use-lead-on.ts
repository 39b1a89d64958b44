import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useToken } from '../../state/account.ts';
import { safeNext } from '../../state/next-path.ts';

/**
 * Leads whoever is signed in to where they meant to go, else home: on arrival, once they have signed in here, or in
 * another tab. Answers the query that passes `next` on to another account page.
 */
export function useLeadOn(): string {
  const navigate = useNavigate();
  const token = useToken();
  const next = safeNext(new URLSearchParams(useLocation().search).get('next'));
  useEffect(() => {
    if (token) void navigate(next ?? '/', { replace: true });
  }, [token, next, navigate]);
  return next ? `?next=${encodeURIComponent(next)}` : '';
}
