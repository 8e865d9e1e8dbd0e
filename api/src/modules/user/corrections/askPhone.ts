import type { Calls, CallValue } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { BusinessError, HttpError, keepWrites } from '../../../errors/errors.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { isPhoneTaken } from '../../auth/phone/memberLookup.ts';
import { consumeVerifiedPhone, requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { insertStoredFile } from '../../files/storedFiles/store.ts';
import { lockMember } from '../account/store.ts';
import { findHolder } from './findHolder.ts';
import { insertCorrection } from './store.ts';

type Asked = CallValue<Calls['askPhoneCorrection']>;

/** Admits a guest's document only if a phone was verified in this browser. */
export const admitDocument = (asked: Asked, context: CallContext) => requireVerifiedPhone(asked, context);

/**
 * Requests another phone for an account without a login. Its present phone and mail address are notified at once. A try
 * without a match also consumes the verification, so that names and birth dates cannot be guessed.
 */
export async function askPhoneCorrection(asked: Asked, context: CallContext) {
  const { db, now, file } = context;
  const { userPhone, words } = asked;
  const verified = await requireVerifiedPhone(asked, context);
  if (!file) throw new HttpError('MALFORMED', { issues: [{ path: 'file', message: '증빙 서류를 올려주세요.' }] });
  await consumeVerifiedPhone(verified, context);
  const holder = await findHolder(asked, context);
  if (holder instanceof BusinessError) return keepWrites(holder);
  const member = await lockMember(db, holder.member_no);
  if (!member || (await isPhoneTaken(db, userPhone))) throw new BusinessError('ALREADY_MEMBER');
  const memberNo = member.member_no;

  // Owned by the member, so that it is erased with the account; only the office opens it.
  await db.deleteFrom('erased_file').where('path', '=', file.path).execute();
  await insertStoredFile(db, { ...file, access: 'owner', ownerNo: memberNo, storedAt: now });
  const correction = await insertCorrection(
    {
      memberNo,
      kind: 'phone',
      withoutLogin: true,
      proof: 'document',
      documentPath: file.path,
      wantsReissue: false,
      wanted: { name: '', userBirth: '', userPhone, words },
    },
    context,
  );
  await recordAudit(context, 'phone correction asked', memberNo);
  await raiseNotice(
    {
      event: 'phoneCorrectionAsked',
      memberNo,
      subjectNo: correction.correction_no,
      values: { newPhone: maskPhone(userPhone), decidableFrom: correction.decidable_from ?? now },
    },
    context,
  );
  return correction.correction_no;
}
