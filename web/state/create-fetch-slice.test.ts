import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { ApiError, createApi } from '../api.ts';
import { createFetchSlice, many } from './create-fetch-slice.ts';
import { loadingCounter, loadingReducer } from './loading.slice.ts';

const params = z.object({ name: z.string() });
const readList = endpoint({
  path: '/{name}',
  summary: 'A list',
  params,
  answer: z.object({ data: z.array(z.string()) }),
});
const readWelcome = endpoint({
  path: '/{name}',
  summary: 'A welcome',
  params,
  answer: z.object({ data: z.object({ link: z.string().optional() }) }),
});
const records = createFetchSlice('records', {
  list: many(readList),
  welcome: { endpoint: readWelcome, initial: {} as { link?: string }, emptyWhilePending: true },
});

/** A store whose requests are answered by the test. */
function setUp() {
  const waiting: { path: string; answer: (data: unknown) => void; fail: (error: unknown) => void }[] = [];
  const api = createApi({
    city: 'NY',
    lang: 'en',
    cityId: 0,
    carry: (address) =>
      new Promise((resolve, reject) => {
        const path = address.slice('/api/NY/en/0/'.length);
        waiting.push({ path, answer: (data) => resolve(Response.json({ data })), fail: reject });
      }),
  });
  const store = configureStore({
    reducer: { records: records.slice.reducer, loading: loadingReducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: { api } } }).concat(loadingCounter),
  });
  const fetchList = (name = 'list', silent = false) =>
    store.dispatch(records.thunks.list({ params: { name }, silent }));
  return {
    store,
    waiting,
    fetchList,
    list: () => store.getState().records.list,
    count: () => store.getState().loading.count,
  };
}

describe('a fetch slice', () => {
  it('changes from idle through loading to succeeded, and stores the data', async () => {
    const { waiting, fetchList, list } = setUp();
    expect(list()).toEqual({ data: [], status: 'idle', error: null, key: null });
    const done = fetchList();
    expect(list().status).toBe('loading');
    waiting[0]?.answer(['a']);
    await done;
    expect(list()).toMatchObject({ status: 'succeeded', data: ['a'], error: null });
  });
  it("stores the server's response as the error, else the message; loading clears it", async () => {
    const { waiting, fetchList, list } = setUp();
    const problem = { type: '', title: '', status: 404, detail: '', message: 'Not here.', code: 'not_found' };
    const first = fetchList();
    waiting[0]?.fail(new ApiError(problem));
    await first;
    expect(list()).toMatchObject({ status: 'failed', error: problem });
    const second = fetchList('other');
    expect(list()).toMatchObject({ status: 'loading', error: null });
    waiting[1]?.fail(new TypeError('network down'));
    await second;
    expect(list().error).toEqual({ status: 0, message: 'network down' });
  });
  it('does not repeat a pending or completed request, and retries after an error', async () => {
    const { waiting, fetchList } = setUp();
    const first = fetchList();
    await fetchList();
    waiting[0]?.answer([]);
    await first;
    await fetchList();
    expect(waiting).toHaveLength(1);
    const other = fetchList('other');
    waiting[1]?.fail(new Error('no'));
    await other;
    void fetchList('other');
    expect(waiting).toHaveLength(3);
  });
  it('ignores responses superseded by a later request', async () => {
    const { waiting, fetchList, list } = setUp();
    const slow = fetchList('slow');
    const fast = fetchList('fast');
    waiting[1]?.answer(['fast']);
    await fast;
    waiting[0]?.answer(['slow']);
    await slow;
    expect(list().data).toEqual(['fast']);
  });
  it('clears the data while pending and on errors where the specification says so', async () => {
    const { store, waiting } = setUp();
    const welcome = () => store.getState().records.welcome.data;
    const first = store.dispatch(records.thunks.welcome({ params: { name: 'a' } }));
    waiting[0]?.answer({ link: 'x' });
    await first;
    expect(welcome()).toEqual({ link: 'x' });
    const second = store.dispatch(records.thunks.welcome({ params: { name: 'b' } }));
    expect(welcome()).toEqual({});
    waiting[1]?.fail(new Error('no'));
    await second;
    expect(welcome()).toEqual({});
  });
});

describe('the loading counter', () => {
  it('increases with each start and decreases with each end or error', async () => {
    const { waiting, fetchList, count } = setUp();
    const one = fetchList('one');
    const two = fetchList('two');
    expect(count()).toBe(2);
    waiting[0]?.answer([]);
    await one;
    expect(count()).toBe(1);
    waiting[1]?.fail(new Error('no'));
    await two;
    expect(count()).toBe(0);
  });
  it('ignores silent fetches and those without a request', async () => {
    const { waiting, fetchList, count } = setUp();
    const silent = fetchList('one', true);
    expect(count()).toBe(0);
    waiting[0]?.answer([]);
    await silent;
    await fetchList('one');
    expect(count()).toBe(0);
  });
});
