import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type {
  Access,
  AnswerOf,
  BodyOf,
  EndpointDefinition,
  ParamsOf,
  QueryOf,
} from '../../contract/endpoint.ts';
import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import type { Actor } from './actor.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { bodyBound, checked, sentFields } from './body.ts';
import { documentEndpoint } from './document-endpoint.ts';
import { type RequestContext, requestContext } from './request-context.ts';
import { requireAbility, requireStaff } from './roles.ts';
import { actorOf } from './session.ts';

/** Who calls: somebody, wherever the endpoint is not open to guests. */
type ActorOf<E> = E extends { readonly access: Exclude<Access, 'public'> } ? Actor : Actor | null;

/** A request for an endpoint, checked by its schemas. */
export interface Call<E extends EndpointDefinition> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  actor: ActorOf<E>;
  /** The language and city of the address, and the moment of the request. */
  request: RequestContext;
  /** For what only HTTP knows: headers, cookies, the client's address. */
  context: Context<ApiEnvironment>;
}

interface Options {
  /** How often one network address may call. */
  limit?: MiddlewareHandler<ApiEnvironment>;
}

const passOn: MiddlewareHandler = (_context, next) => next();

function actorFor(access: Access, context: Context<ApiEnvironment>): Actor | null {
  if (access === 'public') return context.get('actor') ?? null;
  if (access === 'member') return actorOf(context);
  return access === 'staff' ? requireStaff(context) : requireAbility(context, access);
}

/** A parameter given once is a string, given twice a list, as schemas expect them. */
function queryOf(context: Context): Record<string, string | string[]> {
  const given = Object.entries(context.req.queries());
  return Object.fromEntries(given.map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]));
}

function paramsOf({ params, body }: EndpointDefinition, context: Context<ApiEnvironment>): unknown {
  if (!params) return {};
  const given = context.req.param();
  if (!body) return checked(params, given, context.get('lang'));
  const read = params.safeParse(given);
  // Nothing of this name can be there to be changed; what is wrong with a body is told by its fields.
  if (!read.success) throw new AppError('not_found');
  return read.data;
}

async function bodyOf(
  { body, bodyTypes = ['application/json'] }: EndpointDefinition,
  context: Context<ApiEnvironment>,
): Promise<unknown> {
  if (!body) return {};
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!bodyTypes.some((one) => one === type)) throw new AppError('unsupported_media_type');
  return checked(body, (await sentFields(context)).fields, context.get('lang'));
}

function mount<E extends EndpointDefinition>(
  router: OpenAPIHono<ApiEnvironment>,
  endpoint: E,
  { limit = passOn }: Options,
  isRaw: boolean,
  answer: (call: Call<E>) => Promise<Response>,
): void {
  documentEndpoint(router, endpoint);
  const { method = 'get', access = 'public', body, maxBytes = limits.bodyBytes } = endpoint;
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  const bound = body && !isRaw ? bodyBound(maxBytes) : passOn;
  router.on(method.toUpperCase(), path, limit, bound, async (context) => {
    // Who calls is known before anything that was sent is looked at.
    const actor = actorFor(access, context) as ActorOf<E>;
    const params = paramsOf(endpoint, context) as ParamsOf<E>;
    const query = (
      endpoint.query ? checked(endpoint.query, queryOf(context), context.get('lang')) : {}
    ) as QueryOf<E>;
    const sent = (isRaw ? {} : await bodyOf(endpoint, context)) as BodyOf<E>;
    return answer({ params, query, body: sent, actor, request: requestContext(context), context });
  });
}

/**
 * Serves an endpoint of the contract: adds it to the router and to the OpenAPI document, lets in whoever may call, and
 * checks what was sent by the contract's schemas.
 * @param handle gets the checked request and returns the whole answer
 */
export function serve<E extends EndpointDefinition>(
  router: OpenAPIHono<ApiEnvironment>,
  endpoint: E,
  handle: (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
  options: Options = {},
): void {
  const { method = 'get', status = 200 } = endpoint;
  const headers: Record<string, string> = method === 'get' ? {} : { 'cache-control': 'no-store' };
  mount(router, endpoint, options, false, async (call) =>
    call.context.json((await handle(call)) as object, status, headers),
  );
}

/** Serves an endpoint that takes or returns a file: the body is not read, and the handler makes the response. */
export function serveFile<E extends EndpointDefinition>(
  router: OpenAPIHono<ApiEnvironment>,
  endpoint: E,
  handle: (call: Call<E>) => Response | Promise<Response>,
  options: Options = {},
): void {
  mount(router, endpoint, options, true, async (call) => handle(call));
}
