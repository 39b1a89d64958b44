import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useToken } from '../../state/account.ts';
import { safeNext } from '../../state/next-path.ts';

/**
 * Redirects signed-in users to their intended page, otherwise home: on arrival, after signing in here, or in
 * another tab. Returns the query that passes `next` to another account page.
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
