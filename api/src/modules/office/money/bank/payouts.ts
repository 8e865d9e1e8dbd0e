import { accounting } from '@portal/shared/association';
import type { BankLine } from '@portal/shared/contract/office';
import { formatMoney } from '@portal/shared/format';
import type { Queries } from '../../../../database/types/tables.ts';
import { comparedName } from './fields.ts';
import type { ReadLine } from './readLines.ts';

/** Payouts of the gateway among the lines of the bank's list, by the name of their payer, their day and their sum. */

interface PayoutVerdict extends Pick<BankLine, 'state' | 'note' | 'candidates'> {
  isUnknown?: boolean;
}

const PAYER = comparedName(accounting.gatewayPayer);
const ofGateway = ({ deposit, comparedAs }: ReadLine) => deposit > 0 && comparedAs.includes(PAYER);

/** Returns the matcher of the gateway's lines; null for other lines. A second equal line of a day matches nothing. */
export async function matchPayouts(
  db: Queries,
  lines: readonly ReadLine[],
): Promise<(line: ReadLine) => PayoutVerdict | null> {
  const days = [...new Set(lines.filter(ofGateway).map(({ day }) => day))];
  const rows =
    days.length === 0
      ? []
      : await db
          .selectFrom('gateway_payout')
          .select(['paid_out_on', 'paid_out'])
          .where('paid_out_on', 'in', days)
          .execute();
  const paidOut = new Map(rows.map((row) => [row.paid_out_on, row.paid_out]));
  return (line) => {
    if (!ofGateway(line)) return null;
    const sum = paidOut.get(line.day);
    if (sum === undefined)
      return {
        state: 'none',
        note: '이날의 결제사 지급 내역을 아직 받지 못했습니다. 내일 다시 올려주세요.',
        candidates: [],
      };
    if (sum === line.deposit && line.nth === 1) return { state: 'done', note: PAID_OUT, candidates: [] };
    return {
      state: 'none',
      note: `결제사가 이날 지급했다고 한 금액은 ${formatMoney(sum)}입니다. 처리할 때까지 ‘내역 불일치’ 목록에 남습니다.`,
      candidates: [],
      isUnknown: true,
    };
  };
}

const PAID_OUT = '결제사가 지급한 돈입니다.';

/** Stores that payouts have reached the bank, each once. */
export async function notePayouts(
  db: Queries,
  lines: readonly { read: ReadLine | null; shown: Pick<BankLine, 'note'> }[],
): Promise<void> {
  for (const { read, shown } of lines) {
    if (!read || shown.note !== PAID_OUT) continue;
    await db
      .updateTable('gateway_payout')
      .set({ banked_on: read.day })
      .where('paid_out_on', '=', read.day)
      .where('banked_on', 'is', null)
      .execute();
  }
}
