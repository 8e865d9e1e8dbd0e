/** On a cold machine, creating the first database takes many seconds. */
const TEST_TIMEOUT_MS = 60_000;
jest.setTimeout(TEST_TIMEOUT_MS);
