import { MAX_LAPSES } from '@portal/shared/contract/manager';
import { formatCount, formatDeadline } from '@portal/shared/format';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Offering } from '../parts/kind/offering.ts';
import { atInWords, untilInWords } from '../parts/line/times.ts';
import type { QueuePosition } from '../parts/line/watch/queuePosition.ts';
import { phaseOf, type Phase } from './phase.ts';

/** Texts about a queue entry, for the page, its tab and screen readers. */

interface QueueNews {
  standing: QueuePosition;
  offering: Pick<Offering, 'kind' | 'status'>;
  /** Server time, in milliseconds since 1970. */
  now: number;
}

type GroupPlace = NonNullable<QueuePosition['group']>;

export interface Words {
  tone: 'neutral' | 'info' | 'success' | 'warning';
  title: string;
  /** Next steps, or alternatives. */
  next: string[];
}

const ON_TURN =
  '차례가 왔을 때 이 화면을 보고 계시면 10분 안에 신청서를 내주시면 됩니다. 화면을 닫으셨으면 문자와 메일로 알려드리고, 그때부터 24시간(신청 마감이나 시작일이 3일 안이면 2시간) 안에 내주시면 됩니다. 밤 9시부터 다음 날 아침 8시까지는 기한에 넣지 않습니다.';
/** Text on when a group gets its seats, which come together. */
function collectingInWords({ seats, collected, collectedUntil, isStoodBack }: GroupPlace, now: number): string {
  if (isStoodBack)
    return `기한까지 자리가 다 모이지 않아 자리를 더 모아 두지 않습니다. 순번은 그대로이며, ${formatCount(seats)}자리가 한꺼번에 나면 뒤에 계신 분들보다 먼저 배정해드립니다.`;
  if (collected > 0 && collectedUntil)
    return `${formatCount(seats)}자리 가운데 ${formatCount(collected)}자리를 모아 두었습니다. ${untilInWords(collectedUntil, now)}까지 더 모으고, 그때까지 다 모이지 않으면 모아 둔 자리는 뒤에 계신 분들께 넘어갑니다.`;
  return `차례가 되면 나는 자리를 ${formatCount(seats)}자리가 될 때까지 모아 한꺼번에 배정해드립니다. 모으는 기간은 첫 자리부터 3일, 늦어도 신청 마감 이틀 전까지입니다.`;
}

const POSITION_HELD = '화면을 닫거나 다른 기기에서 여셔도 순번은 그대로입니다.';
const AGAIN = '원하시면 대기 순번을 다시 받으실 수 있습니다. 순서는 지금 기다리시는 분들의 뒤입니다.';

/** Explanation of the order and its purpose in two sentences, before any press. */
export function orderInWords({ opensAt, drawnAt }: QueuePosition, now: number): string {
  const opening = atInWords(opensAt, now);
  const order =
    now < Date.parse(opensAt)
      ? `신청 시작 전에 대기 신청하신 분들의 순서는 신청이 시작되는 ${opening}에 추첨으로 정하고, 그 뒤로는 대기 신청하신 순서대로입니다.`
      : `순서는 대기 신청하신 순서대로이며, ${drawnAt ? '신청 시작 전에 오신 분들의 순서는 추첨으로 정했습니다' : '누구도 앞에 끼어들 수 없습니다'}.`;
  return `${order} 자리가 나면 앞에서부터 자리를 먼저 배정해드리고, 배정받으신 뒤에 신청서를 쓰시게 됩니다.`;
}

/** Notes on forms in progress; none if the free seats are too few for a group. */
const writingNotes = ({ offered, seatsLeft }: QueuePosition) =>
  (offered ?? seatsLeft) > 0
    ? [
        `앞 순번 ${formatCount(offered ?? seatsLeft)}명이 신청서를 쓰고 있습니다. 기한 안에 내지 않거나 포기하시면 그 자리가 다음 순번으로 넘어갑니다.`,
      ]
    : [];

