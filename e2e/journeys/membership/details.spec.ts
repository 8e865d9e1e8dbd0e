import { expect } from '@playwright/test';
import { newMember, newPerson, PASSWORD } from '../../member.ts';
import { test } from '../../silent.ts';
import { todayOf } from '../../today.ts';
import { chooseBirth, expectWrong, fillDetails, join, joinAsMember, reachDetails } from './steps.ts';

const SEQUENCE = '영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.';
const SAME = '동일 문자를 3자 이상 연속으로 입력할 수 없습니다.';

test('every field has its own message for a missing and for a wrong value', async ({ page }) => {
  const person = newPerson();
  await reachDetails(page, person);
  const field = (label: string) => page.getByLabel(`${label} (필수)`, { exact: true });

  await test.step('what is missing, at the fields and summed up on top', async () => {
    await join(page);
    const missing = {
      아이디: '아이디를 입력해주세요.',
      비밀번호: '비밀번호를 입력해주세요.',
      '비밀번호 확인': '비밀번호를 한 번 더 입력해주세요.',
      이메일: '이메일을 입력해주세요.',
      우편번호: '우편번호를 입력해주세요.',
      주소: '주소를 입력해주세요.',
    };
    const summary = page.getByRole('alert', { name: '입력 내용 확인' });
    await expect(summary).toBeFocused();
    for (const [label, message] of Object.entries(missing)) {
      await expectWrong(field(label), message);
      await expect(summary.getByRole('link', { name: message })).toBeVisible();
    }
    await expect(page.getByRole('group', { name: '생년월일' })).toHaveAccessibleDescription(
      /생년월일을 입력해주세요\./,
    );
    await summary.getByRole('link', { name: '이메일을 입력해주세요.' }).click();
    await expect(field('이메일')).toBeFocused();
  });

  const wrong: Record<string, Record<string, string>> = {
    아이디: {
      'hanbit 01': '아이디에는 공백을 사용할 수 없습니다.',
      한빛외식업협회: '아이디는 영문과 숫자만 사용할 수 있습니다.',
      '1hanbit': '아이디는 숫자로 시작할 수 없습니다.',
      cooks1s: '아이디는 영문 s로 끝날 수 없습니다.',
      hanbi: '아이디는 6자 이상 15자 이하로 입력해주세요.',
      habc71: SEQUENCE,
      h987bit: SEQUENCE,
      haaabit: SAME,
    },
    비밀번호: {
      'Port al!26': '비밀번호에는 공백을 사용할 수 없습니다.',
      'Po!26': '비밀번호는 6자 이상 50자 이하로 입력해주세요.',
      Portal2026: '비밀번호에는 영문, 숫자, 특수문자가 모두 들어가야 합니다.',
      'Portal!!': '비밀번호에는 영문, 숫자, 특수문자가 모두 들어가야 합니다.',
      '2026!!90': '비밀번호에는 영문, 숫자, 특수문자가 모두 들어가야 합니다.',
      'Portal!123': SEQUENCE,
      'Portal!cba7': SEQUENCE,
      'Portal!!!7': SAME,
    },
    '비밀번호 확인': { 'Portal!2027': '비밀번호가 서로 다릅니다.' },
    이메일: { hanbit: '이메일 주소를 정확히 입력해주세요.' },
    우편번호: { '0452': '우편번호는 숫자 5자리로 입력해주세요.' },
    주소: { '  ': '주소를 입력해주세요.' },
  };
  await fillDetails(page, person);
  for (const [label, texts] of Object.entries(wrong)) {
    await test.step(label, async () => {
      for (const [text, message] of Object.entries(texts)) {
        await field(label).fill(text);
        await expectWrong(field(label), message);
      }
    });
    await fillDetails(page, person);
  }
  await page.getByRole('button', { name: '중복 확인' }).click();
  await expect(page.getByText('사용할 수 있는 아이디입니다.')).toBeVisible();
});

test('an applicant under fourteen is rejected at the birth date', async ({ page, request, console }) => {
  // The API checks the age.
  console.provokes(/status of 400 .*\/api\/user\/join\)/);
  const person = newPerson();
  await reachDetails(page, person);
  await fillDetails(page, person);
  await chooseBirth(page, String(Number((await todayOf(request)).slice(0, 4)) - 10), '01', '01');
  await join(page);
  await expect(page.getByRole('group', { name: '생년월일' })).toHaveAccessibleDescription(
    /만 14세 이상만 가입할 수 있습니다\./,
  );
  await expect(page.getByLabel('비밀번호 (필수)', { exact: true }), 'nothing typed is lost').toHaveValue(PASSWORD);
});

