import { expect, request as requests, test, type Page } from '@playwright/test';
import { association } from '@portal/shared/association';
import { originOf, SHELL } from '@portal/shared/federation/apps';
import { startPortoneServer } from '../../api/src/integrations/identity/portone/testing/portoneServer.ts';
import type { Portal } from '../../launcher/portal.ts';
import { findings } from '../accessibility/findings.ts';
import { overflowOf } from '../accessibility/overflowOf.ts';
import { storedToken, unfoldGroup } from '../frame.ts';
import { newMember, post, signIn } from '../member.ts';
import { SERVICE_PORTS } from '../ports.ts';
import { startOwnPortal } from './ownPortal.ts';
import { startServices } from './thirdPartyServices.ts';

test.describe.configure({ mode: 'serial' });

// Another name of the same machine is another origin.
const SERVICES_ORIGIN = originOf(SHELL, SERVICE_PORTS).replace('localhost', '127.0.0.1');

let portal: Portal;
let service: Awaited<ReturnType<typeof startServices>>;
let portone: Awaited<ReturnType<typeof startPortoneServer>>;
let close: () => Promise<void>;

const IDENTITY_SECRET = 'secret-of-the-local-portone';
const STORE = 'store-of-the-portal';
const CHANNEL = 'channel-key-of-trials';

test.beforeAll(async () => {
  service = await startServices();
  portone = await startPortoneServer({ secret: IDENTITY_SECRET, store: STORE, channels: { [CHANNEL]: 'TEST' } });
  ({ portal, close } = await startOwnPortal({
    environment: {
      ...SERVICE_PORTS,
      POSTCODE_ORIGIN: SERVICES_ORIGIN,
      POSTCODE_SERVICE: service.postcodeScript,
      MAP_KEY: 'key-of-the-association',
      MAP_SERVICE: service.mapScript,
      IDENTITY: 'portone',
      IDENTITY_SECRET,
      IDENTITY_STORE: STORE,
      IDENTITY_CHANNEL: CHANNEL,
      IDENTITY_URL: portone.url,
      IDENTITY_SERVICE: service.identityScript,
    },
  }));
});
test.afterAll(async () => {
  await close();
  await portone.close();
  await service.close();
});

async function openSearch(page: Page) {
  const { userId } = await newMember(await requests.newContext({ baseURL: portal.url }));
  await signIn(page, userId, undefined, portal.url);
  await page.goto(`${portal.url}/sign/me/profile`);
  await unfoldGroup(page, '주소');
  await page.getByRole('button', { name: '우편번호 검색' }).click();
  return page.getByRole('dialog', { name: '우편번호 검색' });
}
const postCode = (page: Page) => page.getByLabel('우편번호 (필수)', { exact: true });

test('the service’s choice reaches the form, though its script runs on another origin', async ({ page }) => {
  service.behaviour = 'honest';
  const dialog = await openSearch(page);
  const frame = dialog.frameLocator('iframe');
  await frame.frameLocator('iframe').getByRole('button', { name: '서울특별시 중구 한빛로 27' }).click();
  await expect(dialog).toBeHidden();
  await expect(postCode(page)).toHaveValue('04595');
  await expect(page.getByLabel('주소 (필수)', { exact: true })).toHaveValue('서울특별시 중구 한빛로 27 (한빛외식회관)');
});

