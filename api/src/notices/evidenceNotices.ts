import { formatDate } from '@portal/shared/format';
import type { NoticeRule } from './noticeRule.ts';
import { examRegister } from './pages.ts';
import type { NoticeEvent, NoticeValues } from './values.ts';

type EvidenceNoticeEvent = Extract<NoticeEvent, `evidence${string}`>;

/** Notices about eligibility evidence. */
export const EVIDENCE_NOTICES: { readonly [Event in EvidenceNoticeEvent]: NoticeRule<NoticeValues[Event]> } = {
  evidenceAccepted: {
    deviceTitle: 'result',
    write: ({ grade }) => ({
      title: '응시 자격이 인정되었습니다.',
      content: `${grade}급 시험의 응시 자격 증빙이 인정되었습니다. 결제와 사진 제출을 마치신 시험의 수험표를 홈페이지 [${examRegister.name}]에서 출력하실 수 있습니다.`,
      page: examRegister,
    }),
  },
  evidenceReturned: {
    deviceTitle: 'result',
    mustBeTold: true,
    write: ({ grade, reason }) => ({
      title: '응시 자격 증빙을 보완해주세요.',
      content: `${grade}급 시험의 응시 자격 증빙을 다음 사유로 돌려드립니다. (${reason}) 홈페이지 [${examRegister.name}]에서 다시 내주세요. 인정되기 전에는 수험표를 출력하실 수 없습니다.`,
      page: examRegister,
    }),
  },
  evidenceMissing: {
    deviceTitle: 'result',
    mustBeTold: true,
    write: ({ title, page, dueDay }) => ({
      title: '응시 자격 증빙을 내주세요.',
      content: `${title}의 응시 자격을 확인할 서류가 필요합니다. ${formatDate(dueDay)}까지 홈페이지 [${page.name}]에서 내주셔야 시험 전에 확인해드릴 수 있습니다. 인정되지 않으면 응시하실 수 없고, 취소하시면 환불 기준에 따라 환불됩니다.`,
      page,
    }),
  },
};
