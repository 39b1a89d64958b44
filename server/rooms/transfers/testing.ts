import { setTimeout as pause } from 'node:timers/promises';
import { endpointAddress } from '../../../contract/endpoint-address.ts';
import { busyStates, type Transfer, type TransferKind, uploadImport } from '../../../contract/transfers.ts';
import type { TestMember, TestSite } from '../../testing/test-site.ts';

/** A client with which an admin imports and exports. */
export function transferDesk(site: TestSite, admin: TestMember) {
  const json = async (answer: Response) => (await answer.json()) as { data: never; [other: string]: unknown };
  const call = async <T>(method: string, path: string, body?: unknown, lang?: string): Promise<T> => {
    const answer = await admin.ask(method, `admin/transfer/${path}`, body, lang);
    const { data } = await json(answer);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return data;
  };
  const upload = (kind: TransferKind, text: string | Uint8Array, name = 'list.csv', lang = 'en') =>
    site.ask(endpointAddress({ city: 'NY', lang, cityId: 0 }, uploadImport, { query: { kind, name } }), {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'text/csv' },
      body: text as BodyInit,
    });
  const uploaded = async (kind: TransferKind, text: string | Uint8Array, name?: string): Promise<number> => {
    const answer = await upload(kind, text, name);
    if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: Transfer };
    return data.id;
  };
  /** Waits until the queue has completed the job. */
  const settled = async (id: number): Promise<Transfer> => {
    for (;;) {
      const { transfer } = await call<{ transfer: Transfer }>('GET', `imports/${id}`);
      if (!busyStates.includes(transfer.state)) return transfer;
      await pause(20);
    }
  };
  const doing = async (id: number, deed: 'check' | 'start' | 'undo'): Promise<Transfer> => {
    await call('POST', `imports/${id}/${deed}`, {});
    return settled(id);
  };
  /** Uploads a file, sets its mapping, checks and imports it. */
  const imported = async (kind: TransferKind, text: string, mapping: object = { stored: 'own' }) => {
    const id = await uploaded(kind, text);
    await call('PUT', `imports/${id}/mapping`, mapping);
    await doing(id, 'check');
    return doing(id, 'start');
  };
  const exported = async (kind: TransferKind, status = 'published'): Promise<string> => {
    const answer = await admin.ask('GET', `admin/transfer/export?kind=${kind}&status=${status}`);
    // `text()` removes a byte order mark.
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  };
  return { call, upload, uploaded, settled, doing, imported, exported };
}
