import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../../contract/errors.ts';
import { defaultLang } from '../../../contract/locales.ts';
import {
  listMemberReviews,
  readOwnPartOfMember,
  readPartnerReview,
  removePartnerReview,
  sendPartnerReview,
} from '../../../contract/member-reviews.ts';
import {
  readReviewMailSettings,
  reviewMailTokenSchema,
  saveReviewMailSettings,
  stopReviewMails,
} from '../../../contract/review-mails.ts';
import {
  answerReview,
  callHelpful,
  listReviews,
  readOwnPart,
  readReviewNumbers,
  removeAnswer,
  removeReview,
  reportReview,
  sendReview,
  translateReview,
  uncallHelpful,
} from '../../../contract/reviews.ts';
import { apiRouter } from '../../http/api.ts';
import type { ApiEnvironment } from '../../http/api-environment.ts';
import { checked } from '../../http/body.ts';
import { messageOf } from '../../http/messages.ts';
import { networkOf } from '../../http/rate-limit.ts';
import { serve, serveUnchecked } from '../../http/serve.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { Reviews } from './service.ts';

const done = { data: { done: true as const } };

/**
 * @param reportLimit how many reports one network address may send
 * @param translationLimit the number of machine translations per network
 */
export function reviewRoutes(
  reviews: Reviews,
  reportLimit: MiddlewareHandler<ApiEnvironment>,
  translationLimit: MiddlewareHandler<ApiEnvironment>,
) {
  const router = apiRouter();
  serve(
    router,
    translateReview,
    async ({ params, request }) => ({ data: await reviews.translate(params.id, request) }),
    { limit: translationLimit },
  );
  serve(router, listReviews, ({ params: { id }, query, request }) =>
    reviews.list({ kind: 'business', id }, query, request),
  );
  serve(router, listMemberReviews, ({ params: { id }, query, request }) =>
    reviews.list({ kind: 'member', id }, query, request),
  );
  serve(router, readReviewNumbers, async () => ({ data: await reviews.numbers() }));
  serve(router, readOwnPart, async ({ params: { id }, actor, request }) => ({
    data: await reviews.ownPart(actor, { kind: 'business', id }, request),
  }));
  serve(router, readOwnPartOfMember, async ({ params, actor, request }) => ({
    data: await reviews.ownPartOfMember(actor, params.id, request),
  }));
  serve(router, readPartnerReview, async ({ params, actor, request }) => ({
    data: await reviews.partnerReview(actor, params.id, request),
  }));
  serve(router, sendPartnerReview, async ({ params, body, actor, request, context }) => ({
    data: await reviews.sendPartnerReview(actor, params.id, body, { network: networkOf(context) }, request),
  }));
  serve(router, removePartnerReview, async ({ params, actor }) => {
    await reviews.removePartnerReview(actor, params.id);
    return done;
  });
  serve(router, sendReview, async ({ params, body, actor, request, context }) => ({
    data: await reviews.send(actor, params.id, body, { network: networkOf(context) }, request),
  }));
  serve(router, removeReview, async ({ params, actor }) => {
    await reviews.remove(actor, { kind: 'business', id: params.id });
    return done;
  });
  serve(router, callHelpful, async ({ params, actor, request }) => ({
    data: await reviews.setHelpful(actor, params.id, true, request.now),
  }));
  serve(router, uncallHelpful, async ({ params, actor, request }) => ({
    data: await reviews.setHelpful(actor, params.id, false, request.now),
  }));
  serve(
    router,
    reportReview,
    async ({ params, body, request: { lang, now }, context }) => {
      await reviews.report(params.id, body, { visitor: visitorOf(context), lang, now });
      return done;
    },
    { limit: reportLimit },
  );
  serve(router, answerReview, async ({ params, body, actor, request, context }) => ({
    data: await reviews.answer(actor, params.id, body.text, { network: networkOf(context) }, request),
  }));
  serve(router, removeAnswer, async ({ params, actor, request }) => {
    await reviews.removeAnswer(actor, params.id, request.now);
    return done;
  });
  serve(router, readReviewMailSettings, async ({ actor }) => ({ data: await reviews.readMails(actor) }));
  serve(router, saveReviewMailSettings, async ({ body, actor }) => ({
    data: await reviews.saveMails(actor, body),
  }));
  serveUnchecked(router, stopReviewMails, async ({ context, request: { lang } }, readFields) => {
    const inAddress = context.req.query('token');
    const fields = inAddress === undefined ? await readFields() : { token: inAddress };
    const { token } = checked(reviewMailTokenSchema, fields, lang);
    if (!(await reviews.stopMails(token)))
      throw new AppError('invalid_fields', undefined, { token: [messageOf('field.link', lang)] });
    return done;
  });
  // A person opened the address that is meant for mail clients: GET never unsubscribes.
  router.get(stopReviewMails.path, async (context) => {
    const lang = context.get('lang');
    const { token } = checked(reviewMailTokenSchema, { token: context.req.query('token') }, lang);
    return context.redirect(
      `/Newsletter${lang === defaultLang ? '' : `?lang=${lang}`}#reviews=${token}`,
      303,
    );
  });
  return router;
}
