import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { envelope } from '../../contract/envelope.ts';
import { type Version, type VersionWith, versionSchema, versionWith } from '../../contract/versions.ts';
import { memberAction, pathOf } from './action-route.ts';
import type { Actor } from './actor.ts';
import type { adminRouter } from './admin-router.ts';
import { answers, membersOnly, bearerSecurity as security } from './api.ts';
import type { ApiEnvironment } from './api-environment.ts';
import { ifMatch } from './wording.ts';

interface Kept<P extends z.ZodObject, B extends z.ZodType, A extends z.ZodType> {
  /** Where the thing is read, as Hono writes it: `/admin/synonyms/:id`. */
  path: string;
  params: P;
  /** What a version holds. */
  body: B;
  /** What a restored thing is answered with. */
  answer: A;
  /** What restoring does, for the document. */
  restores: string;
  versions: (of: z.infer<P>) => Promise<Version[]>;
  version: (of: z.infer<P>, id: number) => Promise<VersionWith<z.infer<B>>>;
  restore: (
    of: z.infer<P>,
    id: number,
    context: Context<ApiEnvironment>,
    actor: Actor,
  ) => Promise<z.infer<A>>;
}

const idParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The calls of a thing whose versions are kept: what it was and when, one version, and the way back to it. */
export function addVersionCalls<P extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
  { router, who }: ReturnType<typeof adminRouter>,
  { path, params, body, answer, restores, versions, version, restore }: Kept<P, B, A>,
): void {
  const documented = path.replace(/:(\w+)/g, '{$1}');
  const versionParams = params.extend({ version: idParam });
  const read = (suffix: string, summary: string, of: z.ZodObject, data: z.ZodType) =>
    createRoute({
      method: 'get',
      path: `${documented}/versions${suffix}`,
      security,
      summary,
      request: { params: of },
      responses: { ...answers(envelope(data), 'It'), ...membersOnly },
    });
  router.openapi(
    read('', 'What it was, the newest first: when, and by whom', params, z.array(versionSchema)),
    async (context) => context.json({ data: await versions(pathOf(params, context)) }, 200),
  );
  router.openapi(
    read('/{version}', 'What it was in one version', versionParams, versionWith(body)),
    async (context) => {
      const of = pathOf(versionParams, context);
      return context.json({ data: await version(of as z.infer<P>, of.version as number) }, 200);
    },
  );
  memberAction(
    router,
    {
      path: `${path}/versions/:version/restore`,
      params: versionParams,
      headers: ifMatch,
      summary: restores,
      body: z.object({}),
      answer,
    },
    (_fields, context, actor) => {
      const of = pathOf(versionParams, context);
      return restore(of as z.infer<P>, of.version as number, context, actor);
    },
    who,
  );
}
