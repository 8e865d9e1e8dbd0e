import { render, screen } from '@testing-library/react';
import type { Group } from '../../group.ts';
import { aConfirmedSeat, aGroup, aSeat } from '../../testing/samples.ts';
import { Acceptance } from './Acceptance.tsx';

const invoice = {
  invoiceNo: 12,
  number: '2026-000012',
  status: 'OPEN',
  statusName: '입금 대기',
  amount: 160_000,
  issuedAmount: 160_000,
  issuedAt: '2026-11-20T10:30:00+09:00',
  dueAt: '2026-12-05T00:00:00+09:00',
  isOverdue: true,
  paidOn: null,
} as const;
const owed = { status: 'INVOICED', payment: null, invoice } as const;
const free = { seatPrice: 0, price: 0 };
const over = '환불 기간이 지나 취소하실 수도 없습니다.';

test.each<[what: string, changes: Partial<Group>, mayCancel: boolean, words: string]>([
  ['a refund', {}, true, '참석하지 않는 자리는 취소하시면 환불 기준에 따라 돌려드립니다.'],
  ['a smaller invoice', owed, true, '참석하지 않는 자리는 취소하시면 환불 기준에 따라 청구서에서 뺍니다.'],
  ['a free seat given back', free, true, '참석하지 않는 자리는 취소해주세요.'],
  ['no refund', {}, false, `${over} 수락하지 않은 자리의 금액은 환불되지 않습니다.`],
  ['the whole invoice', owed, false, `${over} 수락하지 않은 자리의 금액도 내셔야 합니다.`],
  ['a free seat kept', free, false, '이제 취소하실 수도 없습니다.'],
])('when nobody can be named any more, it names what the API allows: %s', (_what, changes, mayCancel, words) => {
  // The seat of somebody who has accepted says nothing about the others.
  const seats = [
    aSeat({ allowedActions: mayCancel ? ['cancel'] : [] }),
    aConfirmedSeat({ allowedActions: ['cancel'] }),
  ];
  render(<Acceptance group={aGroup({ ...changes, seats })} />);
  expect(screen.getByText('1명이 수락하지 않았습니다.')).toBeVisible();
  const sentences = screen.getByText(/이 지나 다른 분으로 바꾸실 수 없습니다/);
  expect(sentences.textContent).toMatch(new RegExp(`바꾸실 수 없습니다. ${words}$`));
});
