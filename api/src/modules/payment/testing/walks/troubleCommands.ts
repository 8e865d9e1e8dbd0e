import fc from 'fast-check';
import type { RequestKind } from '../../../../integrations/gateway/sandbox/tossApi.ts';
import {
  CANCEL_REFUSALS,
  CONFIRM_REFUSALS,
  FAULTS,
  nameOf,
  REJECTIONS,
  TROUBLES,
  type Happening,
} from '../../../../integrations/gateway/sandbox/trouble.ts';
import { command, nothing, type AnyCommand } from './command.ts';
import type { Fixture } from './fixture.ts';

/** Troubles of upcoming requests, from the gateway's documents or on the connection. */

const MAX_TROUBLES = 3;

/** Sets a trouble for the next request of a kind. */
export const troubling = (at: RequestKind, happening: Happening): AnyCommand =>
  command({
    name: 'trouble',
    text: `trouble(${at}, ${nameOf(happening)})`,
    can: (_books, { troubles }) => troubles < MAX_TROUBLES,
    act: (fixture) => Promise.resolve(fixture.api.spoil(at, happening)),
    isElsewhere: true,
  });

type Habit = 'cancel later' | 'refund later' | 'refund bounces' | (typeof REJECTIONS)[number];

/** Changes how the gateway handles cancellations, deposit refunds or the next confirmation. */
export const changing = (habit: Habit | 'usual'): AnyCommand =>
  command({
    name: 'habit',
    text: `habit(${habit})`,
    can: () => true,
    act: (fixture) => Promise.resolve(change(fixture, habit)),
    isElsewhere: true,
  });

function change({ api: { book } }: Fixture, habit: Habit | 'usual') {
  if (habit === 'usual') book.reset();
  else if (habit === 'cancel later') book.cancelStatus = 'IN_PROGRESS';
  else if (habit === 'refund later') book.refundStatus = 'PENDING';
  else if (habit === 'refund bounces') book.refundStatus = 'FAILED';
  else book.rejection = habit;
}

/** The gateway executes requests that have already timed out. */
export const workingLate = (): AnyCommand =>
  command({
    name: 'late work',
    text: 'lateWork',
    can: (_books, { lateWork }) => lateWork > 0,
    act(fixture) {
      fixture.api.doLateWork();
      fixture.onFault('carried out late');
      return Promise.resolve();
    },
    model: nothing,
  });

const refusals = (codes: readonly (typeof CANCEL_REFUSALS)[number][] | readonly (typeof CONFIRM_REFUSALS)[number][]) =>
  codes.map((refusal): Happening => ({ refusal }));
const faults = FAULTS.map((fault): Happening => ({ fault }));

/** Possible troubles per kind of request. */
export const HAPPENINGS: Record<RequestKind, readonly Happening[]> = {
  opening: TROUBLES,
  confirming: [...TROUBLES, ...refusals(CONFIRM_REFUSALS), ...faults],
  cancelling: [...TROUBLES, ...refusals(CANCEL_REFUSALS), ...faults],
  asking: TROUBLES.filter((trouble) => !['late', 'silentAfter', 'faultAfter', 'storedFault'].includes(trouble)),
  listing: ['down', 'lost', 'silent', 'fault', 'tooMany', 'html'],
};
export const HABITS: readonly Habit[] = [
  'cancel later',
  'cancel later',
  'refund later',
  'refund later',
  'refund bounces',
  'refund bounces',
  ...REJECTIONS,
];

/** Selects a trouble for a kind of request. */
export const happeningOf = (at: RequestKind, lot: number): Happening =>
  HAPPENINGS[at][lot % HAPPENINGS[at].length] ?? 'fault';

/** Weighted by the number of possible troubles, so that each occurs. */
const REQUESTS: readonly RequestKind[] = [
  'confirming',
  'confirming',
  'confirming',
  'cancelling',
  'cancelling',
  'cancelling',
  'cancelling',
  'asking',
  'opening',
  'opening',
  'listing',
];

export const troubleCommands: fc.WeightedArbitrary<AnyCommand>[] = [
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...REQUESTS), fc.nat({ max: 999 }))
      .map(([at, lot]) => troubling(at, happeningOf(at, lot))),
  },
  { weight: 4, arbitrary: fc.constantFrom(...HABITS, 'usual' as const, 'usual' as const).map(changing) },
  { weight: 4, arbitrary: fc.constant(null).map(workingLate) },
];
