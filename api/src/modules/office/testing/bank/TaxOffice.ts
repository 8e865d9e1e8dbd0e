import { readCsv } from '../../../../csv/readCsv.ts';
import type { Queries } from '../../../../database/types/tables.ts';

const AMOUNT = '공급가액 합계';
const REMARK = '비고';

/** The tax office's books: the bills of the tables that employees take there. */
export class TaxOffice {
  /** Won by the number of the bill. */
  readonly #amounts = new Map<number, number>();

  /** Issues the bills of a table. */
  async issue(table: string): Promise<void> {
    const { columnOf, rows } = await readCsv(Buffer.from(table), { known: [AMOUNT, REMARK], maxRows: 10_000 });
    for (const { cells } of rows) {
      const billNo = Number(cells[columnOf([REMARK])]?.replace('관리번호 ', ''));
      this.#amounts.set(billNo, Number(cells[columnOf([AMOUNT])]));
    }
  }

  /** Bills of a course with the approval numbers of the tax office, whose employees may not have entered them yet. */
  async numbers(educationNo: number, db: Queries) {
    return (await billsOf(educationNo, db))
      .filter(({ bill_no }) => this.#amounts.has(bill_no))
      .map(({ bill_no: billNo }) => ({ billNo, approvalNumber: `2026112041000012${String(billNo).padStart(8, '0')}` }));
  }

  /** Bills of a course that the portal has in another sum, or that it issued or retracted alone. */
  async differing(educationNo: number, db: Queries): Promise<unknown[]> {
    return (await billsOf(educationNo, db)).filter(({ bill_no, status, amount }) => {
      const issued = this.#amounts.get(bill_no);
      if (status === 'ISSUED') return amount !== issued;
      return status === 'RETRACTED' && issued !== undefined;
    });
  }
}

const billsOf = (educationNo: number, db: Queries) =>
  db
    .selectFrom('group_bill')
    .innerJoin('employer_group', 'employer_group.group_no', 'group_bill.group_no')
    .select(['bill_no', 'amount', 'status'])
    .where('education_no', '=', educationNo)
    .orderBy('bill_no')
    .execute();
