import { PassThrough, Writable } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../../contract/accounts.ts';
import { listCities } from '../../contract/places.ts';
import { readEnvironment } from '../environment.ts';
import { noon, type TestSite, testSite } from '../testing/test-site.ts';
import type { Terminal } from './command.ts';
import { readSecret } from './read-secret.ts';
import { run } from './run.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(() => site.db.deleteFrom('app_user').execute());
afterAll(() => site.close());

function collector() {
  const pieces: string[] = [];
  const stream = new Writable({
    write(piece, _encoding, done) {
      pieces.push(String(piece));
      done();
    },
  });
  return { stream, text: () => pieces.join('') };
}

const email = 'root@city.example';
const password = 'seven olive trees';

/** @param typed the typed lines, one per prompt; without them there is no terminal */
async function admin(args: string[], { typed, given }: { typed?: string[]; given?: string } = {}) {
  const [out, error] = [collector(), collector()];
  const answers = [...(typed ?? [])];
  const settings = () => readEnvironment({ DATA_DIR: '/none', NODE_ENV: 'test' });
  const withDatabase: Terminal['withDatabase'] = (work) =>
    work(site.db, { ...settings(), connectionString: '', adminPassword: given });
  const code = await run(['admin', ...args], {
    out: out.stream,
    error: error.stream,
    withDatabase,
    withClosedSite: withDatabase,
    settings,
    readSecret: async () => (typed ? answers.shift() : undefined),
  });
  return { code, said: out.text() + error.text() };
}
const create = (options: { typed?: string[]; given?: string }) =>
  admin(['create', '--email', email], options);
const signIn = (fields: object) => site.callUnchecked(logIn, { body: { email, ...fields } });

describe('admin create', () => {
  it('creates an administrator with the password that is typed twice', async () => {
    expect(await create({ typed: [password, password] })).toEqual({
      code: 0,
      said: `The administrator ${email} was created.\n`,
    });
    const answer = await signIn({ password });
    expect((await answer.json()).data.user).toMatchObject({ role: 'admin', emailConfirmed: true });
    expect((await create({ given: password })).said).toContain('already');
  });
  it('gives an existing account the role and the password, disables two-step sign-in, and ends its sessions', async () => {
    const member = await site.member({ email, name: 'Yusuf' });
    await site.db
      .updateTable('app_user')
      .set({ totp_secret: 'A'.repeat(32), totp_confirmed_at: noon, banned_at: noon })
      .execute();
    expect((await create({ given: password })).code).toBe(0);
    expect((await member.call(listCities)).status).toBe(401);
    const { user } = (await (await signIn({ password })).json()).data;
    expect(user).toMatchObject({ id: member.id, name: 'Yusuf', role: 'admin', secondFactor: false });
  });
  it.each([
    [{ typed: [password, 'another'] }, 'not the same'],
    [{ typed: ['short', 'short'] }, '8 to 128 characters'],
    [{ typed: ['password123', 'password123'] }, 'too common'],
    [{ given: 'x'.repeat(129) }, '8 to 128 characters'],
    [{}, 'set ADMIN_PASSWORD'],
  ])('%j is rejected', async (options, message) => {
    const { code, said } = await create(options);
    expect(code).toBe(2);
    expect(said).toContain(message);
    expect(await site.db.selectFrom('app_user').select('id').execute()).toEqual([]);
  });
  it.each([
    [[], 'Usage: admin create --email EMAIL'],
    [['create'], 'Usage: admin create --email EMAIL'],
    [['create', '--email', 'root'], '“root” isn’t an email address.'],
    [['create', '--email', email, '--password', 'x'], "Unknown option '--password'"],
  ])('%j is rejected before any prompt', async (args, message) => {
    const { code, said } = await admin(args, { given: password });
    expect(code).toBe(2);
    expect(said).toContain(message);
  });
});

describe('a secret', () => {
  function keyboard() {
    const stream = new PassThrough();
    const modes: boolean[] = [];
    const tty = Object.assign(stream, { isTTY: true, setRawMode: (mode: boolean) => modes.push(mode) });
    return { tty: tty as unknown as ReadStream, type: (keys: string) => stream.write(keys), modes };
  }
  it.each([
    ['olive\r', 'olive'],
    ['olvx\u007f\u007five tree\n', 'olive tree'],
    ['سلام\r', 'سلام'],
    ['half\u0003', undefined],
    ['\u0004', undefined],
  ])('typed as %j is %j, and is not echoed', async (keys, expected) => {
    const { tty, type, modes } = keyboard();
    const printed = collector();
    const answer = readSecret('Password: ', tty, printed.stream);
    type(keys);
    expect(await answer).toBe(expected);
    expect(printed.text()).toBe('Password: \n');
    expect(modes).toEqual([true, false]);
  });
  it('is not prompted for without a terminal', async () => {
    const pipe = new PassThrough() as unknown as ReadStream;
    expect(await readSecret('Password: ', pipe, collector().stream)).toBeUndefined();
  });
});
