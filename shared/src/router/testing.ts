/** What tests need of react-router-dom beyond the facade; never in a browser. */
export { createMemoryRouter, matchRoutes, MemoryRouter } from 'react-router-dom';
