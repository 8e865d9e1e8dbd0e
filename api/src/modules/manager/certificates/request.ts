import type { Calls, CallValue } from '@portal/shared/contract';
import { FIRST_TARIFF } from '@portal/shared/contract/manager';
import { maskName } from '@portal/shared/format';
import { comparedName } from '@portal/shared/rules';
import { seoulDay } from '@portal/shared/time';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../database/transaction.ts';
import type { ExamTerms } from '../../../database/types/tables/manager.ts';
import type { IneligibleReason } from '../../../enrolment/application/certificateIneligibility.ts';
import { findOwn } from '../../../enrolment/application/store.ts';
import { moneyOfFee } from '../../../enrolment/cashReceipt/money.ts';
import { requestCashReceipt } from '../../../enrolment/cashReceipt/request.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { BusinessError, HttpError } from '../../../errors/errors.ts';
import { certificateLifecycle } from '../../../lifecycles/certificate.ts';
import { transition } from '../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { lockOwnMember } from '../../user/account/ownMember.ts';
import { visibleStatus } from '../applications/allowedActions.ts';
import { tariffOn } from '../tariff/tariff.ts';
import { moveCertificate } from './moveCertificate.ts';
import { examName } from './present.ts';
import { addressColumns, findHeld, insertCertificate, isValid, lockCertificate, NO_DATES } from './store.ts';

type Form = CallValue<Calls['upsertCertificate']>;

/** Subject of a request. */
interface Subject {
  applicationNo: number | null;
  replacesNo: number | null;
  certName: string;
  grade: 1 | 2 | null;
}

/** Requests a certificate or its reissue, and returns the number of the new row. */
export async function requestCertificate(form: Form, context: MemberContext): Promise<number> {
  const { db, now, log, caller } = context;
  requireOwnName(form, context);
  // The same lock is taken when a pass is withdrawn or a fee is booked.
  await lockOwnMember(context);
  const fee = await requireShownFee(form, context);
  const subject = await subjectOf(form, context);
  const line = await transition(
    certificateLifecycle,
    { from: null, event: 'request', by: 'member' },
    (guard) => guard === (subject.applicationNo === null ? 'namedByHand' : 'ownAnnouncedPass'),
    log,
    { memberNo: caller.memberNo },
  );
  if (!line) throw new BusinessError('CERTIFICATE_NOT_EARNED');
  const row = {
    member_no: caller.memberNo,
    application_no: subject.applicationNo,
    replaces_no: subject.replacesNo,
    status: line.to,
    cert_name: subject.certName,
    grade: subject.grade,
    holder_name: caller.name,
    holder_masked: maskName(caller.name),
    user_phone: form.userPhone,
    fee,
    requested_at: now,
    ...addressOf(form, now),
  };
  const certificate = await refuseDuplicate(() => insertCertificate(db, { ...NO_DATES, ...row }));
  await moveCertificate(certificate, { event: 'askTransfer', by: 'system' }, moneyContext(context));
  const { certificate_no: certificateNo } = certificate;
  if (form.cashReceipt) {
    const request = { memberNo: caller.memberNo, form: form.cashReceipt, money: moneyOfFee(certificate, now) };
    await requestCashReceipt({ certificateNo }, request, moneyContext(context));
  }
  return certificateNo;
}

/** Returns today's fee if the page has shown it: nobody owes another amount than shown. @throws TARIFF_CHANGED */
async function requireShownFee({ fee: shown = FIRST_TARIFF.certificate }: Form, { db, now }: MemberContext) {
  const fee = await tariffOn(db, 'certificate', seoulDay(now));
  if (fee !== shown) throw new BusinessError('TARIFF_CHANGED');
  return fee;
}

/** Address columns of the form. Pages of older builds send none: the member adds it afterwards. */
const addressOf = ({ postCode, userAddress, userAddress2 = '' }: Form, now: Date) =>
  postCode && userAddress ? addressColumns({ postCode, userAddress, userAddress2 }, now) : {};

const malformed = (path: string, message: string) => new HttpError('MALFORMED', { issues: [{ path, message }] });

/** Requires the account's own name and id: a certificate is for the member only. */
function requireOwnName({ userName, userId }: Form, { caller }: MemberContext) {
  if (comparedName(userName) !== comparedName(caller.name))
    throw malformed('userName', '회원 정보의 이름과 같아야 합니다. 이름이 바뀌셨다면 협회로 연락해주세요.');
  if (userId && userId.toLowerCase() !== caller.userId.toLowerCase())
    throw malformed('userId', '로그인하신 본인의 자격증만 신청할 수 있습니다.');
}

async function subjectOf(form: Form, context: MemberContext): Promise<Subject> {
  if (form.certificateNo !== undefined) return reissueOf(form.certificateNo, context);
  if (form.userExaminationNo !== undefined) return passOf(form.userExaminationNo, context);
  if (!form.certName) throw malformed('certName', '시험명을 입력해 주세요.');
  const subject = {
    applicationNo: null,
    replacesNo: null,
    certName: form.certName,
    grade: gradeNamed(form.certName),
  };
  if (subject.grade !== null) await requireNoneValid(subject.grade, context);
  return subject;
}

/** Grade in a name typed by hand; null if it names none or both. */
function gradeNamed(certName: string): 1 | 2 | null {
  const named = new Set([...certName.matchAll(/(?<!\d)([12])\s*급/g)].map(([, grade]) => Number(grade)));
  const [grade] = named;
  return named.size === 1 ? (grade === 1 ? 1 : 2) : null;
}

async function reissueOf(certificateNo: number, { db, caller }: MemberContext): Promise<Subject> {
  const old = await lockCertificate(db, certificateNo);
  if (!old || old.member_no !== caller.memberNo) throw new HttpError('NOT_FOUND');
  if (!isValid(old.status)) throw new BusinessError('CERTIFICATE_NOT_REISSUABLE');
  return {
    applicationNo: old.application_no,
    replacesNo: certificateNo,
    certName: old.cert_name,
    grade: old.grade,
  };
}

const INELIGIBLE_ERRORS = {
  PART_MISSING: 'CERTIFICATE_PART_MISSING',
  REVOKED: 'CERTIFICATE_NOT_EARNED',
  OPEN: 'CERTIFICATE_DUPLICATE',
  HELD: 'CERTIFICATE_HELD',
} as const satisfies Record<IneligibleReason, string>;

async function passOf(applicationNo: number, { db, now, caller }: MemberContext): Promise<Subject> {
  const row = await findOwn(db, { memberNo: caller.memberNo, kind: 'exam', now }, applicationNo);
  // Another member's application gives 404, like one that does not exist.
  if (!row) throw new HttpError('NOT_FOUND');
  if (visibleStatus(row, now) !== 'PASSED') throw new BusinessError('CERTIFICATE_NOT_EARNED');
  if (row.ineligible_reason) throw new BusinessError(INELIGIBLE_ERRORS[row.ineligible_reason]);
  const terms = row.terms as ExamTerms;
  return { applicationNo, replacesNo: null, certName: examName(terms), grade: row.grade };
}

async function requireNoneValid(grade: 1 | 2, { db, caller }: MemberContext) {
  if (await findHeld(db, { memberNo: caller.memberNo, grade, among: 'valid' }))
    throw new BusinessError('CERTIFICATE_HELD');
}

/** Turns the collision of two concurrent requests of one member in the unique index into CERTIFICATE_DUPLICATE. */
async function refuseDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new BusinessError('CERTIFICATE_DUPLICATE');
    throw error;
  }
}
