import { endSession, startSession } from '@portal/shared/session';
import { aMember } from '@portal/shared/testing';
import { aSection } from '../testing/sampleSection.ts';
import { isGuarded, refusalOf } from './refusal.ts';

const sections = [aSection()];

beforeEach(() => endSession());

test('a guarded page also guards the pages below it, but none next to it', () => {
  expect(isGuarded('/space/board', sections)).toBe(true);
  expect(isGuarded('/space/board/view', sections)).toBe(true);
  expect(isGuarded('/space/boards', sections)).toBe(false);
  expect(isGuarded('/news/notice', sections)).toBe(false);
});

test('a guest is denied a members’ page, and a member is not', () => {
  expect(refusalOf('/space/board', sections)).toBe('로그인시 접근가능합니다.');
  startSession({ token: 't', user: aMember() });
  expect(refusalOf('/space/board', sections)).toBeNull();
});
