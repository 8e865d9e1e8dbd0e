import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { upsertCertificate } from '@portal/shared/contract/manager';

export type RequestMutation = Mutation<CallInput<typeof upsertCertificate>, CallEntity<typeof upsertCertificate>>;

/** Subject of a certificate request. */
export interface RequestSubject {
  /** Above 0: passed before the portal stored results, so the exam's name is typed. */
  isBefore: number;
  /** Name of the exam; empty if it is to be typed. */
  certName: string;
  userExaminationNo?: number;
  /** Certificate to be reissued. */
  certificateNo?: number;
  /** Number of that certificate, as printed and verified. */
  number?: string;
  /** Names of valid certificates, which are reissued instead of being requested again. */
  held: readonly string[];
}
