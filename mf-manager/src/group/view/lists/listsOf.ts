import { formatCount, formatDay } from '@portal/shared/format';
import { formatSpan } from '@portal/shared/papers';
import { PATHS } from '@portal/shared/section';
import type { Completion, Group } from '../../group.ts';
import type { PeopleList } from './peopleList.ts';

const CHECKED = `회사에 알리는 데 동의하신 분의 번호입니다. 수료증은 본인만 열어 인쇄하실 수 있고, 번호는 ‘자격증 진위확인’(${PATHS.verify})에서 누구나 확인할 수 있습니다.`;

const aboutOf = (group: Group) => [group.title, formatSpan(group), group.businessName];

const total = (people: number) => `모두 ${formatCount(people)}명`;

/** Number of people with a seat, and of those cancelled, who stay on the list. */
function totalOf(seats: Group['seats']): string {
  const cancelled = seats.filter(({ status }) => status === 'CANCELLED').length;
  const active = total(seats.length - cancelled);
  return cancelled > 0 ? `${active}, 취소 ${formatCount(cancelled)}명` : active;
}

/** Everybody of a group who was not replaced, with their acceptance. */
export function peopleListOf(group: Group): PeopleList {
  const seats = group.seats.filter(({ status }) => status !== 'REPLACED');
  return {
    title: '단체 신청 명단',
    about: aboutOf(group),
    total: totalOf(seats),
    fileName: '단체신청_신청하신분.csv',
    headings: ['번호', '이름', '상태', '초대일', '수락일'],
    rows: seats.map(({ position, name, statusName, answerName, invitedAt, confirmedAt }) => [
      String(position),
      name || '정해지지 않음',
      [statusName, answerName].filter(Boolean).join(', '),
      formatDay(invitedAt),
      formatDay(confirmedAt),
    ]),
  };
}

/** Completions of the people who consent to their employer having them. */
export const completionListOf = (group: Group, completions: readonly Completion[]): PeopleList => ({
  title: '수료증 번호',
  hint: CHECKED,
  about: aboutOf(group),
  total: total(completions.length),
  fileName: '단체신청_수료증.csv',
  headings: ['번호', '이름', '수료증 번호', '발급일'],
  rows: completions.map(({ position, name, number, issuedAt }) => [
    String(position),
    name,
    number,
    formatDay(issuedAt),
  ]),
});
