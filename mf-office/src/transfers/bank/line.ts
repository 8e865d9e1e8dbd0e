import type { AsRead, CallEntity } from '@portal/shared/contract';
import {
  BANK_MATTER_NAMES,
  type BankCandidate,
  type BankMatter,
  type ConfirmedLine,
  type officeReadBankFile,
} from '@portal/shared/contract/office';
import { isKnown } from '@portal/shared/contract/words';

/** A bank's file that was read, a line of it, what a line may stand for, and what became of one. */
export type ReadFile = CallEntity<typeof officeReadBankFile>;
export type Line = ReadFile['lines'][number];
export type Candidate = Line['candidates'][number];
export type Confirmed = AsRead<ConfirmedLine>;

/** What this build can confirm. */
const isConfirmable = (candidate: Candidate): candidate is BankCandidate & { matter: BankMatter } =>
  isKnown(BANK_MATTER_NAMES, candidate.matter);

/** What a line may stand for and can be confirmed here; all else is left alone. */
export const confirmableOf = ({ candidates }: Line): BankCandidate[] => candidates.filter(isConfirmable);
