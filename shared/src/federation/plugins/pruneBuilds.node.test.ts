import { outdatedFiles } from './pruneBuilds.ts';

const builds = [['d.4.js', 'shared.js'], ['d.3.js'], ['d.2.js'], ['d.1.js', 'shared.js']];

test('the files of the last three builds stay, older ones go unless a newer build has them too', () => {
  expect(outdatedFiles(builds, ['d.4.js', 'd.3.js', 'd.2.js', 'd.1.js', 'shared.js'])).toEqual(['d.1.js']);
});

test('a file that no build wrote is not touched', () => {
  expect(outdatedFiles(builds, ['robots.txt', 'alone'])).toEqual([]);
});
