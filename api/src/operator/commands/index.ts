import { importAddresses, listMissedAddresses, listOldAddresses, removeOldAddress } from './addresses.ts';
import type { Command } from './command.ts';
import { listConcernedMembers } from './concerned.ts';
import { dismissMember, employMember, listAllEmployees, resetFactorsOfEmployee } from './employees.ts';
import { exportOneMember } from './exportMember.ts';
import {
  closeImport,
  importApplications,
  importArticles,
  importHygiene,
  importMembers,
  importPapers,
  listImports,
  undoImport,
} from './imports.ts';
import { resealKeys } from './keys.ts';
import { findMembers } from './members.ts';
import { notifyBreachSubjectsCommand } from './notifyBreachSubjects.ts';
import { closeOffering, listOfferings, openOffering, saveOffering, showOffering } from './offerings.ts';
import { databaseRestored } from './restored.ts';
import { importResults } from './results.ts';

/** Commands by their two words. */
export const commands: Readonly<Record<string, Command>> = {
  'offerings list': listOfferings,
  'offerings show': showOffering,
  'offerings save': saveOffering,
  'offerings open': openOffering,
  'offerings close': closeOffering,
  'results import': importResults,
  'members find': findMembers,
  'members export': exportOneMember,
  'members concerned': listConcernedMembers,
  'members tell': notifyBreachSubjectsCommand,
  'members employ': employMember,
  'members dismiss': dismissMember,
  'employees list': listAllEmployees,
  'employees reset': resetFactorsOfEmployee,
  'import members': importMembers,
  'import papers': importPapers,
  'import hygiene': importHygiene,
  'import applications': importApplications,
  'import articles': importArticles,
  'import list': listImports,
  'import undo': undoImport,
  'import close': closeImport,
  'addresses import': importAddresses,
  'addresses list': listOldAddresses,
  'addresses remove': removeOldAddress,
  'addresses missed': listMissedAddresses,
  'keys reseal': resealKeys,
  'database restored': databaseRestored,
};