/** Reason why an entry ended without the member's action. */
function endInWords({ standing: { closesAt }, offering, now }: QueueNews): string {
  if (offering.status === 'CANCELLED')
    return `협회 사정으로 ${KINDS[offering.kind].word}이 취소되어 대기가 끝났습니다.`;
  if (now >= Date.parse(closesAt))
    return `${formatDeadline(closesAt)}에 신청이 마감될 때까지 자리가 나지 않아 대기가 끝났습니다.`;
  return '다른 방법으로 신청하셨거나 신청하실 수 없는 상태가 되어 대기가 끝났습니다.';
}

const elsewhere = ({ offering }: QueueNews) => `다른 ${KINDS[offering.kind].word} 일정을 살펴봐주세요.`;
const again = (told: QueueNews) => (told.standing.allowedActions.includes('wait') ? AGAIN : elsewhere(told));

function closedInWords({ standing: { closesAt, lapses = 0 }, offering, now }: QueueNews): string {
  if (offering.status === 'CANCELLED') return `협회 사정으로 취소된 ${KINDS[offering.kind].word}입니다.`;
  if (now >= Date.parse(closesAt)) return `${formatDeadline(closesAt)}에 신청을 마감했습니다.`;
  if (lapses >= MAX_LAPSES) return `배정된 자리의 기한을 ${MAX_LAPSES}번 넘기셔서 대기 순번을 다시 받으실 수 없습니다.`;
  return '지금은 대기 신청을 받지 않습니다.';
}

const groupInWords = ({ group }: QueuePosition) => (group ? `단체 ${formatCount(group.seats)}명의 대기입니다. ` : '');
const seatsBeforeInWords = ({ ahead }: QueuePosition) =>
  ahead === 0 ? '맨 앞에서 기다리고 계십니다.' : `내 앞에 ${formatCount(ahead ?? 0)}명이 있습니다.`;
const collectingNotes = ({ standing: { group }, now }: QueueNews) => (group ? [collectingInWords(group, now)] : []);

