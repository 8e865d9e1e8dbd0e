import { parse } from 'acorn';
import { STAY_READABLE_SCRIPT } from '@portal/platform/rendering/stayReadableScript';
import { UNLAYER_SCRIPT } from '@portal/platform/rendering/unlayerScript';

test.each([STAY_READABLE_SCRIPT, UNLAYER_SCRIPT])(
  'every supported and older browser can parse the message to older browsers',
  (script) => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  },
);
