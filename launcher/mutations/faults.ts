import type { Fault } from './fault.ts';
import { BILLS } from './faults/bills.ts';
import { BULLETINS } from './faults/bulletins.ts';
import { CASH_RECEIPTS } from './faults/cashReceipts.ts';
import { DAYS } from './faults/days.ts';
import { FILES } from './faults/files.ts';
import { FOUR_EYES } from './faults/fourEyes.ts';
import { GROUPS } from './faults/groups.ts';
import { HALLS } from './faults/halls.ts';
import { INVOICES } from './faults/invoices.ts';
import { LISTS } from './faults/lists.ts';
import { LOCKS } from './faults/locks.ts';
import { MONEY } from './faults/money.ts';
import { NOTICES } from './faults/notices.ts';
import { PERMISSIONS } from './faults/permissions.ts';
import { QUEUE } from './faults/queue.ts';
import { READER } from './faults/reader.ts';
import { SEATS } from './faults/seats.ts';
import { SECTIONS } from './faults/sections.ts';
import { SESSIONS } from './faults/sessions.ts';
import { SHELL } from './faults/shell.ts';

/** Faults that suites of the gate must find. */
export const FAULTS: readonly Fault[] = [
  ...SEATS,
  ...QUEUE,
  ...GROUPS,
  ...HALLS,
  ...MONEY,
  ...INVOICES,
  ...BILLS,
  ...BULLETINS,
  ...CASH_RECEIPTS,
  ...FOUR_EYES,
  ...PERMISSIONS,
  ...SESSIONS,
  ...DAYS,
  ...LISTS,
  ...LOCKS,
  ...NOTICES,
  ...FILES,
  ...READER,
  ...SECTIONS,
  ...SHELL,
];

/** The fault with this name. */
export function faultNamed(name: string): Fault {
  const fault = FAULTS.find((one) => one.name === name);
  if (!fault) throw new Error(`no fault is called "${name}"`);
  return fault;
}
