import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { envelope } from '../../contract/envelope.ts';
import { AppError } from '../../contract/errors.ts';
import type { Actor } from './actor.ts';
import { answers, bearerSecurity, membersOnly } from './api.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { bodyContent, checked, sentFields, smallBody } from './body.ts';
import { actorOf } from './session.ts';

/** A call that does something, as the OpenAPI document names it. */
interface Action<B extends z.ZodType, A extends z.ZodType> {
  method?: 'post' | 'delete';
  path: string;
  summary: string;
  description?: string;
  /** What is sent: JSON, and with `forms` either encoding of a form too. */
  body: B;
  forms?: boolean;
  /** What stands in `data`, and with which status. */
  answer: A;
  status?: 200 | 201;
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
    request: { ...placesOf(path), body: { content: forms ? bodyContent(body) : json(body) } },
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

function mount<B extends z.ZodType, A extends z.ZodType, Who>(
  router: OpenAPIHono<ApiEnvironment>,
  action: Action<B, A>,
  who: (context: Context<ApiEnvironment>) => Who,
  handle: Handle<B, A, Who>,
): void {
  const { method = 'post', path, body, forms, status = 200, limit = passOn } = action;
  router.on(method.toUpperCase(), path, limit, smallBody, async (context) => {
    const asking = who(context);
    const fields = checked(body, await sent(context, forms), context.get('lang'));
    const data = await handle(fields, context, asking);
    return context.json({ data } as object, status, { 'cache-control': 'no-store' });
  });
}

/** Adds and documents a call that anybody may make. */
export function guestAction<B extends z.ZodType, A extends z.ZodType>(
  router: OpenAPIHono<ApiEnvironment>,
  action: Action<B, A>,
  handle: Handle<B, A, null>,
): void {
  document(router, action, false);
  mount(router, action, () => null, handle);
}

/** Adds and documents a call that only members may make; who asks is known before what is sent is looked at. */
export function memberAction<B extends z.ZodType, A extends z.ZodType>(
  router: OpenAPIHono<ApiEnvironment>,
  action: Action<B, A>,
  handle: Handle<B, A, Actor>,
): void {
  document(router, action, true);
  mount(router, action, actorOf, handle);
}
