import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { newMember, PASSWORD, post, type Person } from './member.ts';

/** Twelve different names, which identify people in the sent messages. */
const NAMES = '강하나 강두리 강세찬 강네온 강다솔 강여름 강일곱 강여덟 강아홉 강열매 강하람 강두나'.split(' ');
/** Messages are sent in batches, one job after another. */
const MESSAGES_TIMEOUT_MS = 90_000;

/** Adds members for an employer's group. */
export async function joinPeople(request: APIRequestContext): Promise<Person[]> {
  const people: Person[] = [];
  for (const name of NAMES) people.push(await newMember(request, name));
  return people;
}

/** Pastes rows copied from a spreadsheet into the form's first row. */
export const pastePeople = (page: Page, people: readonly Person[]): Promise<void> =>
  page.getByLabel(/^1번 이름/).evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      // Firefox constructs no ClipboardEvent with data.
      const event = new Event('paste', { bubbles: true, cancelable: true });
      field.dispatchEvent(Object.defineProperty(event, 'clipboardData', { value: clipboardData }));
    },
    people.map(({ name, userPhone }) => `${name}\t${userPhone}`).join('\r\n'),
  );

/** Paths of the newest links by name, once each person has one. */
export async function linksOf(request: APIRequestContext, people: readonly Person[]): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  await expect(async () => {
    const page = await (await request.get('/api/message/sandbox')).text();
    for (const { name } of people) {
      // The newest message comes first.
      const path = new RegExp(`${name} 님을[^<]*?(/manager/group/accept\\?code=[\\w%-]+)`).exec(page)?.[1];
      expect(path, name).toBeDefined();
      links.set(name, path ?? '');
    }
  }).toPass({ timeout: MESSAGES_TIMEOUT_MS });
  return links;
}

/** Accepts a seat by its link through the API. */
export async function acceptSeat(request: APIRequestContext, { userId }: Person, link = ''): Promise<void> {
  const login = await post(request, '/api/user/login', { userId, userPw: PASSWORD, applicationId: 'site' });
  expect(login.code, login.message).toBe(1);
  const code = new URL(link, 'http://portal').searchParams.get('code');
  const accepted = await post(
    request,
    '/api/home/manager/postIntGroupAccept',
    { code, agreeSharing: true },
    login.token,
  );
  expect(accepted.code, accepted.message).toBe(1);
  await post(request, '/api/user/logout', {}, login.token);
}
