import { circles, circularEdges, reachable, targetsOf } from './importGraph.ts';

const edges = ['a>b', 'b>c', 'c>a', 'c>d', 'd>e', 'f>g', 'g>f'].map((pair) => {
  const [from = '', to = ''] = pair.split('>');
  return { from, to };
});

test('finds the cycles of a graph and their edges', () => {
  expect(circles(edges)).toEqual([
    ['a', 'b', 'c'],
    ['f', 'g'],
  ]);
  expect(circularEdges(edges).map(({ from, to }) => `${from}>${to}`)).toEqual(['a>b', 'b>c', 'c>a', 'f>g', 'g>f']);
});

test('follows the edges from a node', () => {
  expect([...reachable('c', targetsOf(edges))].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect([...reachable('e', targetsOf(edges))]).toEqual(['e']);
});
