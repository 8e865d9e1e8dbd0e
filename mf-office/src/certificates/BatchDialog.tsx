import type { BatchOutcome } from '@portal/shared/contract/office';
import type { DialogProps } from '@portal/shared/overlay';
import { Badge, Button, Callout, Dialog, Table, UnbrokenNumbers } from '@portal/shared/ui';
import { holderOf } from './certificate.ts';

/** Outcome of a batch, for each of its certificates. */
export interface BatchResult {
  title: string;
  /** Word for a certificate that was processed. */
  done: string;
  outcomes: BatchOutcome;
}

/** Lists the outcome of a batch row by row, failed rows first. */
export default function BatchDialog({ result, close, closing }: DialogProps & { result: BatchResult }) {
  const { title, done, outcomes } = result;
  const refused = outcomes.filter(({ isDone }) => !isDone);
  const rows = [...refused, ...outcomes.filter(({ isDone }) => isDone)];
  return (
    <Dialog
      title={title}
      size="large"
      closing={closing}
      onClose={() => close()}
      footer={<Button onClick={() => close()}>확인</Button>}
    >
      <Callout tone={refused.length > 0 ? 'warning' : 'success'}>
        {done} {outcomes.length - refused.length}건
        {refused.length > 0 && <span>{`, 처리하지 못한 건 ${refused.length}건. 아래에서 이유를 확인해주세요.`}</span>}
      </Callout>
      <Table caption={title} hideCaption>
        <thead>
          <tr>
            <th scope="col">이름</th>
            <th scope="col">결과</th>
            <th scope="col">자격증 번호 또는 이유</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((outcome) => (
            <tr key={outcome.certificateNo}>
              <th scope="row">
                {holderOf(outcome)} ({outcome.certificateNo}번)
              </th>
              <td>
                <Badge tone={outcome.isDone ? 'success' : 'danger'}>{outcome.isDone ? done : '처리 안 됨'}</Badge>
              </td>
              <td>{outcome.isDone ? <UnbrokenNumbers>{outcome.number}</UnbrokenNumbers> : outcome.problem}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
