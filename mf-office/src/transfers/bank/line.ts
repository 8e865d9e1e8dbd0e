import type { AsRead, CallEntity } from '@portal/shared/contract';
import {
  BANK_SUBJECT_NAMES,
  type BankCandidate,
  type BankSubject,
  type ConfirmedLine,
  type officeReadBankFile,
} from '@portal/shared/contract/office';
import { isKnown } from '@portal/shared/contract/words';

/** A bank file as read, a row of it, a candidate for a row, and the outcome of a confirmed row. */
export type ReadFile = CallEntity<typeof officeReadBankFile>;
export type Line = ReadFile['lines'][number];
export type Candidate = Line['candidates'][number];
export type Confirmed = AsRead<ConfirmedLine>;

/** Checks that this build can confirm a candidate. */
const isConfirmable = (candidate: Candidate): candidate is BankCandidate & { matter: BankSubject } =>
  isKnown(BANK_SUBJECT_NAMES, candidate.matter);

/** Candidates of a row that can be confirmed here; all others are ignored. */
export const confirmableOf = ({ candidates }: Line): BankCandidate[] => candidates.filter(isConfirmable);
