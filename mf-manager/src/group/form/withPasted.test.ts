import { NO_PERSON } from './groupForm.ts';
import { withPasted } from './withPasted.ts';

const of = (name: string) => ({ name, userPhone: '01012345678' });

test('people fill blank rows from the pasted one on, and then rows after the last', () => {
  expect(withPasted([NO_PERSON, NO_PERSON, of('가')], 1, [of('나'), of('다')], 50)).toEqual({
    people: [NO_PERSON, of('나'), of('가'), of('다')],
    left: 0,
  });
});

test('typed text stays, even in the row pasted into', () => {
  expect(withPasted([of('가')], 0, [of('나')], 50).people).toEqual([of('가'), of('나')]);
});

test('the maximum is not exceeded, and the others are counted', () => {
  expect(withPasted([of('가'), NO_PERSON], 0, ['나', '다', '라', '마'].map(of), 3)).toEqual({
    people: [of('가'), of('나'), of('다')],
    left: 2,
  });
});
