import * as v from 'valibot';
import { storedState } from './storedState.ts';

test('stored state is unavailable on the server, which leaves the page to browsers', () => {
  const progress = storedState('progress', v.object({ step: v.number() }), { step: 1 });
  expect(() => progress.read()).toThrow('the tab remembers the state');
});