test('a taken id is rejected by the check and by joining', async ({ page, request }) => {
  const taken = await newMember(request);
  const person = newPerson();
  await reachDetails(page, person);
  await fillDetails(page, { ...person, userId: taken.userId.toUpperCase() });
  const userId = page.getByLabel('아이디 (필수)', { exact: true });
  await page.getByRole('button', { name: '중복 확인' }).click();
  await expectWrong(userId, '이미 사용 중인 아이디입니다.');
  await join(page);
  await expectWrong(userId, '이미 사용 중인 아이디입니다.');
  await userId.fill(person.userId);
  await joinAsMember(page, person.name);
});

test('the licence search starts on Enter, loads page by page and says when nothing is found', async ({ page }) => {
  const person = newPerson();
  await reachDetails(page, person);
  await page.getByRole('button', { name: '업소 검색' }).click();
  const search = page.getByRole('dialog', { name: '업소 검색' });
  await expect(page).toHaveURL(/#m$/);
  const name = search.getByLabel('업소명');
  await name.press('Enter');
  await expectWrong(name, '업소명이나 대표자명 가운데 하나는 입력해주세요.');

  await name.fill('없는업소이름');
  await name.press('Enter');
  await expect(search.getByText('데이터가 없습니다.')).toBeVisible();

  await name.fill('한빛');
  await name.press('Enter');
  const results = search.getByRole('listitem').getByRole('button');
  await expect(results).toHaveCount(10);
  await expect(results.first()).toContainText('한빛');
  await expect(results.filter({ hasText: '일반음식점' }), 'only of the chosen trade').toHaveCount(10);
  const firstOfAll = await results.first().innerText();
  await search.getByRole('navigation', { name: '페이지' }).getByRole('button', { name: '2 쪽', exact: true }).click();
  await expect(results.first()).not.toHaveText(firstOfAll);
  await expect(search.getByRole('button', { name: '2 쪽', exact: true })).toHaveAttribute('aria-current', 'page');

  await search.getByLabel('지역').selectOption({ label: '부산광역시' });
  await name.press('Enter');
  await expect(results.first()).toContainText('부산광역시');
  const chosen = (await results.first().innerText()).split('\n')[0] ?? '';
  await results.first().click();
  await expect(search).toBeHidden();
  await expect(page).not.toHaveURL(/#m$/);
  const business = page.getByRole('group', { name: '업소 (선택)' });
  await expect(business).toContainText(chosen);
  await page.reload();
  await expect(business, 'kept over a reload').toContainText(chosen);
  await business.getByRole('button', { name: '선택 취소' }).click();
  await expect(business).not.toContainText(chosen);
});

test('the address comes from the portal’s own search or is typed by hand', async ({ page }) => {
  // The postcode service belongs to a third party; if the browser cannot reach it, the portal's own search replaces it.
  await page.route(/daumcdn|kakao/, (route) => route.abort());
  await reachDetails(page, newPerson());
  const postCode = page.getByLabel('우편번호 (필수)', { exact: true });
  const address = page.getByLabel('주소 (필수)', { exact: true });

  await page.getByRole('button', { name: '우편번호 검색' }).click();
  const search = page.getByRole('dialog', { name: '우편번호 검색' });
  await search.getByRole('searchbox').fill('가');
  await search.getByRole('searchbox').press('Enter');
  await expect(search.getByText('두 글자 이상 입력해주세요.')).toBeVisible();
  await search.getByRole('searchbox').fill('없는길이름');
  await search.getByRole('searchbox').press('Enter');
  await expect(search.getByText('검색 결과가 없습니다.')).toBeVisible();
  await search.getByRole('searchbox').fill('한빛로');
  await search.getByRole('searchbox').press('Enter');
  await search.getByRole('button', { name: /한빛외식회관/ }).click();
  await expect(search).toBeHidden();
  await expect(postCode).toHaveValue('04595');
  await expect(address).toHaveValue('서울특별시 중구 한빛로 27 (신당동, 한빛외식회관)');
  await expect(page.getByLabel('상세 주소 (선택)')).toBeFocused();

  await page.getByRole('button', { name: '우편번호 검색' }).click();
  await search.getByRole('button', { name: '직접 입력하기' }).click();
  await search.getByRole('button', { name: '이 주소 사용' }).click();
  await expectWrong(search.getByLabel('우편번호'), '우편번호를 입력해주세요.');
  await search.getByLabel('우편번호').fill('63122');
  await search.getByLabel('주소', { exact: true }).fill('제주특별자치도 제주시 문연로 6');
  await search.getByRole('button', { name: '이 주소 사용' }).click();
  await expect(search).toBeHidden();
  await expect(postCode).toHaveValue('63122');
  await expect(address).toHaveValue('제주특별자치도 제주시 문연로 6');
});
