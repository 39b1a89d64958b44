import type { MiddlewareHandler } from 'hono';
import { asBackOffice, asVisitor } from '../database/patience.ts';

const backOfficePath = /^\/api\/[^/]+\/[^/]+\/[^/]+\/admin\//;

/** Says how long what is done for a request waits for the database. */
export const databasePatience: MiddlewareHandler = ({ req }, next) =>
  backOfficePath.test(req.path) ? asBackOffice(next) : asVisitor(next);
