import * as v from 'valibot';
import { certificateRequestRules } from '../../rules/index.ts';
import { call } from '../call.ts';
import { listOf, paging } from '../envelope.ts';
import { day, integer, oneOf, rowNumber, text } from '../fields.ts';
import { grade } from './offering.ts';

/** Passes and the certificates asked for them. */

export const fetchUserCertList = call({
  method: 'GET',
  path: '/api/home/manager/fetchUserCertList',
  access: 'member',
  changes: false,
  summary: "The member's passes and the certificates asked for them, newest first",
  input: v.object(paging),
  entity: listOf(
    v.object({
      userExaminationNo: integer,
      /** null until a certificate was asked for. */
      certificateNo: v.nullable(integer),
      certName: v.string(),
      rating: grade,
      passDate: day,
      /** A word of the certificate's life cycle; NONE until one was asked for. */
      status: v.string(),
      statusName: v.string(),
      allowedActions: v.array(v.string()),
    }),
  ),
});

export const upsertCertificate = call({
  method: 'POST',
  path: '/api/home/manager/upsertCertificate',
  access: 'member',
  changes: true,
  body: 'json',
  idempotent: true,
  summary: 'Asks for a certificate or its reissue; 15,000 won by bank transfer',
  input: v.object({
    userExaminationNo: v.optional(rowNumber),
    ...certificateRequestRules,
    count: v.optional(oneOf([1]), 1),
    userId: v.optional(text(50)),
    certificateNo: v.optional(rowNumber),
  }),
  entity: integer,
});
