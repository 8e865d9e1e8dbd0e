/** The first database of a cold machine takes seconds to make. */
const PATIENCE_MS = 60_000;
jest.setTimeout(PATIENCE_MS);