test('a hostile service gets nothing, leads nowhere and fills in nothing; the portal searches by itself', async ({
  page,
}) => {
  service.behaviour = 'hostile';
  const windows: string[] = [];
  page.on('popup', (popup) => windows.push(popup.url()));
  page.on('dialog', (dialog) => {
    windows.push(dialog.message());
    void dialog.dismiss();
  });
  const dialog = await openSearch(page);
  expect(await storedToken(page)).toBeTruthy();
  await expect.poll(() => service.loot).toHaveLength(1);
  expect<unknown>(service.loot[0]).toEqual({
    'token of the portal': 'refused',
    // The browser may deny a frame of another site its storage altogether.
    'token at this origin': expect.stringMatching(/^(null|refused)$/) as unknown,
    cookies: '',
    page: 'refused',
    window: 'null',
    alert: 'undefined',
    top: 'refused',
    parent: 'refused',
  });
  // After the timeout for the start of the service.
  await expect(dialog.getByRole('searchbox')).toBeVisible();
  expect(windows).toEqual([]);
  await expect(page).toHaveURL(/\/sign\/me\/profile#m$/);
  await page.goBack();
  await expect(postCode(page)).toHaveValue('04524');
});

test('if the service is down, the portal’s own search is used, and an address can be typed', async ({ page }) => {
  service.behaviour = 'down';
  const dialog = await openSearch(page);
  await expect(dialog.getByRole('searchbox')).toBeVisible();
  await dialog.getByRole('button', { name: '직접 입력하기' }).click();
  await dialog.getByLabel('우편번호').fill('63122');
  await dialog.getByLabel('주소').fill('제주특별자치도 제주시 문연로 6');
  await dialog.getByRole('button', { name: '이 주소 사용' }).click();
  await expect(dialog).toBeHidden();
  await expect(postCode(page)).toHaveValue('63122');
});

test('a map is rendered on the other origin on request, and links to services replace it', async ({ page }) => {
  service.behaviour = 'honest';
  const directions = `${portal.url}/about/road`;
  await page.goto(directions);
  const open = page.getByRole('button', { name: /지도 보기$/ });
  await expect(open).toBeVisible();
  expect(service.mapRequests).toEqual([]);
  await open.click();
  const dialog = page.getByRole('dialog', { name: '지도' });
  const map = dialog.frameLocator('iframe').getByRole('img', { name: '37.55, 127.01' });
  await expect(map).toBeVisible();
  // It has determined its size.
  await expect(map).not.toHaveText(/^0|× 0$/);
  expect(service.mapRequests).toEqual([{ key: 'key-of-the-association', referer: `${SERVICES_ORIGIN}/` }]);
  expect(service.addresses).toEqual([association.address.street]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  service.behaviour = 'down';
  await open.click();
  await expect(dialog.getByText(/지도를 불러오지 못했습니다/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: /카카오맵/ })).toBeVisible();
});

test('no page offers an identity check that the service lacks, and the API refuses it', async ({ page }) => {
  service.behaviour = 'honest';
  const start = page.getByRole('button', { name: '휴대폰 본인확인 시작' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${portal.url}/sign/up/step1`);
    await expect(page.getByRole('radio')).toHaveCount(2);
    await page.getByRole('radio', { name: /^휴대폰 본인확인/ }).check();
    await expect(page.getByRole('radio', { name: /^문자 인증/ })).toBeVisible();
    // A box half covered by the header would be too small for axe.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findings(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);

    await page.goto(`${portal.url}/sign/find/id`);
    await start.click();
    await page.waitForURL(`${SERVICES_ORIGIN}/identity.html**`);
    await expect(page.getByRole('button', { name: '본인확인 시작' })).toBeEnabled();
    expect(await findings(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  }
  const refused = await post(page.request, `${portal.url}/api/auth/identity/start`, {
    authType: 1,
    returnPath: '/main',
  });
  expect(refused).toMatchObject({ message: '이 본인확인 방법은 제공하지 않습니다. 다른 방법을 이용해주세요.' });
});

test('an identity check runs on the other origin, and the service’s response to the API decides', async ({ page }) => {
  service.behaviour = 'honest';
  service.identify = (request) => {
    portone.begin(request);
    portone.verify(request.identityVerificationId, {
      name: '한소라',
      birthDate: '1990-03-11',
      phoneNumber: '01066601111',
    });
  };
  const begin = async () => {
    await page.goto(`${portal.url}/sign/up/step1`);
    await page.getByRole('radio', { name: /^휴대폰 본인확인/ }).check();
    await page.getByRole('button', { name: '휴대폰 본인확인 시작' }).click();
    await page.waitForURL(`${SERVICES_ORIGIN}/identity.html**`);
  };
  await begin();
  await page.getByRole('button', { name: '본인확인 시작' }).click();
  await expect(page.getByText('본인확인을 마쳤습니다')).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/sign/up/step1`);
  await expect(page.getByText('한소라 님, 010-6660-1111')).toBeVisible();

  await page.getByRole('button', { name: '다시 본인확인하기' }).click();
  await begin();
  await page.getByRole('link', { name: '돌아가기' }).click();
  await expect(page.getByText('본인확인을 마치지 못했습니다')).toBeVisible();

  service.behaviour = 'down';
  await begin();
  await expect(page.getByText(/본인확인 화면을 불러오지 못했습니다/)).toBeVisible();
});