const WORDS: Record<Phase, (told: QueueNews) => Words> = {
  early: ({ standing: { opensAt }, now }) => ({
    tone: 'info',
    title: `대기 신청은 신청 시작 10분 전부터 받습니다.`,
    next: [`신청은 ${atInWords(opensAt, now)}에 시작됩니다. 때가 되면 이 화면에 대기 신청 단추가 저절로 나타납니다.`],
  }),
  mayWait: ({ standing: { waiting, opensAt }, now }) => ({
    tone: 'info',
    title: '아직 대기 신청 전입니다.',
    next: [
      '‘대기 신청’을 누르셔야 대기가 시작됩니다. 이 화면을 열어 두시는 것만으로는 신청되지 않습니다.',
      waiting === 0
        ? '아직 기다리시는 분이 없습니다.'
        : `${formatCount(waiting)}명이 ${now < Date.parse(opensAt) ? '추첨을' : '차례를'} 기다리고 있습니다.`,
      ON_TURN,
    ],
  }),
  mayApply: () => ({
    tone: 'success',
    title: '지금은 기다리지 않고 신청하실 수 있습니다.',
    next: ['자리가 남아 있고 기다리는 분이 없습니다. 신청서를 바로 작성해주세요.'],
  }),
  closed: (told) => ({ tone: 'warning', title: closedInWords(told), next: [elsewhere(told)] }),
  beforeLot: ({ standing: { opensAt, waiting }, now }) => ({
    tone: 'success',
    title: '대기 신청을 마쳤습니다. 순서는 추첨으로 정해집니다.',
    next: [
      `${atInWords(opensAt, now)} 신청이 시작될 때 순서를 추첨으로 정합니다. 지금까지 ${waiting > 1 ? `${formatCount(waiting)}명이` : '본인 한 분이'} 대기 신청을 하셨습니다. 먼저 누르신 순서와는 상관이 없습니다.`,
      ON_TURN,
      POSITION_HELD,
    ],
  }),
  waiting: (told) => {
    const { standing } = told;
    return {
      tone: 'info',
      title: `${groupInWords(standing)}${seatsBeforeInWords(standing)}`,
      next: [...collectingNotes(told), ...writingNotes(standing), ON_TURN, POSITION_HELD],
    };
  },
  onList: (told) => ({
    tone: 'info',
    title: `${groupInWords(told.standing)}정원이 모두 찼습니다. 대기자 명단 ${told.standing.ahead === 0 ? '' : '순번으로 '}${seatsBeforeInWords(told.standing)}`,
    next: [
      ...collectingNotes(told),
      '지금 순번이 그대로 대기자 명단의 순번입니다. 신청을 취소하는 분이 있거나 정원이 늘면 앞에서부터 자리를 배정해드립니다.',
      ON_TURN,
      POSITION_HELD,
    ],
  }),
  offered: ({ standing: { offerDueAt, group }, now }) => ({
    tone: 'success',
    title: group ? `단체 ${formatCount(group.seats)}명의 자리가 배정되었습니다.` : '자리가 배정되었습니다.',
    next: [
      `${untilInWords(offerDueAt ?? '', now)}까지 ${group ? '단체 신청서' : '신청서'}를 내주세요. 기한이 지나면 자리가 다음 분께 넘어갑니다.`,
      ...(group ? ['그사이 인원이 줄었으면 오실 분만 적어주세요. 남는 자리는 다음 분께 넘어갑니다.'] : []),
      '신청서를 쓰는 동안에도 자리는 그대로 있습니다. 신청하지 않으시려면 자리를 포기해주세요.',
    ],
  }),
  taken: ({ standing: { group } }) => ({
    tone: 'success',
    title: `배정된 자리로 ${group ? '단체 ' : ''}신청하셨습니다.`,
    next: [`결제 기한과 진행 상태는 ${group ? '단체 신청 내역' : '신청 내역'}에서 확인해주세요.`],
  }),
  lapsed: (told) => ({
    tone: 'warning',
    title: '배정된 자리의 신청 기한이 지나 다음 분께 넘어갔습니다.',
    next:
      (told.standing.lapses ?? 0) >= MAX_LAPSES
        ? [`기한을 ${MAX_LAPSES}번 넘기셔서 이 대기 순번은 다시 받으실 수 없습니다.`, elsewhere(told)]
        : [
            ...(told.standing.allowedActions.includes('wait')
              ? [`기한을 ${MAX_LAPSES}번 넘기시면 대기 순번을 다시 받으실 수 없습니다.`]
              : []),
            '쓰시던 신청서는 이 화면을 닫지 않으셨다면 그대로 남아 있습니다.',
            again(told),
          ],
  }),
  declined: (told) => ({ tone: 'info', title: '배정된 자리를 포기하셨습니다.', next: [again(told)] }),
  left: (told) => ({ tone: 'info', title: '대기를 취소하셨습니다.', next: [again(told)] }),
  ended: (told) => ({ tone: 'warning', title: endInWords(told), next: [again(told)] }),
  other: ({ standing: { statusName } }) => ({ tone: 'info', title: statusName, next: [] }),
};

export const wordsOf = (told: QueueNews): Words => WORDS[phaseOf(told.standing, told.now)](told);

const TABS: Partial<Record<Phase, (standing: QueuePosition, now: number) => string>> = {
  early: ({ opensAt }, now) => `${atInWords(opensAt, now)} 시작`,
  mayWait: () => '대기 신청 전',
  mayApply: () => '신청 가능',
  beforeLot: ({ opensAt }, now) => `${atInWords(opensAt, now)} 추첨`,
  waiting: ({ ahead }) => `${formatCount(ahead ?? 0)}명 앞`,
  onList: ({ ahead }) => `대기자 명단 ${formatCount(ahead ?? 0)}명 앞`,
  offered: ({ offerDueAt }, now) => `자리 배정, ${untilInWords(offerDueAt ?? '', now)}까지`,
  taken: () => '신청함',
  lapsed: () => '기한 지남',
  declined: () => '포기함',
  left: () => '대기 취소',
  ended: () => '대기 종료',
};

/** Title of the tab, readable from another tab. */
export function tabInWords(standing: QueuePosition, now: number): string {
  const state = TABS[phaseOf(standing, now)]?.(standing, now);
  return state ? `${state} · 대기 순번` : '대기 순번';
}
