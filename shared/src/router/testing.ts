/** What tests need of react-router-dom beyond the facade; never in a browser. */
export { createMemoryRouter, matchRoutes } from 'react-router-dom';
