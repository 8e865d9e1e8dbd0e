/** Further names of react-router-dom for tests; never imported by pages. */
export { createMemoryRouter, matchRoutes, MemoryRouter } from 'react-router-dom';
