import type { Queries } from '../../../../database/types/tables.ts';
import { UNPAID_INVOICE_STATES } from '../../../../lifecycles/invoice.ts';

/** Reason of a transfer, which only its payer knows. */
export interface Purpose {
  matter: 'invoice' | 'certificateFee' | 'refund';
  no: number;
}

/** An unpaid invoice or fee. */
export interface Owed extends Purpose {
  name: string;
  amount: number;
}

/** Groups of an employer in a course. */
export async function groupsOf(
  memberNo: number,
  { db, educationNo }: { db: Queries; educationNo: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('employer_group')
    .innerJoin('application', 'application.application_no', 'employer_group.group_no')
    .select('group_no')
    .where('employer_group.education_no', '=', educationNo)
    .where('application.member_no', '=', memberNo)
    .orderBy('group_no')
    .execute();
  return rows.map(({ group_no }) => group_no);
}

/** Unpaid invoices of a course, and unpaid fees of these holders. */
export async function owedFor({
  db,
  educationNo,
  names,
}: {
  db: Queries;
  educationNo: number;
  names: readonly string[];
}): Promise<Owed[]> {
  const invoices = await db
    .selectFrom('group_invoice')
    .innerJoin('employer_group', 'employer_group.group_no', 'group_invoice.group_no')
    .select(['invoice_no', 'business_name', 'amount'])
    .where('education_no', '=', educationNo)
    .where('status', 'in', UNPAID_INVOICE_STATES)
    .orderBy('invoice_no')
    .execute();
  const fees = await db
    .selectFrom('certificate')
    .select(['certificate_no', 'holder_name', 'fee'])
    .where('status', '=', 'AWAITING_TRANSFER')
    .where('holder_name', 'in', names)
    .orderBy('certificate_no')
    .execute();
  return [
    ...invoices.map((row) => ({
      ...{ matter: 'invoice' as const, no: row.invoice_no },
      ...{ name: row.business_name, amount: row.amount },
    })),
    ...fees.map((row) => ({
      ...{ matter: 'certificateFee' as const, no: row.certificate_no },
      ...{ name: row.holder_name ?? '', amount: row.fee },
    })),
  ];
}
