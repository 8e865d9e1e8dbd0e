import type { Mutation } from '@portal/shared/client';
import type { CallEntity, CallInput } from '@portal/shared/contract';
import type { upsertCertificate } from '@portal/shared/contract/manager';

export type RequestMutation = Mutation<CallInput<typeof upsertCertificate>, CallEntity<typeof upsertCertificate>>;

/** What a certificate is asked for. */
export interface RequestSubject {
  /** Above 0: passed before the portal kept results, so that the exam's name is typed by hand. */
  isBefore: number;
  /** The exam's name; empty while it has still to be typed. */
  certName: string;
  userExaminationNo?: number;
  /** The certificate that is to be issued again. */
  certificateNo?: number;
  /** What it is known by, on paper and to whoever checks it. */
  number?: string;
}
