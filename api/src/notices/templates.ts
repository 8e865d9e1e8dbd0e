import type { Configuration } from '../configuration/configuration.ts';
import { ConfigurationError } from '../configuration/configurationError.ts';
import type { MessageTemplate } from '../integrations/message/sms/protocol/messageSender.ts';
import { smsText } from './smsText.ts';
import type { NoticeEvent } from './values.ts';

/**
 * Texts of the most frequent notices, with `#{…}` for variables, as registered with KakaoTalk, which accepts no other
 * text as 알림톡. A notice with another wording goes by SMS.
 */
const WORDINGS = {
  applied:
    '#{교육시험} 신청이 접수되었습니다. #{일정} #{기한}까지 #{금액}을 결제하셔야 신청이 완료됩니다. 결제는 홈페이지 [#{화면}]에서 하실 수 있습니다.',
  depositAwaited:
    '#{교육시험} 신청금 #{금액}을 #{기한}까지 #{은행} #{계좌번호} (예금주 #{예금주}) 계좌로 입금해주세요. 기한이 지나면 신청이 취소됩니다. 계좌는 홈페이지 [#{화면}]에서 보실 수 있습니다.',
  dueSoon:
    '#{교육시험} 신청금 #{금액}의 결제 기한은 #{기한}입니다. 홈페이지 [#{화면}]에서 결제해주세요. 기한이 지나면 신청이 취소됩니다.',
  paid: '#{교육시험} #{금액} 결제가 확인되어 신청이 완료되었습니다. #{일정} 신청 내용은 홈페이지 [#{화면}]에서 보실 수 있습니다.',
  refundApproved:
    '#{교육시험} 취소가 승인되었습니다. #{금액}을 2~7일 안에 돌려드립니다. 자세한 내용은 홈페이지 [#{화면}]에서 보실 수 있습니다.',
  dayBefore:
    '#{교육시험} 안내입니다. #{일정} #{도착시각}까지 도착해주세요. 준비물: #{준비물}. 자세한 내용은 홈페이지 [#{화면}]에서 보실 수 있습니다.',
  lineOffered:
    '#{교육시험} 차례가 되어 자리를 배정해드렸습니다. #{기한}까지 홈페이지 [#{화면}]에서 신청서를 내주세요. 기한이 지나면 자리가 다음 분께 넘어갑니다.',
  resultOut: '#{교육시험} 결과가 나왔습니다. 결과는 홈페이지 [#{화면}]에서 보실 수 있습니다.',
} as const satisfies Partial<Record<NoticeEvent, string>>;

const VARIABLE = /#\{([^}]+)\}/;

/** Registered templates with their events. */
export const TEMPLATES: readonly { event: NoticeEvent; text: string }[] = Object.entries(WORDINGS).map(
  ([event, wording]) => ({ event: event as NoticeEvent, text: smsText(wording) }),
);

const literally = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Variable names and matching pattern of each template. */
const READERS = new Map(
  TEMPLATES.map(({ event, text }) => {
    const parts = text.split(VARIABLE);
    const pattern = parts.map((part, index) => (index % 2 === 1 ? '(.+?)' : literally(part))).join('');
    return [
      event,
      { names: parts.filter((_part, index) => index % 2 === 1), pattern: new RegExp(`^${pattern}$`, 's') },
    ];
  }),
);

/** Returns the registered template that yields exactly this text of a notice, or undefined. */
export function templateOf(
  event: NoticeEvent,
  text: string,
  { KAKAO_TEMPLATES: ids }: Pick<Configuration['integrations'], 'KAKAO_TEMPLATES'>,
): MessageTemplate | undefined {
  const id = ids?.get(event);
  const reader = READERS.get(event);
  if (!id || !reader) return undefined;
  const { names, pattern } = reader;
  const [, ...values] = pattern.exec(text) ?? [];
  if (values.length !== names.length) return undefined;
  return { id, variables: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
}

/** @throws ConfigurationError for a configured template of a notice that has none: it would never be used */
export function refuseUnknownTemplates({ integrations }: Pick<Configuration, 'integrations'>): void {
  for (const event of integrations.KAKAO_TEMPLATES?.keys() ?? [])
    if (!READERS.has(event as NoticeEvent))
      throw new ConfigurationError(`Setting KAKAO_TEMPLATES is not valid: no notice ${event} has a template`);
}
