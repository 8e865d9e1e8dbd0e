/** The first database of a cold machine takes seconds to make. */
const TEST_TIMEOUT_MS = 60_000;
jest.setTimeout(TEST_TIMEOUT_MS);
