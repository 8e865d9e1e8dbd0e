/** What the shell's server needs of react-router-dom in addition; no browser loads it. */
export { createMemoryRouter } from 'react-router-dom';
