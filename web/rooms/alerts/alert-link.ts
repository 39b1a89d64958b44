import { type AlertLinkAct, alertLinkActs, alertLists } from '../../../contract/alert-values.ts';
import type { ListSubject } from '../../alerts/alert-subject.ts';

/** The link of an email, as an address has it. */
export interface AlertLink {
  act: AlertLinkAct;
  token: string;
}

const isToken = /^[\w-]{43}$/;
const isAct = (act: string | null): act is AlertLinkAct => alertLinkActs.some((one) => one === act);

/** The link in the query of an address; null if it has none. */
export function linkInQuery(search: string): AlertLink | null {
  const query = new URLSearchParams(search);
  const [act, token = ''] = [query.get('act'), query.get('token') ?? ''];
  return isAct(act) && isToken.test(token) ? { act, token } : null;
}

/** The list in the query of an address, for which an alert is to be added; null if it has none. */
export function subjectInQuery(search: string): ListSubject | null {
  const params = new URLSearchParams(search);
  const list = alertLists.find((one) => one === params.get('list'));
  const [path, query] = [params.get('path'), params.get('query')];
  return list && path !== null && query !== null ? { list, path, query } : null;
}

/** The link in the fragment of an address, where emails of earlier versions have it; null if it has none. */
export function linkInFragment(hash: string): AlertLink | null {
  const [act = '', token = ''] = hash.slice(1).split('=');
  return isAct(act) && isToken.test(token) ? { act, token } : null;
}
