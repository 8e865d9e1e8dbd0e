import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { presentDocument } from '../../../manager/certificates/present.ts';
import { isValid } from '../../../manager/certificates/store.ts';

/** Returns the print data of valid certificates, in the order of the source list. */
export async function printCertificates({ certificateNos }: { certificateNos: number[] }, context: MemberContext) {
  const { db } = context;
  const rows = await db
    .selectFrom('certificate')
    .innerJoin('member', 'member.member_no', 'certificate.member_no')
    .selectAll('certificate')
    .select('member.user_birth')
    .where('certificate_no', 'in', certificateNos)
    .execute();
  const ranks = new Map(certificateNos.map((certificateNo, index) => [certificateNo, index]));
  const rankOf = ({ certificate_no }: { certificate_no: number }) => ranks.get(certificate_no) ?? 0;
  const documents = [];
  for (const row of rows.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const document = isValid(row.status) && row.holder_name !== null ? presentDocument(row, row) : null;
    if (!document) continue;
    documents.push(document);
    await recordAct(context, { act: 'print certificate', object: 'certificate', objectNo: row.certificate_no });
  }
  return documents;
}
