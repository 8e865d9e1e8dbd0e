/** What tests need from react-router-dom in addition; never imported by pages. */
export { createMemoryRouter, matchRoutes, MemoryRouter } from 'react-router-dom';
