import { hash } from 'node:crypto';
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
import { routesOf } from './endpoint-routes.ts';
import { insideOf } from './inside.ts';
import { type RequestContext, requestContext } from './request-context.ts';
import { requireAbility, requireStaff } from './roles.ts';
import { actorOf } from './session.ts';

/** The caller: a member, unless the endpoint is open to guests. */
type ActorOf<E> = E extends { readonly access: Exclude<Access, 'public'> } ? Actor : Actor | null;

/** A request for an endpoint, validated except for its body. */
export interface OpenCall<E extends EndpointDefinition> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  actor: ActorOf<E>;
  /** The language and city of the path, and the time of the request. */
  request: RequestContext;
  /** For HTTP specifics: headers, cookies, the client's address. */
  context: Context<ApiEnvironment>;
}

/** A request for an endpoint, validated by its schemas. */
export interface Call<E extends EndpointDefinition> extends OpenCall<E> {
  body: BodyOf<E>;
}

interface Options {
  /** How often one network address may call. */
  limit?: MiddlewareHandler<ApiEnvironment>;
  /** Whether an invalid path parameter is a field error, also with a body; otherwise the response is 404. */
  refusesParams?: boolean;
}

const passOn: MiddlewareHandler = (_context, next) => next();

function actorFor(access: Access, context: Context<ApiEnvironment>): Actor | null {
  if (access === 'public') return context.get('actor') ?? null;
  if (access === 'member') return actorOf(context);
  return access === 'staff' ? requireStaff(context) : requireAbility(context, access);
}

/** A parameter that occurs once is a string, a repeated one a list, as schemas expect them. */
function queryOf(context: Context): Record<string, string | string[]> {
  const given = Object.entries(context.req.queries());
  return Object.fromEntries(given.map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]));
}

/** The path parameters. @throws AppError */
function paramsOf(
  { params, body, bodies }: EndpointDefinition,
  { fixed, refusesParams }: { fixed: Record<string, string>; refusesParams: boolean },
  context: Context<ApiEnvironment>,
): unknown {
  if (!params) return {};
  const given = { ...context.req.param(), ...fixed };
  if (refusesParams || (!body && !bodies)) return checked(params, given, context.get('lang'));
  const read = params.safeParse(given);
  // A record with an invalid id cannot exist; body errors are reported by field.
  if (!read.success) throw new AppError('not_found');
  return read.data;
}

const contentTypeOf = (context: Context) =>
  context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();

/** The body, if it has one of the endpoint's encodings. */
async function fieldsOf(
  { bodyTypes = ['application/json'] }: EndpointDefinition,
  context: Context<ApiEnvironment>,
): Promise<unknown> {
  const type = contentTypeOf(context);
  if (!bodyTypes.some((one) => one === type)) throw new AppError('unsupported_media_type');
  return sentFields(context);
}

function mount<E extends EndpointDefinition>(
  router: OpenAPIHono<ApiEnvironment>,
  endpoint: E,
  { limit = passOn, refusesParams = false }: Options,
  bound: MiddlewareHandler,
  answer: (call: OpenCall<E>) => Promise<Response>,
): void {
  documentEndpoint(router, endpoint);
  const { method = 'get', access = 'public' } = endpoint;
  for (const { path, fixed } of routesOf(endpoint)) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    router.on(method.toUpperCase(), pattern, limit, bound, async (context) => {
      // The caller is authorized before any input is read.
      const actor = actorFor(access, context) as ActorOf<E>;
      const params = paramsOf(endpoint, { fixed, refusesParams }, context) as ParamsOf<E>;
      const query = (
        endpoint.query ? checked(endpoint.query, queryOf(context), context.get('lang')) : {}
      ) as QueryOf<E>;
      return answer({ params, query, actor, request: requestContext(context), context });
    });
  }
}

const boundOf = ({ body, bodies, maxBytes = limits.bodyBytes }: EndpointDefinition) =>
  body || bodies ? bodyBound(maxBytes) : passOn;

/** Encodes long texts in less time than `Buffer.from`, which measures them first. */
const encoder = new TextEncoder();

function answerWith<E extends EndpointDefinition>(
  { method = 'get', status = 200 }: E,
  { context }: OpenCall<E>,
  answer: AnswerOf<E>,
): Response {
  if (method !== 'get' || insideOf(context)) {
    return context.json(answer as object, status, method === 'get' ? {} : { 'cache-control': 'no-store' });
  }
  // Encoded once, for the hash, the length and the socket. Hashed here: the middleware would copy the body and hash it
  // in another thread.
  const body = encoder.encode(JSON.stringify(answer));
  const headers = { 'content-type': 'application/json', etag: `"${hash('sha1', body)}"` };
  return context.body(body, status, headers);
}

/**
 * Serves an endpoint of the contract: adds it to the router and to the OpenAPI document, authorizes the caller, and
 * validates the input by the contract's schemas.
 * @param handle gets the validated request and returns the whole response
 */
export function serve<E extends EndpointDefinition>(
  router: OpenAPIHono<ApiEnvironment>,
  endpoint: E,
  handle: (call: Call<E>) => AnswerOf<E> | Promise<AnswerOf<E>>,
  options: Options = {},
): void {
  const { body: schema } = endpoint;
  mount(router, endpoint, options, boundOf(endpoint), async (call) => {
    const { context } = call;
    const body = (
      schema ? checked(schema, await fieldsOf(endpoint, context), context.get('lang')) : {}
    ) as BodyOf<E>;
    return answerWith(endpoint, call, await handle({ ...call, body }));
  });
}

/** The response to a browser's own form: a redirect to a page that displays the result. */
type Redirect<E extends EndpointDefinition> = (
  call: OpenCall<E>,
  /** The rejected fields; null on success. */
  refused: string[] | null,
) => Response | Promise<Response>;

/**
 * Serves an endpoint whose handler validates the body itself: together with database checks, after a check for
 * bots, or not at all if the parameters are in the URL.
 * @param handle gets the request and a function that reads the unvalidated fields
 * @param options.redirect responds to url-encoded forms, which browsers send without scripts
 */
export function serveUnchecked<E extends EndpointDefinition>(
  router: OpenAPIHono<ApiEnvironment>,
  endpoint: E,
  handle: (call: OpenCall<E>, readFields: () => Promise<unknown>) => Promise<AnswerOf<E>>,
  { redirect, ...options }: Options & { redirect?: Redirect<E> } = {},
): void {
  mount(router, endpoint, options, boundOf(endpoint), async (call) => {
    const { context } = call;
    const redirectForm = contentTypeOf(context) === 'application/x-www-form-urlencoded' && redirect;
    try {
      const answer = await handle(call, () => fieldsOf(endpoint, context));
      return redirectForm ? redirectForm(call, null) : answerWith(endpoint, call, answer);
    } catch (error) {
      if (!redirectForm || !(error instanceof AppError) || !error.errors) throw error;
      return redirectForm(call, Object.keys(error.errors));
    }
  });
}

/**
 * Serves an endpoint that accepts or returns a file: the body is not read, and the handler creates the response.
 */
export function serveFile<E extends EndpointDefinition>(
  router: OpenAPIHono<ApiEnvironment>,
  endpoint: E,
  handle: (call: OpenCall<E>) => Response | Promise<Response>,
  options: Options = {},
): void {
  mount(router, endpoint, options, passOn, async (call) => handle(call));
}
