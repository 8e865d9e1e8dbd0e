import type { Aggregate } from './aggregate.ts';
import { bill } from './bill.ts';
import { bulletin } from './bulletin.ts';
import { certificate } from './certificate.ts';
import { correction } from './correction.ts';
import { evidence } from './evidence.ts';
import { hall, lecturer } from './hall.ts';
import { hygiene } from './hygiene.ts';
import { importUpload } from './importUpload.ts';
import { inquiry } from './inquiry.ts';
import { allowance, invoice } from './invoice.ts';
import { objection } from './objection.ts';
import { cashReceipt, payment } from './payment.ts';
import { refund } from './refund.ts';
import { resultCorrection } from './resultCorrection.ts';
import { roster } from './roster.ts';
import { tariffChange } from './tariffChange.ts';

/** Every aggregate, in the order in which a transaction locks their rows. */
export const AGGREGATES: readonly Aggregate[] = [
  invoice,
  bill,
  payment,
  refund,
  cashReceipt,
  objection,
  resultCorrection,
  evidence,
  allowance,
  correction,
  certificate,
  inquiry,
  roster,
  hygiene,
  tariffChange,
  hall,
  lecturer,
  bulletin,
  importUpload,
];
