import { createHash } from 'node:crypto';
import { association } from '@portal/shared/association';
import { seoulDay, seoulTime } from '@portal/shared/time';
import { bankNameOf } from '../toss/banks.ts';
import type { Hidden } from './bookedPayment.ts';
import { EASY_PAY, type Action } from './pressButton.ts';

/** The sandbox's page: plain HTML and forms, without external resources or scripts. */

const STYLE = `
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5a6472;--line:#d5dae1;--paper:#fff;--ground:#eef1f5;--act:#1f4fa3;--warn:#7a3d00;--warn-ground:#fff3df}
@media (prefers-color-scheme:dark){:root{--ink:#eef1f5;--soft:#b3bcc8;--line:#46505e;--paper:#1b222c;--ground:#11161d;--act:#8fb4ff;--warn:#ffd9a0;--warn-ground:#3a2a10}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:400 17px/1.5 Pretendard,"Apple SD Gothic Neo","Malgun Gothic",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.label{margin:0 0 1rem;padding:.6rem .9rem;border-radius:.5rem;background:var(--warn-ground);color:var(--warn);font-weight:700}
section,details{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin-bottom:1rem}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}
dl{display:grid;grid-template-columns:6rem 1fr;gap:.5rem .75rem;margin:0}
dt{color:var(--soft)}dd{margin:0}
.amount{font-size:1.5rem;font-weight:700;font-variant-numeric:tabular-nums}
form{display:grid;gap:.6rem;margin-top:1.25rem}
details form{margin-top:.9rem}
button,.back{font:inherit;font-weight:700;min-height:3rem;padding:.6rem 1rem;border-radius:.5rem;border:1px solid var(--act);background:transparent;color:var(--act);cursor:pointer;text-align:center;text-decoration:none;display:block}
.main{background:#1f4fa3;border-color:#1f4fa3;color:#fff}
button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--act);outline-offset:2px}
summary{cursor:pointer;font-weight:700;min-height:1.75rem}
p{margin:.5rem 0 0}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Content security policy: the page's own style sheet and forms. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const METHOD_NAMES: Readonly<Record<string, string>> = { 카드: '신용카드' };
const STATE_TEXTS = {
  READY: '결제 내용을 확인해주세요',
  IN_PROGRESS: '승인을 처리하고 있습니다.',
  WAITING_FOR_DEPOSIT: '아래 계좌로 입금해주세요.',
  DONE: '결제가 완료되었습니다.',
  ABORTED: '결제가 이루어지지 않았습니다.',
  EXPIRED: '결제 기한이 지났습니다.',
  CANCELED: '결제 금액을 돌려드렸습니다.',
  PARTIAL_CANCELED: '결제 금액을 돌려드렸습니다.',
} as const;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
export const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;
export const dateTime = (at: Date) => `${seoulDay(at).replaceAll('-', '.')} ${seoulTime(at)}`;

const button = (action: Action, text: string, isMain = false) =>
  `<button name="action" value="${action}"${isMain ? ' class="main"' : ''}>${text}</button>`;
const form = ({ payment }: Hidden, buttons: string) =>
  `<form method="post"><input type="hidden" name="payment" value="${escape(payment.paymentKey)}">${buttons}</form>`;
const details = (content: string) => `<details><summary>시험 상황</summary>${content}</details>`;

function choices(hidden: Hidden, backPath: string): string {
  const { status, method, virtualAccount } = hidden.payment;
  const back = `<p><a class="back" href="${escape(backPath)}">신청 화면으로 돌아가기</a></p>`;
  if (status === 'WAITING_FOR_DEPOSIT')
    return virtualAccount?.expired
      ? back + details(form(hidden, button('lateDeposit', '기한이 지난 뒤 입금')))
      : form(hidden, button('deposit', '입금하기', true)) + back;
  if (status !== 'READY') return back;
  const isAccount = method === '가상계좌';
  const first = isAccount ? button('issue', '가상계좌 발급', true) : button('approve', '결제하기', true);
  const easyPay = method === '카드' ? button('easyPay', `간편결제(${EASY_PAY})`) : '';
  const situations = [
    button('delay', '5초 뒤에 승인'),
    button('loseCallback', '승인하지만 결과 통지 없음'),
    button('duplicate', '결과 통지를 세 번 보냄'),
    button('wrongAmount', '다른 금액으로 승인'),
  ];
  const all = `${isAccount ? '' : situations.join('')}${button('fail', '승인 거절')}`;
  const imitated = `<p>실제 결제에서 일어날 수 있는 일을 흉내 냅니다.</p>${form(hidden, all)}`;
  return `${form(hidden, `${first}${easyPay}${button('cancel', '결제 취소')}`)}${details(imitated)}`;
}

function stateText({ status, approvedAt, virtualAccount }: Hidden['payment']): string {
  if (status === 'WAITING_FOR_DEPOSIT' && virtualAccount?.expired) return STATE_TEXTS.EXPIRED;
  return STATE_TEXTS[status === 'CANCELED' && approvedAt === null ? 'ABORTED' : status];
}

/** Renders the page of a payment in its current state, with the way back to the shop. */
export function paymentPage(hidden: Hidden, backPath: string): string {
  const { payment } = hidden;
  const { orderName, method, totalAmount, virtualAccount } = payment;
  const account =
    virtualAccount === null
      ? ''
      : `<dt>입금 은행</dt><dd>${bankNameOf(virtualAccount.bankCode)}</dd><dt>계좌번호</dt><dd>${virtualAccount.accountNumber}</dd><dt>예금주</dt><dd>${virtualAccount.customerName}</dd><dt>입금 기한</dt><dd>${dateTime(new Date(virtualAccount.dueDate))}</dd>`;
  return document(`
<section><h1>${stateText(payment)}</h1>
<dl><dt>상점</dt><dd>${association.name}</dd><dt>결제 항목</dt><dd>${escape(orderName)}</dd><dt>결제 수단</dt><dd>${METHOD_NAMES[method] ?? method}</dd>
<dt>결제 금액</dt><dd class="amount">${won(totalAmount)}</dd>${account}</dl>
${choices(hidden, backPath)}</section>`);
}

/** Page for an unregistered payment. */
export const unknownPaymentPage = () =>
  document('<section><h1>결제 요청을 확인할 수 없습니다</h1><p>신청 화면에서 결제를 다시 시작해주세요.</p></section>');

export const document = (content: string) => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>모의 결제</title><style>${STYLE}</style></head>
<body><main><p class="label">모의 결제: 실제로 돈이 나가지 않습니다.</p>${content}</main></body></html>`;
