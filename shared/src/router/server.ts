/** Further names of react-router-dom for the shell's server; never loaded by a browser. */
export { createMemoryRouter } from 'react-router-dom';
