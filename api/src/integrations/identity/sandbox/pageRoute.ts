import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { birthDateRule, mobilePhoneRule, personNameRule } from '@portal/shared/rules';
import type { IdentityGateway } from '../protocol/identityGateway.ts';
import { readRequest, writeResult, type SentRequest } from '../protocol/protocol.ts';
import { identityPage, NOTHING_TYPED, PAGE_POLICY, unknownRequestPage } from './page.ts';
import { SANDBOX_PATH, SandboxIdentity } from './sandboxIdentity.ts';

const MAX_BODY_BYTES = 16 * 1024;
const typedText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '');
const query = v.object({ request: v.pipe(v.string(), v.maxLength(4000)) });
const press = v.object({
  ...query.entries,
  action: v.picklist(['prove', 'cancel']),
  name: typedText,
  userBirth: typedText,
  userPhone: typedText,
  proof: typedText,
});
const person = v.object({ name: personNameRule, userBirth: birthDateRule });
const proofOf = {
  1: v.pipe(v.string(), v.regex(/^\d{4}$/, '카드번호 뒤 4자리를 입력해주세요.')),
  2: v.string(),
  3: v.pipe(v.string(), v.nonEmpty('아이핀 아이디를 입력해주세요.')),
} as const;

/** The sandbox's page and its buttons; absent where a real gateway is configured. */
export const identitySandboxPage = (
  app: FastifyInstance,
  { integrations: { identity } }: { integrations: { identity: IdentityGateway | null } },
): void => {
  if (!(identity instanceof SandboxIdentity)) return;
  const { secret } = identity;
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
    const sentRequest = parsed.success ? readRequest(secret, parsed.output.request) : null;
    if (!parsed.success || !sentRequest) return html(reply.code(404), unknownRequestPage());
    return html(reply, identityPage(parsed.output.request, sentRequest.authType, NOTHING_TYPED, ''));
  });

  app.post(SANDBOX_PATH, async (request, reply) => {
    const parsed = v.safeParse(press, request.body);
    const sentRequest = parsed.success ? readRequest(secret, parsed.output.request) : null;
    if (!parsed.success || !sentRequest) return html(reply.code(404), unknownRequestPage());
    const typed = parsed.output;
    if (typed.action === 'cancel')
      return sendBack(reply, secret, sentRequest, { identity: sentRequest.identity, proved: false });
    const problem = problemOf(typed, sentRequest);
    if (problem) return html(reply, identityPage(typed.request, sentRequest.authType, typed, problem));
    const { name, userBirth } = typed;
    return sendBack(reply, secret, sentRequest, {
      identity: sentRequest.identity,
      proved: true,
      name,
      userBirth,
      userPhone: sentRequest.authType === 2 ? typed.userPhone : '',
    });
  });
};

function problemOf(typed: v.InferOutput<typeof press>, { authType }: SentRequest): string {
  const checks = [
    v.safeParse(person, typed),
    v.safeParse(proofOf[authType], typed.proof),
    ...(authType === 2 ? [v.safeParse(mobilePhoneRule, typed.userPhone)] : []),
  ];
  return checks.find(({ success }) => !success)?.issues?.[0]?.message ?? '';
}

const sendBack = (
  reply: FastifyReply,
  secret: string,
  sentRequest: SentRequest,
  result: Parameters<typeof writeResult>[1],
) =>
  reply
    .header('cache-control', 'no-store')
    .redirect(`${sentRequest.returnUrl}?result=${writeResult(secret, result)}`, 303);

const html = (reply: FastifyReply, page: string) =>
  reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
