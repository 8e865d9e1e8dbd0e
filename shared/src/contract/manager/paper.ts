import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { numberText, oneOf, rowNumber } from '../base/fields.ts';

/**
 * The member's papers as one-page PDF files. Refused with `PAPER_NOT_ALLOWED` unless the `allowedActions` of the
 * application or certificate include it.
 */

const member = memberCalls('/api/home/manager');

export const downloadSlip = member.get('downloadSlip', {
  answer: 'file',
  summary: "The attendance slip of one of the member's own applications, as a PDF file",
  input: v.object({
    /** 1: education, 2: exam. */
    applyType: oneOf([1, 2]),
    userExaminationNo: rowNumber,
  }),
  entity: v.null(),
});

export const downloadTicket = member.get('downloadTicket', {
  answer: 'file',
  summary: "The admission ticket of one of the member's own applications for an exam, as a PDF file",
  input: v.object({ userExaminationNo: rowNumber }),
  entity: v.null(),
});

/** Anyone with the number of a certificate can look up its holder, so that it must not be part of a URL. */
export const downloadCertificate = member.get('downloadCertificate', {
  alsoPost: true,
  answer: 'file',
  summary: "One of the member's own certificates, as a PDF file",
  input: v.object({ number: numberText(30) }),
  entity: v.null(),
});
