import { AT_REST, motionOf, moved } from './motion.ts';

const turnedOver = (count: number, ...sides: ('before' | 'after')[]) =>
  sides.reduce((motion, side) => moved(motion, { move: 'turn', side, count }), AT_REST);

test('the first slide follows the last one, and the other way round', () => {
  expect(turnedOver(3, 'after', 'after').shown).toBe(2);
  expect(turnedOver(3, 'after', 'after', 'after').shown).toBe(0);
  expect(turnedOver(3, 'before').shown).toBe(2);
});

test.each([
  ['after', 'before'],
  ['before', 'after'],
] as const)('of two slides the other one comes from %s, in either direction', (side, opposite) => {
  const motion = turnedOver(2, side);
  expect(motionOf(1, motion)).toEqual({ 'data-motion': 'enter', 'data-from': side, 'data-to': 'here' });
  expect(motionOf(0, motion)).toEqual({ 'data-motion': 'leave', 'data-from': 'here', 'data-to': opposite });
});

test('a slide that was dragged too little returns, and so does its neighbour', () => {
  const dragged = moved(AT_REST, { move: 'drag', side: 'before', count: 3 });
  expect(motionOf(2, dragged)).toEqual({ 'data-motion': 'drag', 'data-from': 'before' });
  const returned = moved(dragged, { move: 'return', side: 'before', count: 3 });
  expect(returned.shown).toBe(0);
  expect(motionOf(0, returned)).toEqual({ 'data-motion': 'enter', 'data-from': 'here', 'data-to': 'here' });
  expect(motionOf(2, returned)).toEqual({ 'data-motion': 'leave', 'data-from': 'before', 'data-to': 'before' });
});

test('a slide that is not moving, and any slide before the first motion, stays as it is', () => {
  expect(motionOf(0, AT_REST)).toEqual({});
  expect(motionOf(2, turnedOver(3, 'after'))).toEqual({});
});
