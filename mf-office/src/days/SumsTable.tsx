import type { CallEntity } from '@portal/shared/contract';
import type { officeDayReport } from '@portal/shared/contract/office';
import { formatCount, formatMoney } from '@portal/shared/format';
import { EmptyState, Table } from '@portal/shared/ui';

interface SumsTableProps {
  caption: string;
  /** Heading of the first column. */
  nameOf: string;
  sums: CallEntity<typeof officeDayReport>['paid'];
}

/** Counts and sums by payment method. */
export function SumsTable({ caption, nameOf, sums }: SumsTableProps) {
  if (sums.length === 0) return <EmptyState title="없습니다." />;
  return (
    <Table caption={caption} hideCaption>
      <thead>
        <tr>
          <th scope="col">{nameOf}</th>
          <th scope="col">건수</th>
          <th scope="col">금액</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ name, count, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatCount(count)}건</td>
            <td>{formatMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
