import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { authType, IDENTITY_RESULT_PATH, type AuthType } from '@portal/shared/contract/auth';
import { birthDateRule, mobilePhoneRule, personNameRule } from '@portal/shared/rules';
import { hashOfVisit, writeCustomData } from '../protocol/customData.ts';
import type { IdentityService } from '../protocol/identityService.ts';
import { identityPage, NOTHING_TYPED, PAGE_POLICY, unknownRequestPage, type Typed } from './page.ts';
import { SANDBOX_PATH, SandboxIdentity } from './sandboxIdentity.ts';

const MAX_BODY_BYTES = 16 * 1024;
const VISIT_BYTES = 16;
const typedText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '');
const idRule = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
const query = v.object({ identity: idRule, token: idRule, authType });
const press = v.object({
  ...query.entries,
  action: v.picklist(['prove', 'cancel']),
  name: typedText,
  userBirth: typedText,
  userPhone: typedText,
  proof: typedText,
  word: typedText,
});
const person = v.object({ name: personNameRule, userBirth: birthDateRule });
const proofOf = {
  1: v.pipe(v.string(), v.regex(/^\d{4}$/, '카드번호 뒤 4자리를 입력해주세요.')),
  2: v.string(),
  3: v.pipe(v.string(), v.nonEmpty('아이핀 아이디를 입력해주세요.')),
} as const;

/** Routes of the sandbox's page and buttons; absent with a real service. */
export const identitySandboxPage = (
  app: FastifyInstance,
  { integrations: { identity } }: { integrations: { identity: IdentityService | null } },
): void => {
  if (!(identity instanceof SandboxIdentity)) return;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );

  app.get(SANDBOX_PATH, async (request, reply) => {
    const parsed = v.safeParse(query, request.query);
    if (!parsed.success) return html(reply.code(404), unknownRequestPage());
    return html(reply, identityPage(parsed.output, NOTHING_TYPED, ''));
  });

  app.post(SANDBOX_PATH, async (request, reply) => {
    const parsed = v.safeParse(press, request.body);
    if (!parsed.success) return html(reply.code(404), unknownRequestPage());
    const typed = parsed.output;
    const visit = randomBytes(VISIT_BYTES).toString('hex');
    if (typed.action === 'cancel') {
      identity.cancel(typed.identity);
      return sendBack(reply, visit, { identityVerificationId: typed.identity, code: 'PG_PROVIDER_ERROR' });
    }
    const problem = problemOf(typed);
    if (problem) return html(reply, identityPage(typed, typed, problem));
    const { name, userBirth, word } = typed;
    identity.prove(typed.identity, writeCustomData({ token: typed.token, visit: hashOfVisit(visit) }), {
      name,
      userBirth,
      word,
      userPhone: typed.authType === 2 ? typed.userPhone : '',
    });
    return sendBack(reply, visit, { identityVerificationId: typed.identity });
  });
};

function problemOf(typed: Typed & { authType: AuthType }): string {
  const checks = [
    v.safeParse(person, typed),
    v.safeParse(proofOf[typed.authType], typed.proof),
    ...(typed.authType === 2 ? [v.safeParse(mobilePhoneRule, typed.userPhone)] : []),
  ];
  return checks.find(({ success }) => !success)?.issues?.[0]?.message ?? '';
}

const sendBack = (reply: FastifyReply, visit: string, query: Record<string, string>) =>
  reply
    .header('cache-control', 'no-store')
    .redirect(`${IDENTITY_RESULT_PATH}${visit}?${new URLSearchParams(query).toString()}`, 303);

const html = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
