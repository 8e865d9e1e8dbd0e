import { EMPLOYEE_IDLE_MINUTES, MEMBER_IDLE_MINUTES } from '@portal/shared/contract/user';
import { endSession, startSession } from '@portal/shared/session';
import { aMember } from '@portal/shared/testing';
import { watchUse } from './watchUse.ts';

const MINUTE_MS = 60_000;
const check = jest.fn(async () => null);
const renew = jest.fn(async () => true);
const warn = jest.fn(async () => undefined);
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  localStorage.clear();
  startSession({ token: 't', user: aMember() });
  stop = watchUse({ check, renew, warn });
});
afterEach(() => {
  stop();
  endSession();
  jest.useRealTimers();
});
const pass = (minutes: number) => jest.advanceTimersByTime(minutes * MINUTE_MS);
const press = () => document.dispatchEvent(new Event('pointerdown'));

test('typing on one page for hours prolongs the session, every ten minutes', () => {
  for (let minutes = 0; minutes < 3 * MEMBER_IDLE_MINUTES; minutes += 5) {
    pass(5);
    press();
  }
  expect(warn).not.toHaveBeenCalled();
  expect(check).toHaveBeenCalledTimes((3 * MEMBER_IDLE_MINUTES) / 10);
});

test('disuse is warned of once before the end, and a press then puts it off', () => {
  pass(MEMBER_IDLE_MINUTES - 15);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('작성하시던 내용은 남아 있습니다'));
  expect(check).not.toHaveBeenCalled();
  press();
  expect(check).toHaveBeenCalledTimes(1);
  pass(MEMBER_IDLE_MINUTES - 25);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the end itself is asked of the API, once, since a call counts as a use', () => {
  pass(3 * MEMBER_IDLE_MINUTES);
  expect(check).toHaveBeenCalledTimes(1);
});

test('use in another tab counts', () => {
  pass(MEMBER_IDLE_MINUTES - 30);
  localStorage.setItem('usedAt', String(Date.now()));
  pass(30);
  expect(warn).not.toHaveBeenCalled();
});

test('a guest is not warned', () => {
  endSession();
  pass(MEMBER_IDLE_MINUTES + 5);
  expect([...warn.mock.calls, ...check.mock.calls]).toEqual([]);
});

describe('an employee', () => {
  beforeEach(() => startSession({ token: 'e', user: aMember({ userRole: 'employee' }) }));

  test('who types for hours without a call has the token renewed before the session ends', () => {
    for (let minutes = 0; minutes < 3 * EMPLOYEE_IDLE_MINUTES; minutes += 5) {
      pass(5);
      press();
    }
    expect(warn).not.toHaveBeenCalled();
    expect(renew).toHaveBeenCalledTimes((3 * EMPLOYEE_IDLE_MINUTES) / 10);
  });

  test('is warned before the end, even if the last renewal was some time before the last use', () => {
    press();
    pass(9);
    press();
    pass(EMPLOYEE_IDLE_MINUTES - 19);
    expect(warn).toHaveBeenCalledTimes(1);
    press();
    expect(renew).toHaveBeenCalledTimes(1);
    pass(EMPLOYEE_IDLE_MINUTES + 5);
    expect(warn).toHaveBeenCalledTimes(2);
    // Asks whether it has ended, which renews nothing.
    expect(check).toHaveBeenCalledTimes(1);
    expect(renew).toHaveBeenCalledTimes(1);
  });
});
