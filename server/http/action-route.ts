import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { envelope } from '../../contract/envelope.ts';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import type { Actor } from './actor.ts';
import { answers, bearerSecurity, membersOnly } from './api.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { bodyBound, bodyContent, checked, sentFields } from './body.ts';
import { actorOf } from './session.ts';

/** A call that does something, as the OpenAPI document names it. */
interface Action<B extends z.ZodType, A extends z.ZodType> {
  method?: 'post' | 'put' | 'delete';
  /** As Hono writes it: `/rents/:id`. */
  path: string;
  /** What stands in the path; `pathOf` reads it. */
  params?: z.ZodObject;
  /** What may stand in the headers, for the document. */
  headers?: z.ZodObject;
  summary: string;
  description?: string;
  /** What is sent: JSON, and with `forms` either encoding of a form too. */
  body: B;
  forms?: boolean;
  /** What stands in `data`, and with which status. */
  answer: A;
  status?: 200 | 201;
  /** How large the body may be, where that is more than any usual form. */
  maxBytes?: number;
  /** How often one network address may ask. */
  limit?: MiddlewareHandler<ApiEnvironment>;
}

type Handle<B extends z.ZodType, A extends z.ZodType, Who> = (
  body: z.infer<B>,
  context: Context<ApiEnvironment>,
  who: Who,
) => Promise<z.infer<A>>;

/** The places of a path that stand for something, for the OpenAPI document. */
function placesOf(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.length > 0
    ? { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }
    : {};
}

const json = <T extends z.ZodType>(schema: T) => ({ 'application/json': { schema } });

function document(
  router: OpenAPIHono<ApiEnvironment>,
  {
    method = 'post',
    path,
    params,
    headers,
    summary,
    description,
    body,
    forms,
    answer,
    status = 200,
  }: Action<z.ZodType, z.ZodType>,
  isForMembers: boolean,
): void {
  const { 200: done, ...refusals } = answers(envelope(answer), 'Done');
  router.openAPIRegistry.registerPath({
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    summary,
    ...(description && { description }),
    ...(isForMembers && { security: bearerSecurity }),
    request: {
      body: { content: forms ? bodyContent(body) : json(body) },
      ...(params ? { params } : placesOf(path)),
      ...(headers && { headers }),
    },
    responses: { [status]: done, ...refusals, ...(isForMembers && membersOnly) },
  });
}

const passOn: MiddlewareHandler = (_context, next) => next();

/** What was sent, where forms are taken or not. */
async function sent(context: Context, forms = false): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!forms && type !== 'application/json') throw new AppError('unsupported_media_type');
  return (await sentFields(context)).fields;
}

/**
 * What stands in the path of a call.
 * @throws AppError `not_found` where it is nothing that could be there
 */
export function pathOf<P extends z.ZodObject>(params: P, context: Context): z.infer<P> {
  const read = params.safeParse(context.req.param());
  if (!read.success) throw new AppError('not_found');
  return read.data;
}

function mount<B extends z.ZodType, A extends z.ZodType, Who>(
  router: OpenAPIHono<ApiEnvironment>,
  action: Action<B, A>,
  who: (context: Context<ApiEnvironment>) => Who,
  handle: (sent: unknown, context: Context<ApiEnvironment>, who: Who) => Promise<z.infer<A>>,
): void {
  const { method = 'post', path, forms, status = 200, limit = passOn, maxBytes = limits.bodyBytes } = action;
  router.on(method.toUpperCase(), path, limit, bodyBound(maxBytes), async (context) => {
    const asking = who(context);
    const data = await handle(await sent(context, forms), context, asking);
    return context.json({ data } as object, status, { 'cache-control': 'no-store' });
  });
}

/** Checks what was sent by the call's schema before it is handled. */
const withChecked =
  <B extends z.ZodType, A extends z.ZodType, Who>(body: B, handle: Handle<B, A, Who>) =>
  (fields: unknown, context: Context<ApiEnvironment>, who: Who) =>
    handle(checked(body, fields, context.get('lang')), context, who);

/** Adds and documents a call that anybody may make. */
export function guestAction<B extends z.ZodType, A extends z.ZodType>(
  router: OpenAPIHono<ApiEnvironment>,
  action: Action<B, A>,
  handle: Handle<B, A, null>,
): void {
  document(router, action, false);
  mount(router, action, () => null, withChecked(action.body, handle));
}

/**
 * Adds and documents a call that only some may make; who asks is known before what is sent is looked at.
 * @param who lets everybody in who is signed in, unless told otherwise
 */
export function memberAction<B extends z.ZodType, A extends z.ZodType>(
  router: OpenAPIHono<ApiEnvironment>,
  action: Action<B, A>,
  handle: Handle<B, A, Actor>,
  who: (context: Context<ApiEnvironment>) => Actor = actorOf,
): void {
  document(router, action, true);
  mount(router, action, who, withChecked(action.body, handle));
}

/** As `memberAction`, where what was sent is handed over as it came: whoever handles it checks it. */
export function uncheckedAction<B extends z.ZodType, A extends z.ZodType>(
  router: OpenAPIHono<ApiEnvironment>,
  action: Action<B, A>,
  handle: (sent: unknown, context: Context<ApiEnvironment>, who: Actor) => Promise<z.infer<A>>,
): void {
  document(router, action, true);
  mount(router, action, actorOf, handle);
}
