import { expect, type Page } from '@playwright/test';
import { findCourse } from '../course.ts';
import { answer } from '../frame.ts';
import {
  agree,
  askForCode,
  chooseIndustry,
  enterCode,
  fillDetails,
  goOn,
  join,
  shownCode,
} from '../journeys/membership/steps.ts';
import { newMember, newPerson, signIn } from '../member.ts';
import { test } from '../silent.ts';

// Output of a screen reader on the way to a seat, in order, taken from the browser's accessibility tree. Anything
// between the given lines is ignored.

const main = (page: Page) => page.getByRole('main');

/** Expects an announcement: an alert at once, a status when the reader pauses. */
const announced = (page: Page, role: 'alert' | 'status', text: string | RegExp) =>
  expect(main(page).getByRole(role).filter({ hasText: text })).toBeVisible();

test('joining is read out step by step, with each mistake by its name', async ({ page }) => {
  const person = newPerson();
  await page.goto('/sign/up/step1');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - navigation "현재 위치"
      - heading "회원가입 - 약관 동의와 본인확인" [level=1]
      - list "회원가입 단계":
        - listitem: 1단계 약관 동의·본인확인
        - listitem: 2단계 업종 선택
        - listitem: 3단계 정보 입력
      - region "약관 동의":
        - heading "약관 동의" [level=2]
        - checkbox "필수 항목에 모두 동의합니다."
        - checkbox "이용약관에 동의합니다. (필수)"
        - button "이용약관 보기"
        - checkbox "개인정보 수집·이용에 동의합니다. (필수)"
        - button "개인정보처리방침 보기"
        - checkbox "마케팅 정보 수신에 동의합니다. (선택)"
        - button "마케팅 정보 수신 동의 보기"
      - region "본인확인":
        - heading "본인확인" [level=2]
        - radiogroup "본인확인 방법":
          - radio /^문자 인증/ [checked]
          - radio /^신용카드/
          - radio /^휴대폰 본인확인/
          - radio /^아이핀/
        - textbox "이름"
        - textbox "휴대폰 번호"
        - button "인증번호 발송"
      - button "다음"
  `);
  await goOn(page);
  await expect(page.getByRole('alert', { name: '입력 내용 확인' })).toMatchAriaSnapshot(`
    - alert "입력 내용 확인":
      - paragraph: 입력한 내용을 확인해주세요. (3건)
      - list:
        - listitem:
          - link "이용약관에 동의해주세요."
        - listitem:
          - link "개인정보 수집·이용에 동의해주세요."
        - listitem:
          - link /휴대폰인증을 해주세요/
  `);
  await agree(page);
  await askForCode(page, person);
  await enterCode(page, await shownCode(page));
  await announced(page, 'status', '본인확인을 마쳤습니다');
  await goOn(page);
  await page.waitForURL('**/sign/up/select-industry');
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "회원가입 - 업종 선택" [level=1]
      - list "회원가입 단계":
        - listitem: 1단계 약관 동의·본인확인 완료
        - listitem: 2단계 업종 선택
        - listitem: 3단계 정보 입력
      - radiogroup "업종":
        - radio /^일반음식점/
        - radio /^집단급식소/
        - radio /^위탁급식영업/
      - link "이전"
      - button "다음"
  `);
  await chooseIndustry(page, '일반음식점');
  await join(page);
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "회원가입 - 정보 입력" [level=1]
      - alert "입력 내용 확인":
        - paragraph: 입력한 내용을 확인해주세요. (7건)
        - list:
          - listitem:
            - link "아이디를 입력해주세요."
          - listitem:
            - link "비밀번호를 입력해주세요."
          - listitem:
            - link /^비밀번호 확인/
          - listitem:
            - link "생년월일을 입력해주세요."
          - listitem:
            - link "이메일을 입력해주세요."
          - listitem:
            - link "우편번호를 입력해주세요."
          - listitem:
            - link "주소를 입력해주세요."
      - textbox "아이디 (필수)" [invalid]
      - button "중복 확인"
      - textbox "비밀번호 (필수)" [invalid]
      - textbox "비밀번호 확인 (필수)" [invalid]
      - checkbox "입력한 글자 보기"
      - textbox "이름": ${person.name}
      - group "생년월일 (필수)":
        - combobox "년" [invalid]
        - combobox "월"
        - combobox "일"
      - textbox "휴대폰 번호"
      - textbox "이메일 (필수)" [invalid]
      - textbox "우편번호 (필수)" [invalid]
      - button "우편번호 검색"
      - textbox "주소 (필수)" [invalid]
      - textbox "상세 주소 (선택)"
      - group "업소 (선택)":
        - button "업소 검색"
      - link "이전"
      - button "가입하기"
  `);
  await expect(page.getByLabel('아이디 (필수)', { exact: true })).toHaveAccessibleDescription(/아이디를 입력해주세요/);
  await fillDetails(page, person);
  await join(page);
  await expect(page.getByRole('alertdialog')).toMatchAriaSnapshot(`
    - alertdialog "알림":
      - heading "알림" [level=2]
      - paragraph: ${person.name} 님, 회원가입이 완료되었습니다.
      - button "확인"
  `);
});

test('applying, paying and cancelling are read out with the amount, the deadline and what cannot be undone', async ({
  page,
  request,
}) => {
  await signIn(page, (await newMember(request)).userId);
  const course = await findCourse(request, ({ price, seatsLeft }) => price > 0 && seatsLeft > 2);
  const price = `${course.price.toLocaleString('ko-KR')}원`;
  await page.goto(`/manager/edu/apply/write?educationNo=${course.educationNo}`);
  await expect(page.getByLabel('우편번호')).not.toHaveValue('');
  await main(page).getByRole('button', { name: '신청하기' }).click();
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "교육 신청서 작성" [level=1]
      - list "신청 단계":
        - listitem: 1단계 과정 선택 완료
        - listitem: 2단계 신청서 작성
        - listitem: 3단계 결제
        - listitem: 4단계 완료
      - region "신청하실 교육":
        - term: 교육명
        - definition: ${course.title}
        - term: 교육비
        - definition: ${price}
      - alert "입력 내용 확인":
        - list:
          - listitem:
            - link "환불 기준에 동의해주세요."
          - listitem:
            - link "개인정보 수집·이용에 동의해주세요."
      - region "신청자 정보":
        - term: 이름
        - definition
        - term: 생년월일
        - definition
        - textbox "우편번호 (필수)"
        - textbox "주소 (필수)"
        - textbox "상세 주소 (선택)"
      - region "편의 제공":
        - radiogroup "편의 제공이 필요하신가요?":
          - radio "필요하지 않습니다" [checked]
          - radio /^필요합니다/
        - textbox "요청 사항 (선택)"
      - region "환불 기준":
        - table "환불 기간과 환불 비율"
      - region "개인정보 수집·이용"
      - region "동의":
        - checkbox "위 환불 기준을 확인했으며 이에 동의합니다. (필수)" [invalid]
        - checkbox "교육 신청을 위한 위의 개인정보 수집·이용에 동의합니다. (필수)" [invalid]
      - link "이전"
      - button "신청하기"
  `);
  await page.getByLabel(/환불 기준을 확인했으며/).check();
  await page.getByLabel(/개인정보 수집·이용에 동의/).check();
  await main(page).getByRole('button', { name: '신청하기' }).click();
  const confirmation = page.getByRole('dialog', { name: '교육 신청 내용 확인' });
  await expect(confirmation).toMatchAriaSnapshot(`
    - dialog "교육 신청 내용 확인":
      - heading "교육 신청 내용 확인" [level=2]
      - term: 교육명
      - definition: ${course.title}
      - term: 교육비
      - definition:
        - strong: ${price}
      - paragraph: 신청한 뒤에는 내용을 바꿀 수 없습니다.
      - button "취소"
      - button "확인"
  `);
  await confirmation.getByRole('button', { name: '확인' }).click();
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "교육 결제" [level=1]
      - list "신청 단계":
        - listitem: 1단계 과정 선택 완료
        - listitem: 2단계 신청서 작성 완료
        - listitem: 3단계 결제
        - listitem: 4단계 완료
      - paragraph: /까지 결제해주세요\\.$/
      - region "결제할 내용":
        - term: 결제 금액
        - definition:
          - strong: ${price}
      - radiogroup "결제 수단":
        - radio /^신용카드/ [checked]
        - radio /^휴대폰/
        - radio /^가상계좌/
      - link "지금은 결제하지 않기"
      - button "결제하기"
  `);
  await main(page).getByRole('link', { name: '지금은 결제하지 않기' }).click();
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "교육 신청 상세" [level=1]
      - paragraph: /까지 결제해주세요\\.$/
      - link "결제하기"
      - button "신청 취소"
      - region "신청 정보":
        - term: 상태
        - definition: 결제대기
      - region "신청자 정보"
      - region "환불 기준"
  `);
  await main(page).getByRole('button', { name: '신청 취소' }).click();
  await expect(page.getByRole('alertdialog')).toMatchAriaSnapshot(`
    - alertdialog "확인해주세요":
      - heading "확인해주세요" [level=2]
      - paragraph: /취소하시겠습니까\\?$/
      - button "아니오"
      - button "예, 취소합니다"
  `);
  await answer(page, '취소하시겠습니까?', '예, 취소합니다');
  await answer(page, '접수되었습니다.', '확인');
  await expect(main(page).getByText('취소완료').first()).toBeVisible();
});
