import { aMember } from '../testing/index.ts';
import { endSession, startSession } from './index.ts';
import { OFFLINE_NOTES_KEY } from './offlineKey.ts';
import { noteDate, notePaper } from './offlineNotes.ts';

const date = { title: '2급 필기', day: '2026-12-20', when: '2026.12.20', place: '서울', applicationNo: '13' };
const notes = () => JSON.parse(localStorage.getItem(OFFLINE_NOTES_KEY) ?? 'null') as unknown;
const logIn = (userId: string) => startSession({ token: 't', user: aMember({ userId }) });

beforeEach(() => {
  endSession();
  logIn('hanbit01');
});

test('a renewed session keeps the notes; a logout and the login of another member delete them', () => {
  noteDate(date);
  logIn('hanbit01');
  expect(notes()).toEqual({ next: date, papers: [] });
  logIn('hanbit02');
  expect(notes()).toBeNull();
  noteDate(date);
  endSession();
  expect(notes()).toBeNull();
});

test('the newest five papers are listed, each once', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) notePaper(name);
  expect(notes()).toEqual({ next: null, papers: ['b', 'f', 'e', 'd', 'c'] });
});

test.each(['{', '"text"', '{"papers":{}}'])('unreadable notes are replaced: %s', (stored) => {
  localStorage.setItem(OFFLINE_NOTES_KEY, stored);
  notePaper('a');
  expect(notes()).toEqual({ next: null, papers: ['a'] });
});
