import * as v from 'valibot';
import { ONE_CLICK_PATH, postIntRefusal } from '@portal/shared/contract/marketingRefusal';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { HttpError } from '../../../errors/errors.ts';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';
import { refuseByLink } from './refusal.ts';

const MAX_BODY_BYTES = 4 * 1024;

/** The only body of a mail program, as a form of either type. */
const ONE_CLICK = /^\s*List-Unsubscribe=One-Click\s*$|name="?List-Unsubscribe"?\s*\r?\n\r?\nOne-Click\s/;

/**
 * Receives the one-click refusals of mail programs (RFC 8058), which have neither a cookie nor a CSRF token. Opened in
 * a browser, it only leads to the page of the link.
 */
export const oneClickRoute: RouteGroup = (app, { database, now }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.get(ONE_CLICK_PATH, async (request, reply) => {
    const { success, output } = v.safeParse(postIntRefusal.input, request.query);
    const code = success ? encodeURIComponent(output.code) : '';
    return reply.header('cache-control', 'no-store').redirect(`/sign/refuse?code=${code}`, 303);
  });

  app.post(ONE_CLICK_PATH, async (request, reply) => {
    const link = v.safeParse(postIntRefusal.input, request.query);
    if (!link.success || typeof request.body !== 'string' || !ONE_CLICK.test(request.body))
      throw new HttpError('MALFORMED', { issues: [] });
    const refused: ((db: Queries) => Promise<void>)[] = [];
    const context = {
      now: now(),
      ip: request.ip,
      retryAfter: (seconds: number) => void reply.header('retry-after', seconds),
      afterRefusal: (work: (db: Queries) => Promise<void>) => void refused.push(work),
    };
    try {
      await inTransaction(database.queries, (db) => refuseByLink(link.output, { ...context, db }));
    } catch (error) {
      for (const work of refused) await work(database.queries);
      throw error;
    }
    return reply.header('cache-control', 'no-store').send({ code: 1, message: '', entity: null });
  });
};
