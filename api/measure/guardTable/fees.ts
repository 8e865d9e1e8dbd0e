import type { Guard } from './guard.ts';

export const FEES: readonly Guard[] = [
  {
    name: 'a request expires once the bank has been read for three working days',
    file: 'certificates/lateFee.ts',
    present: 'endOfSeoulDay(addWorkingDays(lastTransferDay(dueAt), CERTIFICATE_READING_DAYS))',
    without: 'dueAt',
  },
  {
    name: 'a fee that came in time lets an expired request go on',
    file: 'lifecycles/certificate.ts',
    present:
      "{ from: 'EXPIRED', event: 'transferred', by: 'staff', to: 'PAID', guard: 'cameInTime', effect: 'resume' },",
    without: '',
  },
  {
    name: 'a fee that came too late is owed',
    file: 'lifecycles/certificate.ts',
    present:
      "{ from: 'EXPIRED', event: 'transferred', by: 'staff', to: 'EXPIRED', guard: 'firstDeposit', effect: 'oweLateFee' },",
    without: '',
  },
  {
    name: 'the fee of a rejected request is owed',
    file: 'lifecycles/certificate.ts',
    present: "{ from: 'PAID', event: 'reject', by: 'staff', to: 'REJECTED', effect: 'oweFee' },",
    without: "{ from: 'PAID', event: 'reject', by: 'staff', to: 'REJECTED', effect: 'end' },",
  },
  {
    name: 'a fee goes back only to an account',
    file: 'fees/decisions.ts',
    present: "if (!account || !owesFee(certificate)) throw new BusinessError('OFFICE_STATE_CHANGED');\n  const money",
    without: "if (!owesFee(certificate) || !account) return 'done';\n  const money",
  },
];
