import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { association } from '@portal/shared/association';
import type { Calls, CallValue } from '@portal/shared/contract';
import { MINUTE_MS } from '../../../../clock/durations.ts';
import type { SecondFactorRow } from '../../../../database/types/tables/user.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { lockMember } from '../../../user/account/store.ts';
import { recordChange, requireRoom } from './own.ts';
import { insertFactor, listFactors, openSecret, recordProof } from './store.ts';

/** Time in which a challenge must be answered. */
const CHALLENGE_MS = 5 * MINUTE_MS;

/** Passkey as it is sealed. */
interface StoredPasskey {
  id: string;
  /** COSE key in base64url. */
  publicKey: string;
  transports: string[];
}

const storedOf = (row: SecondFactorRow, context: MemberContext) =>
  JSON.parse(openSecret(row, context)) as StoredPasskey;

const passkeysOf = (rows: readonly SecondFactorRow[], context: MemberContext) =>
  rows.filter(({ kind }) => kind === 'passkey').map((row) => ({ row, stored: storedOf(row, context) }));

/** Host of the links: the domain that passkeys are made for. */
const hostOf = ({ configuration }: MemberContext) => new URL(configuration.origins[0]).hostname;

/** Values that an answer must have, checked by the library. */
const expected = (challenge: string, context: MemberContext) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...context.configuration.origins],
  expectedRPID: hostOf(context),
  requireUserVerification: true,
});

/** Options for making a passkey, with a new challenge. */
export async function makeOptions(context: MemberContext) {
  const factors = await requireRoom(context);
  const options = await generateRegistrationOptions({
    rpName: association.name,
    rpID: hostOf(context),
    userName: context.caller.userId,
    attestationType: 'none',
    excludeCredentials: passkeysOf(factors, context).map(({ stored: { id, transports } }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  });
  return rememberChallenge(options, context);
}

/** Enrols the passkey of an answer. */
export async function enrolPasskey(
  { label, response }: CallValue<Calls['officeEnrolPasskey']>,
  context: MemberContext,
) {
  await requireRoom(context);
  const challenge = await takeChallenge(context);
  const { credential } = await refusing(async () => {
    const answer = JSON.parse(response) as RegistrationResponseJSON;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      ...expected(challenge, context),
    });
    return registrationInfo;
  });
  const stored: StoredPasskey = {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    transports: credential.transports ?? [],
  };
  const factorNo = await insertFactor({ kind: 'passkey', label, secret: JSON.stringify(stored) }, context);
  await recordProof({ factorNo, sign_count: credential.counter }, context);
  await recordChange('enrol second factor', '등록', context);
  return null;
}

/** Options for signing by one of the caller's passkeys, with a new challenge. */
export async function proofOptions(context: MemberContext) {
  const { memberNo } = context.caller;
  await lockMember(context.db, memberNo);
  const passkeys = passkeysOf(await listFactors(context, memberNo), context);
  if (passkeys.length === 0) throw new BusinessError('SECOND_FACTOR_NONE');
  const options = await generateAuthenticationOptions({
    rpID: hostOf(context),
    allowCredentials: passkeys.map(({ stored: { id, transports } }) => ({ id, transports })),
    userVerification: 'required',
  });
  return rememberChallenge(options, context);
}

/** Accepts a signature for the next quarter of an hour of this session. */
export async function provePasskey({ response }: CallValue<Calls['officeProvePasskey']>, context: MemberContext) {
  const { memberNo } = context.caller;
  await lockMember(context.db, memberNo);
  const challenge = await takeChallenge(context);
  const passkeys = passkeysOf(await listFactors(context, memberNo), context);
  const proof = await refusing(async () => {
    const answer = JSON.parse(response) as AuthenticationResponseJSON;
    const used = passkeys.find(({ stored }) => stored.id === answer.id);
    if (!used) return undefined;
    const { id, publicKey, transports } = used.stored;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      ...expected(challenge, context),
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: Number(used.row.sign_count ?? 0),
        transports,
      },
    });
    return verified ? { factorNo: used.row.factor_no, sign_count: authenticationInfo.newCounter } : undefined;
  });
  await recordProof(proof, context);
  return null;
}

/**
 * Result of a check. The library throws for a wrong answer.
 * @throws BusinessError PASSKEY_REFUSED
 */
async function refusing<Result>(check: () => Promise<Result | undefined>): Promise<Result> {
  const result = await check().catch(() => undefined);
  if (result === undefined) throw new BusinessError('PASSKEY_REFUSED');
  return result;
}

async function rememberChallenge(options: { challenge: string }, { db, now, caller }: MemberContext) {
  await db
    .updateTable('session')
    .set({ factor_challenge: options.challenge, factor_challenge_at: now })
    .where('session_no', '=', caller.sessionNo)
    .execute();
  return { options: JSON.stringify(options) };
}

/** Takes the session's challenge, which counts once. @throws BusinessError PASSKEY_REFUSED without a recent one */
async function takeChallenge({ db, now, caller, afterRefusal }: MemberContext): Promise<string> {
  const taken = await db
    .selectFrom('session')
    .select('factor_challenge')
    .where('session_no', '=', caller.sessionNo)
    .where('factor_challenge_at', '>', new Date(now.getTime() - CHALLENGE_MS))
    .executeTakeFirst();
  if (!taken?.factor_challenge) throw new BusinessError('PASSKEY_REFUSED');
  const forget = async (queries: MemberContext['db']) => {
    await queries
      .updateTable('session')
      .set({ factor_challenge: null })
      .where('session_no', '=', caller.sessionNo)
      .where('factor_challenge', '=', taken.factor_challenge)
      .execute();
  };
  await forget(db);
  // A refusal rolls back: the challenge is used up by it too.
  afterRefusal(forget);
  return taken.factor_challenge;
}
