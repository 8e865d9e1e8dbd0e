import * as v from 'valibot';
import { storedState } from './storedState.ts';

test('what the tab remembers is not known on the server, where the page is left to browsers', () => {
  const progress = storedState('progress', v.object({ step: v.number() }), { step: 1 });
  expect(() => progress.read()).toThrow('the tab remembers the state');
});
