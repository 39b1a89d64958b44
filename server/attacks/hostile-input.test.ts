import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '../../contract/accounts.ts';
import { setMaintenance } from '../../contract/health.ts';
import { ownPostKinds } from '../../contract/my-posts.ts';
import { postFolders } from '../../contract/post-kinds.ts';
import { createPost } from '../../contract/posting/posting.ts';
import { chanceOf } from '../seed/synthetic/chance.ts';
import { type CapturedLog, capturedLog } from '../testing/captured-log.ts';
import {
  type FuzzedDocument,
  type FuzzedRequest,
  type Operation,
  operationsOf,
  requestMaker,
} from '../testing/fuzzed-requests.ts';
import { valueMaker } from '../testing/fuzzing.ts';
import { overNetwork } from '../testing/network-site.ts';
import { addSample } from '../testing/sample-pages.ts';
import { addMedia, fullBody, leastBody, makeOld } from '../testing/test-bodies.ts';
import { noon, type TestMember, type TestSite, testSite } from '../testing/test-site.ts';
import { thirdPartySettings } from '../testing/third-party-settings.ts';

/*
 * Every operation of the OpenAPI document, as every role: no input causes a response of 500. FUZZ_ROUNDS=200 sends
 * that many requests for each operation and role, FUZZ_SEED=7 uses another seed.
 */

const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const rounds = Number(process.env.FUZZ_ROUNDS ?? 2);

const refused = [401, 403];

type Asker = Role | 'guest';
const askers: readonly Asker[] = ['guest', ...roles];

const logged: CapturedLog = capturedLog();
let site: TestSite;
let operations: Operation[];
let requests: ReturnType<typeof requestMaker>;
const members = new Map<Asker, TestMember>();

async function enter(role: Role): Promise<TestMember> {
  const member = await site.member({ role });
  await makeOld(site, member);
  members.set(role, member);
  return member;
}

beforeAll(async () => {
  site = await overNetwork(
    await testSite(() => noon, { ...thirdPartySettings, RATE_LIMITS: '0' }, logged.log),
  );
  for (const role of roles) await enter(role);
  const member = members.get('member') as TestMember;
  const media = await addMedia(site, member, 40);
  const posts: Record<string, unknown[]> = {};
  const ids = [...Object.values(await addSample(site)), ...media.slice(0, 3), 1, 2, 3];
  for (const kind of ownPostKinds) {
    const bodies = [leastBody(site, kind, media), fullBody(site, kind, media)];
    posts[postFolders[kind]] = bodies;
    const made = await member.callUnchecked(createPost, {
      params: { folder: postFolders[kind] },
      body: bodies[1],
    });
    expect(made.status, await made.clone().text()).toBe(201);
    ids.push((await made.json()).data.id);
  }
  const document: FuzzedDocument = await (await site.ask('/api/openapi.json')).json();
  operations = operationsOf(document);
  const chance = chanceOf(seed);
  requests = requestMaker(valueMaker(document.components.schemas, chance), chance, { ids, posts });
});
afterAll(() => site.close());

/** The log of the last failure, with its stack, for debugging. */
function lastFailure(): string {
  const line = logged.lines.findLast((one) => one.includes('"err"'));
  return line ? String(JSON.parse(line).err?.stack ?? line) : '';
}

async function send(asker: Asker, { method, path, headers, body }: FuzzedRequest): Promise<Response> {
  const token = members.get(asker)?.token;
  return site.ask(`/api/NY/en/0/${path}`, {
    method,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    body: body ?? null,
  });
}

/** The error in a response that no request may get; undefined for other responses. */
async function failureOf(
  asker: Asker,
  one: FuzzedRequest,
  { status }: Response,
): Promise<string | undefined> {
  // Requests that end the caller's session are skipped.
  if (status === 401 && asker !== 'guest') await enter(asker);
  const { method, path, headers, body } = one;
  // This site receives no inbox notifications and has no translation service.
  const isAway = path.startsWith('inbox/stream') || path.endsWith('/translation/machine');
  if (status < 500 || (status === 503 && isAway)) return undefined;
  const sent = body instanceof FormData ? JSON.stringify([...body.keys()]) : body;
  return `${status} ${asker} ${method} ${path} ${JSON.stringify(headers)}\n${sent}\n${lastFailure()}`;
}

async function failuresByChance(operation: Operation): Promise<string[]> {
  const failures: (string | undefined)[] = [];
  // Guards run before anything of a request is read: a role that is rejected once is always rejected.
  const closed = new Set<Asker>();
  for (let round = 0; round < rounds; round++) {
    for (const asker of askers) {
      if (closed.has(asker)) continue;
      const one = requests.one(operation);
      const response = await send(asker, one);
      if (refused.includes(response.status)) closed.add(asker);
      failures.push(await failureOf(asker, one, response));
    }
  }
  return failures.filter((failure) => failure !== undefined);
}

async function failuresOneByOne(operation: Operation): Promise<string[]> {
  const asker = operation.path.startsWith('admin/') ? 'admin' : 'member';
  const failures: (string | undefined)[] = [];
  for (const one of requests.each(operation))
    failures.push(await failureOf(asker, one, await send(asker, one)));
  return failures.filter((failure) => failure !== undefined);
}

const maintenance = 'admin/health/maintenance';

/** In maintenance mode every other write is rejected. */
async function endMaintenance(): Promise<void> {
  const response = await (members.get('admin') as TestMember).call(setMaintenance, { body: { on: false } });
  expect(response.status).toBe(200);
}

/** In milliseconds, for a machine under load. */
const patience = 120_000 + rounds * 60_000;

async function failuresOfAll(of: (operation: Operation) => Promise<string[]>): Promise<string[]> {
  expect(operations.length).toBeGreaterThan(200);
  const failures: string[] = [];
  for (const operation of operations) {
    failures.push(...(await of(operation)));
    if (operation.path === maintenance) await endMaintenance();
  }
  return failures;
}

describe('no operation responds 500', () => {
  it(
    `to random hostile input (seed ${seed}, ${rounds} times as each of ${askers.length})`,
    async () => {
      expect(await failuresOfAll(failuresByChance)).toEqual([]);
    },
    patience,
  );
  it(
    'to valid input with one hostile part',
    async () => {
      expect(await failuresOfAll(failuresOneByOne)).toEqual([]);
    },
    patience,
  );
});
