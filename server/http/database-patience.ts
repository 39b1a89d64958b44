import type { MiddlewareHandler } from 'hono';
import { asBackOffice, asVisitor } from '../database/patience.ts';

const backOfficePath = /^\/api\/[^/]+\/[^/]+\/[^/]+\/admin\//;

/** Sets the database timeouts for a request. */
export const databasePatience: MiddlewareHandler = ({ req }, next) =>
  backOfficePath.test(req.path) ? asBackOffice(next) : asVisitor(next);
