import { rememberBuiltIns } from './builtIns.ts';

// Checks for changes by a section's code to globals that all pages of its process share.

const at = Array.prototype.at;

test.each([
  ['Array.prototype.at', () => void (Array.prototype.at = () => 0), () => void (Array.prototype.at = at)],
  [
    'Object.prototype.mine',
    () => void Object.assign(Object.prototype, { mine: 1 }),
    () => Reflect.deleteProperty(Object.prototype, 'mine'),
  ],
  [
    'globalThis.keptOfAVisitor',
    () => void Object.assign(globalThis, { keptOfAVisitor: 'alice' }),
    () => Reflect.deleteProperty(globalThis, 'keptOfAVisitor'),
  ],
  [
    'a set’s iterator.mine',
    () => void Object.assign(Reflect.getPrototypeOf(new Set().values()) as object, { mine: 1 }),
    () => Reflect.deleteProperty(Reflect.getPrototypeOf(new Set().values()) as object, 'mine'),
  ],
])('%s that is replaced or added is reported', (name, change, undo) => {
  const changed = rememberBuiltIns();
  expect(changed()).toEqual([]);
  change();
  const found = changed();
  undo();
  expect(found).toEqual([name]);
  expect(changed()).toEqual([]);
});

test('a changed shared module is reported', () => {
  const react = { use: () => 1 };
  const changed = rememberBuiltIns({ react });
  react.use = () => 2;
  expect(changed()).toEqual(['react.use']);
});
