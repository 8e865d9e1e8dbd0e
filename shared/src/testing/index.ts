export { FakeApi, listOfAll } from './fakeApi.ts';
export { aMember, closeAlert, renderInHost, type FakeHostOptions } from './fakeHost.tsx';
export { describeSection } from './sectionSuite.ts';
export { newNumber, newWord } from './newWord.ts';
