import { parse } from 'acorn';
import { STAY_READABLE_SCRIPT } from '../../shell/src/rendering/stayReadableScript.ts';
import { UNLAYER_SCRIPT } from '../../shell/src/rendering/unlayerScript.ts';

test.each([STAY_READABLE_SCRIPT, UNLAYER_SCRIPT])(
  'what is said to browsers below the supported ones, all of them read',
  (script) => {
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  },
);
