import type { Calls, CallValue } from '@portal/shared/contract';
import type { CorrectionProof } from '@portal/shared/contract/user';
import { newPersonNameRule } from '@portal/shared/rules';
import { requireNoAccount } from '../../../content/accountNumbers.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { requireRule } from '../../../errors/requireRule.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { isOfAnother } from '../../auth/identity/ci.ts';
import { takeIdentityResult } from '../../auth/identity/provedPerson.ts';
import { isSameName } from '../../auth/phone/sameName.ts';
import { findStoredFile } from '../../files/storedFiles/store.ts';
import { lockOwnMember } from '../account/ownMember.ts';
import { birthIssues } from '../join/eligibility.ts';
import { moveCorrection } from './moveCorrection.ts';
import { insertCorrection, lockCorrection } from './store.ts';

type Asked = CallValue<Calls['askCorrection']>;

const issue = (path: string, message: string) => new HttpError('MALFORMED', { issues: [{ path, message }] });

/** Requests another name or birth date for the own account, and returns the number of the request. */
export async function askCorrection(asked: Asked, context: MemberContext): Promise<number> {
  const { name, userBirth, words, reissue } = asked;
  requireRule(newPersonNameRule, { name });
  requireNoAccount({ words });
  const member = await lockOwnMember(context);
  if (member.name === name && member.user_birth === userBirth)
    throw issue('name', '지금 등록된 이름, 생년월일과 같습니다. 고칠 내용을 입력해주세요.');
  const issues = birthIssues(userBirth, context.now);
  if (issues.length > 0) throw new HttpError('MALFORMED', { issues });
  const proof = await prove(asked, context);
  const { correction_no: correctionNo } = await insertCorrection(
    {
      memberNo: member.member_no,
      kind: 'person',
      withoutLogin: false,
      proof,
      documentPath: proof === 'document' ? asked.document : null,
      wantsReissue: reissue,
      wanted: { name, userBirth, userPhone: '', words },
    },
    context,
  );
  return correctionNo;
}

/**
 * Checks the proof of the request: an own upload, or an identity check that has confirmed this name and birth date, and
 * the account holder's CI if that is known.
 */
async function prove({ name, userBirth, document, identity }: Asked, context: MemberContext): Promise<CorrectionProof> {
  if (identity !== '') {
    const { db, caller, configuration } = context;
    const person = await takeIdentityResult(identity, context);
    const isRight = person && isSameName(person.name, name) && person.userBirth === userBirth;
    if (
      !isRight ||
      (person.ci !== '' && (await isOfAnother(db, configuration.encryptionKeys, caller.memberNo, person.ci)))
    )
      throw issue('name', '본인확인으로 확인된 이름, 생년월일과 다릅니다. 다시 확인하거나 서류를 올려주세요.');
    return 'identity';
  }
  const file = document === '' ? undefined : await findStoredFile(context.db, document);
  if (file?.owner_no !== context.caller.memberNo) throw issue('document', '증빙 서류를 올려주세요.');
  return 'document';
}

/**
 * Withdraws an own request, also one made without a login, possibly by somebody else. Returns the number of changed
 * rows.
 */
export async function withdrawCorrection(
  { correctionNo }: CallValue<Calls['withdrawCorrection']>,
  context: MemberContext,
): Promise<number> {
  await lockOwnMember(context);
  const correction = await lockCorrection(context.db, correctionNo);
  if (correction?.member_no !== context.caller.memberNo) throw new HttpError('NOT_FOUND');
  if (!(await moveCorrection(correction, { event: 'withdraw', by: 'member' }, context)))
    throw new BusinessError('CORRECTION_NOT_OPEN');
  return 1;
}
