import type { Updateable } from 'kysely';
import type { CertificateStatus } from '@portal/shared/contract';
import { CERTIFICATE_TRANSFER_DAYS, type Carrier } from '@portal/shared/contract/manager';
import { addDays, endOfSeoulDay, seoulDay } from '@portal/shared/time';
import { writeTransition } from '../../../aggregates/writeTransition.ts';
import type { CertificateTable } from '../../../database/types/tables/certificate.ts';
import type { MoneyContext } from '../../../enrolment/context.ts';
import {
  certificateLifecycle,
  type CertificateEffect,
  type CertificateEvent,
  type CertificateGuard,
} from '../../../lifecycles/certificate.ts';
import { transition, type Actor, type Transition } from '../../../lifecycles/lifecycle.ts';
import { bankReadUntil } from '../../../money/bankRead.ts';
import { isFirstDeposit, mayResume } from './lateFee.ts';
import { notifyHolder } from './notices.ts';
import { drawNumber } from './number.ts';
import { findHeld, lockCertificate, type CertificateRow } from './store.ts';

/** Event of a certificate with its data. */
interface CertificateMove {
  event: Exclude<CertificateEvent, 'request' | 'reissue' | 'paidAgain'>;
  by: Actor;
  /** For `issue`: the grade of an exam named by hand without one. */
  grade?: 1 | 2;
  /** For `reject` and `revoke`: the reason that the member reads. */
  reason?: string;
  /** For `transferred`: the day of the bank's entry. */
  day?: string;
  /** For `send`. */
  tracking?: Tracking;
}

/** Carrier and tracking number of a card. */
export interface Tracking {
  carrier: Carrier;
  number: string;
}

type Line = Transition<CertificateStatus, CertificateEvent, CertificateGuard, CertificateEffect>;
const lifecycle = certificateLifecycle as { name: string; transitions: readonly Line[] };

/**
 * Performs every change of a certificate after its creation: finds the transition, checks its guard, runs its effect,
 * writes the status and notifies the holder, in the caller's transaction on a row that the caller has locked. Returns
 * the new status; null if the life cycle rejects the event.
 */
export async function moveCertificate(
  certificate: CertificateRow,
  move: CertificateMove,
  context: MoneyContext,
): Promise<CertificateStatus | null> {
  const line = await transition(
    lifecycle,
    { from: certificate.status, event: move.event, by: move.by },
    (guard) => guardHolds(guard, certificate, move, context),
    context.log,
    { certificateNo: certificate.certificate_no },
  );
  if (!line) return null;
  const columns = line.effect ? await effects[line.effect](certificate, move, context) : {};
  const moved = await writeTransition(context.db, 'certificate', {
    no: certificate.certificate_no,
    from: certificate.status,
    to: line.to,
    columns,
  });
  await notifyHolder(line, moved, context);
  return line.to;
}

const gradeOf = (certificate: CertificateRow, move: CertificateMove) => certificate.grade ?? move.grade ?? null;

function guardHolds(
  guard: CertificateGuard,
  certificate: CertificateRow,
  move: CertificateMove,
  { db, now }: MoneyContext,
): boolean | Promise<boolean> {
  switch (guard) {
    case 'bankReadPastDue':
      return certificate.due_at !== null && certificate.due_at <= bankReadUntil(now);
    case 'cameInTime':
      return mayResume(certificate, move.day, db);
    case 'firstDeposit':
      return isFirstDeposit(certificate);
    case 'gradeKnown':
      return gradeOf(certificate, move) !== null;
    // Transitions that create a row: `requestCertificate`, `reissueCertificate` and `oweSurplusFee` check them.
    case 'ownAnnouncedPass':
    case 'namedByHand':
    case 'replacesValid':
    case 'feeHasCome':
      return false;
  }
}

type Effect = (
  certificate: CertificateRow,
  move: CertificateMove,
  context: MoneyContext,
) => Promise<Updateable<CertificateTable>> | Updateable<CertificateTable>;

const effects: Record<CertificateEffect, Effect> = {
  setDue: (_certificate, _move, { now }) => ({
    due_at: endOfSeoulDay(addDays(seoulDay(now), CERTIFICATE_TRANSFER_DAYS)),
  }),
  recordTransfer: (_certificate, { day }, { now }) => ({ paid_at: now, deposited_on: day ?? null }),
  recordSending: (_certificate, { tracking }, { now }) => ({
    sent_at: now,
    ...(tracking && { carrier: tracking.carrier, tracking_number: tracking.number }),
  }),
  end: (_certificate, { reason = '' }, { now }) => ({ ended_at: now, reason }),
  resume: (_certificate, { day }, { now }) => ({ paid_at: now, deposited_on: day ?? null, ended_at: null }),
  oweFee: ({ fee }, { reason = '' }, { now }) => ({ ended_at: now, reason, fee_owed: fee }),
  oweLateFee: ({ fee }, { day }) => ({ fee_owed: fee, deposited_on: day ?? null }),
  async assignNumber(certificate, move, context) {
    const grade = gradeOf(certificate, move);
    if (grade === null) throw new Error(`certificate ${certificate.certificate_no} has no grade`);
    await supersede({ memberNo: certificate.member_no, grade }, context);
    return { grade, number: await drawNumber(context.db, grade, context.now), issued_at: context.now };
  },
};

/** Replaces the valid certificate of a grade, because only one per grade is valid. */
export async function supersede(
  { memberNo, grade }: { memberNo: number; grade: 1 | 2 },
  context: MoneyContext,
): Promise<void> {
  const valid = await findHeld(context.db, { memberNo, grade, among: 'valid' });
  const locked = valid && (await lockCertificate(context.db, valid.certificate_no));
  if (locked) await moveCertificate(locked, { event: 'reissued', by: 'system' }, context);
}
