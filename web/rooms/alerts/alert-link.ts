import type { AlertLinkAct } from '../../../contract/alert-values.ts';

/** The link of an email, as an address has it. */
export interface AlertLink {
  act: AlertLinkAct;
  token: string;
}

const isToken = /^[\w-]{43}$/;
const isAct = (act: string | null): act is AlertLinkAct => act === 'confirm' || act === 'manage';

/** The link in the query of an address; null if it has none. */
export function linkInQuery(search: string): AlertLink | null {
  const query = new URLSearchParams(search);
  const [act, token = ''] = [query.get('act'), query.get('token') ?? ''];
  return isAct(act) && isToken.test(token) ? { act, token } : null;
}

/** The link in the fragment of an address, where emails of earlier versions have it; null if it has none. */
export function linkInFragment(hash: string): AlertLink | null {
  const [act = '', token = ''] = hash.slice(1).split('=');
  return isAct(act) && isToken.test(token) ? { act, token } : null;
}
