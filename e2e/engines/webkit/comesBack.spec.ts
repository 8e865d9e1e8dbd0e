import { FaultProxy } from '../../faults/harness/FaultProxy.ts';
import { FAULTS, isItsFile, OTHER_PAGE, PAGE } from '../comesBack.ts';
import { test } from './test.ts';

const HAS_FAILED = "return document.querySelector('[data-cause]') !== null";
const IS_WELL = "return document.querySelector('[data-cause]') === null && document.querySelector('main h1') !== null";
const PRESS_LINK = `const link = document.querySelector('a[href="' + arguments[0] + '"]');
  link?.click();
  return link !== null`;

// WebKit never requests a file again after its preload has failed, unless the portal forces it.
for (const fault of FAULTS)
  for (const fromInside of [false, true])
    test(`${fault} of a section's files, met ${fromInside ? 'inside the portal' : 'from elsewhere'}, passes by 다시 시도`, async ({
      webKit,
      baseURL,
    }) => {
      const proxy = await FaultProxy.start(baseURL ?? '');
      if (fromInside) await webKit.goto(proxy.origin + OTHER_PAGE);
      proxy.break(fault, isItsFile);
      if (fromInside) await webKit.until('the link is there', PRESS_LINK, PAGE);
      else await webKit.open(proxy.origin + PAGE);
      await webKit.until('the failure is shown', HAS_FAILED);
      await proxy.heal();
      await webKit.pressAt("//main//button[contains(., '다시 시도')]");
      await webKit.until('the page comes', IS_WELL);
      await proxy.close();
    });
