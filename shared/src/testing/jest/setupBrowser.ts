import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Pages are loaded lazily: on a busy machine the first one of a test file takes longer than the default second.
configure({ asyncUtilTimeout: 4000 });
